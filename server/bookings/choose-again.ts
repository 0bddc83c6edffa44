import { createHash } from 'node:crypto'
import type { NewChoice } from '../../contract/desk/booking-acts.ts'
import type { DatedPooja } from '../../db/tables.ts'
import type { Tx } from '../../db/transaction.ts'
import { addDays, type CalendarDay, dayOf, isBookable, lastDayOf } from '../../domain/calendar-day.ts'
import type { Bilingual, Language } from '../../domain/language.ts'
import { type Paise, paise } from '../../domain/money.ts'
import { gstOf, itemPrice, packagePart } from '../../domain/price.ts'
import { m } from '../../messages/compiled/messages.js'
import { itemOf, packageToAdd, poojaToAdd } from '../cart/entries.ts'
import { snapshotPackage, snapshotPooja } from '../catalogue/response.ts'
import { AppError, found } from '../http/app-error.ts'
import type { BookingRow } from '../ledger/store.ts'
import type { Moment } from '../moment.ts'
import { refuseDay } from '../panchang/refuse-day.ts'
import { takePlaces } from '../places/take.ts'

type Booked = Pick<BookingRow, 'head_count' | 'package' | 'poojas'>
/** What a booking will contain, with its price and GST in paise. */
export type Chosen = Booked & { price: Paise; gst: Paise }

/**
 * What staff chose for a booking in place of what it contains, after its places are taken. What it contained already keeps the price that
 * was agreed and its place; what is new has the price of the day, and must be offered on it.
 * @throws AppError NOT_FOUND, DATE_OUT_OF_RANGE, OUT_OF_SEASON, ECLIPSE_DAY, DAY_CLOSED, DAY_FULL
 */
export async function chooseAgain(tx: Tx, booking: BookingRow, choice: NewChoice, moment: Moment): Promise<Chosen> {
  const { date_start: first } = booking
  const isKept = booking.package?.id === choice.packageId
  const pack = isKept ? null : await newPackage(tx, choice.packageId, first)
  const poojas = choice.events.map(({ eventId, date }) => ({ id: eventId, date: dayOf(date) }))
  const known = poojas.map(({ id, date }) => booking.poojas.find((one) => one.pooja.id === id && one.date === date))
  const added = poojas.filter((_, at) => !known[at])
  for (const { date } of added)
    if (date < first || !isBookable(date, addDays(moment.today, -1)) || (choice.packageId === '' && date !== first))
      throw new AppError('DATE_OUT_OF_RANGE', { field: 'events' })
  const fresh = await Promise.all(added.map((one) => newPooja(tx, one)))
  const snapshot = pack && snapshotPackage(pack)
  const journey = { package: snapshot, poojas: fresh, first, last: lastDayOf(first, pack?.days ?? 1) }
  await refuseDay(tx, journey, moment)
  await takePlaces(tx, [{ id: booking.cart_entry_id, dateStart: first, package: snapshot, poojas: fresh }], moment)
  const next = {
    head_count: choice.headCount,
    package: isKept ? booking.package : snapshot,
    poojas: poojas.map(({ id, date }, at) => known[at] ?? freshOf(fresh, id, date)),
  }
  const item = itemOf({ ...next, headCount: next.head_count })
  const gst = gstOf(packagePart(item), booking.gst_percent)
  return { ...next, gst, price: paise(itemPrice(item) + gst) }
}

const newPackage = async (tx: Tx, id: string, day: CalendarDay) =>
  id === '' ? null : found(await packageToAdd(tx, id, day).executeTakeFirst())

const newPooja = async (tx: Tx, { id, date }: { id: string; date: CalendarDay }): Promise<DatedPooja> => ({
  date,
  pooja: snapshotPooja(found(await poojaToAdd(tx, id, date).executeTakeFirst())),
})

const freshOf = (fresh: readonly DatedPooja[], id: string, day: CalendarDay): DatedPooja =>
  found(fresh.find(({ pooja, date }) => pooja.id === id && date === day))

export const isSameChoice = (one: Booked, other: Booked): boolean => hashOf(one) === hashOf(other)

/** What staff saw of a booking: if it is another one when they act, somebody has changed it. */
export const versionOf = ({ date_start: day, price, received, unverified, ...booked }: BookingRow): string =>
  createHash('sha256')
    .update(JSON.stringify([hashOf(booked), day, price, received, unverified]))
    .digest('hex')
    .slice(0, 16)

const hashOf = ({ head_count: people, package: pack, poojas }: Booked): string =>
  JSON.stringify([people, pack?.id, poojas.map(({ date, pooja }) => `${pooja.id} ${date}`).toSorted()])

/** What is booked and for how many, in one line. */
export const describeChoice = (booked: Booked): Bilingual => ({ en: lineOf(booked, 'en'), hi: lineOf(booked, 'hi') })

const lineOf = ({ head_count: people, package: pack, poojas }: Booked, locale: Language): string =>
  [
    ...[pack, ...poojas.map(({ pooja }) => pooja)].flatMap((one) =>
      one ? [locale === 'hi' ? one.nameHindi : one.name] : [],
    ),
    ...(people > 0 ? [m.common_people_label({ count: String(people) }, { locale })] : []),
  ].join(', ')
