import type { Paise } from './money.ts'

export type ConfirmationFacts = {
  /** Staff have verified the part of the advance that is for this booking. */
  advanceVerified: boolean
  /** The advance was not found on the bank statement. */
  advanceRejected: boolean
  /** Staff have entered the booking, and its advance has no UTR. */
  held: boolean
  cancelled: boolean
  /** Staff have taken the confirmation of this booking back. */
  revoked: boolean
  price: Paise
  received: Paise
}

/**
 * Whether a booking is confirmed: by its verified advance, or, after its advance was not found, by later payments that cover its
 * price, unless staff have decided against it. What staff have entered and hold is confirmed by any money, as they agreed it with the
 * devotee. Each act of staff on money asks this, and nothing else decides it.
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
