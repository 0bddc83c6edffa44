import { unwrap } from '../contract/client.ts'
import type { City } from '../contract/city.ts'
import type { PageContext } from '../contract/page.ts'
import { nameIn } from './language/in-language.ts'
import { apiOf } from './page-context.ts'
import type { SiteCity } from './root-data.ts'

const reads = new WeakMap<PageContext, Promise<City[]>>()

/** The published cities in their order, for a page on the server. The loaders of one page share one read. */
export function citiesOf(page: PageContext): Promise<City[]> {
  const reading = reads.get(page) ?? unwrap(apiOf(page).cities.$get()).then(({ data }) => data)
  reads.set(page, reading)
  return reading
}

/** The data about the cities for every page; empty if they cannot be read, because most pages are useful without them. */
export async function readSiteCities(page: PageContext): Promise<SiteCity[]> {
  const cities = await citiesOf(page).catch(() => [])
  return cities.map((city) => [city.slug, nameIn(page.language, city)])
}
