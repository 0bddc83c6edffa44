import type { Tx } from '../../db/transaction.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import { creditChangedInvoice } from '../documents/cancel-documents.ts'
import type { DocumentEnv } from '../documents/from-booking.ts'
import { issueInvoice } from '../documents/issue-for-payment.ts'
import { getBooking } from '../ledger/bookings.ts'
import type { BookingRow } from '../ledger/store.ts'

/**
 * Credits the invoice of a booking whose price has changed, and issues a new one if the booking is paid in full or its journey was
 * invoiced after its end, paid or not (section 31 (2) of the CGST Act). Returns the booking in its current state.
 */
export async function invoiceAgain(
  tx: Tx,
  env: DocumentEnv,
  booking: BookingRow,
  act: { id: string },
  at: Date,
): Promise<BookingRow> {
  const isCredited = await creditChangedInvoice(tx, booking, act, at)
  const now = await getBooking(tx, booking.id)
  const isOver = isCredited && now.last_day < dayOf(at.getTime())
  if (now.verified && (isOver || now.received >= now.price)) await issueInvoice(tx, env, now, at)
  return now
}
