import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import { placesAlone } from '../../db/places-lock.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { type CalendarDay, dayOf } from '../../domain/calendar-day.ts'
import { heldUntil } from '../../domain/places.ts'
import { packageToAdd, poojaToAdd } from '../cart/entries.ts'
import { queueEmailTo } from '../email/outbox.ts'
import { getBooking } from '../ledger/bookings.ts'
import { hashToken } from '../http/require-role.ts'
import { aboutBooking } from '../payments/booking-emails.ts'
import { type OfferDay, rulesOf } from '../places/store.ts'
import { toPlaceTaker } from '../places/take-again.ts'
import { daysOf, findPlaces, type PlaceTaker } from '../places/take.ts'
import { newLeaveToken } from './leave-by-link.ts'
import { activeWaiting, type WaitingRow } from './store.ts'

/**
 * Holds each place that has become free, for any reason, for the next person who waits for its day and whom it fits, and tells
 * them. Returns the number of people. Until then nobody else gets the place (`takePlaces`).
 */
export async function offerFreePlaces(db: Db, at: Date): Promise<number> {
  const today = dayOf(at.getTime())
  await endWaiting(db, at, today)
  const days = await db
    .selectFrom('waiting_list')
    .select(['subject_kind as kind', 'subject_id as id', 'day'])
    .distinct()
    .where('state', '=', 'WAITING')
    .orderBy('day')
    .execute()
  let told = 0
  for (const day of days) while (await offerNext(db, day, at)) told++
  return told
}

/**
 * Ends entries for which nobody waits any more: a held place that was booked, whose cart entry was removed or whose time is over; a
 * day that can no longer be booked; a booking that has a place, or is cancelled.
 */
async function endWaiting(db: Db, at: Date, today: CalendarDay): Promise<void> {
  const isBooked = sql`exists (select from bookings where bookings.cart_entry_id = waiting_list.cart_entry_id)`
  const isInCart = sql`exists (select from cart_entries where cart_entries.id = waiting_list.cart_entry_id)`
  await db
    .updateTable('waiting_list')
    .set({ state: sql`case when ${isBooked} then 'TAKEN' when ${isInCart} then 'ENDED' else 'LEFT' end`, ended_at: at })
    .where('state', '=', 'OFFERED')
    .where(sql<boolean>`(held_until <= ${at} or not ${isInCart})`)
    .execute()
  await db
    .updateTable('waiting_list')
    .set({ state: 'ENDED', ended_at: at })
    .where('state', '=', 'WAITING')
    .where(
      sql<boolean>`(day <= ${today} or (booking_id is not null and not exists (
        select from bookings where bookings.id = booking_id and no_place and cancelled_at is null)))`,
    )
    .execute()
}

/** Returns whether somebody was told. */
async function offerNext(db: Db, day: OfferDay, at: Date): Promise<boolean> {
  const wanted = await findNext(db, day, at)
  if (!wanted) return false
  return inTransaction(db, async (tx) => {
    // Locks the person first, as everywhere, and then all places: a transaction that takes a place has locked its own user before.
    await tx.selectFrom('users').select('id').where('id', '=', wanted.user_id).forShare().execute()
    await tx.selectNoFrom(placesAlone.as('alone')).execute()
    const next = await findNext(tx, day, at)
    // The place was taken or belongs to another person meanwhile; the next run checks again.
    if (next?.id !== wanted.id) return false
    return next.booking_id === null ? holdPlace(tx, next, at) : givePlace(tx, next, next.booking_id, at)
  })
}

/** The first person who waits for a day and whom a free place fits: a booking with several days needs a place on each. */
async function findNext(db: Db, { kind, id, day }: OfferDay, at: Date): Promise<WaitingRow | undefined> {
  const wish = { id: newId(), dateStart: day, package: null, poojas: [] }
  const taker = kind === 'PACKAGE' ? { ...wish, package: { id } } : { ...wish, poojas: [{ date: day, pooja: { id } }] }
  if (!(await hasPlaces(db, taker, at))) return undefined
  const rows = await activeWaiting(db)
    .where('waiting_list.state', '=', 'WAITING')
    .where('subject_id', '=', id)
    .where('day', '=', day)
    .execute()
  for (const row of rows) if (await fits(db, row, at)) return row
  return undefined
}

async function fits(db: Db, { booking_id: bookingId, subject_kind: kind, subject_id: id, day }: WaitingRow, at: Date) {
  if (bookingId === null) return (await readOffer(db, { kind, id, day })) !== undefined
  return hasPlaces(db, toPlaceTaker(await getBooking(db, bookingId)), at)
}

async function hasPlaces(db: Db, taker: PlaceTaker, at: Date): Promise<boolean> {
  const rules = await rulesOf(db, daysOf(taker)).execute()
  const { closed, missing } = await findPlaces(db, [taker], rules, { at })
  return missing.size === 0 && closed(taker).length === 0
}

/** Returns nothing for offers that are no longer sold. */
const readOffer = (db: Db, { kind, id, day }: OfferDay) =>
  kind === 'PACKAGE' ? packageToAdd(db, id, day).executeTakeFirst() : poojaToAdd(db, id, day).executeTakeFirst()

/** The place is held as an entry of the cart, which is paid like any other. */
async function holdPlace(tx: Tx, row: WaitingRow, at: Date): Promise<boolean> {
  const isPackage = row.subject_kind === 'PACKAGE'
  const until = heldUntil(at, row.day)
  const token = newLeaveToken()
  await tx
    .insertInto('cart_entries')
    .values({
      id: row.cart_entry_id,
      user_id: row.user_id,
      package_id: isPackage ? row.subject_id : null,
      head_count: row.head_count,
      date_start: row.day,
      created_at: at,
    })
    .execute()
  if (!isPackage) {
    const pooja = { id: newId(), cart_entry_id: row.cart_entry_id, pooja_id: row.subject_id, date: row.day }
    await tx.insertInto('cart_poojas').values(pooja).execute()
  }
  await tx
    .updateTable('waiting_list')
    .set({ state: 'OFFERED', offered_at: at, held_until: until, leave_hash: hashToken(token) })
    .where('id', '=', row.id)
    .execute()
  const subject = { name: row.name, nameHindi: row.nameHindi, city: row.city, cityHindi: row.cityHindi }
  const line = { subject, date: row.day, headCount: row.head_count }
  await queueEmailTo(tx, row.user_id, at, (name) => ({
    kind: 'place_held',
    content: { name, waitingId: row.id, token, line, heldUntil: until.toISOString() },
  }))
  return true
}

/** A booking whose money came too late gets its place. If an act has locked the booking, the next run handles it. */
async function givePlace(tx: Tx, row: WaitingRow, bookingId: string, at: Date): Promise<boolean> {
  const locked = await tx
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', bookingId)
    .where('no_place', '=', true)
    .where('cancelled_at', 'is', null)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!locked) return false
  await tx.updateTable('bookings').set({ no_place: false }).where('id', '=', bookingId).execute()
  await tx
    .updateTable('waiting_list')
    .set({ state: 'TAKEN', offered_at: at, ended_at: at })
    .where('id', '=', row.id)
    .execute()
  const about = aboutBooking(await getBooking(tx, bookingId), dayOf(at.getTime()))
  await queueEmailTo(tx, row.user_id, at, (name) => ({
    kind: 'place_given',
    content: { ...about, name, bookingId },
  }))
  return true
}
