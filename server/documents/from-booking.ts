import { allocateAmong } from '../../domain/allocation.ts'
import { addDays, type CalendarDay } from '../../domain/calendar-day.ts'
import { reducedLines } from '../../domain/credited-lines.ts'
import { paise } from '../../domain/money.ts'
import { type StateCode, stateCodeOf, stateOfGstin } from '../../domain/place-of-supply.ts'
import { type OfferRate, packagePart, rateOf } from '../../domain/price.ts'
import { itemOf } from '../cart/entries.ts'
import { subjectSnapshot } from '../catalogue/subject-snapshot.ts'
import type { Env } from '../env.ts'
import type { BookingRow } from '../ledger/store.ts'
import type { Bilingual } from '../../domain/language.ts'
import type { BilingualLines, DatedPooja, InvoiceLine, Place, Supplier } from './document-data.ts'

/** The settings that documents need. */
export type DocumentEnv = Pick<
  Env,
  | 'brand'
  | 'LEGAL_NAME'
  | 'LEGAL_ADDRESS'
  | 'GSTIN'
  | 'SAC'
  | 'PLACE_OF_SUPPLY'
  | 'EXEMPT_UNDER'
  | 'CARE_PHONE'
  | 'CARE_EMAIL'
  | 'PUBLIC_URL'
  | 'MEETING_PLACE'
  | 'MEETING_PLACE_HINDI'
  | 'MEETING_HOUR'
>

type Named = { name: string; nameHindi: string; city: string; cityHindi: string; state: string; stateHindi: string }

const nameOf = ({ name, nameHindi }: Named): Bilingual => ({ en: name, hi: nameHindi })
const placeOf = ({ city, cityHindi, state, stateHindi }: Named): Place => ({
  city: { en: city, hi: cityHindi },
  state: { en: state, hi: stateHindi },
})

/** The current texts of a package in the catalogue. */
export type PackageTexts = {
  itinerary: string[]
  itinerary_hindi: string[]
  facility: string[]
  facility_hindi: string[]
}

export type Journey = {
  package: { name: Bilingual; place: Place } | null
  firstDay: CalendarDay
  lastDay: CalendarDay
  itinerary: BilingualLines
  facilities: BilingualLines
  poojas: (DatedPooja & { id: string })[]
}

const none: BilingualLines = { en: [], hi: [] }

/** The content of a booking by days. The itinerary of a package has one entry for each day. */
export function journeyOf(booking: BookingRow, texts: PackageTexts | undefined): Journey {
  const poojas = booking.poojas.map(({ date, pooja }) => ({
    id: pooja.id,
    name: nameOf(pooja),
    place: placeOf(pooja),
    day: date,
  }))
  const days = Math.max(1, texts?.itinerary.length ?? 1)
  const poojaDays = poojas.map(({ day }) => day).toSorted()
  return {
    package: booking.package && { name: nameOf(booking.package), place: placeOf(booking.package) },
    firstDay: booking.date_start,
    lastDay: texts ? addDays(booking.date_start, days - 1) : (poojaDays.at(-1) ?? booking.date_start),
    itinerary: texts ? { en: texts.itinerary, hi: texts.itinerary_hindi } : none,
    facilities: texts ? { en: texts.facility, hi: texts.facility_hindi } : none,
    poojas,
  }
}

/** Documents of a supplier without a GSTIN state no tax, and so no state. */
const UNKNOWN_STATE: StateCode = '07'

export const careContact = (env: DocumentEnv) => ({ phone: env.CARE_PHONE, email: env.CARE_EMAIL })

/** The firm of the settings, and the state where it supplies a booking. */
export function partiesOf(booking: BookingRow, env: DocumentEnv): { supplier: Supplier; placeOfSupply: StateCode } {
  const stay = stateCodeOf(subjectSnapshot(booking).state)
  const state = stateOfGstin(env.GSTIN) ?? stay ?? UNKNOWN_STATE
  const supplier = {
    name: env.LEGAL_NAME,
    address: env.LEGAL_ADDRESS.split('|').map((line) => line.trim()),
    gstin: env.GSTIN,
    state,
    care: careContact(env),
    ...(env.brand && { brand: env.brand }),
  }
  // If no state in India is known, the supplier's state applies. A supplier without a registration always uses the stay.
  const rule = env.GSTIN ? env.PLACE_OF_SUPPLY : 'stay'
  return { supplier, placeOfSupply: (rule === 'buyer' ? booking.buyer?.state : stay) ?? state }
}

/** The invoice lines of a booking, with the rate of GST of the first taxed one, in percent. */
export type Sold = { percent: number; lines: readonly [InvoiceLine, ...InvoiceLine[]] }

/**
 * The invoice lines of a booking after allowances: the package with GST at its rate or that of the day of the quote, each pooja
 * without or at its rate. The GST of the booking is split by value and rate. `sac` is the service accounting code.
 */
export function soldOf(booking: BookingRow, sac: string): Sold {
  const site = booking.gst_percent
  const taxAt = (percent: number) => ({ percent, gst: paise(0) })
  const ownTax = (own: OfferRate | null | undefined) => (own && site > 0 ? taxAt(own) : null)
  const poojas = booking.poojas.map(({ date, pooja }): InvoiceLine => ({
    what: nameOf(pooja),
    firstDay: date,
    lastDay: date,
    value: pooja.cost,
    tax: ownTax(pooja.gstPercent),
    sac,
  }))
  const item = itemOf({ package: booking.package, headCount: booking.head_count, poojas: booking.poojas })
  const stay: InvoiceLine[] = booking.package
    ? [
        {
          what: nameOf(booking.package),
          firstDay: booking.date_start,
          lastDay: booking.last_day,
          value: packagePart(item),
          tax: taxAt(rateOf(booking.package.gstPercent, site)),
          sac,
        },
      ]
    : []
  const weightOf = ({ value, tax }: InvoiceLine) => paise(value * (tax?.percent ?? 0))
  const taxed = allocateAmong(booking.gst, [...stay, ...poojas], weightOf).map(([line, gst]) =>
    line.tax ? { ...line, tax: { ...line.tax, gst } } : line,
  )
  const [first, ...more] = reducedLines(taxed, booking.allowed)
  if (!first) throw new Error('a booking has neither a package nor a pooja')
  return { percent: taxed.find(({ tax }) => tax)?.tax?.percent ?? site, lines: [first, ...more] }
}
