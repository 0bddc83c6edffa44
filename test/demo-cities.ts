import { demoCities } from '../db/seed/seed.ts'
import { type DrawnCity, drawnCities } from '../domain/city.ts'

/** The names of the cities of the demo content, by their slugs. */
export const cities = Object.fromEntries(
  drawnCities.map((slug) => [slug, { en: demoCities[slug].city, hi: demoCities[slug].cityHindi }]),
) as Record<DrawnCity, { en: string; hi: string }>
