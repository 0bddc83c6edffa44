import type { Db } from '../../db/connect.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { paise } from '../../domain/money.ts'
import { recordChange } from '../admin/audit.ts'
import { Refusal } from '../http/refusal.ts'
import { queueMail } from '../mail/outbox.ts'
import { type BookingRow, findBooking } from './store.ts'

/**
 * Marks a booking verified or not, on the record, and tells the devotee once it is verified. What is already as asked
 * for stays untouched and tells nobody, also when two admins click at once. @throws Refusal NOT_FOUND
 */
export function setVerification(
  db: Db,
  actorId: string,
  bookingId: string,
  verified: boolean,
  at: Date,
): Promise<BookingRow> {
  return inTransaction(db, async (tx) => {
    const changed = await tx
      .updateTable('bookings')
      .set({ verified })
      .where('id', '=', bookingId)
      .where('verified', '!=', verified)
      .returning('id')
      .executeTakeFirst()
    const booking = await findBooking(tx, bookingId)
    if (!booking) throw new Refusal('NOT_FOUND')
    if (!changed) return booking
    await recordChange(tx, {
      actorId,
      action: 'booking_verification',
      subjectId: bookingId,
      from: { verified: !verified },
      to: { verified },
      at,
    })
    // Of a deleted account there is nobody to tell; one that is being deleted waits, and takes the mail with it.
    const devotee = verified && (await holdRecipient(tx, booking.user_id))
    if (devotee) {
      const { email, language } = devotee
      const content = {
        name: devotee.name,
        utr: booking.utr ?? '',
        amountPaid: booking.amount_paid,
        balance: paise(booking.amount_total - booking.amount_paid),
        bookingId,
        line: {
          subject: booking.package ?? booking.poojas[0]!.pooja,
          date: booking.date_start,
          headCount: booking.head_count,
        },
      }
      await queueMail(tx, { kind: 'booking_verified', recipient: email, language, content }, at)
    }
    return booking
  })
}

const holdRecipient = (tx: Tx, userId: string) =>
  tx
    .selectFrom('users')
    .select(({ fn }) => ['name', 'email', fn.coalesce('mail_language', 'language').as('language')])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst()

/** Keeps the staff's note, on the record. @throws Refusal NOT_FOUND */
export function saveNote(db: Db, actorId: string, bookingId: string, note: string, at: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const before = await tx
      .selectFrom('bookings')
      .select('note')
      .where('id', '=', bookingId)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw new Refusal('NOT_FOUND')
    if (before.note === note) return
    await tx.updateTable('bookings').set({ note }).where('id', '=', bookingId).execute()
    await recordChange(tx, { actorId, action: 'booking_note', subjectId: bookingId, from: before, to: { note }, at })
  })
}
