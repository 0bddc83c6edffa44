import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { lastDayOf } from '../../domain/calendar-day.ts'
import type { Paise } from '../../domain/money.ts'
import { QUOTE_GRACE_MS, QUOTE_LIFETIME_MS } from '../../domain/payment.ts'
import { totalsOf } from '../../domain/price.ts'
import { lockUser } from '../account/store.ts'
import { subjectSnapshot } from '../catalogue/subject-snapshot.ts'
import { type Entry, itemOf, packageDays, readEntries } from '../cart/entries.ts'
import type { Moment } from '../moment.ts'
import { AppError } from '../http/app-error.ts'
import { type LimitDeps, refuseTooManyQuotes, refuseTooManyUnverified } from './payment-limits.ts'
import { insertPayment, type Payment, toPayment } from './store.ts'

/** A cart entry with the names and prices of a quote; `id` is that of the entry. */
export type Line = Omit<Entry, 'poojas' | 'facts'> & { poojas: Omit<Entry['poojas'][number], 'id'>[] }

type Tax = { GST_PERCENT: number }

/** A quote with its lines. */
export type Quoted = { quote: Payment; lines: Line[] }

/**
 * Fixes the prices of cart entries for 24 hours. While entries and prices are the same, it returns the same quote. `earlier` is
 * the newest other quote that is valid or in its time of grace: a transfer for it may have begun.
 * @throws AppError NOT_FOUND for an entry that is not in the cart of this user, DATE_PASSED, TOO_MANY_UNVERIFIED, TOO_MANY_QUOTES
 */
export const askForQuote = (
  db: Db,
  user: { id: string },
  entryIds: readonly string[],
  moment: Moment,
  deps: LimitDeps,
): Promise<Quoted & { earlier: Quoted | null }> =>
  inTransaction(db, async (tx) => {
    await lockUser(tx, user.id)
    // A booking would refuse it as well, but after the devotee has paid.
    await refuseTooManyUnverified(tx, user.id, deps)
    const entries = await readEntries(tx, user.id, { ids: entryIds })
    if (entries.length < entryIds.length) throw new AppError('NOT_FOUND')
    const same = await findSameQuote(tx, user.id, entries, moment.at)
    const quoted = same ? await askAgain(tx, same) : await quoteEntries(tx, user, entries, moment, deps)
    const other = await findOtherQuote(tx, user.id, quoted.quote.id, moment.at)
    return { ...quoted, earlier: other ? { quote: other, lines: await readLines(tx, other.id) } : null }
  })

async function quoteEntries(
  tx: Tx,
  user: { id: string },
  lines: Entry[],
  moment: Moment,
  deps: LimitDeps,
): Promise<Quoted> {
  await refuseTooManyQuotes(tx, user.id, moment.at, deps)
  const quote = await makeQuote(tx, user, lines, moment, deps.env)
  return { quote, lines: await readLines(tx, quote.id) }
}

/** The same quote again, which is now the newest one. */
async function askAgain(tx: Tx, quote: Payment): Promise<Quoted> {
  await tx
    .updateTable('payments')
    .set({ request_seq: nextRequest(quote.userId) })
    .where('id', '=', quote.id)
    .execute()
  return { quote, lines: await readLines(tx, quote.id) }
}

/** Writes a quote of these entries. @throws AppError DATE_PASSED for an entry whose day is today or earlier */
export async function makeQuote(
  tx: Tx,
  user: { id: string },
  lines: readonly Line[],
  { at, today, language }: Moment,
  tax: Tax,
): Promise<Payment> {
  const passed = lines.find((line) => line.dateStart <= today)
  if (passed) {
    const { name, nameHindi } = subjectSnapshot(passed)
    throw new AppError('DATE_PASSED', { words: { name: language === 'hi' ? nameHindi : name } })
  }
  const totals = totalsOf(lines.map(itemOf), tax.GST_PERCENT)
  const payment = await insertPayment(tx, {
    user_id: user.id,
    purpose: 'ADVANCE',
    order_amount: totals.order,
    gst: totals.gst,
    gst_percent: tax.GST_PERCENT,
    amount_total: totals.total,
    amount_payable: totals.payable,
    created_at: at,
    request_seq: nextRequest(user.id),
    content_hash: hashOf(lines),
    expires_at: new Date(at.getTime() + QUOTE_LIFETIME_MS),
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

/** The next number of a user's requests. It tells the newest quote without a clock; the caller has locked the user's row. */
const nextRequest = (userId: string) =>
  sql<number>`(select coalesce(max(request_seq), 0) + 1 from payments where user_id = ${userId})`

const newestOpenQuote = (tx: Db, userId: string, expiresAfter: Date) =>
  tx
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '=', 'OPEN')
    .where('purpose', '=', 'ADVANCE')
    .where('expires_at', '>', expiresAfter)
    .orderBy('request_seq', 'desc')
    .limit(1)

type Query = ReturnType<typeof newestOpenQuote>
async function firstOf(query: Query): Promise<Payment | undefined> {
  const row = await query.executeTakeFirst()
  return row && toPayment(row)
}

/** The user's newest valid quote. */
export const findValidQuote = (tx: Tx, userId: string, at: Date) => firstOf(newestOpenQuote(tx, userId, at))

const beforeGrace = (at: Date): Date => new Date(at.getTime() - QUOTE_GRACE_MS)

/** The user's newest quote of this amount, in paise, that is valid or in its time of grace. */
export const findQuoteOfAmount = (tx: Tx, userId: string, at: Date, paid: Paise) =>
  firstOf(newestOpenQuote(tx, userId, beforeGrace(at)).where('amount_payable', '=', paid))

/** A quote by its reference, if it is valid or in its time of grace. */
export const findQuoteByReference = (tx: Tx, userId: string, reference: string, at: Date) =>
  firstOf(newestOpenQuote(tx, userId, beforeGrace(at)).where('reference', '=', reference))

const findOtherQuote = (db: Db, userId: string, quoteId: string, at: Date) =>
  firstOf(newestOpenQuote(db, userId, beforeGrace(at)).where('id', '!=', quoteId))

const findSameQuote = (tx: Tx, userId: string, lines: readonly Line[], at: Date) =>
  firstOf(newestOpenQuote(tx, userId, at).where('content_hash', '=', hashOf(lines)))

/** A hash of all that the price depends on. The order of the entries does not change it. */
function hashOf(lines: readonly Line[]): string {
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

/** The entries of a quote, in the order of the cart. */
export async function readLines(db: Db, paymentId: string): Promise<Line[]> {
  const rows = await db
    .selectFrom('payment_lines')
    .leftJoin('packages', (join) => join.on('packages.id', '=', sql<string>`(payment_lines.package ->> 'id')::uuid`))
    .select(['cart_entry_id', 'head_count', 'date_start', 'package', 'poojas', packageDays.as('days')])
    .where('payment_id', '=', paymentId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    id: row.cart_entry_id,
    headCount: row.head_count,
    dateStart: row.date_start,
    dateEnd: lastDayOf(row.date_start, row.days),
    package: row.package,
    poojas: row.poojas,
  }))
}
