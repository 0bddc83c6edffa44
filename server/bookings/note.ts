import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { recordChange } from '../audit/store.ts'
import { AppError } from '../http/app-error.ts'
import type { Moment } from '../moment.ts'

/** Saves the note of staff on a booking, and records it in the audit log. @throws AppError NOT_FOUND */
export const saveNote = (
  db: Db,
  staff: { id: string },
  { bookingId, note }: { bookingId: string; note: string },
  { at }: Pick<Moment, 'at'>,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const before = await tx
      .selectFrom('bookings')
      .select('note')
      .where('id', '=', bookingId)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw new AppError('NOT_FOUND')
    if (before.note === note) return
    await tx.updateTable('bookings').set({ note }).where('id', '=', bookingId).execute()
    const change = { action: 'booking_note', subjectId: bookingId, from: before, to: { note }, at }
    await recordChange(tx, { actorId: staff.id, ...change })
  })
