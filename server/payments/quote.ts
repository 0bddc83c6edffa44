import { createHash } from 'node:crypto'
import { type InsertObject, type Selectable, sql } from 'kysely'
import type { Language } from '../../domain/language.ts'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import type { Payments, Tables } from '../../db/tables.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import type { Paise } from '../../domain/money.ts'
import { totalsOf } from '../../domain/price.ts'
import { lockUser } from '../account/store.ts'
import { type Entry, itemOf, readEntries } from '../cart/entries.ts'
import { AppError } from '../http/app-error.ts'
import { newReference } from './reference.ts'

const LIFETIME_MS = 24 * 60 * 60 * 1000
/** Money that was under way when a quote expired still finds its booking, at the quoted price. */
export const GRACE_MS = 24 * 60 * 60 * 1000

/** A cart entry as a quote froze it; `id` is the entry's. */
export type Line = Omit<Entry, 'poojas'> & { poojas: Omit<Entry['poojas'][number], 'id'>[] }
export type Payment = Selectable<Payments>

type Moment = { at: Date; today: CalendarDay; language: Language; env: { GST_PERCENT: number } }

/**
 * Freezes the prices of cart entries for 24 hours. The same entries at the same prices get the quote they have.
 * @throws AppError NOT_FOUND for an entry that is not in this user's cart, DATE_PASSED
 */
export function askForQuote(db: Db, userId: string, entryIds: readonly string[], moment: Moment): Promise<Payment> {
  return inTransaction(db, async (tx) => {
    await lockUser(tx, userId)
    const entries = await readEntries(tx, userId, { ids: entryIds })
    if (entries.length < entryIds.length) throw new AppError('NOT_FOUND')
    const same = await findSameQuote(tx, userId, entries, moment.at)
    if (!same) return makeQuote(tx, userId, entries, moment)
    await tx
      .updateTable('payments')
      .set({ asked: nextAsked(userId) })
      .where('id', '=', same.id)
      .execute()
    return same
  })
}

/** Writes a quote of these entries. @throws AppError DATE_PASSED for an entry that has lain in the cart too long */
export async function makeQuote(
  tx: Tx,
  userId: string,
  lines: readonly Line[],
  { at, today, language, env }: Moment,
): Promise<Payment> {
  const passed = lines.find((line) => line.dateStart <= today)
  if (passed) {
    const { name, nameHindi } = passed.package ?? passed.poojas[0]!.pooja
    throw new AppError('DATE_PASSED', { words: { name: language === 'hi' ? nameHindi : name } })
  }
  const totals = totalsOf(lines.map(itemOf), env.GST_PERCENT)
  const payment = await insertPayment(tx, {
    user_id: userId,
    order_amount: totals.order,
    gst: totals.gst,
    gst_percent: env.GST_PERCENT,
    amount_total: totals.total,
    amount_payable: totals.payable,
    created_at: at,
    asked: nextAsked(userId),
    covers: coverOf(lines),
    expires_at: new Date(at.getTime() + LIFETIME_MS),
  })
  await tx
    .insertInto('payment_lines')
    .values(
      lines.map((line, position) => ({
        payment_id: payment.id,
        position,
        cart_entry_id: line.id,
        head_count: line.headCount,
        date_start: line.dateStart,
        package: line.package && JSON.stringify(line.package),
        poojas: JSON.stringify(line.poojas.map(({ date, pooja }) => ({ date, pooja }))),
      })),
    )
    .execute()
  return payment
}

/** The next number in a payer's asking, counted while their row is held. */
const nextAsked = (userId: string) =>
  sql<number>`(select coalesce(max(asked), 0) + 1 from payments where user_id = ${userId})`

/** Writes a payment under a new reference. */
export async function insertPayment(
  tx: Tx,
  row: Omit<InsertObject<Tables, 'payments'>, 'id' | 'reference'>,
): Promise<Payment> {
  for (;;) {
    const inserted = await tx
      .insertInto('payments')
      .values({ ...row, id: newId(), reference: newReference() })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (inserted) return inserted
  }
}

const openQuotes = (tx: Db, userId: string, at: Date) =>
  tx
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('submitted_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('booking_id', 'is', null)
    .where('expires_at', '>', at)
    .orderBy('asked', 'desc')
    .limit(1)

/** The quote that the payer asked for last, of those that have not expired. */
export const findNewestQuote = (tx: Tx, userId: string, at: Date): Promise<Payment | undefined> =>
  openQuotes(tx, userId, at).executeTakeFirst()

const withGrace = (at: Date): Date => new Date(at.getTime() - GRACE_MS)

/** The last one of this amount, in paise, that expired less than 24 hours ago. */
export const findLateQuote = (tx: Tx, userId: string, at: Date, paid: Paise): Promise<Payment | undefined> =>
  openQuotes(tx, userId, withGrace(at)).where('amount_payable', '=', paid).executeTakeFirst()

/** An open quote, or one in its time of grace, by its reference. */
export const findQuoteByReference = (tx: Tx, userId: string, reference: string, at: Date) =>
  openQuotes(tx, userId, withGrace(at)).where('reference', '=', reference).executeTakeFirst()

/** The newest quote in its time of grace: money may be under way for it. */
export const findExpiredQuote = (db: Db, userId: string, at: Date): Promise<Payment | undefined> =>
  openQuotes(db, userId, withGrace(at)).where('expires_at', '<=', at).executeTakeFirst()

const findSameQuote = (tx: Tx, userId: string, lines: readonly Line[], at: Date): Promise<Payment | undefined> =>
  openQuotes(tx, userId, at).where('covers', '=', coverOf(lines)).executeTakeFirst()

/** A hash of what a price depends on: lines with one hash are the same entries at the same prices, in whatever order. */
function coverOf(lines: readonly Line[]): string {
  const facts = lines.map((line) => [
    line.id,
    line.headCount,
    line.dateStart,
    line.package?.price ?? null,
    line.package?.additionalPerson ?? null,
    ...line.poojas.flatMap(({ date, pooja }) => [pooja.id, date, pooja.cost]),
  ])
  const ordered = facts.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(ordered)).digest('hex')
}

/** What a quote covers, in the order of the cart. */
export async function readLines(db: Db, paymentId: string): Promise<Line[]> {
  const rows = await db
    .selectFrom('payment_lines')
    .select(['cart_entry_id', 'head_count', 'date_start', 'package', 'poojas'])
    .where('payment_id', '=', paymentId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    id: row.cart_entry_id,
    headCount: row.head_count,
    dateStart: row.date_start,
    package: row.package,
    poojas: row.poojas,
  }))
}
