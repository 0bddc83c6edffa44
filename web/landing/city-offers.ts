import { ALL, type Client, unwrap } from '../../contract/client.ts'
import type { City } from '../../contract/city.ts'
import type { PageContext } from '../../contract/page.ts'
import type { Scene } from '../../domain/city.ts'
import { nameIn } from '../language/in-language.ts'
import { apiOf } from '../page-context.ts'
import { citiesOf } from '../site-cities.ts'

/**
 * The offers of a city: the lowest price of a package in rupees, and the numbers of packages and poojas; empty if they cannot be
 * read.
 */
export type CityOffer = {
  city: string
  name: string
  about: string
  scene: Scene
  link: string | null
  from: number | null
  packages: number
  poojas: number
  /** Whether every package says how many steps there are. */
  knowsSteps: boolean
}

/** The cities in their order with their offers, in the language of the page; empty if they cannot be read. */
export async function readCityOffers(page: PageContext): Promise<CityOffer[]> {
  const { language } = page
  const client = apiOf(page)
  const cities = await citiesOf(page).catch(() => [])
  return Promise.all(
    cities.map(async (city) => ({
      city: city.slug,
      name: nameIn(language, city),
      about: language === 'hi' ? city.aboutHindi : city.about,
      scene: city.scene,
      link: city.link,
      ...(await readOffer(client, city)),
    })),
  )
}

/** The page is useful without these numbers. */
async function readOffer(
  client: Client,
  { slug }: City,
): Promise<Pick<CityOffer, 'from' | 'packages' | 'poojas' | 'knowsSteps'>> {
  const param = { cityName: slug }
  const lists = await Promise.all([
    unwrap(client.packages.city[':cityName'].$get({ param, query: ALL })),
    unwrap(client.events.city[':cityName'].$get({ param, query: ALL })),
  ]).catch(() => null)
  if (!lists) return { from: null, packages: 0, poojas: 0, knowsSteps: false }
  const [{ data: packages }, { data: poojas }] = lists
  const from = packages.length === 0 ? null : Math.min(...packages.map(({ price }) => price))
  const knowsSteps = packages.every(({ stops }) => stops.some(({ steps }) => steps !== null))
  return { from, packages: packages.length, poojas: poojas.length, knowsSteps }
}
