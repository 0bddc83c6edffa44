import type { Tx } from '../../db/transaction.ts'
import type { EmailData } from '../email/templates.ts'
import { queueEmail } from '../email/outbox.ts'
import { type BookingRow, findBooking } from '../ledger/bookings.ts'

type Line = EmailData['booking_verified']['line']
type Told = { [Kind in keyof EmailData]: { kind: Kind; content: EmailData[Kind] } }[keyof EmailData]
/** What every letter about a booking says. */
type About = { name: string; reference: string; line: Line; booking: BookingRow }

export const lineOf = (booking: BookingRow): Line => ({
  subject: booking.package ?? booking.poojas[0]!.pooja,
  date: booking.date_start,
  headCount: booking.head_count,
})

/**
 * Queues a letter about a booking to its devotee, in their language. Of a deleted account there is nobody to tell; one
 * that is being deleted waits, and takes the mail with it.
 */
export async function queueBookingEmail(
  tx: Tx,
  bookingId: string,
  at: Date,
  write: (about: About) => Told,
): Promise<void> {
  const booking = (await findBooking(tx, bookingId))!
  const devotee = await lockRecipient(tx, booking.user_id)
  if (!devotee) return
  const { name, email, language } = devotee
  const told = write({ name, reference: booking.reference, line: lineOf(booking), booking })
  await queueEmail(tx, { ...told, recipient: email, language }, at)
}

export const lockRecipient = (tx: Tx, userId: string) =>
  tx
    .selectFrom('users')
    .select(({ fn }) => ['name', 'email', fn.coalesce('mail_language', 'language').as('language')])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst()
