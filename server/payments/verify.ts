import type { Db } from '../../db/connect.ts'
import type { RejectReason } from '../../db/tables.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { allocate } from '../../domain/allocation.ts'
import { rejected, verified } from '../../domain/ledger.ts'
import { type Paise, paise, total } from '../../domain/money.ts'
import { recordChange } from '../audit/store.ts'
import { type BookingRow, lockBooking } from '../ledger/bookings.ts'
import { onVerified } from './on-verified.ts'
import { revokeVerification } from './revoke.ts'
import { AppError } from '../http/app-error.ts'
import { type Entry, post, readShares, type Share } from '../ledger/entries.ts'
import type { DocumentEnv } from '../documents/from-booking.ts'
import { queueRejectionEmail } from './rejection-email.ts'
import type { Payment } from './quote.ts'
import { reopenRejected } from './reopen-rejected.ts'
import { rejectDuplicateUtr } from './duplicate-utr.ts'

type Check = { actorId: string; paymentId: string; at: Date }
type Verifying = Check & { env: DocumentEnv }

/**
 * A payment was found on the statement. `amount` in paise is what stands there, if it is not what was submitted: less or
 * more is received all the same, and shows as such. What is verified already stays, and is part of that amount.
 * @throws AppError NOT_FOUND, NOT_SUBMITTED, UTR_TAKEN where it was rejected and its reference is another's by now
 */
export const verifyPayment = (db: Db, check: Verifying, amount?: Paise): Promise<void> =>
  rejectDuplicateUtr(inTransaction(db, (tx) => verify(tx, check, amount)))

async function verify(tx: Tx, { actorId, paymentId, at, env }: Verifying, amount?: Paise): Promise<void> {
  const { payment, shares, bookings } = await lockPayment(tx, paymentId)
  if (payment.verified_at) return
  if (payment.rejected_at) await reopenRejected(tx, payment, at)
  const open = shares.filter(({ bookingId }) => !isVerified(payment, bookings, bookingId))
  const parts = open.map(({ part }) => part)
  const before = total(shares.map(({ received }) => received))
  const found = allocate(amount === undefined ? total(parts) : paise(Math.max(0, amount - before)), parts)
  await post(
    tx,
    at,
    open.map(({ bookingId, part }, index) => about(payment, bookingId, verified(part, found[index]!))),
  )
  await tx.updateTable('payments').set({ verified_at: at }).where('id', '=', payment.id).execute()
  await record(tx, { actorId, paymentId, at }, 'payment_verified', { amount: total(found) })
  for (const [index, { bookingId }] of open.entries())
    await onVerified(tx, { bookingId, payment, amount: found[index]!, actorId, at, env })
}

/**
 * A payment was not found: its claims are taken back, its reference is free again, and its payer is told why and what to
 * do. @throws AppError NOT_FOUND, NOT_SUBMITTED, REFUND_SENT where it was verified and has been sent back
 */
export const rejectPayment = (
  db: Db,
  { actorId, paymentId, at }: Check,
  reason: RejectReason,
  text?: string,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { payment, shares, bookings } = await lockPayment(tx, paymentId)
    if (payment.rejected_at) return
    const detail = { utr: payment.utr!, reason, ...(text && { text }) }
    const entries: Entry[] = []
    for (const [index, { bookingId, part, received }] of shares.entries()) {
      if (isVerified(payment, bookings, bookingId))
        entries.push(about(payment, bookingId, await revokeVerification(tx, bookings[index]!, { part, received, at })))
      entries.push({ ...about(payment, bookingId, rejected(part)), detail })
    }
    await post(tx, at, entries)
    await tx
      .updateTable('payments')
      .set({ rejected_at: at, utr_key: null, verified_at: null, reject_reason: reason, reject_text: text || null })
      .where('id', '=', payment.id)
      .execute()
    if (!payment.booking_id)
      await tx.updateTable('bookings').set({ verified: false }).where('payment_id', '=', payment.id).execute()
    await record(tx, { actorId, paymentId, at }, 'payment_rejected', detail)
    await queueRejectionEmail(tx, payment, detail, at)
  })

const about = (payment: Payment, bookingId: string, posting: Entry['posting']): Entry => ({
  bookingId,
  paymentId: payment.id,
  posting,
})

/** Of an advance each booking is verified by itself; of a balance there is one. */
const isVerified = (payment: Payment, bookings: readonly BookingRow[], bookingId: string): boolean =>
  payment.booking_id ? payment.verified_at !== null : bookings.find(({ id }) => id === bookingId)!.verified

async function lockPayment(
  tx: Tx,
  paymentId: string,
): Promise<{ payment: Payment; shares: Share[]; bookings: BookingRow[] }> {
  const payment = await tx.selectFrom('payments').selectAll().where('id', '=', paymentId).forUpdate().executeTakeFirst()
  if (!payment) throw new AppError('NOT_FOUND')
  if (!payment.submitted_at) throw new AppError('NOT_SUBMITTED')
  const shares = await readShares(tx, paymentId)
  const bookings = []
  for (const { bookingId } of shares) bookings.push(await lockBooking(tx, bookingId))
  return { payment, shares, bookings }
}

const record = (tx: Tx, { actorId, paymentId, at }: Check, action: string, to: unknown) =>
  recordChange(tx, { actorId, action, subjectId: paymentId, from: {}, to, at })
