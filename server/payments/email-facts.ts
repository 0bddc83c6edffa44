import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { Paise } from '../../domain/money.ts'
import type { EmailPart, EmailPayload, EmailTransfer } from '../email/data.ts'
import { transferOf } from '../email/transfer.ts'
import { findBooking } from '../ledger/bookings.ts'

/**
 * The part of an email that is still true at the moment of sending; null if nothing is. An email waits while the mail server cannot
 * be reached, and staff may reject or correct a payment meanwhile; then another email reports that. An email whose booking is
 * unknown is sent.
 */
export async function whatIsTrue<Told extends EmailPayload>(db: Db, email: Told): Promise<Told | null> {
  const { kind, content } = email
  if (kind === 'booking_verified' || kind === 'payment_verified' || kind === 'amount_corrected')
    return withTrueParts(email, transferOf(content), (part, utr) => isReceived(db, part, utr))
  if (kind === 'verification_revoked')
    return withTrueParts(email, transferOf(content), (part, utr) => isOpenAgain(db, part, utr))
  return (await isStillTrue(db, email)) ? email : null
}

async function withTrueParts<Told extends EmailPayload>(
  email: Told,
  transfer: EmailTransfer,
  isTrue: (part: EmailPart, utr: string) => Promise<boolean>,
): Promise<Told | null> {
  const held = await Promise.all(transfer.parts.map((part) => isTrue(part, transfer.utr)))
  const parts = transfer.parts.filter((_, index) => held[index])
  const before = 'before' in email.content ? { before: email.content.before } : {}
  return parts.length > 0 ? { ...email, content: { ...transfer, ...before, parts } } : null
}

async function isReceived(db: Db, { bookingId, amount }: EmailPart, utr: string): Promise<boolean> {
  const booking = await findBooking(db, bookingId)
  return !booking || (!booking.cancelled_at && (await receivedOf(db, bookingId, utr)) === amount)
}

async function isOpenAgain(db: Db, { bookingId }: EmailPart, utr: string): Promise<boolean> {
  const booking = await findBooking(db, bookingId)
  return !booking || (booking.payment_state !== 'REJECTED' && (await receivedOf(db, bookingId, utr)) === 0)
}

async function isStillTrue(db: Db, { kind, content }: EmailPayload): Promise<boolean> {
  if (kind === 'payment_rejected') return isRejected(db, content.paymentId)
  if (kind === 'refund_sent') return isSentUnder(db, content.refundReference, content.sentReference)
  if (!('bookingId' in content)) return true
  const booking = await findBooking(db, content.bookingId)
  if (!booking) return true
  // If the act is taken back, its email is withdrawn with it.
  if (kind === 'booking_allowed') return true
  if (kind === 'refund_changed') return booking.refund_due === content.refund
  if (booking.cancelled_at) return false
  if (kind === 'no_place') return booking.no_place
  if (kind === 'place_given') return !booking.no_place
  if (kind === 'phone_booking') return true
  if (kind === 'booking_changed') return booking.date_start === content.line.date
  if (kind === 'driver_named') return booking.verified && booking.driver?.phone === content.driver.phone
  return booking.verified
}

/** The amount that a booking received from the payment with a UTR, in paise. Refunds do not count. */
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
