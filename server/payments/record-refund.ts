import type { Selectable } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { Refunds } from '../../db/refund-tables.ts'
import { inTransaction, isUniqueViolation, type Tx } from '../../db/transaction.ts'
import { formatRupees } from '../../domain/format.ts'
import type { Language } from '../../domain/language.ts'
import { refunded } from '../../domain/ledger.ts'
import { type Paise, paise, sameRupees } from '../../domain/money.ts'
import { namesUtr, transferKey } from '../../domain/transfer-reference.ts'
import { startAct } from '../acts/store.ts'
import { recordChange } from '../audit/store.ts'
import { creditInvoice, issueRefundVouchers } from '../documents/cancel-documents.ts'
import type { DocumentEnv } from '../documents/from-booking.ts'
import { queueEmailTo } from '../email/outbox.ts'
import { AppError, found } from '../http/app-error.ts'
import { type BookingRow, appendEntries, lockBooking } from '../ledger/store.ts'
import type { AuditMoment, Moment } from '../moment.ts'
import { aboutBooking } from './booking-emails.ts'
import { issueWaiting } from './document-acts.ts'
import { paymentsOfBooking, type Staff } from './store.ts'

/** `sentReference` is the reference of the transfer at the bank. */
type Sent = { refundId: string; sentReference: string }
/** `amount` is the amount that staff sent, in rupees. */
type SentAmount = Sent & { amount?: number }

/**
 * Records that a refund was sent with this reference of the bank: writes the ledger and the audit log, issues refund vouchers, and
 * emails the devotee.
 * @throws AppError NOT_FOUND, REFUND_SENT, AMOUNT_CHANGED with the present amount, REFUND_UTR_IS_PAYMENT, REFUND_UTR_TAKEN
 */
export const recordRefund = (
  db: Db,
  staff: Staff,
  { refundId, sentReference, amount }: SentAmount,
  moment: Moment,
  env: DocumentEnv,
): Promise<void> =>
  refuseRepeated(
    inTransaction(db, async (tx) => {
      const { at } = moment
      const seen = await findRefund(tx, refundId)
      const booking = await lockBooking(tx, seen.booking_id)
      const refund = await lockRefund(tx, refundId)
      if (refund.sent_at) throw new AppError('REFUND_SENT')
      if (refund.closed_at && !refund.replaced_by) throw new AppError('NOT_FOUND')
      if (refund.closed_at || (amount !== undefined && !sameRupees(amount, refund.amount)))
        throw amountChanged(await presentRefund(tx, refund), moment.language)
      await refuseIncoming(tx, booking, sentReference)
      const act = await startAct(tx, staff, { kind: 'REFUND', paymentId: null }, moment)
      await tx
        .updateTable('refunds')
        .set({ sent_at: at, sent_reference: sentReference, sent_key: transferKey(sentReference) })
        .where('id', '=', refundId)
        .execute()
      const detail = { utr: sentReference }
      await appendEntries(tx, at, [{ bookingId: booking.id, entry: refunded(refund.amount), detail }], act)
      await issueWaiting(tx, env, [booking], at)
      await issueRefundVouchers(tx, booking, refund, at, act)
      // An invoice states the fee before later waivers.
      if (booking.waived > 0) await creditInvoice(tx, booking, booking.price, at, act)
      const change = { action: 'refund_sent', subjectId: refundId, from: {}, to: detail, actId: act.id } as const
      await recordChange(tx, { actorId: staff.id, ...change }, moment)
      await queueRefundEmail(tx, booking, refund, { sentReference }, at)
    }),
  )

/**
 * Replaces a mistyped reference of a sent refund, and tells the devotee. The history keeps the first one. The same reference again
 * changes nothing. @throws AppError NOT_FOUND, REFUND_NOT_SENT, REFUND_UTR_IS_PAYMENT, REFUND_UTR_TAKEN
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

const refundOf = (tx: Tx, id: string) => tx.selectFrom('refunds').selectAll().where('id', '=', id)

const findRefund = async (tx: Tx, id: string) => found(await refundOf(tx, id).executeTakeFirst())
const lockRefund = async (tx: Tx, id: string) => found(await refundOf(tx, id).forUpdate().executeTakeFirst())

/** The amount of the refund that replaced a closed one, in paise; undefined if nothing is left to send. */
async function presentRefund(tx: Tx, refund: Selectable<Refunds>): Promise<Paise> {
  let present = refund
  while (present.closed_at && present.replaced_by) present = await findRefund(tx, present.replaced_by)
  return present.closed_at ? paise(0) : present.amount
}

function amountChanged(present: Paise, language: Language): AppError {
  const amount = formatRupees(present, language)
  return new AppError('AMOUNT_CHANGED', { words: { amount, of: 'REFUND' }, field: 'amount' })
}

/** Staff easily type the UTR of the payment by mistake, because the page shows it beside the field. */
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
