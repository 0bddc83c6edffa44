import { sql } from 'kysely'
import type { Page } from '../../contract/fields.ts'
import type {
  PaymentOfRow,
  RefundOfRow,
  StatementAtDesk,
  StatementItem,
  StatementLine,
} from '../../contract/desk/statements.ts'
import type { Db } from '../../db/connect.ts'
import { rupeesFromPaise } from '../../domain/money.ts'
import type { RowKind } from '../../domain/statement/row-kinds.ts'
import { isVerifiedByRow } from '../acts/store.ts'
import { pageAfter, pageOf } from '../http/page.ts'
import { bookingOfPayment, foundAmount, toNamedPayment } from '../payments/named-payment.ts'
import { type JobSummary, lastJob } from './job-store.ts'
import { countMissing } from './missing.ts'
import { leftOf, pageOfRows, readStatement, toRowResponse } from './response.ts'
import { isOpen } from './rows-left.ts'
import { getStatement, type StoredRow } from './store.ts'

/** The whole row is read only if it verifies no payment. */
const isLeftLine = sql<boolean>`not is_verified and kind in ('EXACT', 'REVIEW') and exists (
  select from statement_rows
  where statement_rows.statement_id = statements.id and statement_rows.line = judged.line and ${isOpen})`

const statementItems = (db: Db) =>
  db
    .selectFrom('statements')
    .leftJoin('users', 'users.id', 'statements.created_by')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom((rows) =>
            rows
              .selectFrom('statement_rows')
              .select(['line', 'kind', isVerifiedByRow.as('is_verified')])
              .whereRef('statement_rows.statement_id', '=', 'statements.id')
              // This keeps PostgreSQL from searching the acts again for each number below.
              .offset(sql<number>`0`)
              .as('judged'),
          )
          .select(({ fn }) => [
            fn.countAll<number>().as('all'),
            sql<number>`count(*) filter (where is_verified)`.as('verified'),
            sql<number>`count(*) filter (where kind = 'EXACT' and not is_verified)`.as('to_verify'),
            sql<number>`count(*) filter (where kind = 'REVIEW' and ${isLeftLine})`.as('to_review'),
            sql<number>`count(*) filter (where ${isLeftLine})`.as('left'),
          ])
          .as('counted'),
      (join) => join.onTrue(),
    )
    .where('statements.published', 'is not', null)
    .select([
      'statements.id',
      'statements.name',
      'statements.source',
      'from_day',
      'to_day',
      'statements.created_at',
      'undone_at',
    ])
    .select([
      'users.name as staff',
      'counted.all',
      'counted.verified',
      'counted.to_verify',
      'counted.to_review',
      'counted.left',
    ])

type ItemRow = Awaited<ReturnType<ReturnType<typeof statementItems>['executeTakeFirstOrThrow']>>

const toItemResponse = (row: ItemRow): StatementItem => ({
  id: row.id,
  name: row.name,
  source: row.source,
  from: row.from_day,
  to: row.to_day,
  createdAt: row.created_at.toISOString(),
  createdBy: row.staff || null,
  undoneAt: row.undone_at?.toISOString() ?? null,
  rows: row.all,
  verified: row.verified,
  left: row.undone_at ? 0 : row.left,
})

/** Imported statements, newest first. */
export async function listStatements(db: Db, page: Page) {
  const rows = await pageAfter(statementItems(db), 'statements.id', 'desc', page).execute()
  return pageOf(rows, page.limit, toItemResponse)
}

/** @throws AppError NOT_FOUND */
export async function readStatementAtDesk(db: Db, id: string): Promise<StatementAtDesk> {
  const { columns, counts, summary } = await readStatement(db, id)
  const row = await statementItems(db).where('statements.id', '=', id).executeTakeFirstOrThrow()
  const missing = await countMissing(db, await getStatement(db, id))
  const toVerify = row.undone_at ? 0 : row.to_verify
  const job = toJobResponse(await lastJob(db, id))
  return {
    ...toItemResponse(row),
    columns,
    counts,
    summary,
    toVerify,
    toReview: row.undone_at ? 0 : row.to_review,
    missing,
    job,
  }
}

/** The progress of a job. For an undo, `verified` is the number of verifications that it has not taken back yet. */
export const toJobResponse = (job: JobSummary | undefined): StatementAtDesk['job'] => {
  if (!job) return null
  const left = leftOf(job)
  return { kind: job.kind, running: job.ended_at === null, verified: job.kind === 'VERIFY' ? job.done : left, left }
}

type Rows = { kind: RowKind; limit: number; cursor?: number }

/** Rows of one kind in the order of their lines, with payments and refunds. @throws AppError NOT_FOUND */
export async function listLines(db: Db, statementId: string, page: Rows) {
  await getStatement(db, statementId)
  const { shown, nextCursor } = await pageOfRows(db, statementId, page)
  const payments = await paymentsOf(db, shown)
  const refunds = await refundsOf(db, shown)
  const toLine = (row: StoredRow): StatementLine => ({
    ...toRowResponse(row, payments),
    payments: row.payment_ids.flatMap((id) => payments.get(id) ?? []),
    refunds: row.refund_ids.flatMap((id) => refunds.get(id) ?? []),
    verified: row.is_verified,
  })
  return { data: shown.map(toLine), nextCursor }
}

async function paymentsOf(db: Db, rows: readonly StoredRow[]): Promise<Map<string, PaymentOfRow>> {
  const ids = [...new Set(rows.flatMap((row) => row.payment_ids))]
  if (ids.length === 0) return new Map()
  const found = await db
    .selectFrom('payments')
    .innerJoin('users', 'users.id', 'payments.user_id')
    .select(['payments.id', 'reference', 'utr', 'amount_payable', 'state', 'users.name', foundAmount.as('found')])
    .select(bookingOfPayment.as('booking_id'))
    .select(
      sql<number>`case when payments.booking_id is null
        then (select count(*) from bookings where bookings.payment_id = payments.id) else 1 end`.as('bookings'),
    )
    .where('payments.id', 'in', ids)
    .execute()
  return new Map(found.map((row) => [row.id, { ...toNamedPayment(row), bookings: row.bookings }]))
}

async function refundsOf(db: Db, rows: readonly StoredRow[]): Promise<Map<string, RefundOfRow>> {
  const ids = [...new Set(rows.flatMap((row) => row.refund_ids))]
  if (ids.length === 0) return new Map()
  const found = await db
    .selectFrom('refunds')
    .innerJoin('bookings', 'bookings.id', 'refunds.booking_id')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .select(['refunds.id', 'reference', 'sent_reference', 'amount', 'sent_at', 'booking_id', 'users.name'])
    .where('refunds.id', 'in', ids)
    .execute()
  return new Map(
    found.map((row) => [
      row.id,
      {
        id: row.id,
        reference: row.reference,
        refNo: row.sent_reference,
        amount: rupeesFromPaise(row.amount),
        sentAt: row.sent_at?.toISOString() ?? null,
        name: row.name,
        bookingId: row.booking_id,
      },
    ]),
  )
}
