/** The cities that have a drawing, by the names of their files in public/art. */
export const drawnCities = ['prayagraj', 'varanasi', 'chitrakoot', 'ayodhya', 'sarnath'] as const
export type DrawnCity = (typeof drawnCities)[number]

/** The drawings that a city can have; `plain` shows no particular place. */
export const scenes = [...drawnCities, 'plain'] as const
export type Scene = (typeof scenes)[number]

export const isDrawnCity = (name: string): name is DrawnCity => (drawnCities as readonly string[]).includes(name)

const LONGEST_SLUG = 60

/** The part of addresses that names a city, made from its English name; empty if that name has no Latin letter or digit. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replaceAll(/^-+|-+$/g, '')

/** The scene of a city that is known only by its name, as in a booking. */
export const sceneNamed = (name: string): Scene => {
  const slug = slugOf(name)
  return isDrawnCity(slug) ? slug : 'plain'
}

/** The package on the wire for a cart entry or booking with poojas only (specification, section 3). */
export const noPackage = {
  name: 'No package selected!',
  nameHindi: 'कोई पैकेज नहीं चुना गया',
  city: 'NA',
  cityHindi: 'NA',
  state: 'NA',
  stateHindi: 'NA',
} as const
