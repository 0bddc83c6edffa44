import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../../db/connect.ts'
import type { Driver } from '../../db/tables.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { hasEnded } from '../../domain/booking-status.ts'
import { readPhone } from '../account/phone.ts'
import { recordChange } from '../audit/store.ts'
import { queueEmailTo } from '../email/outbox.ts'
import { AppError } from '../http/app-error.ts'
import { type BookingRow, lockBooking } from '../ledger/store.ts'
import type { AuditMoment, Moment } from '../moment.ts'
import { aboutBooking } from '../payments/booking-emails.ts'

/**
 * Sets the driver of a booking, whom its voucher names, records it, and emails the devotee of a verified booking. Before the
 * verification no email is sent: the voucher that comes with it names the driver. The same driver again changes nothing.
 * @throws AppError NOT_FOUND, CANCELLED, PHONE_INVALID
 */
export const assignDriver = (
  db: Db,
  staff: { id: string },
  { bookingId, driver }: { bookingId: string; driver: Driver },
  moment: AuditMoment & Pick<Moment, 'today'>,
): Promise<Driver> =>
  inTransaction(db, async (tx) => {
    const { today } = moment
    const booking = await lockBooking(tx, bookingId)
    if (booking.cancelled_at) throw new AppError('CANCELLED')
    const before = booking.driver
    const after = { ...driver, phone: readPhone(driver.phone, 'phone') }
    if (isDeepStrictEqual(before, after)) return after
    await tx
      .updateTable('bookings')
      .set({ driver: JSON.stringify(after) })
      .where('id', '=', bookingId)
      .execute()
    const change = { action: 'booking_driver', subjectId: bookingId, from: before ?? {}, to: after } as const
    await recordChange(tx, { actorId: staff.id, ...change }, moment)
    if (booking.verified && !hasEnded(booking.last_day, today)) await tellDevotee(tx, booking, after, moment)
    return after
  })

const tellDevotee = (
  tx: Tx,
  booking: BookingRow,
  driver: Driver,
  { at, today }: Pick<Moment, 'at' | 'today'>,
): Promise<void> =>
  queueEmailTo(tx, booking.user_id, at, (name) => ({
    kind: 'driver_named',
    content: {
      ...aboutBooking(booking, today),
      name,
      driver,
      isChange: booking.driver !== null,
      bookingId: booking.id,
    },
  }))
