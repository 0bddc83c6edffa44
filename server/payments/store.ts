import { type Expression, type Selectable, sql } from 'kysely'
import type { Page } from '../../contract/fields.ts'
import type { Db } from '../../db/connect.ts'
import type { Payments } from '../../db/tables.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Paise } from '../../domain/money.ts'
import { canBecome, type PaymentPurpose, type PaymentState, type PaymentWay } from '../../domain/payment.ts'
import { utrKey } from '../../domain/utr.ts'
import type { Act, Actor } from '../acts/store.ts'
import { recordChanges } from '../audit/store.ts'
import { AppError } from '../http/app-error.ts'
import { pageAfter } from '../http/page.ts'
import type { AuditMoment } from '../moment.ts'

/** A payment: an advance for cart entries, or the balance of one booking. Amounts in paise. */
export type Payment = {
  id: string
  userId: string
  reference: string
  purpose: PaymentPurpose
  way: PaymentWay
  isEntered: boolean
  /** The booking of a balance; null for an advance. */
  bookingId: string | null
  order: Paise
  gst: Paise
  /** The site's rate of GST on the day of the quote. */
  gstPercent: number
  amountTotal: Paise
  amountPayable: Paise
  createdAt: Date
  expiresAt: Date
} & PaymentState

export type Staff = Actor

type Row = Selectable<Payments>
/** A column that a CHECK of migration 0004 requires in the state of the row. */
function filled<T>(value: T | null, column: keyof Payments): T {
  if (value === null) throw new Error(`payments.${column} is null, which its state does not allow`)
  return value
}

function stateOf(row: Row): PaymentState {
  if (row.state === 'OPEN') return { state: 'OPEN' }
  if (row.state === 'ENDED') return { state: 'ENDED', endedAt: filled(row.ended_at, 'ended_at') }
  const submission = { utr: filled(row.utr, 'utr'), submittedAt: filled(row.submitted_at, 'submitted_at') }
  if (row.state === 'SUBMITTED') return { state: 'SUBMITTED', ...submission }
  if (row.state === 'VERIFIED')
    return { state: 'VERIFIED', ...submission, verifiedAt: filled(row.verified_at, 'verified_at') }
  return {
    state: 'REJECTED',
    ...submission,
    rejectedAt: filled(row.rejected_at, 'rejected_at'),
    reason: filled(row.reject_reason, 'reject_reason'),
    text: row.reject_text,
  }
}

export const toPayment = (row: Row): Payment => ({
  id: row.id,
  userId: row.user_id,
  reference: row.reference,
  purpose: row.purpose,
  way: row.way,
  isEntered: row.entered_by !== null,
  bookingId: row.booking_id,
  order: row.order_amount,
  gst: row.gst,
  gstPercent: row.gst_percent,
  amountTotal: row.amount_total,
  amountPayable: row.amount_payable,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  ...stateOf(row),
})

const payments = (db: Db) => db.selectFrom('payments').selectAll('payments')

/** The payments of a user, newest first; with `withEnded` also payments that ended unpaid. */
export async function listPayments(db: Db, userId: string, page: Page, { withEnded = false } = {}): Promise<Payment[]> {
  const all = payments(db).where('user_id', '=', userId)
  const query = withEnded ? all : all.where('state', '!=', 'ENDED')
  return (await pageAfter(query, 'id', 'desc', page).execute()).map(toPayment)
}

/** The payments of a booking in the order of creation: the advance, then the balances. */
export async function paymentsOfBooking(db: Db, booking: { id: string; payment_id: string }): Promise<Payment[]> {
  const rows = await payments(db)
    .where(({ eb, or, and }) =>
      and([or([eb('id', '=', booking.payment_id), eb('booking_id', '=', booking.id)]), eb('state', '!=', 'ENDED')]),
    )
    .orderBy('id')
    .execute()
  return rows.map(toPayment)
}

