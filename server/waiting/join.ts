import type { Joining, OwnWaiting } from '../../contract/waiting.ts'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { dayOf, isBookable, lastDayOf } from '../../domain/calendar-day.ts'
import { formatDay } from '../../domain/format.ts'
import type { OfferKind } from '../../domain/places.ts'
import { lockUser } from '../account/store.ts'
import { endQuotesStatement } from '../cart/change-cart.ts'
import { packageToAdd, poojaToAdd } from '../cart/entries.ts'
import { snapshotPackage, snapshotPooja } from '../catalogue/response.ts'
import { AppError, found } from '../http/app-error.ts'
import { lockBooking } from '../ledger/store.ts'
import type { Moment } from '../moment.ts'
import { refuseDay } from '../panchang/refuse-day.ts'
import { countLeft, limitsOf, lockRules, type OfferDay } from '../places/store.ts'
import { readOwn } from './store.ts'

/** The number of days for which one devotee may wait; each may hold a place. */
const MOST_WAITING = 10

type Actor = { id: string }
type Wish = Exclude<Joining, { bookingId: string }>
type Joined = { id: string; isNew: boolean }

/**
 * Puts a devotee on the waiting list of a full day. If they already wait for it, nothing changes (`isNew` is false).
 * @throws AppError NOT_FOUND, DATE_OUT_OF_RANGE, OUT_OF_SEASON, ECLIPSE_DAY, DAY_CLOSED, DAY_NOT_FULL, WAITING_FULL, CANCELLED
 */
export async function joinWaiting(
  db: Db,
  actor: Actor,
  joining: Joining,
  moment: Moment,
): Promise<{ waiting: OwnWaiting; isNew: boolean }> {
  const { id, isNew } = await inTransaction(db, async (tx) => {
    await lockUser(tx, actor.id)
    return 'bookingId' in joining
      ? joinWithBooking(tx, actor, joining.bookingId, moment)
      : joinWithWish(tx, actor, joining, moment)
  })
  const waiting = (await readOwn(db, actor, moment.at)).find((one) => one.id === id)
  return { waiting: found(waiting), isNew }
}

async function joinWithWish(
  tx: Tx,
  actor: Actor,
  { subject: { kind, id }, date, headCount }: Wish,
  moment: Moment,
): Promise<Joined> {
  const { at, today, language } = moment
  const day = dayOf(date)
  if (!isBookable(day, today)) throw new AppError('DATE_OUT_OF_RANGE', { field: 'date' })
  await refuseDay(tx, await readJourney(tx, { kind, id, day }), moment)
  // From here on, people who join for this day wait for each other, so that their numbers are in order.
  const rules = await lockRules(tx, [{ kind, id, day }])
  const own = await waitingOf(tx, actor).execute()
  const before = own.find((one) => one.subject_id === id && one.day === day && one.booking_id === null)
  if (before) return { id: before.id, isNew: false }
  const dayWords = formatDay(day, language)
  const rule = rules.find(({ reason }) => reason !== null)
  if (rule) {
    const reason = (language === 'hi' ? rule.reason_hindi : rule.reason) ?? ''
    throw new AppError('DAY_CLOSED', { words: { date: dayWords, reason } })
  }
  const left = await countLeft(tx, limitsOf(rules), { at })
  if (![...left.values()].includes(0)) throw new AppError('DAY_NOT_FULL', { words: { date: dayWords } })
  if (own.length >= MOST_WAITING) throw new AppError('WAITING_FULL', { words: { most: String(MOST_WAITING) } })
  return insertWaiting(tx, actor, { kind, id, day }, { headCount, cartEntryId: newId(), at })
}

/** The journey or pooja of a day as a booking. @throws AppError NOT_FOUND */
async function readJourney(tx: Tx, { kind, id, day }: OfferDay) {
  if (kind === 'PACKAGE') {
    const pack = found(await packageToAdd(tx, id, day).executeTakeFirst())
    return { package: snapshotPackage(pack), poojas: [], first: day, last: lastDayOf(day, pack.days) }
  }
  const pooja = snapshotPooja(found(await poojaToAdd(tx, id, day).executeTakeFirst()))
  return { package: null, poojas: [{ date: day, pooja }], first: day, last: day }
}

/** The booking keeps its money, and will get a place on its own day. */
async function joinWithBooking(tx: Tx, actor: Actor, bookingId: string, moment: Moment): Promise<Joined> {
  const { at, today, language } = moment
  const booking = await lockBooking(tx, bookingId, actor.id)
  if (booking.cancelled_at) throw new AppError('CANCELLED')
  const day = booking.date_start
  if (day <= today) throw new AppError('DATE_OUT_OF_RANGE')
  if (!booking.no_place) throw new AppError('DAY_NOT_FULL', { words: { date: formatDay(day, language) } })
  const [first] = booking.poojas
  const subject = booking.package
    ? { kind: 'PACKAGE' as const, id: booking.package.id, day }
    : { kind: 'POOJA' as const, id: found(first).pooja.id, day: found(first).date }
  await lockRules(tx, [subject])
  const own = await waitingOf(tx, actor).where('booking_id', '=', bookingId).executeTakeFirst()
  if (own) return { id: own.id, isNew: false }
  const { head_count: headCount, cart_entry_id: cartEntryId } = booking
  return insertWaiting(tx, actor, subject, { headCount, cartEntryId, bookingId, at })
}

const waitingOf = (tx: Tx, actor: Actor) =>
  tx.selectFrom('waiting_list').selectAll().where('user_id', '=', actor.id).where('state', 'in', ['WAITING', 'OFFERED'])

type Place = { headCount: number; cartEntryId: string; bookingId?: string; at: Date }

type Waited = OfferDay & { kind: OfferKind }

async function insertWaiting(tx: Tx, actor: Actor, { kind, id: subjectId, day }: Waited, place: Place) {
  const id = newId()
  await tx
    .insertInto('waiting_list')
    .values({
      id,
      user_id: actor.id,
      subject_kind: kind,
      subject_id: subjectId,
      day,
      head_count: place.headCount,
      cart_entry_id: place.cartEntryId,
      booking_id: place.bookingId ?? null,
      joined_at: place.at,
    })
    .execute()
  return { id, isNew: true }
}

/**
 * Removes a devotee from the list. A place that is held for them becomes free again, and its cart entry and quotes end. @throws
 * AppError NOT_FOUND
 */
export async function leaveWaiting(
  db: Db,
  actor: Actor,
  id: string,
  { at }: Pick<Moment, 'at'>,
): Promise<OwnWaiting[]> {
  await inTransaction(db, async (tx) => {
    await lockUser(tx, actor.id)
    const row = found(await waitingOf(tx, actor).where('id', '=', id).forUpdate().executeTakeFirst())
    await tx.updateTable('waiting_list').set({ state: 'LEFT', ended_at: at }).where('id', '=', id).execute()
    if (row.state !== 'OFFERED') return
    await tx.deleteFrom('cart_entries').where('id', '=', row.cart_entry_id).execute()
    await endQuotesStatement(tx, [row.cart_entry_id], at).execute()
  })
  return readOwn(db, actor, at)
}
