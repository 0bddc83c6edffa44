/** The lists to which rows can belong. */
export const rowKinds = ['EXACT', 'REVIEW', 'UNKNOWN', 'OUTGOING', 'SEEN', 'UNREADABLE'] as const
export type RowKind = (typeof rowKinds)[number]

/** Why a row that was read is uncertain, independently of its payment. */
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

/** The reasons for the kind of a row: first about the payments or refunds that it may match, then about the row itself. */
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
