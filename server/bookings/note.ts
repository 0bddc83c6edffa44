import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { recordChange } from '../audit/store.ts'
import { AppError } from '../http/app-error.ts'
import type { AuditMoment } from '../moment.ts'

/** Saves the note of staff on a booking, and records it in the audit log. @throws AppError NOT_FOUND */
export const saveNote = (
  db: Db,
  staff: { id: string },
  { bookingId, note }: { bookingId: string; note: string },
  moment: AuditMoment,
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
    const change = { action: 'booking_note', subjectId: bookingId, from: before, to: { note } } as const
    await recordChange(tx, { actorId: staff.id, ...change }, moment)
  })
