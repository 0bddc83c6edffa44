import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../../db/connect.ts'
import type { Driver, Priest } from '../../db/people-tables.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { hasEnded } from '../../domain/booking-status.ts'
import { readPhone } from '../account/phone.ts'
import { recordChange } from '../audit/store.ts'
import { queueEmailTo } from '../email/outbox.ts'
import { AppError } from '../http/app-error.ts'
import { type BookingRow, lockBooking } from '../ledger/store.ts'
import type { AuditMoment, Moment } from '../moment.ts'
import { aboutBooking } from '../payments/booking-emails.ts'

/** Sets a driver who is not among the operator's people. @throws AppError NOT_FOUND, CANCELLED, PHONE_INVALID */
export const assignDriver = (
  db: Db,
  staff: { id: string },
  { bookingId, driver }: { bookingId: string; driver: Driver },
  moment: AuditMoment & Pick<Moment, 'today'>,
): Promise<Driver> =>
  inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    if (booking.cancelled_at) throw new AppError('CANCELLED')
    const after = { ...driver, phone: readPhone(driver.phone, 'phone') }
    const isSame = isDeepStrictEqual(booking.driver, after)
    await setDriver(tx, staff, { booking, driver: after, personId: isSame ? booking.driver_id : null }, moment)
    return after
  })

type Chosen<Kind extends string, Person> = { booking: BookingRow; personId: string | null } & Record<Kind, Person>
type Now = AuditMoment & Pick<Moment, 'today'>

/**
 * Sets the driver of a locked booking, records it, and emails the devotee of a verified booking. Before the verification no email
 * is sent, because the voucher that comes with the verification names the driver. The same driver again changes nothing.
 * @throws AppError CANCELLED
 */
export async function setDriver(
  tx: Tx,
  staff: { id: string },
  { booking, driver, personId }: Chosen<'driver', Driver>,
  moment: Now,
): Promise<void> {
  if (booking.cancelled_at) throw new AppError('CANCELLED')
  const isSame = isDeepStrictEqual(booking.driver, driver)
  if (isSame && booking.driver_id === personId) return
  await tx
    .updateTable('bookings')
    .set({ driver: JSON.stringify(driver), driver_id: personId })
    .where('id', '=', booking.id)
    .execute()
  if (isSame) return
  const change = { action: 'booking_driver', subjectId: booking.id, from: booking.driver ?? {}, to: driver } as const
  await recordChange(tx, { actorId: staff.id, ...change }, moment)
  if (booking.verified && !hasEnded(booking.last_day, moment.today)) await tellDevotee(tx, booking, driver, moment)
}

/** Sets the priest of a locked booking, and records it. The devotee sees the name in the booking. @throws AppError CANCELLED */
export async function setPriest(
  tx: Tx,
  staff: { id: string },
  { booking, priest, personId }: Chosen<'priest', Priest>,
  moment: AuditMoment,
): Promise<void> {
  if (booking.cancelled_at) throw new AppError('CANCELLED')
  const isSame = isDeepStrictEqual(booking.priest, priest)
  if (isSame && booking.priest_id === personId) return
  await tx
    .updateTable('bookings')
    .set({ priest: JSON.stringify(priest), priest_id: personId })
    .where('id', '=', booking.id)
    .execute()
  if (isSame) return
  const change = { action: 'booking_priest', subjectId: booking.id, from: booking.priest ?? {}, to: priest } as const
  await recordChange(tx, { actorId: staff.id, ...change }, moment)
}

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
