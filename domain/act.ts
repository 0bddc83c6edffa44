/** The acts of staff on a payment or a refund. CORRECT verifies again with another amount, REVOKE takes back one booking. */
export const actKinds = ['VERIFY', 'CORRECT', 'REJECT', 'REVOKE', 'REFUND', 'UNDO'] as const
export type ActKind = (typeof actKinds)[number]