/** @throws AppError NOT_FOUND */
export async function getPayment(db: Db, id: string): Promise<Payment> {
  const row = await payments(db).where('id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return toPayment(row)
}

/** Locks a payment of a user until the transaction ends. @throws AppError NOT_FOUND */
export async function lockPayment(tx: Tx, id: string, userId: string): Promise<Payment> {
  const row = await payments(tx).where('id', '=', id).where('user_id', '=', userId).forUpdate().executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return toPayment(row)
}

/**
 * Locks the payments of an act of staff, in the order of their ids. A balance may confirm its booking or take the confirmation
 * back, and so change the advance: the advance is locked as well, before any booking.
 */
export async function lockPayments(tx: Tx, ids: readonly string[]): Promise<Payment[]> {
  const advances = tx
    .selectFrom('payments as balances')
    .innerJoin('bookings', 'bookings.id', 'balances.booking_id')
    .select('bookings.payment_id')
    .where('balances.id', 'in', [...ids])
  const rows = await payments(tx)
    // This is an array, because PostgreSQL would read all payments for "id in (…) or id in (select …)".
    .where(({ eb, or }) => or([eb('id', 'in', [...ids]), eb('id', '=', sql<string>`any (array(${advances}))`)]))
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.filter(({ id }) => ids.includes(id)).map(toPayment)
}

export type SubmittedPayment = Exclude<Payment, { state: 'OPEN' | 'ENDED' }>

/**
 * Locks a payment that has a UTR; with `comparedUtr`, only if it still has the UTR that staff compared with the bank statement.
 * @throws AppError NOT_FOUND, NOT_SUBMITTED, UTR_CHANGED
 */
export async function lockSubmitted(tx: Tx, id: string, comparedUtr?: string): Promise<SubmittedPayment> {
  const [payment] = await lockPayments(tx, [id])
  if (!payment) throw new AppError('NOT_FOUND')
  if (payment.state === 'OPEN' || payment.state === 'ENDED') throw new AppError('NOT_SUBMITTED')
  if (comparedUtr !== undefined && utrKey(comparedUtr) !== utrKey(payment.utr))
    throw new AppError('UTR_CHANGED', { words: { utr: payment.utr } })
  return payment
}

/** The values that the states SUBMITTED, VERIFIED and REJECTED have in common. */
export const submissionOf = ({ utr, submittedAt }: SubmittedPayment) => ({ utr, submittedAt })

/** A UTR that replaces another one is marked, and its promised time starts again. */
type Submission = { corrected?: true; warned_at?: null; way?: 'BANK' }

/**
 * Moves a locked payment to another state and fills the columns of that state.
 * @throws Error for a state that domain/payment.ts does not allow next
 */
export async function changeState(
  tx: Tx,
  payment: Payment,
  to: PaymentState,
  submission: Submission = {},
): Promise<void> {
  await changeStateStatement(tx, payment, to, submission).execute()
}

/** The statement of `changeState`. */
export function changeStateStatement(tx: Tx, payment: Payment, to: PaymentState, submission: Submission = {}) {
  if (!canBecome(payment.state, to.state)) throw new Error(`a payment cannot go from ${payment.state} to ${to.state}`)
  return tx
    .updateTable('payments')
    .set({ ...columnsOf(to), ...submission, amount_paid: 'utr' in to ? payment.amountPayable : null })
    .where('id', '=', payment.id)
}

const columnsOf = (to: PaymentState) => ({
  state: to.state,
  ended_at: to.state === 'ENDED' ? to.endedAt : null,
  utr: 'utr' in to ? to.utr : null,
  // A rejected UTR can be submitted by the person who really paid.
  utr_key: 'utr' in to && to.state !== 'REJECTED' ? utrKey(to.utr) : null,
  submitted_at: 'utr' in to ? to.submittedAt : null,
  verified_at: to.state === 'VERIFIED' ? to.verifiedAt : null,
  rejected_at: to.state === 'REJECTED' ? to.rejectedAt : null,
  reject_reason: to.state === 'REJECTED' ? to.reason : null,
  reject_text: to.state === 'REJECTED' ? to.text : null,
})

/**
 * Marks bookings as verified or unverified, and records it in the audit log. Later money alone does not confirm a booking that
 * staff have revoked.
 */
export async function setBookingsVerified(
  tx: Tx,
  { staff, by }: { staff: Staff; by?: Pick<Act, 'id' | 'kind'> },
  bookingIds: readonly string[],
  isVerified: boolean,
  moment: AuditMoment,
): Promise<void> {
  if (bookingIds.length === 0) return
  await tx
    .updateTable('bookings')
    .set({ verified: isVerified, revoked: !isVerified && by?.kind === 'REVOKE' })
    .where('id', 'in', [...bookingIds])
    .execute()
  const [from, to] = [{ verified: !isVerified }, { verified: isVerified }]
  const change = { actorId: staff.id, action: 'booking_verification', from, to, actId: by?.id } as const
  await recordChanges(
    tx,
    bookingIds.map((subjectId) => ({ ...change, subjectId })),
    moment,
  )
}

/** Deletes at most `most` payments that expired before a time without a UTR, and returns how many. */
export async function deleteUnpaidBefore(db: Db, at: Date, most: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('payments')
    .where('id', 'in', (from) =>
      from
        .selectFrom('payments')
        .select('id')
        // The condition is written as in its index. A payment that was submitted meanwhile stays.
        .where(sql<boolean>`state in ('OPEN', 'ENDED')`)
        .where('expires_at', '<', at)
        .where('entered_by', 'is', null)
        .limit(most),
    )
    .where('state', 'in', ['OPEN', 'ENDED'])
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Ends the open quotes and balances of a user. */
export async function endOpenPayments(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ state: 'ENDED', ended_at: at })
    .where('user_id', '=', userId)
    .where('state', '=', 'OPEN')
    .execute()
}

/** Deletes the texts of staff about rejected payments. */
export async function deleteRejectTexts(tx: Tx, ids: Expression<string>): Promise<void> {
  await tx.updateTable('payments').set({ reject_text: null }).where('id', 'in', ids).execute()
}
