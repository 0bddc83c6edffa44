import { type Compilable, type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../db/connect.ts'
import type { Tables } from '../../db/tables.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { lastDayOf } from '../../domain/calendar-day.ts'
import { REFUND_TIERS } from '../../domain/cancellation.ts'
import { readRefundTiers, refundTiersText } from '../../domain/refund-tiers.ts'
import type { Language } from '../../domain/language.ts'
import type { Paise } from '../../domain/money.ts'
import { QUOTE_GRACE_MS, QUOTE_LIFETIME_MS } from '../../domain/payment.ts'
import { totalsOf } from '../../domain/price.ts'
import { lockUser } from '../account/store.ts'
import { onSale } from '../catalogue/on-sale.ts'
import { subjectSnapshot } from '../catalogue/subject-snapshot.ts'
import { entriesById, type Entry, itemOf, packageDays, toEntry } from '../cart/entries.ts'
import type { Env } from '../env.ts'
import type { Moment } from '../moment.ts'
import { AppError } from '../http/app-error.ts'
import { lineHasLimit } from '../places/store.ts'
import { takePlaces } from '../places/take.ts'
import { hashOf } from './hash-of-lines.ts'
import { insertPayment, type LineRow } from './insert-payment.ts'
import {
  lastAllowedUnverified,
  type LimitDeps,
  refuseTooManyQuotes,
  refuseTooManyUnverified,
} from './payment-limits.ts'
import { type Payment, toPayment } from './store.ts'

/** A cart entry with the names and prices of a quote; `id` is the id of the entry. */
export type Line = Omit<Entry, 'poojas' | 'facts'> & { poojas: Omit<Entry['poojas'][number], 'id'>[] }

export type Terms = Pick<Env, 'GST_PERCENT' | 'REFUND_TIERS'>

/** A quote with its lines. */
export type Quoted = { quote: Payment; lines: Line[] }

/**
 * Fixes the prices of cart entries for 24 hours. While entries and prices are the same, it returns the same quote. `earlier` is
 * the newest other quote that is valid or in its time of grace: a transfer for it may have begun.
 * @throws AppError NOT_FOUND for an entry that is not in the cart of this user, DATE_PASSED, OFFER_WITHDRAWN, TOO_MANY_UNVERIFIED, TOO_MANY_QUOTES, DAY_CLOSED, DAY_FULL
 */
export const askForQuote = (
  db: Db,
  user: { id: string },
  entryIds: readonly string[],
  moment: Moment,
  deps: LimitDeps,
): Promise<Quoted & { earlier: Quoted | null }> =>
  inTransaction(db, async (tx) => {
    const wanted = entriesById(tx, user.id, entryIds)
    const [rows, lastUnverified] = await lockUser(tx, user.id, wanted, lastAllowedUnverified(tx, user.id, deps))
    // A booking would refuse it, too, but only after the devotee has paid.
    refuseTooManyUnverified(lastUnverified, deps)
    if (rows.length < entryIds.length) throw new AppError('NOT_FOUND')
    const entries = rows.map(toEntry)
    refuseWithdrawn(entries, moment.language)
    const { same, other = null } = sameAndOther(await earlierQuotes(tx, user.id, moment.at, hashOf(entries)))
    if (same) return { ...(await askAgain(tx, same)), earlier: other }
    await refuseTooManyQuotes(tx, user.id, moment.at, deps)
    if (entries.some(({ hasLimit }) => hasLimit)) await takePlaces(tx, entries, moment)
    return { ...(await makeQuote(tx, user, entries, moment, deps.env)), earlier: other }
  })

/** Returns the same quote again and makes it the newest one. */
async function askAgain(tx: Tx, quoted: Quoted): Promise<Quoted> {
  await tx
    .updateTable('payments')
    .set({ request_seq: nextRequest(quoted.quote.userId) })
    .where('id', '=', quoted.quote.id)
    .execute()
  return quoted
}

/**
 * Writes a quote of these entries.
 * @throws AppError DATE_PASSED for an entry whose day is today or earlier
 */
export async function makeQuote(
  tx: Tx,
  user: { id: string },
  entries: readonly Line[],
  { at, today, language }: Moment,
  terms: Terms,
): Promise<Quoted> {
  const passed = entries.find((line) => line.dateStart <= today)
  if (passed) throw new AppError('DATE_PASSED', { words: { name: nameOf(passed, language) } })
  const row = {
    ...fixTerms(user, entries, terms),
    created_at: at,
    content_hash: hashOf(entries),
    expires_at: new Date(at.getTime() + QUOTE_LIFETIME_MS),
  } as const
  const lines = entries.map(toLine)
  const quote = await insertPayment(tx, row, lines.map(toLineRow))
  return { quote, lines }
}

/** The columns of an advance that fix the prices and the terms of its lines. The caller has locked the user's row. */
export function fixTerms(user: { id: string }, lines: readonly Line[], terms: Terms) {
  const totals = totalsOf(lines.map(itemOf), terms.GST_PERCENT)
  const isUsual = terms.REFUND_TIERS === refundTiersText(REFUND_TIERS)
  return {
    user_id: user.id,
    purpose: 'ADVANCE',
    order_amount: totals.order,
    gst: totals.gst,
    gst_percent: terms.GST_PERCENT,
    refund_tiers: isUsual ? null : JSON.stringify(readRefundTiers(terms.REFUND_TIERS)),
    amount_total: totals.total,
    amount_payable: totals.payable,
    request_seq: nextRequest(user.id),
  } as const
}

function nameOf(line: Line, language: Language): string {
  const { name, nameHindi } = subjectSnapshot(line)
  return language === 'hi' ? nameHindi : name
}

/** @throws AppError OFFER_WITHDRAWN with the name of the first line that is not offered any more */
export function refuseWithdrawn(lines: readonly Line[], language: Language): void {
  const withdrawn = lines.find((line) => line.withdrawn)
  if (withdrawn) throw new AppError('OFFER_WITHDRAWN', { words: { name: nameOf(withdrawn, language) } })
}

const toLine = ({ id, headCount, dateStart, dateEnd, package: pack, poojas, withdrawn, hasLimit }: Line): Line => ({
  id,
  headCount,
  dateStart,
  dateEnd,
  package: pack,
  poojas: poojas.map(({ date, pooja }) => ({ date, pooja })),
  withdrawn,
  hasLimit,
})

const toLineRow = (line: Line, position: number): LineRow => ({
  position,
  cart_entry_id: line.id,
  head_count: line.headCount,
  date_start: line.dateStart,
  package: line.package && JSON.stringify(line.package),
  poojas: JSON.stringify(line.poojas),
})

/** The next number of a user's requests. It identifies the newest quote without a clock. The caller has locked the user's row. */
const nextRequest = (userId: string) =>
  sql<number>`(select coalesce(max(request_seq), 0) + 1 from payments where user_id = ${userId})`

/**
 * The open quotes of a user that expire after an instant, with their lines in the order of the cart. The condition is written as in
 * the index `open_quotes`.
 */
const openQuotes = (db: Db, userId: string, expiresAfter: Date) =>
  db
    .selectFrom('payments')
    .selectAll('payments')
    .select((from) => jsonArrayFrom(linesOfPayment(from)).as('lines'))
    .where('user_id', '=', userId)
    .where('state', '=', sql.lit('OPEN'))
    .where('purpose', '=', sql.lit('ADVANCE'))
    .where('entered_by', 'is', null)
    .where('expires_at', '>', expiresAfter)

const linesOfPayment = (from: ExpressionBuilder<Tables, 'payments'>) =>
  from
    .selectFrom('payment_lines')
    .leftJoin('packages', (join) => join.on('packages.id', '=', sql<string>`(payment_lines.package ->> 'id')::uuid`))
    .select(['cart_entry_id', 'head_count', 'date_start', 'package', 'poojas', packageDays.as('days')])
    .select(
      sql<boolean>`(package is not null and ${onSale('packages')} is not true) or exists (
        select from jsonb_array_elements(payment_lines.poojas) as line
        left join poojas on poojas.id = (line #>> '{pooja,id}')::uuid where ${onSale('poojas')} is not true)`.as(
        'withdrawn',
      ),
    )
    .select(lineHasLimit.as('has_limit'))
    .whereRef('payment_id', '=', 'payments.id')
    .orderBy('payment_lines.position')

export type QuoteRow = Awaited<ReturnType<ReturnType<typeof openQuotes>['execute']>>[number]

export const toQuoted = (row: QuoteRow): Quoted => ({
  quote: toPayment(row),
  lines: row.lines.map((line) => ({
    id: line.cart_entry_id,
    headCount: line.head_count,
    dateStart: line.date_start,
    dateEnd: lastDayOf(line.date_start, line.days),
    package: line.package,
    poojas: line.poojas,
    withdrawn: line.withdrawn,
    hasLimit: line.has_limit,
  })),
})

const newestOpenQuotes = (db: Db, userId: string, after: Date) =>
  openQuotes(db, userId, after).orderBy('request_seq', 'desc')

const earlierQuotes = (tx: Tx, userId: string, at: Date, hash: string) =>
  openQuotes(tx, userId, beforeGrace(at))
    .select(sql<boolean>`(expires_at > ${at} and content_hash = ${hash})`.as('is_same'))
    .orderBy('is_same', 'desc')
    .orderBy('request_seq', 'desc')
    .limit(2)
    .execute()

const beforeGrace = (at: Date): Date => new Date(at.getTime() - QUOTE_GRACE_MS)

/** The row of a quote by its reference, if it is valid or in its time of grace; without a reference the newest valid one. */
export const quoteToBook = (tx: Tx, userId: string, reference: string | undefined, at: Date): Compilable<QuoteRow> =>
  reference === undefined
    ? newestOpenQuotes(tx, userId, at).limit(1)
    : openQuotes(tx, userId, beforeGrace(at)).where('reference', '=', reference)

/** The user's newest quote that is valid or in its time of grace. */
export async function findNewestQuote(db: Db, userId: string, at: Date): Promise<Quoted | undefined> {
  const row = await newestOpenQuotes(db, userId, beforeGrace(at)).limit(1).executeTakeFirst()
  return row && toQuoted(row)
}

/** The user's newest quote of this amount, in paise, that is valid or in its time of grace. */
export async function findQuoteOfAmount(tx: Tx, userId: string, at: Date, amount: Paise): Promise<Quoted | undefined> {
  const quotes = newestOpenQuotes(tx, userId, beforeGrace(at)).where('amount_payable', '=', amount)
  const row = await quotes.limit(1).executeTakeFirst()
  return row && toQuoted(row)
}

/** The valid quote of the same entries and prices, and the newest other quote that is valid or in its time of grace. */
function sameAndOther(rows: readonly (QuoteRow & { is_same: boolean })[]): { same?: Quoted; other?: Quoted } {
  const [first, second] = rows.map(toQuoted)
  return rows[0]?.is_same ? { same: first, other: second } : { other: first }
}
