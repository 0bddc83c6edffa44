import { unwrap } from '../../../contract/client.ts'
import type { Event, Package } from '../../../contract/catalogue.ts'
import { api } from '../../api.ts'

type Named = Pick<Event, 'id' | 'name' | 'nameHindi' | 'city' | 'cityHindi'> & Pick<Package, 'gstPercent'>
/** What staff can book: a package with its price for more people, or a pooja. */
export type OfferToEnter = Named &
  ({ kind: 'PACKAGE'; price: number; additionalPerson: number } | { kind: 'POOJA'; price: number })

const MOST = '100'

const isOnSale = ({ status = 'PUBLISHED' }: Pick<Package, 'status'>): boolean => status === 'PUBLISHED'

const named = ({ id, name, nameHindi, city, cityHindi, gstPercent }: Named): Named => ({
  id,
  name,
  nameHindi,
  city,
  cityHindi,
  gstPercent,
})

/** All offers that are on sale: by city, packages first. */
export async function readOffers(): Promise<OfferToEnter[]> {
  const { data: cities } = await unwrap(api.cities.$get())
  const ofCities = await Promise.all(
    cities.filter(isOnSale).map(async ({ slug: cityName }) => {
      const ofCity = { param: { cityName }, query: { limit: MOST } }
      const [packages, poojas] = await Promise.all([
        unwrap(api.packages.city[':cityName'].$get(ofCity)),
        unwrap(api.events.city[':cityName'].$get(ofCity)),
      ])
      return [
        ...packages.data.filter(isOnSale).map(({ price, additionalPerson, ...pack }) => {
          return { kind: 'PACKAGE' as const, ...named(pack), price, additionalPerson }
        }),
        ...poojas.data.filter(isOnSale).map(({ cost, ...pooja }) => {
          return { kind: 'POOJA' as const, ...named(pooja), price: cost }
        }),
      ]
    }),
  )
  return ofCities.flat()
}

/** The price, places and state of an offer on a day, or null where they cannot be read. */
export async function readDay({ kind, id }: Pick<OfferToEnter, 'kind' | 'id'>, date: string) {
  const asked = { param: { id }, query: { from: date, to: date } }
  const { data } = await unwrap(
    kind === 'PACKAGE' ? api.packages[':id'].days.$get(asked) : api.events.id[':id'].days.$get(asked),
  )
  return data[0] ?? null
}
export type DayOfOffer = NonNullable<Awaited<ReturnType<typeof readDay>>>
