import type { Db } from '../../db/connect.ts'
import type { Driver } from '../../db/tables.ts'
import { inTransaction } from '../../db/transaction.ts'
import { readPhone } from '../account/phone.ts'
import { recordChange } from '../audit/store.ts'
import { lockBooking } from '../ledger/store.ts'
import type { Moment } from '../moment.ts'

/** Sets the driver of a booking, whom its voucher names, and records it. @throws AppError NOT_FOUND, PHONE_INVALID */
export const assignDriver = (
  db: Db,
  staff: { id: string },
  { bookingId, driver }: { bookingId: string; driver: Driver },
  { at }: Pick<Moment, 'at'>,
): Promise<Driver> =>
  inTransaction(db, async (tx) => {
    const { driver: before } = await lockBooking(tx, bookingId)
    const after = { ...driver, phone: readPhone(driver.phone, 'phone') }
    await tx
      .updateTable('bookings')
      .set({ driver: JSON.stringify(after) })
      .where('id', '=', bookingId)
      .execute()
    const change = { action: 'booking_driver', subjectId: bookingId, from: before ?? {}, to: after, at }
    await recordChange(tx, { actorId: staff.id, ...change })
    return after
  })
