import type { Paise } from './money.ts'

export type ConfirmationFacts = {
  /** Whether staff have verified the part of the advance for this booking. */
  advanceVerified: boolean
  /** Whether the advance was not found on the bank statement. */
  advanceRejected: boolean
  /** Whether staff have entered the booking and its advance has no UTR. */
  held: boolean
  cancelled: boolean
  /** Whether staff have taken the confirmation of this booking back. */
  revoked: boolean
  price: Paise
  received: Paise
}

/**
 * Whether a booking is confirmed. Its verified advance confirms it. If its advance was not found, later payments that cover its
 * price confirm it, unless staff have decided against it. A booking that staff have entered and hold is confirmed by any money, as
 * they agreed with the devotee. Each act of staff on money uses this rule, and no other code decides.
 */
export const isConfirmed = ({
  advanceVerified,
  advanceRejected,
  held,
  cancelled,
  revoked,
  price,
  received,
}: ConfirmationFacts): boolean =>
  advanceVerified || (!cancelled && !revoked && received > 0 && (held || (advanceRejected && received >= price)))
