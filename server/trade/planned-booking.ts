import type { OfferDays } from '../../db/place-tables.ts'
import type { PackageSnapshot, PoojaSnapshot } from '../../db/tables.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import type { Paise } from '../../domain/money.ts'
import type { OfferDay } from '../places/store.ts'
import type { FieldError } from './field-error.ts'
import type { BookingCells } from './read-booking.ts'

export type Known = { id: string; name: string; email: string; phone: string }

/** A booking in the form in which it will be written; amounts in paise, `price` with GST. */
export type NewBooking = Pick<
  BookingCells,
  'reference' | 'name' | 'email' | 'language' | 'headCount' | 'paid' | 'paidOn' | 'receipt' | 'note'
> & {
  line: number
  phone: string
  known: Known | null
  date: CalendarDay
  lastDay: CalendarDay
  price: Paise
  gst: Paise
  package: PackageSnapshot | null
  poojas: { date: CalendarDay; pooja: PoojaSnapshot }[]
}

export type PlannedBooking = {
  line: number
  act: 'ADD' | 'SAME' | 'WRONG'
  cells: BookingCells
  errors: FieldError[]
  warnings: string[]
  booking: NewBooking | null
}

export type Rules = ReadonlyMap<string, OfferDays>

export const daysOfRow = ({ offers, date: day }: BookingCells): OfferDay[] =>
  day ? offers.map(({ kind, row: { id } }) => ({ kind, id, day })) : []
