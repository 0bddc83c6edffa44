import { sql } from 'kysely'
import type { MissingPayment, StatementAtDesk } from '../../contract/desk/statements.ts'
import type { Page } from '../../contract/fields.ts'
import type { Db } from '../../db/connect.ts'
import { addDays, dayOf, startOf } from '../../domain/calendar-day.ts'
import { latestDay, mustShow, mustShowAlerts, type Period, type Standing } from '../../domain/statement/missing.ts'
import { pageAfter, pageOf } from '../http/page.ts'
import { bookingOfPayment, foundAmount, toNamedPayment } from '../payments/named-payment.ts'
import { getStatement, type StatementRecord } from './store.ts'

/**
 * The ids of this statement and the others of its days, as an array, so that PostgreSQL finds their rows by index, however few
 * statements there are.
 */
const statementsOfDays = ({ id, from_day: from, to_day: to }: StatementRecord) => sql<string[]>`array(
  select statements.id from statements
  where statements.undone_at is null and statements.published is not null
    and (statements.id = ${id} or statements.source = 'FILE' and (statements.to_day >= ${from} and statements.from_day <= ${to})))`

/** The payments that may match a row of this statement, or of another one of these days. */
const namedByRows = (db: Db, statement: StatementRecord) =>
  db
    .selectFrom('statement_rows')
    .innerJoinLateral(
      sql<{ id: string }>`jsonb_array_elements_text(statement_rows.payment_ids)`.as<'named'>(sql`named(id)`),
      (join) => join.onTrue(),
    )
    .select(sql<string>`named.id::uuid`.as('id'))
    .where('statement_rows.statement_id', '=', sql<string>`any(${statementsOfDays(statement)})`)

/**
 * The days of a statement on which payments may be missing; null if it has none or was undone. Alerts do not count, because no bank
 * sends one for each payment.
 */
async function periodOf(db: Db, statement: StatementRecord): Promise<Period | null> {
  const { id, from_day: from, to_day: to, undone_at: undoneAt, created_at: importedAt } = statement
  if (!from || !to || undoneAt || statement.source !== 'FILE') return null
  const latest = latestDay(dayOf(importedAt.getTime()))
  if (to <= latest) return { from, to }
  const rows = db.selectFrom('statement_rows').where('statement_id', '=', id).where('day', '<=', latest)
  const last = await rows.select('day').orderBy('day', 'desc').limit(1).executeTakeFirst()
  return last?.day ? { from, to: last.day } : null
}

/** A payment is proposed for rejection only if it was quoted and submitted within these instants. */
const proposedWithin = (period: Period) => {
  const { quotedFrom, submittedTo } = mustShow(period)
  return { quoted: new Date(startOf(quotedFrom)), submitted: new Date(startOf(addDays(submittedTo, 1))) }
}

const paymentsAndNamed = (db: Db, statement: StatementRecord) =>
  db.with('named', (with_) => namedByRows(with_ as Db, statement)).selectFrom('payments')

const isUnnamed = sql<boolean>`not exists (select from named where named.id = payments.id)`

/** Submitted payments that no row names. A payment with a verified part counts as found. */
const missingPayments = (db: Db, statement: StatementRecord) =>
  paymentsAndNamed(db, statement)
    .where('payments.state', '=', 'SUBMITTED')
    .where('payments.way', '=', 'BANK')
    .where(isUnnamed)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bookings')
            .select('bookings.id')
            .whereRef('bookings.payment_id', '=', 'payments.id')
            .where('bookings.verified', '=', true),
        ),
      ),
    )

/** Whether only an alert has verified a payment: neither the payment nor the alert's transfer is on a statement of these days. */
function isAlertedOnly(statement: StatementRecord, period: Period) {
  const { from, to } = mustShowAlerts(period)
  return sql<boolean>`${isUnnamed} and payments.id in (
    select acts.payment_id from acts
    join statements on statements.id = acts.statement_id
    join statement_rows as alert on alert.statement_id = acts.statement_id and alert.line = acts.line
    where statements.source <> 'FILE' and statements.from_day <= ${to} and statements.to_day >= ${from}
      and acts.undone_at is null and alert.day between ${from} and ${to}
      and not exists (
        select from statement_rows as own
        where own.statement_id = any(${statementsOfDays(statement)})
          and own.own_references ->> 0 = alert.own_references ->> 0 and own.amount = alert.amount))`
}

/** The numbers of payments that are proposed for rejection, that only an alert has verified, and that still wait. */
export async function countMissing(db: Db, statement: StatementRecord): Promise<StatementAtDesk['missing']> {
  const period = await periodOf(db, statement)
  if (!period) return { proposed: 0, alerted: 0, waiting: 0 }
  const { quoted, submitted } = proposedWithin(period)
  const isProposed = sql<boolean>`payments.created_at >= ${quoted} and payments.submitted_at < ${submitted}`
  const { all, proposed, alerted } = await missingPayments(db, statement)
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      sql<number>`count(*) filter (where ${isProposed})`.as('proposed'),
      sql<number>`(select count(*) from payments where ${isAlertedOnly(statement, period)})`.as('alerted'),
    ])
    .executeTakeFirstOrThrow()
  return { proposed, alerted, waiting: all - proposed }
}

/**
 * The payments that are not on a statement, oldest first: submitted ones, or the ones that only an alert has verified. @throws
 * AppError NOT_FOUND
 */
export async function listMissing(db: Db, statementId: string, standing: Standing, page: Page) {
  const statement = await getStatement(db, statementId)
  const period = await periodOf(db, statement)
  if (!period) return { data: [], nextCursor: null }
  const { quoted, submitted } = proposedWithin(period)
  const all =
    standing === 'ALERTED'
      ? paymentsAndNamed(db, statement).where(isAlertedOnly(statement, period))
      : missingPayments(db, statement).where(({ eb, and, or }) =>
          standing === 'PROPOSED'
            ? and([eb('payments.created_at', '>=', quoted), eb('submitted_at', '<', submitted)])
            : or([eb('payments.created_at', '<', quoted), eb('submitted_at', '>=', submitted)]),
        )
  const query = all
    .innerJoin('users', 'users.id', 'payments.user_id')
    .select(['payments.id', 'reference', 'utr', 'amount_payable', 'state', 'payments.created_at', 'submitted_at'])
    .select(['users.name', foundAmount.as('found')])
    .select(bookingOfPayment.as('booking_id'))
  const rows = await pageAfter(query, 'payments.id', 'asc', page).execute()
  return pageOf(rows, page.limit, (row): MissingPayment => ({
    ...toNamedPayment(row),
    createdAt: row.created_at.toISOString(),
    submittedAt: (row.submitted_at ?? row.created_at).toISOString(),
  }))
}
