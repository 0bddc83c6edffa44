/** Where a payment stands, as its payer sees it (CONTRACT.md, GET /payments). */
export type PaymentStatus = 'INITIATED' | 'SUBMITTED' | 'VERIFIED' | 'REJECTED'

/** An advance counts as verified while every booking of it is. */
export type PaymentFacts = { submitted: boolean; rejected: boolean; verified: boolean }

export function paymentStatus({ submitted, rejected, verified }: PaymentFacts): PaymentStatus {
  if (!submitted) return 'INITIATED'
  if (rejected) return 'REJECTED'
  return verified ? 'VERIFIED' : 'SUBMITTED'
}
