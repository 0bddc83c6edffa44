import type { CartAddition } from '../../contract/cart.ts'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { type CalendarDay, dayOf, isBookable } from '../../domain/calendar-day.ts'
import { lockUser } from '../account/store.ts'
import { findPackage, findPooja } from '../catalogue/store.ts'
import { AppError } from '../http/app-error.ts'
import { type Entry, readEntries } from './entries.ts'

/** The most entries of one cart: a page of the list holds them all. */
const CART_LIMIT = 50

const bookable = (epochMs: number, today: CalendarDay): CalendarDay => {
  const day = dayOf(epochMs)
  if (!isBookable(day, today)) throw new AppError('DATE_OUT_OF_RANGE')
  return day
}

type Wanted = { packageId: string | null; headCount: number; day: CalendarDay; poojaId: string | null }

/** The contract's schema has held section 5's rules by now: it is one package with its date, or one pooja with its own. */
function wantedOf({ packageId, headCount, date, events: [event] }: CartAddition, today: CalendarDay): Wanted {
  return packageId === ''
    ? { packageId: null, headCount: 0, day: bookable(event!.date!, today), poojaId: event!.eventId }
    : { packageId, headCount, day: bookable(date!, today), poojaId: null }
}

/** @throws AppError DATE_OUT_OF_RANGE, NOT_FOUND, CART_FULL */
export async function addEntry(
  db: Db,
  user: { id: string },
  addition: CartAddition,
  { at, today }: { at: Date; today: CalendarDay },
): Promise<Entry> {
  const wanted = wantedOf(addition, today)
  return inTransaction(db, async (tx) => {
    await lockUser(tx, user.id)
    const there = wanted.packageId ? await findPackage(tx, wanted.packageId) : await findPooja(tx, wanted.poojaId!)
    if (!there) throw new AppError('NOT_FOUND')
    const entryId = newId()
    const { count } = await tx
      .selectFrom('cart_entries')
      .select((from) => from.fn.countAll<number>().as('count'))
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow()
    if (count >= CART_LIMIT) throw new AppError('CART_FULL')
    await tx
      .insertInto('cart_entries')
      .values({
        id: entryId,
        user_id: user.id,
        package_id: wanted.packageId,
        head_count: wanted.headCount,
        date_start: wanted.day,
        created_at: at,
      })
      .execute()
    if (wanted.poojaId)
      await tx
        .insertInto('cart_poojas')
        .values({ id: newId(), cart_entry_id: entryId, pooja_id: wanted.poojaId, date: wanted.day })
        .execute()
    const [entry] = await readEntries(tx, user.id, { ids: [entryId] })
    return entry!
  })
}

/** Takes an entry out; the open quotes that cover it end. @throws AppError NOT_FOUND */
export function removeEntry(db: Db, userId: string, entryId: string, at: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockUser(tx, userId)
    const removed = await tx
      .deleteFrom('cart_entries')
      .where('id', '=', entryId)
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirst()
    if (!removed) throw new AppError('NOT_FOUND')
    await endQuotesOfEntries(tx, [entryId], at)
  })
}

/** Takes one pooja out of an entry, and the entry with it where nothing else is left. @throws AppError NOT_FOUND */
export function removePooja(db: Db, userId: string, entryPoojaId: string, at: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockUser(tx, userId)
    const removed = await tx
      .deleteFrom('cart_poojas')
      .using('cart_entries')
      .whereRef('cart_entries.id', '=', 'cart_poojas.cart_entry_id')
      .where('cart_entries.user_id', '=', userId)
      .where('cart_poojas.id', '=', entryPoojaId)
      .returning('cart_poojas.cart_entry_id as entryId')
      .executeTakeFirst()
    if (!removed) throw new AppError('NOT_FOUND')
    await tx
      .deleteFrom('cart_entries')
      .where('id', '=', removed.entryId)
      .where('package_id', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('cart_poojas').select('id').where('cart_entry_id', '=', removed.entryId))),
      )
      .execute()
    await endQuotesOfEntries(tx, [removed.entryId], at)
  })
}

/** A quote stands for its entries as they were: without one of them it ends. */
export async function endQuotesOfEntries(tx: Tx, entryIds: readonly string[], at: Date): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ state: 'ENDED', ended_at: at })
    .where('state', '=', 'OPEN')
    .where(
      'id',
      'in',
      tx
        .selectFrom('payment_lines')
        .select('payment_id')
        .where('cart_entry_id', 'in', [...entryIds]),
    )
    .execute()
}
