import { sql } from 'kysely'
import { claimOnce } from '../../db/claim-once.ts'
import type { Db } from '../../db/connect.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import type { Paise } from '../../domain/money.ts'
import { cancelDocuments, creditInvoice, issueRefundVouchers } from '../documents/cancel-documents.ts'
import type { DocumentEnv } from '../documents/from-booking.ts'
import { issueForPayment } from '../documents/issue-for-payment.ts'
import { lockBooking } from '../ledger/store.ts'

const DONE = 'documents_reconciled'

/**
 * In the first release, a receipt stayed valid when its payment was revoked or corrected, and a cancellation issued no credit note
 * or refund voucher. This cancels such receipts and issues missing documents, once for a database: of several instances that start
 * together one does it, and the others wait.
 */
export const reconcileDocuments = (db: Db, env: DocumentEnv, at: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (!(await claimOnce(tx, DONE, at))) return
    for (const receipt of await findUntrueReceipts(tx)) {
      const booking = await lockBooking(tx, receipt.booking_id)
      const reason = receipt.received > 0 ? 'AMOUNT_CORRECTED' : 'PAYMENT_NOT_RECEIVED'
      await cancelDocuments(tx, booking, receipt.payment_id, { reason, act: null, at })
      const receivedOn = dayOf(receipt.verified_at.getTime())
      const { payment_id: id, utr, way } = receipt
      const payment = { id, utr, way, userId: booking.user_id, receivedOn, at }
      await issueForPayment(tx, env, payment, [{ booking, amount: receipt.received }], null)
    }
    for (const { id } of await findCancelledWithInvoice(tx)) {
      const booking = await lockBooking(tx, id)
      await creditInvoice(tx, booking, booking.price, at)
    }
    for (const refund of await findSentRefunds(tx))
      await issueRefundVouchers(tx, { id: refund.booking_id }, refund, at, null)
  })

/** Receipts whose amount differs from the received amount of their payment. */
const findUntrueReceipts = (tx: Tx) =>
  tx
    .selectFrom('documents')
    .innerJoin('payments', 'payments.id', 'documents.payment_id')
    .innerJoin('ledger', (join) =>
      join
        .onRef('ledger.payment_id', '=', 'documents.payment_id')
        .onRef('ledger.booking_id', '=', 'documents.booking_id'),
    )
    .select(['documents.booking_id', 'payments.id as payment_id', 'payments.way'])
    .select(({ fn }) => [
      sql<string>`coalesce(payments.utr, '')`.as('utr'),
      sql<Paise>`sum(ledger.received)::bigint`.as('received'),
      fn.max('ledger.created_at').as('verified_at'),
    ])
    .where('documents.kind', '=', 'receipt')
    .where('documents.cancelled_at', 'is', null)
    .groupBy(['documents.id', 'documents.booking_id', 'payments.id'])
    .having(sql<boolean>`sum(ledger.received) <> documents.amount`)
    .orderBy('documents.id')
    .execute()

const findCancelledWithInvoice = (tx: Tx) =>
  tx
    .selectFrom('bookings')
    .innerJoin('documents', 'documents.booking_id', 'bookings.id')
    .select('bookings.id')
    .where('bookings.cancelled_at', 'is not', null)
    .where('documents.kind', '=', 'invoice')
    .where('documents.cancelled_at', 'is', null)
    .orderBy('bookings.id')
    .execute()

const findSentRefunds = (tx: Tx) =>
  tx
    .selectFrom('refunds')
    .select(['booking_id', 'amount', 'cause'])
    .where('sent_at', 'is not', null)
    .orderBy('id')
    .execute()
