import { isDeepStrictEqual } from 'node:util'
import type { TravellersOnWire } from '../../contract/booking.ts'
import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { hasEnded } from '../../domain/booking-status.ts'
import type { Role } from '../../domain/role.ts'
import type { Travellers } from '../../domain/travellers.ts'
import { readPhone } from '../account/phone.ts'
import { recordChange } from '../audit/store.ts'
import { AppError } from '../http/app-error.ts'
import { lockBooking } from '../ledger/store.ts'
import type { AuditMoment, Moment } from '../moment.ts'

/** The travellers as stored; null means that the payer travels. */
export const toTravellers = (sent: TravellersOnWire | undefined): Travellers | null =>
  sent && (sent.names || sent.phoneNumber || sent.needs)
    ? {
        names: sent.names,
        phone: sent.phoneNumber && readPhone(sent.phoneNumber, 'phoneNumber'),
        ...(sent.needs && { needs: sent.needs }),
      }
    : null

/**
 * Saves who travels and what help they need; without names and phone the payer travels. The devotee can save this until the journey
 * is over, staff at any time; the audit log records changes by staff. The same values again change nothing.
 * @throws AppError NOT_FOUND, CANCELLED, TRAVELLERS_TOO_LATE
 */
export const saveTravellers = (
  db: Db,
  user: { id: string; role: Role },
  { bookingId, ...sent }: { bookingId: string } & TravellersOnWire,
  moment: AuditMoment & Pick<Moment, 'today'>,
): Promise<Travellers | null> =>
  inTransaction(db, async (tx) => {
    const isStaff = user.role === 'ADMIN'
    const booking = await lockBooking(tx, bookingId, isStaff ? undefined : user.id)
    if (booking.cancelled_at) throw new AppError('CANCELLED')
    if (!isStaff && hasEnded(booking.last_day, moment.today)) throw new AppError('TRAVELLERS_TOO_LATE')
    const { travellers: before } = booking
    const after = toTravellers({ needs: before?.needs, ...sent })
    if (isDeepStrictEqual(before, after)) return after
    const travellers = after && JSON.stringify(after)
    await tx.updateTable('bookings').set({ travellers }).where('id', '=', bookingId).execute()
    if (isStaff) {
      const said = (of: Travellers | null) => (of ? { ...of, names: undefined, travellers: of.names } : {})
      const [from, to] = [said(before), said(after)]
      const change = { action: 'booking_travellers', subjectId: bookingId, from, to } as const
      await recordChange(tx, { actorId: user.id, ...change }, moment)
    }
    return after
  })
