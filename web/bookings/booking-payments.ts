import type { BookingDetail, PaymentOfBooking, Step } from '../../contract/booking-detail.ts'

/** Where a payment stands for this booking: an advance may be for several, and each is verified by itself. */
export const statusFor = (booking: BookingDetail, payment: PaymentOfBooking): PaymentOfBooking['status'] =>
  payment.purpose === 'ADVANCE' && booking.verified ? 'VERIFIED' : payment.status

export const advanceOf = ({ payments }: BookingDetail): PaymentOfBooking | undefined =>
  payments.find(({ purpose }) => purpose === 'ADVANCE')

/** Payments of the rest whose UTR has been sent. */
export const restPayments = ({ payments }: BookingDetail): PaymentOfBooking[] =>
  payments.filter(({ purpose, status }) => purpose === 'BALANCE' && status !== 'INITIATED')

/** What this booking has of a payment, in rupees: of one over several bookings it is a part. */
export function partOf({ steps }: BookingDetail, { reference, amountPayable }: PaymentOfBooking): number {
  return steps.findLast((step) => step.kind === 'PAID' && step.reference === reference)?.amount ?? amountPayable
}

/** The step that found a payment on the statement, unless it was taken back since. */
export function findingOf({ steps }: BookingDetail, { reference }: PaymentOfBooking): Step | undefined {
  const last = steps.findLast(({ kind, reference: of }) => of === reference && kind !== 'PAID')
  return last?.kind === 'VERIFIED' ? last : undefined
}
