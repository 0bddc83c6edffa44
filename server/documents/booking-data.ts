import type { CalendarDay } from '../../domain/calendar-day.ts'
import type { Paise } from '../../domain/money.ts'
import type { Bilingual, BilingualLines, Care, DatedPooja, Place } from './document-data.ts'

/** The driver of a booking, once staff have named one. */
export type Driver = {
  name: string
  /** With spaces, as it is printed. */
  phone: string
  /** Kind, colour and number plate, so that it can be found at a station: `White Dzire, UP 65 AB 0108`. */
  vehicle: string
}

/** The data of a voucher: one booking whose payment is verified. */
export type VoucherData = {
  /** The booking code. */
  reference: string
  /** The day on which the voucher is made. */
  day: CalendarDay
  /** The person who booked. */
  devotee: { name: string; phone: string }
  /** Null when only poojas were booked. */
  package: { name: Bilingual; place: Place } | null
  /** The day of arrival and the last day, both included; without a package, the days of the first and the last pooja. */
  firstDay: CalendarDay
  lastDay: CalendarDay
  /** The number of people; 0 without a package, because it was not asked for. */
  people: number
  /** One text per day, in order; empty without a package. */
  itinerary: BilingualLines
  /** What is included, one item per line; empty without a package. */
  facilities: BilingualLines
  poojas: readonly DatedPooja[]
  /** Null until staff have named one: the voucher then gives the day by which the devotee is told. */
  driver: Driver | null
  /** The price with GST, and what was received of it. The balance is paid on arrival. */
  amountTotal: Paise
  amountPaid: Paise
  /** The cancellation policy, one rule per line; empty: the section is left out. */
  terms: BilingualLines
  care: Care
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
  /** `id` is the pooja's own. */
  poojas: readonly (DatedPooja & { id: string })[]
  cancelled: boolean
  /** Before its payment is verified a booking is tentative. */
  verified: boolean
  /** How often the booking has changed since it was made: a calendar keeps the event with the greater number. */
  changes: number
  /** The instant of the last change. */
  changedAt: Date
  care: Care
  /** The address of the booking's page for the devotee. */
  url: string
}
