import type { PaymentWithBookings } from '../../contract/booking-detail.ts'
import type { Db } from '../../db/connect.ts'
import { total } from '../../domain/money.ts'
import type { Role } from '../../domain/role.ts'
import { AppError } from '../http/app-error.ts'
import { readShares } from '../ledger/store.ts'
import { toBookingPaymentResponse } from './response.ts'
import { getPayment } from './store.ts'

/**
 * A payment and the ids of its bookings: all bookings of an advance, or the one booking of a balance. An admin may read any
 * payment.
 * @throws AppError NOT_FOUND, also for the payment of another user
 */
export async function findPaymentFor(
  db: Db,
  user: { id: string; role: Role },
  paymentId: string,
): Promise<PaymentWithBookings> {
  const payment = await getPayment(db, paymentId)
  if (user.role !== 'ADMIN' && payment.userId !== user.id) throw new AppError('NOT_FOUND')
  const shares = await readShares(db, paymentId)
  const part = shares.length === 0 ? payment.amountPayable : total(shares.map((share) => share.part))
  const bookingIds = shares.map(({ bookingId }) => bookingId)
  return {
    ...toBookingPaymentResponse(payment, part),
    bookingIds: payment.bookingId === null ? bookingIds : [payment.bookingId],
  }
}
