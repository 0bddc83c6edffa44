import type { Paise } from './money.ts'

export type ConfirmationFacts = {
  /** Staff have verified the part of the advance that is for this booking. */
  advanceVerified: boolean
  /** The advance was not found on the bank statement. */
  advanceRejected: boolean
  cancelled: boolean
  /** Staff have taken the confirmation of this booking back. */
  revoked: boolean
  price: Paise
  received: Paise
}

/**
 * Whether a booking is confirmed: by its verified advance, or, after its advance was not found, by later payments that cover its
 * price, unless staff have decided against it. Each act of staff on money asks this, and nothing else decides it.
 */
export const isConfirmed = ({
  advanceVerified,
  advanceRejected,
  cancelled,
  revoked,
  price,
  received,
}: ConfirmationFacts): boolean =>
  advanceVerified || (advanceRejected && !cancelled && !revoked && received > 0 && received >= price)
