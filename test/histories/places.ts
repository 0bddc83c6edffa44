import { endHolds } from '../../server/bookings/end-holds.ts'
import { isOfferKind } from '../../domain/places.ts'
import { offerFreePlaces } from '../../server/waiting/offer.ts'
import { call, post, type Sender } from '../calls.ts'
import type { World } from '../world.ts'
import type { Act } from './acts.ts'

type Offer = { id: string }
type Chosen = { packages: readonly [Offer, Offer]; pooja: Offer; act: Act; now: Date }

/** One of three days that devotees choose. */
const dayOf = ({ act: { which }, now }: Chosen): number => now.getTime() + (5 + (which % 3) * 8) * 86_400_000

/** A devotee puts a package, and sometimes a pooja, into the cart. Returns the devotee. */
export async function addWishes(who: Sender, chosen: Chosen): Promise<Sender> {
  const { packages, pooja, act } = chosen
  const date = dayOf(chosen)
  const travel = { packageId: packages[act.which % 2 === 0 ? 0 : 1].id, headCount: 2 + (act.which % 3), date }
  await post(who, '/cart/add', { ...travel, events: [] })
  const events = [{ eventId: pooja.id, date }]
  if (act.flag) await post(who, '/cart/add', { packageId: '', headCount: 0, date, events })
  return who
}

export async function quoteCart(who: Sender): Promise<void> {
  const { data } = await call<Offer[]>(who, 'GET', '/cart')
  const cartIds = data?.map(({ id }) => id) ?? []
  if (cartIds.length > 0) await post(who, '/payments/initiate', { cartIds, vehicle: 'CAR' })
}

/** Staff set few places for an offer, or few vehicles or priests of the city, on one of the days that devotees choose, close it, open it, or set its price. */
export async function setPlaces(admin: Sender, city: Offer, chosen: Chosen): Promise<void> {
  const { packages, pooja, act } = chosen
  const date = dayOf(chosen)
  const { which, flag, factor } = act
  const offer =
    which % 3 === 2 ? (['POOJA', pooja] as const) : (['PACKAGE', packages[which % 3 === 0 ? 0 : 1]] as const)
  const [kind, { id }] =
    which % 11 < 8 ? offer : ([offer[0] === 'POOJA' ? 'CITY_PRIESTS' : 'CITY_VEHICLES', city] as const)
  await call(admin, 'PUT', '/admin/places', {
    subject: { kind, id },
    from: date,
    to: date,
    places: which % 7 === 6 ? null : which % 4,
    ...(which % 5 === 0 && { closed: flag, ...(flag && { reason: 'A visit', reasonHindi: 'दौरा' }) }),
    ...(factor !== null && isOfferKind(kind) && { price: 700 + (which % 2) * 0.5 }),
  })
}

/** The effects of time on places: holds end, and waiting people are told of free places. */
export async function keepPlaces({ db, clock }: World): Promise<void> {
  await endHolds(db, clock.now())
  await offerFreePlaces(db, clock.now())
}

/** A devotee waits for one of these days, or with a booking that got no place. */
export async function joinWaiting(who: Sender, chosen: Chosen, booking?: Offer): Promise<void> {
  const { packages, pooja, act } = chosen
  if (act.which % 4 === 3 && booking) return void (await post(who, '/waiting', { bookingId: booking.id }))
  const kind = act.flag ? 'POOJA' : 'PACKAGE'
  const { id } = act.flag ? pooja : packages[act.which % 2 === 0 ? 0 : 1]
  const headCount = act.flag ? 0 : 2 + (act.which % 3)
  await post(who, '/waiting', { subject: { kind, id }, date: dayOf(chosen), headCount })
}

export async function leaveWaiting(who: Sender, { which }: Act): Promise<void> {
  const { data } = await call<Offer[]>(who, 'GET', '/waiting')
  const one = data?.[which % Math.max(1, data.length)]
  if (one) await call(who, 'DELETE', `/waiting/${one.id}`)
}
