import type { DayMark } from '../../contract/desk/sheets.ts'
import type { Db } from '../../db/connect.ts'
import { addDays, type CalendarDay, KOLKATA_OFFSET_MS, startOf } from '../../domain/calendar-day.ts'
import { MINUTE_MS } from '../../domain/durations.ts'
import { formatHour } from '../../domain/format.ts'
import type { Paise } from '../../domain/money.ts'
import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { stopTexts } from '../../messages/itinerary.ts'
import type { Stop } from '../../domain/itinerary.ts'
import type { Moment } from '../moment.ts'
import type { BookingRow } from '../ledger/store.ts'

/** The valid presses for bookings on a day, in the order of pressing. */
export async function readMarks(
  db: Db,
  bookingIds: readonly string[],
  day: CalendarDay,
): Promise<ReadonlyMap<string, DayMark[]>> {
  if (bookingIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('day_acts')
    .leftJoin('payments', 'payments.id', 'day_acts.payment_id')
    .leftJoin('documents', (join) =>
      join
        .onRef('documents.payment_id', '=', 'day_acts.payment_id')
        .on('documents.kind', '=', 'receipt')
        .on('documents.cancelled_at', 'is', null),
    )
    .select(['day_acts.id', 'day_acts.booking_id', 'person_id', 'item', 'pressed_at'])
    .select(['payments.amount_payable', 'documents.serial'])
    .where('day_acts.booking_id', 'in', [...bookingIds])
    .where('day', '=', day)
    .where('undone_at', 'is', null)
    // Excludes cash that staff have taken back at the desk.
    .where(({ eb, or }) => or([eb('day_acts.payment_id', 'is', null), eb('payments.state', '=', 'VERIFIED')]))
    .orderBy('pressed_at')
    .execute()
  const byBooking = Map.groupBy(rows, (row) => row.booking_id)
  return new Map([...byBooking].map(([id, ofBooking]) => [id, ofBooking.map(toMark)]))
}

type MarkRow = {
  id: string
  item: string
  person_id: string | null
  pressed_at: Date
  amount_payable: Paise | null
  serial: string | null
}

const toMark = (row: MarkRow): DayMark => ({
  id: row.id,
  item: row.item,
  at: row.pressed_at.toISOString(),
  amount: row.amount_payable ?? 0,
  serial: row.serial ?? '',
  by: row.person_id,
})

/** The valid mark of one stop, rite or cash; null if there is none. */
export const findMark = async (db: Db, bookingId: string, item: string, day: CalendarDay): Promise<DayMark | null> =>
  (await readMarks(db, [bookingId], day)).get(bookingId)?.find((mark) => mark.item === item) ?? null

/** A stop of a journey as its family sees it. `at` is the instant of the press, or null if the plan determines the stop. */
export type LiveStop = { index: number; at: string | null; text: string }

/**
 * The current stop: the last one that the driver pressed, unless a later one is due according to the plan. Null on other days, for
 * a journey that does not take place, and before the first hour.
 */
export async function liveStop(db: Db, booking: BookingRow, { at, today, language }: Moment): Promise<LiveStop | null> {
  const stops = booking.stops ?? []
  const ofDay = (stop: Stop) => addDays(booking.date_start, stop.day - 1) === today
  if (booking.cancelled_at || !booking.verified || !stops.some(ofDay)) return null
  const marks = (await readMarks(db, [booking.id], today)).get(booking.id) ?? []
  const pressedAt = (index: number) => marks.find(({ item }) => item === `stop:${index}`)?.at ?? null
  const isDue = ({ time }: Stop) => time !== null && startOf(today) + minutesOf(time) * MINUTE_MS <= at.getTime()
  const index = stops.findLastIndex((stop, one) => ofDay(stop) && (pressedAt(one) !== null || isDue(stop)))
  const stop = stops[index]
  return stop ? { index, at: pressedAt(index), text: textOf(stop, pressedAt(index), language) } : null
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function textOf(stop: Stop, pressedAt: string | null, locale: Language): string {
  const { place } = stopTexts(stop, locale)
  if (pressedAt === null) return m.shared_live_plan({ place }, { locale })
  const hour = formatHour(new Date(Date.parse(pressedAt) + KOLKATA_OFFSET_MS).toISOString().slice(11, 16), locale)
  return m.shared_live_reached({ place, hour }, { locale })
}
