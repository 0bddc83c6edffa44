import type { BookingDetail, PaymentOfBooking, HistoryEntry } from '../../contract/booking-detail.ts'

/** Where a payment stands for this booking: an advance may be for several, and each is verified by itself. */
export const statusFor = (booking: BookingDetail, payment: PaymentOfBooking): PaymentOfBooking['status'] =>
  payment.purpose === 'ADVANCE' && booking.verified ? 'VERIFIED' : payment.status

export const advanceOf = ({ payments }: BookingDetail): PaymentOfBooking | undefined =>
  payments.find(({ purpose }) => purpose === 'ADVANCE')

/** Payments of the rest whose UTR has been sent. */
export const restPayments = ({ payments }: BookingDetail): PaymentOfBooking[] =>
  payments.filter(({ purpose, status }) => purpose === 'BALANCE' && status !== 'INITIATED')

/** The step that found a payment on the statement, unless it was taken back since. */
export function findingOf({ steps }: BookingDetail, { reference }: PaymentOfBooking): HistoryEntry | undefined {
  const last = steps.findLast(({ kind, reference: of }) => of === reference && kind !== 'PAID')
  return last?.kind === 'VERIFIED' ? last : undefined
}
