import type { PhoneBooking } from '../../contract/desk/phone-booking.ts'
import { newId } from '../../db/new-id.ts'
import type { Tx } from '../../db/transaction.ts'
import { addDays, type CalendarDay, dayOf, isBookable, lastDayOf } from '../../domain/calendar-day.ts'
import { type Paise, paise, paiseFromRupees } from '../../domain/money.ts'
import { packageToAdd, poojaToAdd } from '../cart/entries.ts'
import { snapshotPackage, snapshotPooja } from '../catalogue/response.ts'
import { AppError, found } from '../http/app-error.ts'
import type { Moment } from '../moment.ts'
import { refuseDay } from '../panchang/refuse-day.ts'
import type { Line } from '../payments/quote.ts'
import { takePlaces } from '../places/take.ts'

type Chosen = Pick<PhoneBooking, 'packageId' | 'headCount' | 'date' | 'events' | 'price'> & { isWhole?: boolean }

/**
 * What staff chose for a devotee, with the price of the day or the price that staff wrote, after its places are taken. `usual` is
 * the price that was replaced. Staff may choose today. `isWhole` means that the price is for all people together and replaces no
 * other price, and that its rate of GST is that of the terms.
 * @throws AppError NOT_FOUND, DATE_OUT_OF_RANGE, OUT_OF_SEASON, ECLIPSE_DAY, DAY_CLOSED, DAY_FULL
 */
export async function readChoice(
  tx: Tx,
  { packageId, headCount, date, events, price: rupees, isWhole = false }: Chosen,
  moment: Moment,
): Promise<{ line: Line; usual: Paise | null }> {
  const poojas = await readPoojas(tx, events)
  const pack = packageId === '' ? null : found(await packageToAdd(tx, packageId, dayOf(date)).executeTakeFirst())
  const dateStart = pack ? dayOf(date) : (poojas[0]?.date ?? dayOf(date))
  const days = poojas.map((pooja) => pooja.date)
  for (const day of [dateStart, ...days])
    if (day < dateStart || !isBookable(day, addDays(moment.today, -1))) throw new AppError('DATE_OUT_OF_RANGE')
  const dateEnd = [lastDayOf(dateStart, pack?.days ?? 1), ...days].reduce(later)
  const price = rupees === undefined ? null : paiseFromRupees(rupees)
  const usual = price === null || isWhole ? null : (pack?.price ?? poojas[0]?.pooja.cost ?? null)
  const line: Line = {
    id: newId(),
    headCount,
    dateStart,
    dateEnd,
    package: pack && {
      ...snapshotPackage(pack),
      ...(price !== null && { price }),
      ...(isWhole && { additionalPerson: paise(0), gstPercent: null }),
    },
    poojas: poojas.map(({ date: day, pooja }) => ({
      date: day,
      pooja: pack || price === null ? pooja : { ...pooja, cost: price },
    })),
    withdrawn: false,
    hasLimit: [pack, ...poojas].some((one) => one?.has_limit),
  }
  await refuseDay(tx, { ...line, first: dateStart, last: dateEnd }, moment)
  if (line.hasLimit) await takePlaces(tx, [line], moment)
  return { line, usual }
}

async function readPoojas(tx: Tx, events: PhoneBooking['events']) {
  const poojas = []
  for (const event of events) {
    const date = dayOf(event.date)
    const row = found(await poojaToAdd(tx, event.eventId, date).executeTakeFirst())
    poojas.push({ date, pooja: snapshotPooja(row), has_limit: row.has_limit })
  }
  return poojas
}

const later = (one: CalendarDay, other: CalendarDay): CalendarDay => (one > other ? one : other)
