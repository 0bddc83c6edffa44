import type { Tx } from '../../db/transaction.ts'
import type { Paise } from '../../domain/money.ts'
import { subjectOf } from '../catalogue/subject.ts'
import { queueEmail } from '../email/outbox.ts'
import type { EmailData } from '../email/templates.ts'
import { balanceOfBooking, type BookingRow } from '../ledger/bookings.ts'
import type { Payment } from './store.ts'

type Line = EmailData['booking_verified']['line']
type Content = { [Kind in keyof EmailData]: { kind: Kind; content: EmailData[Kind] } }[keyof EmailData]
/** What every email about a booking says. */
type About = { name: string; reference: string; line: Line }

const lineOf = (booking: BookingRow): Line => ({
  subject: subjectOf(booking),
  date: booking.date_start,
  headCount: booking.head_count,
})

/**
 * Queues an email about a booking to its devotee, in their language. A deleted account gets none; one that is being deleted
 * makes this transaction wait, and its deletion removes the email too.
 */
export async function queueBookingEmail(
  tx: Tx,
  booking: BookingRow,
  at: Date,
  write: (about: About) => Content,
): Promise<void> {
  const recipient = await lockRecipient(tx, booking.user_id)
  if (!recipient) return
  const { name, email, language } = recipient
  const content = write({ name, reference: booking.reference, line: lineOf(booking) })
  await queueEmail(tx, { ...content, recipient: email, language }, at)
}

const lockRecipient = (tx: Tx, userId: string) =>
  tx
    .selectFrom('users')
    .select(({ fn }) => ['name', 'email', fn.coalesce('mail_language', 'language').as('language')])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst()

/** Tells the devotee that money was found for a booking: the booking is confirmed by its advance, paid further by a balance. */
export const queueVerifiedEmail = (
  tx: Tx,
  booking: BookingRow,
  payment: Payment & { utr: string },
  amount: Paise,
  at: Date,
): Promise<void> =>
  queueBookingEmail(tx, booking, at, ({ name, reference, line }) => {
    const about = {
      name,
      reference,
      utr: payment.utr,
      balance: balanceOfBooking(booking).due,
      line,
      bookingId: booking.id,
    }
    return payment.purpose === 'ADVANCE'
      ? { kind: 'booking_verified', content: { ...about, amountPaid: amount } }
      : { kind: 'payment_verified', content: { ...about, amount } }
  })

/** Tells a payer that their money was not found, why, and what to do. */
export async function queueRejectedEmail(
  tx: Tx,
  payment: Payment,
  rejection: Pick<EmailData['payment_rejected'], 'utr' | 'reason' | 'reasonText'>,
  at: Date,
): Promise<void> {
  const payer = await lockRecipient(tx, payment.userId)
  if (!payer) return
  const content = {
    ...rejection,
    name: payer.name,
    reference: payment.reference,
    amount: payment.amountPayable,
    paymentId: payment.id,
  }
  await queueEmail(tx, { kind: 'payment_rejected', recipient: payer.email, language: payer.language, content }, at)
}
