import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Role } from '../../domain/role.ts'
import { namesFutureDay } from '../../domain/death-day.ts'
import { canChangeSankalp, departedFields, type Sankalp } from '../../domain/sankalp.ts'
import { recordChange } from '../audit/store.ts'
import { AppError } from '../http/app-error.ts'
import { lockBooking } from '../ledger/store.ts'
import type { AuditMoment, Moment } from '../moment.ts'

/**
 * Saves the names for the sankalp of a booking; without names nothing is stored. The devotee can save them until the day before the
 * booking begins, staff at any time; the audit log records changes by staff. The same names again change nothing.
 * @throws AppError NOT_FOUND, CANCELLED, SANKALP_TOO_LATE, DEATH_IN_FUTURE
 */
export const saveSankalp = (
  db: Db,
  user: { id: string; role: Role },
  { bookingId, ...sent }: { bookingId: string } & Sankalp,
  moment: AuditMoment & Pick<Moment, 'today'>,
): Promise<Sankalp | null> =>
  inTransaction(db, async (tx) => {
    const isStaff = user.role === 'ADMIN'
    const booking = await lockBooking(tx, bookingId, isStaff ? undefined : user.id)
    if (booking.cancelled_at) throw new AppError('CANCELLED')
    if (!isStaff && !canChangeSankalp(booking.date_start, moment.today)) throw new AppError('SANKALP_TOO_LATE')
    if (namesFutureDay(sent.death ?? '', moment.today)) throw new AppError('DEATH_IN_FUTURE', { field: 'death' })
    const before = booking.sankalp
    const after = sent.names === '' ? null : withoutEmpty(sent, before)
    if (isDeepStrictEqual(before, after)) return after
    await tx
      .updateTable('bookings')
      .set({ sankalp: after && JSON.stringify(after) })
      .where('id', '=', bookingId)
      .execute()
    if (isStaff) {
      const change = { action: 'booking_sankalp', subjectId: bookingId, from: before ?? {}, to: after ?? {} } as const
      await recordChange(tx, { actorId: user.id, ...change }, moment)
    }
    return after
  })

/** Parts that are not sent stay, so that a page of an earlier version loses nothing. */
function withoutEmpty({ names, gotra, ...sent }: Sankalp, before: Sankalp | null): Sankalp {
  const after: Sankalp = { names, gotra }
  for (const field of departedFields) {
    const text = sent[field] ?? before?.[field]
    if (text) after[field] = text
  }
  return after
}
