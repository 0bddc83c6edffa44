import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { addDays, type CalendarDay, dayOf, startOf } from '../../domain/calendar-day.ts'
import type { Paise } from '../../domain/money.ts'
import type { Candidate, OutgoingRefund } from '../../domain/statement/match-index.ts'
import { foundAmount } from '../payments/named-payment.ts'
import type { Ask } from './in-thread.ts'
import { publishedRows } from './store.ts'

/** In nearly all cases, a payment is submitted at most so many days after its transfer. */
const DAYS_BEFORE = 60
/** In nearly all cases, a bank takes money back within so many days. */
const DAYS_AROUND = 45
/** So many payments are read at a time, because the embedded database answers nobody else meanwhile. */
const AT_ONCE = 1000

/**
 * Gives the thread the payments and refunds that the rows of a statement can match from this day on; nothing without a readable
 * day. They are read in parts, each of which sees the newest state: what changes meanwhile is matched again when the statement is
 * read.
 */
export async function tellKnownMoney(
  db: Db,
  ask: Ask,
  { id, from }: { id: string; from: CalendarDay | null },
): Promise<void> {
  if (!from) return
  for await (const payments of candidatesFrom(db, from)) await ask('know', { payments })
  await ask('know', { refunds: await refundsFrom(db, from), debited: await debitedElsewhere(db, id, from) })
}

/** All payments with a UTR that the rows of a statement can match from this day on: every unverified one, and recent ones. */
async function* candidatesFrom(db: Db, from: CalendarDay): AsyncGenerator<Candidate[]> {
  const since = new Date(startOf(addDays(from, -DAYS_BEFORE)))
  yield* inParts((after) => payments(db, after).where('payments.state', '=', 'SUBMITTED'))
  yield* inParts((after) =>
    payments(db, after)
      .where('payments.state', 'in', ['VERIFIED', 'REJECTED'])
      .where('payments.submitted_at', '>=', since),
  )
}

type Query = ReturnType<typeof payments>
type Position = { at: Date; id: string }

async function* inParts(query: (after: Position | null) => Query): AsyncGenerator<Candidate[]> {
  let after: Position | null = null
  for (;;) {
    const rows: Awaited<ReturnType<Query['execute']>> = await query(after).execute()
    yield rows.flatMap(toCandidate)
    const last = rows.at(-1)
    if (rows.length < AT_ONCE || !last?.submitted_at) return
    after = { at: last.submitted_at, id: last.id }
  }
}

/** The same order as in the index `payments_by_state`. */
const payments = (db: Db, after: Position | null) =>
  db
    .selectFrom('payments')
    .innerJoin('users', 'users.id', 'payments.user_id')
    .select(['payments.id', 'payments.utr', 'payments.reference', 'payments.amount_payable', 'payments.state'])
    .select(['users.name', 'payments.created_at', 'payments.submitted_at'])
    .select(sql<Paise | null>`case when payments.state = 'VERIFIED' then ${foundAmount} end`.as('found'))
    .select(
      sql<boolean>`payments.state = 'SUBMITTED'
        and exists (select from bookings where bookings.payment_id = payments.id and bookings.verified)`.as('is_part'),
    )
    .where('payments.utr', 'is not', null)
    .where('payments.way', '=', 'BANK')
    .where(
      after === null
        ? sql<boolean>`true`
        : sql<boolean>`(payments.submitted_at, payments.id) > (${after.at}, ${after.id})`,
    )
    .orderBy('payments.submitted_at')
    .orderBy('payments.id')
    .limit(AT_ONCE)

type Row = Awaited<ReturnType<Query['execute']>>[number]

function toCandidate({
  id,
  utr,
  reference,
  amount_payable: amount,
  found,
  name,
  created_at: at,
  ...row
}: Row): Candidate[] {
  if (utr === null || row.state === 'OPEN' || row.state === 'ENDED') return []
  const state = row.is_part ? ('PARTLY_VERIFIED' as const) : row.state
  return [{ id, utr, reference, amount, found, name, quotedOn: dayOf(at.getTime()), state }]
}

/** The refunds that money sent from this day on can match. */
async function refundsFrom(db: Db, from: CalendarDay): Promise<OutgoingRefund[]> {
  const rows = await db
    .selectFrom('refunds')
    .select(['id', 'reference', 'amount', 'sent_reference'])
    .where('closed_at', 'is', null)
    .where(({ or, eb }) =>
      or([eb('sent_at', 'is', null), eb('sent_at', '>=', new Date(startOf(addDays(from, -DAYS_BEFORE))))]),
    )
    .execute()
  return rows.map(({ id, reference, amount, sent_reference: refNo }) => ({ id, reference, amount, refNo }))
}

/** The UTRs of money that left on rows of other statements: a credit may be taken back on the statement of the next day. */
async function debitedElsewhere(db: Db, id: string, from: CalendarDay): Promise<string[]> {
  const rows = await publishedRows(db)
    .select('own_references')
    .where('statements.id', '<>', id)
    .where('statements.to_day', '>=', addDays(from, -DAYS_AROUND))
    .where('statement_rows.kind', '=', 'OUTGOING')
    .where(sql<boolean>`own_references <> '[]'`)
    .execute()
  return rows.flatMap(({ own_references: own }) => own ?? [])
}
