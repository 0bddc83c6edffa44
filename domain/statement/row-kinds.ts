/** Of which list a row is. */
export const rowKinds = ['EXACT', 'REVIEW', 'UNKNOWN', 'OUTGOING', 'SEEN', 'UNREADABLE'] as const
export type RowKind = (typeof rowKinds)[number]

/** Why a row that was read is not certain, whatever payment it may be. */
export const rowDoubts = [
  'SIDE_UNKNOWN',
  'SIDE_DISPUTED',
  'BALANCE_BREAKS',
  'DATE_ORDER',
  'NOT_SETTLED',
  'NOT_OF_BANK',
  'OTHER_CURRENCY',
  'ROUNDED',
  'TEXT_UNSURE',
  'OTHER_ACCOUNT',
  'SENDER_UNSURE',
  'CELLS_MOVED',
] as const
export type RowDoubt = (typeof rowDoubts)[number]

/** Why a row is of its kind: about the payments or refunds that it may be, then about the row itself. */
export const rowReasons = [
  'DATE_UNREADABLE',
  'AMOUNT_UNREADABLE',
  'AMOUNT_DIFFERS',
  'UTR_NEAR',
  'UTR_TWICE',
  'REFERENCE_ONLY',
  'NAME_ALIKE',
  'SEVERAL_PAYMENTS',
  'ONE_TRANSFER',
  'PAYMENT_REJECTED',
  'ALREADY_VERIFIED',
  'PARTLY_VERIFIED',
  'REFUND_SENT',
  'REFUND_OPEN',
  'NOT_A_REFERENCE',
  'IN_REMARK',
  'REVERSED',
  'DATE_OUT_OF_RANGE',
  ...rowDoubts,
] as const
export type RowReason = (typeof rowReasons)[number]
