/** Where a payment stands, as its payer sees it (CONTRACT.md, GET /payments). */
export type PaymentStatus = 'INITIATED' | 'SUBMITTED' | 'VERIFIED' | 'REJECTED'

export type PaymentFacts = { submitted: boolean; rejected: boolean; bookings: number; verifiedBookings: number }

/** Verified is a payment only while every booking of it is. */
export function paymentStatus({ submitted, rejected, bookings, verifiedBookings }: PaymentFacts): PaymentStatus {
  if (!submitted) return 'INITIATED'
  if (rejected) return 'REJECTED'
  return bookings > 0 && bookings === verifiedBookings ? 'VERIFIED' : 'SUBMITTED'
}
