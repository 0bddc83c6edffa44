import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { Paise } from '../../domain/money.ts'
import type { EmailPayload } from '../email/data.ts'
import { findBooking } from '../ledger/bookings.ts'

/**
 * Whether the fact that an email tells is still true at the moment of sending. An email waits while the mail server is away, and
 * staff may reject or correct a payment meanwhile; then another email tells that. An email whose booking is unknown is sent.
 */
export async function isStillTrue(db: Db, email: EmailPayload): Promise<boolean> {
  const { kind, content } = email
  if (kind === 'payment_rejected') return isRejected(db, content.paymentId)
  if (kind === 'refund_sent') return isSentUnder(db, content.refundReference, content.sentReference)
  if (!('bookingId' in content)) return true
  const booking = await findBooking(db, content.bookingId)
  if (!booking) return true
  if (kind === 'refund_changed') return booking.refund_due === content.refund
  if (kind === 'verification_revoked') {
    const isOpen = (await receivedOf(db, booking.id, content.utr)) === 0
    return isOpen && booking.payment_state !== 'REJECTED'
  }
  if (booking.cancelled_at) return false
  if (kind === 'booking_changed') return booking.date_start === content.line.date
  if (kind === 'balance_reminder') return booking.verified
  if (kind === 'driver_named') return booking.verified && booking.driver?.phone === content.driver.phone
  const amount = kind === 'booking_verified' ? content.amountPaid : content.amount
  return (await receivedOf(db, booking.id, content.utr)) === amount
}

/** What was received for a booking from the payment with a UTR, in paise. Refunds do not count. */
async function receivedOf(db: Db, bookingId: string, utr: string): Promise<Paise> {
  const { received } = await db
    .selectFrom('ledger')
    .innerJoin('payments', 'payments.id', 'ledger.payment_id')
    .select(sql<Paise>`coalesce(sum(ledger.received), 0)::bigint`.as('received'))
    .where('ledger.booking_id', '=', bookingId)
    .where('payments.utr', '=', utr)
    .executeTakeFirstOrThrow()
  return received
}

async function isRejected(db: Db, paymentId: string): Promise<boolean> {
  const payment = await db.selectFrom('payments').select('state').where('id', '=', paymentId).executeTakeFirst()
  return !payment || payment.state === 'REJECTED'
}

async function isSentUnder(db: Db, reference: string, sentReference: string): Promise<boolean> {
  const refund = await db
    .selectFrom('refunds')
    .select('sent_reference')
    .where('reference', '=', reference)
    .executeTakeFirst()
  return !refund || refund.sent_reference === sentReference
}
