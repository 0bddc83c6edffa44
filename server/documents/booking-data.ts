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
  /** The phone number with spaces, as it is printed. */
  phone: string
  /** Color, model and number plate, by which the devotee finds it at a station: `White Dzire, UP 65 AB 0108`. */
  vehicle: string
}

/** The data of the voucher of one verified booking. */
export type VoucherData = {
  /** A JPEG for the arch; without it, the arch has a drawing. */
  cover?: Uint8Array | null
  /** The booking code. */
  reference: string
  /** The day on which the voucher is made, and the state of the booking on that day. */
  day: CalendarDay
  status: BookingStatus
  /** The person who booked. */
  devotee: { name: string; phone: string }
  /** Who travels, if it is not the person who booked. */
  travellers: Travellers | null
  /** Null if only poojas were booked. */
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
  /** The meeting, what is not included, and what else the devotee should know. */
  known: BookedFacts
  /** The names for the sankalp; null until the devotee gives them. */
  sankalp: Sankalp | null
  /** Null until staff enter a driver; until then the voucher says by which day the devotee will know. */
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
  /** `id` is the id of the pooja. */
  poojas: readonly (DatedPooja & { id: string })[]
  known: BookedFacts
  status: BookingStatus
  /** How many times the booking has changed: a calendar keeps the version with the highest number. */
  changes: number
  /** The instant of the last change. */
  changedAt: Date
  care: Care
  /** The address of the booking's page for the devotee. */
  url: string
}
