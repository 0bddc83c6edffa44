import type { Db } from '../../../db/connect.ts'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import { dayOf, startOf } from '../../../domain/calendar-day.ts'
import { type Paise, paise } from '../../../domain/money.ts'
import { CHECK_MS } from '../../../domain/payment.ts'
import { queueToOperator } from '../../account/operator-email.ts'
import type { Env } from '../../env.ts'
import { countToday } from './today.ts'
import { HOUR_MS } from '../../../domain/durations.ts'

/** The operator gets a warning about a payment after so many of the 24 hours. */
const WARN_AFTER_MS = 20 * HOUR_MS
/** The name of the setting that stores the day of the last summary. */
const SUMMARY_DAY = 'desk_summary_day'

type Settings = Pick<Env, 'OPERATOR_EMAIL' | 'OPERATOR_SUMMARY_AT' | 'OPERATOR_LANGUAGE'>

/**
 * Queues the emails to the operator that are due: the summary once a day, and a warning about payments whose promised time is
 * nearly over, once for each payment. Several servers do not queue an email twice. Returns the number of queued emails.
 */
export async function queueDeskEmails(db: Db, env: Settings, at: Date): Promise<number> {
  const summaries = await inTransaction(db, (tx) => queueSummary(tx, env, at))
  const warnings = await inTransaction(db, (tx) => warnOfLate(tx, env, at))
  return summaries + warnings
}

async function queueSummary(tx: Tx, env: Settings, at: Date): Promise<number> {
  const today = dayOf(at.getTime())
  if (at.getTime() < startOf(today) + env.OPERATOR_SUMMARY_AT) return 0
  const first = await tx
    .insertInto('settings')
    .values({ name: SUMMARY_DAY, value: today })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: today }).where('settings.value', '<', today))
    .returning('name')
    .executeTakeFirst()
  if (!first) return 0
  const numbers = await countToday(tx, at, today)
  const counts = {
    payments: numbers.payments ?? 0,
    corrected: numbers.corrected ?? 0,
    refunds: numbers.refunds ?? 0,
    arrivals: numbers.arrivals ?? 0,
    poojas: numbers.poojas ?? 0,
    balances: numbers.balances,
  }
  if (Object.values(counts).every((count) => count === 0)) return 0
  const { oldest } = numbers
  await queueToOperator(tx, env, at, (name) => ({
    kind: 'desk_summary',
    content: {
      name,
      at: at.toISOString(),
      oldestCheckedBy: oldest && checkedBy(oldest),
      counts,
      refundAmount: numbers.refundAmount ?? paise(0),
      balanceAmount: numbers.balanceAmount,
    },
  }))
  return 1
}

const checkedBy = (submittedAt: Date): string => new Date(submittedAt.getTime() + CHECK_MS).toISOString()

async function warnOfLate(tx: Tx, env: Settings, at: Date): Promise<number> {
  const late = await tx
    .updateTable('payments')
    .set({ warned_at: at })
    .where('state', '=', 'SUBMITTED')
    .where('warned_at', 'is', null)
    .where('submitted_at', '<=', new Date(at.getTime() - WARN_AFTER_MS))
    .returning(['utr', 'amount_payable', 'submitted_at'])
    .execute()
  const payments = late
    .flatMap(({ utr, amount_payable: amount, submitted_at: submittedAt }): LatePayment[] =>
      utr !== null && submittedAt ? [{ utr, amount, checkedBy: checkedBy(submittedAt) }] : [],
    )
    .toSorted((one, other) => (one.checkedBy < other.checkedBy ? -1 : 1))
  if (payments.length === 0) return 0
  await queueToOperator(tx, env, at, (name) => ({ kind: 'payments_late', content: { name, payments } }))
  return 1
}

type LatePayment = { utr: string; amount: Paise; checkedBy: string }
