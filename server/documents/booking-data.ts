import type { BookingStatus } from '../../domain/booking-status.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import type { PackageFacts } from '../../domain/itinerary.ts'
import type { Paise } from '../../domain/money.ts'
import type { Travellers } from '../../domain/travellers.ts'
import type { Sankalp } from '../../domain/sankalp.ts'
import type { BookedFacts } from './booked-facts.ts'
import type { CardMoney } from './journey-card.ts'
import type { Letterhead } from './letterhead.ts'
import type { Bilingual } from '../../domain/language.ts'
import type { BilingualLines, Care, DatedPooja, Place } from './document-data.ts'

/** The driver of a booking. */
type Driver = {
  name: string
  /** With spaces, as it is printed. */
  phone: string
  /** Color, model and number plate, by which the devotee finds it at a station: `White Dzire, UP 65 AB 0108`. */
  vehicle: string
}

/** The data of the voucher of one verified booking. */
export type VoucherData = {
  /** A JPEG for the arch; without one it has a drawing. */
  cover?: Uint8Array | null
  /** The booking code. */
  reference: string
  /** The day on which the voucher is made, and the state of the booking on it. */
  day: CalendarDay
  status: BookingStatus
  /** The person who booked. */
  devotee: { name: string; phone: string }
  /** Who travels, when it is somebody else. */
  travellers: Travellers | null
  /** Null when only poojas were booked. */
  package: { name: Bilingual; place: Place } | null
  /** The day of arrival and the last day; without a package, the days of the first and the last pooja. */
  firstDay: CalendarDay
  lastDay: CalendarDay
  /** The number of people; 0 without a package, because the devotee was not asked for it. */
  people: number
  /** The stops by day, the vehicle and the hotel of the package. */
  facts: PackageFacts
  /** One text per day, in order; shown for a package without stops. Empty without a package. */
  itinerary: BilingualLines
  /** What is included, one item per line; empty without a package. */
  facilities: BilingualLines
  poojas: readonly DatedPooja[]
  /** Where and when the devotee is met, what is not included and what is good to know. */
  known: BookedFacts
  /** For whom the pooja is performed; null until the devotee says it. */
  sankalp: Sankalp | null
  /** Null until staff enter one; then the voucher says by which day the devotee will be told. */
  driver: Driver | null
  /** The price with GST. */
  amountTotal: Paise
  money: CardMoney
  /** The cancellation policy, one rule per line. The section is left out if it is empty. */
  terms: BilingualLines
  care: Care
  letterhead?: Letterhead
  /** The content of the QR code: the address of the booking's page for staff. */
  url: string
}

/** The data of a calendar file: one booking. */
export type CalendarData = {
  /** The booking's id; the ids of its events are made from it. */
  id: string
  reference: string
  package: { name: Bilingual; place: Place } | null
  firstDay: CalendarDay
  lastDay: CalendarDay
  /** The stops of the package, by day. */
  stops: PackageFacts['stops']
  /** `id` is that of the pooja. */
  poojas: readonly (DatedPooja & { id: string })[]
  known: BookedFacts
  status: BookingStatus
  /** How many times the booking has changed: a calendar keeps the version with the greatest number. */
  changes: number
  /** The instant of the last change. */
  changedAt: Date
  care: Care
  /** The address of the booking's page for the devotee. */
  url: string
}
