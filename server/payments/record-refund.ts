import type { Selectable } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { Refunds } from '../../db/tables.ts'
import { inTransaction, isUniqueViolation, type Tx } from '../../db/transaction.ts'
import { refunded } from '../../domain/ledger.ts'
import { namesUtr, transferKey } from '../../domain/transfer-reference.ts'
import { recordChange } from '../audit/store.ts'
import { issueRefundVouchers } from '../documents/cancel-documents.ts'
import { queueEmailTo } from '../email/outbox.ts'
import { AppError } from '../http/app-error.ts'
import { type BookingRow, appendEntries, lockBooking } from '../ledger/store.ts'
import type { AuditMoment } from '../moment.ts'
import { aboutBooking } from './booking-emails.ts'
import { paymentsOfBooking, type Staff } from './store.ts'

/** `sentReference` is the reference of the transfer at the bank. */
type Sent = { refundId: string; sentReference: string }
/**
 * Records that a refund was sent with this reference of the bank: in the ledger and the audit log, by refund vouchers and by an
 * email to the devotee. @throws AppError NOT_FOUND, REFUND_SENT, REFUND_UTR_IS_PAYMENT, REFUND_UTR_TAKEN
 */
export const recordRefund = (
  db: Db,
  staff: Staff,
  { refundId, sentReference }: Sent,
  moment: AuditMoment,
): Promise<void> =>
  refuseRepeated(
    inTransaction(db, async (tx) => {
      const { at } = moment
      const refund = await lockRefund(tx, refundId)
      if (refund.sent_at) throw new AppError('REFUND_SENT')
      const booking = await lockBooking(tx, refund.booking_id)
      await refuseIncoming(tx, booking, sentReference)
      await tx
        .updateTable('refunds')
        .set({ sent_at: at, sent_reference: sentReference, sent_key: transferKey(sentReference) })
        .where('id', '=', refundId)
        .execute()
      const detail = { utr: sentReference }
      await appendEntries(tx, at, [{ bookingId: booking.id, entry: refunded(refund.amount), detail }])
      await issueRefundVouchers(tx, booking, refund, at)
      const change = { action: 'refund_sent', subjectId: refundId, from: {}, to: detail } as const
      await recordChange(tx, { actorId: staff.id, ...change }, moment)
      await queueRefundEmail(tx, booking, refund, { sentReference }, at)
    }),
  )

/**
 * Replaces the reference of a sent refund that was mistyped, and tells the devotee. The history keeps the first one. The same
 * reference again changes nothing. @throws AppError NOT_FOUND, REFUND_NOT_SENT, REFUND_UTR_IS_PAYMENT, REFUND_UTR_TAKEN
 */
export const correctRefund = (
  db: Db,
  staff: Staff,
  { refundId, sentReference }: Sent,
  moment: AuditMoment,
): Promise<void> =>
  refuseRepeated(
    inTransaction(db, async (tx) => {
      const { at } = moment
      const refund = await lockRefund(tx, refundId)
      const wrongReference = refund.sent_reference
      if (wrongReference === null) throw new AppError('REFUND_NOT_SENT')
      if (transferKey(wrongReference) === transferKey(sentReference)) return
      const booking = await lockBooking(tx, refund.booking_id)
      await refuseIncoming(tx, booking, sentReference)
      await tx
        .updateTable('refunds')
        .set({ sent_reference: sentReference, sent_key: transferKey(sentReference) })
        .where('id', '=', refundId)
        .execute()
      const [from, to] = [{ utr: wrongReference }, { utr: sentReference }]
      const change = { action: 'refund_corrected', subjectId: refundId, from, to } as const
      await recordChange(tx, { actorId: staff.id, ...change }, moment)
      await queueRefundEmail(tx, booking, refund, { sentReference, wrongReference }, at)
    }),
  )

async function lockRefund(tx: Tx, id: string): Promise<Selectable<Refunds>> {
  const refund = await tx.selectFrom('refunds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!refund) throw new AppError('NOT_FOUND')
  return refund
}

/** The page shows the UTR of the payment beside the field, so that it is easily typed there by mistake. */
async function refuseIncoming(tx: Tx, booking: BookingRow, sentReference: string): Promise<void> {
  const payments = await paymentsOfBooking(tx, booking)
  if (payments.some((payment) => 'utr' in payment && namesUtr(sentReference, payment.utr)))
    throw new AppError('REFUND_UTR_IS_PAYMENT', { field: 'refNo' })
}

/** A unique index decides which of two refunds gets a reference. @throws AppError REFUND_UTR_TAKEN for the other one */
async function refuseRepeated<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (isUniqueViolation(error, 'refunds_sent_key_key')) throw new AppError('REFUND_UTR_TAKEN', { field: 'refNo' })
    throw error
  }
}

const queueRefundEmail = (
  tx: Tx,
  booking: BookingRow,
  { amount, reference }: Selectable<Refunds>,
  references: { sentReference: string; wrongReference?: string },
  at: Date,
): Promise<void> =>
  queueEmailTo(tx, booking.user_id, at, (name) => ({
    kind: 'refund_sent',
    content: { ...aboutBooking(booking), name, refund: amount, refundReference: reference, ...references },
  }))
