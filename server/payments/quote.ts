import { createHash } from 'node:crypto'
import { type CompiledQuery, type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../db/connect.ts'
import { LAST } from '../../db/limited-pool.ts'
import { prepared } from '../../db/prepared.ts'
import { inOneRoundTrip } from '../../db/round-trip.ts'
import type { Tables } from '../../db/tables.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { lastDayOf } from '../../domain/calendar-day.ts'
import type { Paise } from '../../domain/money.ts'
import { QUOTE_GRACE_MS, QUOTE_LIFETIME_MS } from '../../domain/payment.ts'
import { totalsOf } from '../../domain/price.ts'
import { lockUser } from '../account/store.ts'
import { subjectSnapshot } from '../catalogue/subject-snapshot.ts'
import { entriesById, type Entry, itemOf, packageDays, toEntry } from '../cart/entries.ts'
import type { Moment } from '../moment.ts'
import { AppError } from '../http/app-error.ts'
import { insertPayment, type LineRow } from './insert-payment.ts'
import {
  lastAllowedQuote,
  lastAllowedUnverified,
  type LimitDeps,
  refuseTooManyQuotes,
  refuseTooManyUnverified,
} from './payment-limits.ts'
import { type Payment, toPayment } from './store.ts'

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
    const wanted = entriesById.with(tx, { userId: user.id, ids: entryIds })
    const [rows, lastUnverified] = await lockUser(tx, user.id, wanted, lastAllowedUnverified(tx, user.id, deps))
    // A booking would refuse it as well, but after the devotee has paid.
    refuseTooManyUnverified(lastUnverified, deps)
    if (rows.length < entryIds.length) throw new AppError('NOT_FOUND')
    const entries = rows.map(toEntry)
    const [earlier, lastQuote] = await inOneRoundTrip(tx, [
      earlierQuotes.with(tx, {
        userId: user.id,
        at: moment.at,
        after: beforeGrace(moment.at),
        hash: hashOf(entries),
      }),
      lastAllowedQuote(tx, user.id, moment.at, deps),
    ])
    const { same, other = null } = sameAndOther(earlier)
    if (same) return { ...(await askAgainAndCommit(tx, same)), earlier: other }
    refuseTooManyQuotes(lastQuote, moment.at, deps)
    return { ...(await makeQuote(tx, user, entries, moment, deps.env, { commits: true })), earlier: other }
  })

/** The same quote again, which is now the newest one. No statement may follow. */
async function askAgainAndCommit(tx: Tx, quoted: Quoted): Promise<Quoted> {
  await tx
    .updateTable('payments')
    .set({ request_seq: nextRequest(quoted.quote.userId) })
    .where('id', '=', quoted.quote.id)
    .modifyEnd(sql.raw(LAST))
    .execute()
  return quoted
}

/**
 * Writes a quote of these entries. With `commits` no statement may follow.
 * @throws AppError DATE_PASSED for an entry whose day is today or earlier
 */
export async function makeQuote(
  tx: Tx,
  user: { id: string },
  entries: readonly Line[],
  { at, today, language }: Moment,
  tax: Tax,
  { commits }: { commits: boolean },
): Promise<Quoted> {
  const passed = entries.find((line) => line.dateStart <= today)
  if (passed) {
    const { name, nameHindi } = subjectSnapshot(passed)
    throw new AppError('DATE_PASSED', { words: { name: language === 'hi' ? nameHindi : name } })
  }
  const totals = totalsOf(entries.map(itemOf), tax.GST_PERCENT)
  const row = {
    user_id: user.id,
    purpose: 'ADVANCE',
    order_amount: totals.order,
    gst: totals.gst,
    gst_percent: tax.GST_PERCENT,
    amount_total: totals.total,
    amount_payable: totals.payable,
    created_at: at,
    request_seq: nextRequest(user.id),
    content_hash: hashOf(entries),
    expires_at: new Date(at.getTime() + QUOTE_LIFETIME_MS),
  } as const
  const lines = entries.map(toLine)
  const quote = await insertPayment(tx, row, { lines: lines.map(toLineRow), commits })
  return { quote, lines }
}

