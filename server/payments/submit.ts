import type { Db } from '../../db/connect.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { paid, rejected } from '../../domain/ledger.ts'
import { utrKey } from '../../domain/utr.ts'
import { balanceOfRow, lockBooking } from '../ledger/bookings.ts'
import { AppError } from '../http/app-error.ts'
import { type Entry, post, readShares } from '../ledger/entries.ts'
import type { Payment } from './quote.ts'
import { rejectDuplicateUtr } from './duplicate-utr.ts'

/**
 * The reference of a balance that was paid, or the right one in the place of a wrong one: as long as a payment is not
 * verified its payer can mend it. The same reference again changes nothing.
 * @throws AppError NOT_FOUND, UTR_TAKEN, PAYMENT_VERIFIED, NOTHING_DUE
 */
export const submitPayment = (db: Db, userId: string, paymentId: string, utr: string, at: Date): Promise<void> =>
  rejectDuplicateUtr(inTransaction(db, (tx) => submit(tx, userId, paymentId, utr, at)))

async function submit(tx: Tx, userId: string, paymentId: string, utr: string, at: Date): Promise<void> {
  const payment = await tx
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', paymentId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  const isOpenQuote = payment && !payment.submitted_at && !payment.booking_id
  if (!payment || payment.ended_at || isOpenQuote) throw new AppError('NOT_FOUND')
  if (payment.utr_key === utrKey(utr)) return
  if (payment.verified_at) throw new AppError('PAYMENT_VERIFIED')
  const entries = payment.submitted_at ? await correct(tx, payment, utr) : await payFirst(tx, payment, utr)
  await tx
    .updateTable('payments')
    .set({
      utr,
      utr_key: utrKey(utr),
      amount_paid: payment.amount_payable,
      submitted_at: at,
      rejected_at: null,
      reject_reason: null,
      reject_text: null,
    })
    .where('id', '=', payment.id)
    .execute()
  await post(tx, at, entries)
}

async function payFirst(tx: Tx, payment: Payment, utr: string): Promise<Entry[]> {
  const booking = await lockBooking(tx, payment.booking_id!)
  if (balanceOfRow(booking).due < payment.amount_payable) throw new AppError('NOTHING_DUE')
  return [{ bookingId: booking.id, paymentId: payment.id, posting: paid(payment.amount_payable), detail: { utr } }]
}

/** What is still claimed under the wrong reference is taken back, and claimed anew under the right one. */
async function correct(tx: Tx, payment: Payment, utr: string): Promise<Entry[]> {
  const shares = await readShares(tx, payment.id)
  for (const { bookingId } of shares) await lockBooking(tx, bookingId)
  if (shares.some(({ received }) => received > 0)) throw new AppError('PAYMENT_VERIFIED')
  return shares.flatMap(({ bookingId, part, claimed }) => {
    const about = { bookingId, paymentId: payment.id }
    const taken = { ...about, posting: rejected(claimed), detail: { utr: payment.utr! } }
    return [...(claimed > 0 ? [taken] : []), { ...about, posting: paid(part), detail: { utr } }]
  })
}
