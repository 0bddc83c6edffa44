import { createHash } from 'node:crypto'
import type { NewChoice } from '../../contract/desk/booking-acts.ts'
import type { DatedPooja } from '../../db/tables.ts'
import type { Tx } from '../../db/transaction.ts'
import { addDays, type CalendarDay, dayOf, daysBetween, isBookable, lastDayOf } from '../../domain/calendar-day.ts'
import type { Bilingual, Language } from '../../domain/language.ts'
import { type Paise, paise } from '../../domain/money.ts'
import { itemPrice, totalsOf } from '../../domain/price.ts'
import { m } from '../../messages/compiled/messages.js'
import { itemOf, packageToAdd, poojaToAdd } from '../cart/entries.ts'
import { snapshotPackage, snapshotPooja } from '../catalogue/response.ts'
import { AppError, found } from '../http/app-error.ts'
import type { BookingRow } from '../ledger/store.ts'
import type { Moment } from '../moment.ts'
import { refuseDay } from '../panchang/refuse-day.ts'
import { takePlaces } from '../places/take.ts'

type Booked = Pick<BookingRow, 'date_start' | 'head_count' | 'package' | 'poojas'>
/** The new content of a booking, with its price and GST in paise. `isOther` says whether anything besides the day differs. */
export type Chosen = Booked & { price: Paise; gst: Paise; isOther: boolean }

/**
 * Staff's new choice for a booking, after its places are taken. An item that stays keeps its agreed price and its place. On another day it
 * costs as much more or less as the season does. A new item has the price of the day, and must be offered on it.
 * @throws AppError NOT_FOUND, DATE_OUT_OF_RANGE, OUT_OF_SEASON, ECLIPSE_DAY, DAY_CLOSED, DAY_FULL
 */
export async function chooseAgain(tx: Tx, booking: BookingRow, choice: NewChoice, moment: Moment): Promise<Chosen> {
  const before = booking.date_start
  const first = choice.date === undefined ? before : dayOf(choice.date)
  const shift = daysBetween(before, first)
  const moved = (day: CalendarDay) => addDays(day, shift)
  const yesterday = addDays(moment.today, -1)
  if (shift !== 0 && !isBookable(first, yesterday)) throw new AppError('DATE_OUT_OF_RANGE', { field: 'date' })
  const isKept = booking.package?.id === choice.packageId
  const pack = isKept ? null : await newPackage(tx, choice.packageId, first)
  const poojas = choice.events.map(({ eventId, date }) => ({ id: eventId, date: dayOf(date) }))
  const known = poojas.flatMap(
    ({ id, date }) => booking.poojas.find((one) => one.pooja.id === id && one.date === date) ?? [],
  )
  const added = poojas.filter(({ id, date }) => !known.some((one) => one.pooja.id === id && one.date === date))
  for (const { date } of added)
    if (date < before || !isBookable(moved(date), yesterday) || (choice.packageId === '' && date !== before))
      throw new AppError('DATE_OUT_OF_RANGE', { field: 'events' })
  const fresh = await Promise.all(added.map(({ id, date }) => newPooja(tx, { id, date: moved(date) })))
  const kept = await Promise.all(
    known.map(async ({ date, pooja }) => {
      const priceOn = async (day: CalendarDay) => (await poojaToAdd(tx, pooja.id, day).executeTakeFirst())?.cost
      const cost = await inSeason(pooja.cost, priceOn, date, moved(date))
      return { date: moved(date), pooja: { ...pooja, cost } }
    }),
  )
  const agreed = isKept && booking.package
  const priceOn = async (day: CalendarDay) =>
    (await packageToAdd(tx, choice.packageId, day).executeTakeFirst())?.price ?? undefined
  const same = agreed && { ...agreed, price: await inSeason(agreed.price, priceOn, before, first) }
  const snapshot = pack && snapshotPackage(pack)
  const next = {
    date_start: first,
    head_count: choice.headCount,
    package: isKept ? same || null : snapshot,
    poojas: [...kept, ...fresh],
  }
  // If the day changes, every item needs a place.
  const taking = shift === 0 ? { package: snapshot, poojas: fresh, keeps: kept } : next
  const last = isKept ? moved(booking.last_day) : lastDayOf(first, pack?.days ?? 1)
  await refuseDay(tx, { package: taking.package, poojas: taking.poojas, first, last }, moment)
  await takePlaces(tx, [{ ...taking, id: booking.cart_entry_id, dateStart: first }], moment)
  const item = itemOf({ ...next, headCount: next.head_count })
  const { gst } = totalsOf([item], booking.gst_percent)
  const isWhole = isKept && kept.length === booking.poojas.length && next.head_count === booking.head_count
  const price = paise(itemPrice(item) + gst)
  const costsSame = itemPrice(itemOf({ ...booking, headCount: booking.head_count })) === itemPrice(item)
  return { ...next, gst, price, isOther: !isWhole || !costsSame || fresh.length > 0 }
}

type PriceOn = (day: CalendarDay) => Promise<Paise | undefined>

/** An agreed price on another day, in paise: what the season adds or takes; the same where the offer is not sold any more. */
async function inSeason(agreed: Paise, priceOn: PriceOn, before: CalendarDay, after: CalendarDay): Promise<Paise> {
  if (before === after) return agreed
  const [then, now] = [await priceOn(before), await priceOn(after)]
  return then === undefined || now === undefined ? agreed : paise(Math.max(0, agreed + now - then))
}

const newPackage = async (tx: Tx, id: string, day: CalendarDay) =>
  id === '' ? null : found(await packageToAdd(tx, id, day).executeTakeFirst())

const newPooja = async (tx: Tx, { id, date }: { id: string; date: CalendarDay }): Promise<DatedPooja> => ({
  date,
  pooja: snapshotPooja(found(await poojaToAdd(tx, id, date).executeTakeFirst())),
})

/** A hash of what staff saw of a booking. If it differs when they act, somebody has changed the booking. */
export const versionOf = ({ price, received, unverified, ...booked }: BookingRow): string =>
  createHash('sha256')
    .update(JSON.stringify([choiceOf(booked), price, received, unverified]))
    .digest('hex')
    .slice(0, 16)

const choiceOf = ({ date_start: day, head_count: people, package: pack, poojas }: Booked) => [
  day,
  people,
  pack?.id,
  poojas.map(({ date, pooja }) => `${pooja.id} ${date}`).toSorted(),
]

type Described = Omit<Booked, 'date_start'>

/** The booked items and the number of people, in one line. */
export const describeChoice = (booked: Described): Bilingual => ({ en: lineOf(booked, 'en'), hi: lineOf(booked, 'hi') })

const lineOf = ({ head_count: people, package: pack, poojas }: Described, locale: Language): string =>
  [
    ...[pack, ...poojas.map(({ pooja }) => pooja)].flatMap((one) =>
      one ? [locale === 'hi' ? one.nameHindi : one.name] : [],
    ),
    ...(people > 0 ? [m.common_people_label({ count: String(people) }, { locale })] : []),
  ].join(', ')
