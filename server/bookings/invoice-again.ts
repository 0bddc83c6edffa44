import type { Tx } from '../../db/transaction.ts'
import { creditChangedInvoice } from '../documents/cancel-documents.ts'
import type { DocumentEnv } from '../documents/from-booking.ts'
import { issueInvoice } from '../documents/issue-for-payment.ts'
import { getBooking } from '../ledger/bookings.ts'
import type { BookingRow } from '../ledger/store.ts'

/**
 * Credits the invoice of a booking whose price has changed, and issues a new one if the booking is paid in full. Returns the
 * booking in its current state. server/payments/invoice-ended.ts issues the invoice of a journey that is over.
 */
export async function invoiceAgain(
  tx: Tx,
  env: DocumentEnv,
  booking: BookingRow,
  act: { id: string },
  at: Date,
): Promise<BookingRow> {
  await creditChangedInvoice(tx, booking, act, at)
  const now = await getBooking(tx, booking.id)
  if (now.verified && now.received >= now.price) await issueInvoice(tx, env, now, at)
  return now
}
