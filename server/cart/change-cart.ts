import { sql } from 'kysely'
import type { CartAddition } from '../../contract/cart.ts'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { type CalendarDay, dayOf, isBookable, lastDayOf } from '../../domain/calendar-day.ts'
import { noFacts } from '../../domain/itinerary.ts'
import { lockUser } from '../account/store.ts'
import { snapshotPackage, snapshotPooja, toFactsResponse } from '../catalogue/response.ts'
import { AppError, found, notFound } from '../http/app-error.ts'
import type { SignedIn } from '../http/context.ts'
import type { Moment } from '../moment.ts'
import { refuseDay } from '../panchang/refuse-day.ts'
import { takePlaces } from '../places/take.ts'
import { type Entry, packageToAdd, poojaToAdd } from './entries.ts'

/** The largest number of entries in a cart. One page of the list holds them all. */
const CART_LIMIT = 50

type Actor = Pick<SignedIn, 'id'>

/**
 * Puts one package or one pooja into the cart.
 * @throws AppError DATE_OUT_OF_RANGE, NOT_FOUND for what is not offered, OUT_OF_SEASON, ECLIPSE_DAY, DAY_CLOSED, DAY_FULL, CART_FULL
 */
export async function addEntry(db: Db, actor: Actor, addition: CartAddition, moment: Moment): Promise<Entry> {
  const { at, today } = moment
  const chosen = chosenIn(addition)
  const day = dayOf(chosen.date)
  if (!isBookable(day, today)) throw new AppError('DATE_OUT_OF_RANGE')
  return inTransaction(db, async (tx) => {
    const content = await lockAndRead(tx, actor, chosen, day)
    await refuseDay(tx, { ...content, first: day, last: content.dateEnd }, moment)
    const entry: Entry = { id: newId(), headCount: addition.headCount, dateStart: day, withdrawn: false, ...content }
    // The cart holds no place. An unavailable day is refused now, so that nobody fills in the rest in vain.
    if (entry.hasLimit) await takePlaces(tx, [entry], moment)
    await insertEntry(tx, actor.id, entry, at)
    return entry
  })
}

type Chosen = { packageId: string; date: number } | { poojaId: string; date: number }

/** One package with its date or one pooja with its date: the contract's schema accepts nothing else. */
function chosenIn({ packageId, date, events: [event] }: CartAddition): Chosen {
  if (packageId !== '' && date != null) return { packageId, date }
  if (event?.date != null) return { poojaId: event.eventId, date: event.date }
  throw new AppError('NOTHING_SELECTED')
}

/** Locks the row of the user and reads what they chose. @throws AppError NOT_FOUND */
async function lockAndRead(
  tx: Tx,
  actor: Actor,
  chosen: Chosen,
  day: CalendarDay,
): Promise<Pick<Entry, 'package' | 'poojas' | 'dateEnd' | 'facts' | 'hasLimit'>> {
  if ('packageId' in chosen) {
    const [rows] = await lockUser(tx, actor.id, packageToAdd(tx, chosen.packageId, day))
    const pack = found(rows[0])
    const dateEnd = lastDayOf(day, pack.days)
    const facts = toFactsResponse(pack)
    return { package: snapshotPackage(pack), poojas: [], dateEnd, facts, hasLimit: pack.has_limit }
  }
  const [rows] = await lockUser(tx, actor.id, poojaToAdd(tx, chosen.poojaId, day))
  const row = found(rows[0])
  const poojas = [{ id: newId(), date: day, pooja: snapshotPooja(row) }]
  return { package: null, poojas, dateEnd: day, facts: noFacts, hasLimit: row.has_limit }
}

/** @throws AppError CART_FULL */
async function insertEntry(tx: Tx, userId: string, entry: Entry, at: Date): Promise<void> {
  const { id, headCount, dateStart } = entry
  const inserted = await tx
    .insertInto('cart_entries')
    .columns(['id', 'user_id', 'package_id', 'head_count', 'date_start', 'created_at'])
    .expression(
      sql`select ${id}::uuid, ${userId}::uuid, ${entry.package?.id ?? null}::uuid, ${headCount}::int, ${dateStart}::date,
          ${at}::timestamptz
        where (select count(*) from cart_entries where user_id = ${userId}) < ${sql.lit(CART_LIMIT)}`,
    )
    .returning('id')
    .executeTakeFirst()
  if (!inserted) throw new AppError('CART_FULL')
  const poojas = entry.poojas.map(({ id: own, date, pooja }) => ({
    id: own,
    cart_entry_id: id,
    pooja_id: pooja.id,
    date,
  }))
  if (poojas.length > 0) await tx.insertInto('cart_poojas').values(poojas).execute()
}

/** Removes an entry; the open quotes that cover it end. @throws AppError NOT_FOUND */
export function removeEntry(db: Db, actor: Actor, entryId: string, { at }: Moment): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockUser(tx, actor.id)
    await tx
      .deleteFrom('cart_entries')
      .where('id', '=', entryId)
      .where('user_id', '=', actor.id)
      .returning('id')
      .executeTakeFirstOrThrow(notFound)
    await endQuotesStatement(tx, [entryId], at).execute()
  })
}

/** Removes a pooja from an entry; if the entry is then empty, removes the entry. @throws AppError NOT_FOUND */
export function removePooja(db: Db, actor: Actor, entryPoojaId: string, { at }: Moment): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockUser(tx, actor.id)
    const { entryId } = await tx
      .deleteFrom('cart_poojas')
      .using('cart_entries')
      .whereRef('cart_entries.id', '=', 'cart_poojas.cart_entry_id')
      .where('cart_entries.user_id', '=', actor.id)
      .where('cart_poojas.id', '=', entryPoojaId)
      .returning('cart_poojas.cart_entry_id as entryId')
      .executeTakeFirstOrThrow(notFound)
    await tx
      .deleteFrom('cart_entries')
      .where('id', '=', entryId)
      .where('package_id', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('cart_poojas').select('id').where('cart_entry_id', '=', entryId))),
      )
      .execute()
    await endQuotesStatement(tx, [entryId], at).execute()
  })
}

/** Ends the open quotes of these entries: a quote is valid only for the entries for which it was made. */
export const endQuotesStatement = (tx: Tx, entryIds: readonly string[], at: Date) =>
  tx
    .updateTable('payments')
    .set({ state: 'ENDED', ended_at: at })
    .where('state', '=', sql.lit('OPEN'))
    .where(
      'id',
      'in',
      tx
        .selectFrom('payment_lines')
        .select('payment_id')
        .where('cart_entry_id', 'in', [...entryIds]),
    )

export async function deleteCart(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('cart_entries').where('user_id', '=', userId).execute()
}
