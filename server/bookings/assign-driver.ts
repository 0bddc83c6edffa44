import type { Db } from '../../db/connect.ts'
import type { Driver } from '../../db/tables.ts'
import { inTransaction } from '../../db/transaction.ts'
import { readPhone } from '../account/register.ts'
import { recordChange } from '../audit/store.ts'
import { lockBooking } from '../ledger/bookings.ts'

/** Who drives on a journey, on the record; stands on its voucher from then on. @throws AppError NOT_FOUND, PHONE_INVALID */
export const assignDriver = (db: Db, actorId: string, bookingId: string, driver: Driver, at: Date): Promise<Driver> =>
  inTransaction(db, async (tx) => {
    const { driver: before } = await lockBooking(tx, bookingId)
    const known = { ...driver, phone: readPhone(driver.phone) }
    await tx
      .updateTable('bookings')
      .set({ driver: JSON.stringify(known) })
      .where('id', '=', bookingId)
      .execute()
    await recordChange(tx, {
      actorId,
      action: 'booking_driver',
      subjectId: bookingId,
      from: before ?? {},
      to: known,
      at,
    })
    return known
  })
