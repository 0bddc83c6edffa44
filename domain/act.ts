/**
 * The acts of staff on a payment, a refund or a booking. CORRECT verifies again with another amount; REVOKE takes back the part for
 * one booking.
 */
export const actKinds = [
  'VERIFY',
  'CORRECT',
  'REJECT',
  'REVOKE',
  'REFUND',
  'UNDO',
  'WRITE_OFF',
  'CHANGE',
  'ALLOW',
] as const
export type ActKind = (typeof actKinds)[number]
