import type { Tx } from '../../db/transaction.ts'
import { AppError } from '../http/app-error.ts'
import { type BookingRow, lockBookings } from '../ledger/bookings.ts'
import { readShares, type Share } from '../ledger/sums.ts'
import { lockPayment, type Payment } from './store.ts'

export type SubmittedPayment = Exclude<Payment, { state: 'OPEN' | 'ENDED' }>
/** A payment's share in one of its bookings, and the booking as it stands. */
export type Part = { share: Share; booking: BookingRow }

/** Locks a submitted payment, then its bookings, and reads both. @throws AppError NOT_FOUND, NOT_SUBMITTED */
export async function lockSubmitted(tx: Tx, paymentId: string): Promise<{ payment: SubmittedPayment; parts: Part[] }> {
  const payment = await lockPayment(tx, paymentId)
  if (payment.state === 'OPEN' || payment.state === 'ENDED') throw new AppError('NOT_SUBMITTED')
  const shares = await readShares(tx, paymentId)
  const bookings = await lockBookings(
    tx,
    shares.map(({ bookingId }) => bookingId),
  )
  const parts = shares.flatMap((share) => {
    const booking = bookings.find(({ id }) => id === share.bookingId)
    return booking ? [{ share, booking }] : []
  })
  return { payment, parts }
}

/** What stays of a submission through every later state. */
export const submissionOf = ({ utr, submittedAt }: SubmittedPayment) => ({ utr, submittedAt })
