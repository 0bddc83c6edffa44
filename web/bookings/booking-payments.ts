import type { BookingDetail, PaymentOfBooking, HistoryEntry } from '../../contract/booking-detail.ts'

/** The status of a payment for one booking. An advance can be for several bookings, and each is verified separately. */
export const statusFor = (booking: BookingDetail, payment: PaymentOfBooking): PaymentOfBooking['status'] =>
  payment.purpose === 'ADVANCE' && booking.verified ? 'VERIFIED' : payment.status

export const advanceOf = ({ payments }: BookingDetail): PaymentOfBooking | undefined =>
  payments.find(({ purpose }) => purpose === 'ADVANCE')

/** The balance payments with a UTR, and the ones in cash. */
export const balancePayments = ({ payments }: BookingDetail): PaymentOfBooking[] =>
  payments.filter(({ purpose, status }) => purpose === 'BALANCE' && status !== 'INITIATED')

/** The entry that verified a payment; undefined if the verification was revoked. */
export function verificationOf({ steps }: BookingDetail, { reference }: PaymentOfBooking): HistoryEntry | undefined {
  const last = steps.findLast(({ kind, reference: of }) => of === reference && kind !== 'PAID')
  return last?.kind === 'VERIFIED' ? last : undefined
}