const toLine = ({ id, headCount, dateStart, dateEnd, package: pack, poojas }: Line): Line => ({
  id,
  headCount,
  dateStart,
  dateEnd,
  package: pack,
  poojas: poojas.map(({ date, pooja }) => ({ date, pooja })),
})

const toLineRow = (line: Line, position: number): LineRow => ({
  position,
  cart_entry_id: line.id,
  head_count: line.headCount,
  date_start: line.dateStart,
  package: line.package,
  poojas: line.poojas,
})

/** The next number of a user's requests. It tells the newest quote without a clock; the caller has locked the user's row. */
const nextRequest = (userId: string) =>
  sql<number>`(select coalesce(max(request_seq), 0) + 1 from payments where user_id = ${userId})`

/** The open quotes of a user that expire after an instant, with their lines in the order of the cart. The words of the index `open_quotes`. */
const openQuotes = (db: Db, userId: string, expiresAfter: Date) =>
  db
    .selectFrom('payments')
    .selectAll('payments')
    .select((from) => jsonArrayFrom(linesOfPayment(from)).as('lines'))
    .where('user_id', '=', userId)
    .where('state', '=', sql.lit('OPEN'))
    .where('purpose', '=', sql.lit('ADVANCE'))
    .where('expires_at', '>', expiresAfter)

const linesOfPayment = (from: ExpressionBuilder<Tables, 'payments'>) =>
  from
    .selectFrom('payment_lines')
    .leftJoin('packages', (join) => join.on('packages.id', '=', sql<string>`(payment_lines.package ->> 'id')::uuid`))
    .select(['cart_entry_id', 'head_count', 'date_start', 'package', 'poojas', packageDays.as('days')])
    .whereRef('payment_id', '=', 'payments.id')
    .orderBy('position')

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
  })),
})

type OfUser = { userId: string; after: Date }

const newestQuote = prepared((db, { userId, after }: OfUser) =>
  openQuotes(db, userId, after).orderBy('request_seq', 'desc').limit(1),
)

const newestQuoteOfAmount = prepared((db, { userId, after, amount }: OfUser & { amount: Paise }) =>
  openQuotes(db, userId, after).where('amount_payable', '=', amount).orderBy('request_seq', 'desc').limit(1),
)

const quoteByReference = prepared((db, { userId, after, reference }: OfUser & { reference: string }) =>
  openQuotes(db, userId, after).where('reference', '=', reference),
)

const earlierQuotes = prepared((db, { userId, after, at, hash }: OfUser & { at: Date; hash: string }) =>
  openQuotes(db, userId, after)
    .select(sql<boolean>`(expires_at > ${at} and content_hash = ${hash})`.as('is_same'))
    .orderBy('is_same', 'desc')
    .orderBy('request_seq', 'desc')
    .limit(2),
)

const beforeGrace = (at: Date): Date => new Date(at.getTime() - QUOTE_GRACE_MS)

/** The row of a quote by its reference, if it is valid or in its time of grace; without a reference the newest valid one. */
export const quoteToBook = (tx: Tx, userId: string, reference: string | undefined, at: Date): CompiledQuery<QuoteRow> =>
  reference === undefined
    ? newestQuote.with(tx, { userId, after: at })
    : quoteByReference.with(tx, { userId, after: beforeGrace(at), reference })

/** The user's newest quote that is valid or in its time of grace. */
export async function findNewestQuote(db: Db, userId: string, at: Date): Promise<Quoted | undefined> {
  const row = await newestQuote.first(db, { userId, after: beforeGrace(at) })
  return row && toQuoted(row)
}

/** The user's newest quote of this amount, in paise, that is valid or in its time of grace. */
export async function findQuoteOfAmount(tx: Tx, userId: string, at: Date, amount: Paise): Promise<Quoted | undefined> {
  const row = await newestQuoteOfAmount.first(tx, { userId, after: beforeGrace(at), amount })
  return row && toQuoted(row)
}

/** The valid quote of the same entries and prices, and the newest other quote that is valid or in its time of grace. */
function sameAndOther(rows: readonly (QuoteRow & { is_same: boolean })[]): { same?: Quoted; other?: Quoted } {
  const [first, second] = rows.map(toQuoted)
  return rows[0]?.is_same ? { same: first, other: second } : { other: first }
}

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
