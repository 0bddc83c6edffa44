import type { Db } from '../../db/connect.ts'
import type { PoojaSnapshot } from '../../db/tables.ts'
import { addDays, type CalendarDay } from '../../domain/calendar-day.ts'
import { type StateCode, stateCodeOf, stateOfGstin } from '../../domain/place-of-supply.ts'
import type { BookingRow } from '../ledger/bookings.ts'
import { itemOf } from '../cart/entries.ts'
import { packagePart } from '../../domain/price.ts'
import type { Env } from '../env.ts'
import type { Bilingual, BilingualLines, DatedPooja, InvoiceLine, Place, Recipient, Supplier } from './document-data.ts'

/** The settings that papers need. */
export type DocumentEnv = Pick<
  Env,
  'LEGAL_NAME' | 'LEGAL_ADDRESS' | 'GSTIN' | 'SAC' | 'CARE_PHONE' | 'CARE_EMAIL' | 'PUBLIC_URL'
>

type Named = { name: string; nameHindi: string; city: string; cityHindi: string; state: string; stateHindi: string }

const nameOf = ({ name, nameHindi }: Named): Bilingual => ({ en: name, hi: nameHindi })
const placeOf = ({ city, cityHindi, state, stateHindi }: Named): Place => ({
  city: { en: city, hi: cityHindi },
  state: { en: state, hi: stateHindi },
})

export type Journey = {
  package: { name: Bilingual; place: Place } | null
  firstDay: CalendarDay
  lastDay: CalendarDay
  itinerary: BilingualLines
  facilities: BilingualLines
  poojas: (DatedPooja & { id: string })[]
}

const none: BilingualLines = { en: [], hi: [] }

/** What a booking consists of, day by day. The days of a package are as many as its itinerary has. */
export async function readJourney(db: Db, booking: BookingRow): Promise<Journey> {
  const pack =
    booking.package &&
    (await db
      .selectFrom('packages')
      .select(['itinerary', 'itinerary_hindi', 'facility', 'facility_hindi'])
      .where('id', '=', booking.package.id)
      .executeTakeFirst())
  const poojas = booking.poojas.map(({ date, pooja }) => ({
    id: pooja.id,
    name: nameOf(pooja),
    place: placeOf(pooja),
    day: date,
  }))
  const days = Math.max(1, pack?.itinerary.length ?? 1)
  const ofPoojas = poojas.map(({ day }) => day).toSorted()
  return {
    package: booking.package && { name: nameOf(booking.package), place: placeOf(booking.package) },
    firstDay: booking.date_start,
    lastDay: pack ? addDays(booking.date_start, days - 1) : (ofPoojas.at(-1) ?? booking.date_start),
    itinerary: pack ? { en: pack.itinerary, hi: pack.itinerary_hindi } : none,
    facilities: pack ? { en: pack.facility, hi: pack.facility_hindi } : none,
    poojas,
  }
}

export const supplierOf = (env: DocumentEnv): Supplier => ({
  name: env.LEGAL_NAME,
  address: env.LEGAL_ADDRESS.split('|').map((line) => line.trim()),
  gstin: env.GSTIN,
  state: stateOfGstin(env.GSTIN)!,
  care: careContact(env),
})
export const careContact = (env: DocumentEnv) => ({ phone: env.CARE_PHONE, email: env.CARE_EMAIL })

/** Where the devotees stay, or where the pooja is done; a place outside India is supplied from the supplier's state. */
export const placeOfSupplyOf = (booking: BookingRow, supplier: Supplier): StateCode =>
  stateCodeOf((booking.package ?? booking.poojas[0]!.pooja).state) ?? supplier.state

/** Whoever deleted their account is named no longer. */
export async function readRecipient(db: Db, booking: BookingRow): Promise<Recipient> {
  const { name, phone, email } = await db
    .selectFrom('users')
    .select(['name', 'phone', 'email'])
    .where('id', '=', booking.user_id)
    .executeTakeFirstOrThrow()
  return { name, phone, email, address: null }
}

/** What a booking was sold as: the package with its GST, each pooja without. */
export function linesOf(booking: BookingRow, journey: Journey, percent: number, sac: string): InvoiceLine[] {
  const { firstDay, lastDay } = journey
  const pooja = ({ date, pooja: snapshot }: { date: CalendarDay; pooja: PoojaSnapshot }): InvoiceLine => ({
    what: nameOf(snapshot),
    firstDay: date,
    lastDay: date,
    value: snapshot.cost,
    tax: null,
    sac,
  })
  const item = itemOf({ package: booking.package, headCount: booking.head_count, poojas: booking.poojas })
  const ofPackage = booking.package && {
    what: nameOf(booking.package),
    firstDay,
    lastDay,
    value: packagePart(item),
    tax: { percent, gst: booking.gst },
    sac,
  }
  return [...(ofPackage ? [ofPackage] : []), ...booking.poojas.map(pooja)]
}

/** How often a booking has changed since it was made: its day, once, and that it was cancelled. */
export const changesOf = (booking: BookingRow): number => (booking.date_before ? 1 : 0) + (booking.cancelled_at ? 1 : 0)
