import { type Client, unwrap } from '../../contract/client.ts'
import { cities, type CityName } from '../../domain/city.ts'

/** What a city offers: the lowest price of a package in rupees, and how many packages and poojas. */
export type CityOffer = { city: CityName; from: number | null; packages: number; poojas: number }

const query = { limit: '100' }

/** The offers of all cities; a city that cannot be read is left out, because the page is useful without it. */
export async function readCityOffers(client: Client): Promise<CityOffer[]> {
  const offers = (Object.keys(cities) as CityName[]).map(async (cityName): Promise<CityOffer[]> => {
    const param = { cityName }
    const lists = await Promise.all([
      unwrap(client.packages.city[':cityName'].$get({ param, query })),
      unwrap(client.events.city[':cityName'].$get({ param, query })),
    ]).catch(() => null)
    if (!lists) return []
    const [{ data: packages }, { data: poojas }] = lists
    const from = packages.length === 0 ? null : Math.min(...packages.map(({ price }) => price))
    return [{ city: cityName, from, packages: packages.length, poojas: poojas.length }]
  })
  return (await Promise.all(offers)).flat()
}
