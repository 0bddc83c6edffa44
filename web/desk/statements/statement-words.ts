import type { RowKind, RowReason } from '../../../domain/statement/row-kinds.ts'
import type { Standing } from '../../../domain/statement/missing.ts'
import { m } from '../../../messages/compiled/messages.js'

/** The lists of a statement: its rows by kind, and the payments that are not on it. */
export type ListKind = RowKind | Standing

type Words = { label: typeof m.statement_exact; text: typeof m.statement_exact }

/** The order is the order in which staff work on them. */
export const listWords: Record<ListKind, Words> = {
  EXACT: { label: m.statement_exact, text: m.statement_exact_text },
  REVIEW: { label: m.statement_review, text: m.statement_review_text },
  PROPOSED: { label: m.statement_proposed, text: m.statement_proposed_text },
  ALERTED: { label: m.statement_alerted, text: m.statement_alerted_text },
  UNKNOWN: { label: m.statement_unknown, text: m.statement_unknown_text },
  OUTGOING: { label: m.statement_outgoing, text: m.statement_outgoing_text },
  UNREADABLE: { label: m.statement_unreadable, text: m.statement_unreadable_text },
  WAITING: { label: m.statement_waiting, text: m.statement_waiting_text },
  SEEN: { label: m.statement_seen, text: m.statement_seen_text },
}
export const listKinds = Object.keys(listWords) as ListKind[]

export const reasonWords: Record<RowReason, typeof m.statement_exact> = {
  DATE_UNREADABLE: m.statement_reason_date_unreadable,
  AMOUNT_UNREADABLE: m.statement_reason_amount_unreadable,
  AMOUNT_DIFFERS: m.statement_reason_amount_differs,
  UTR_NEAR: m.statement_reason_utr_near,
  UTR_TWICE: m.statement_reason_utr_twice,
  REFERENCE_ONLY: m.statement_reason_reference_only,
  NAME_ALIKE: m.statement_reason_name_alike,
  SEVERAL_PAYMENTS: m.statement_reason_several_payments,
  ONE_TRANSFER: m.statement_reason_one_transfer,
  PAYMENT_REJECTED: m.statement_reason_payment_rejected,
  ALREADY_VERIFIED: m.statement_reason_already_verified,
  PARTLY_VERIFIED: m.statement_reason_partly_verified,
  REFUND_SENT: m.statement_reason_refund_sent,
  REFUND_OPEN: m.statement_reason_refund_open,
  NOT_A_REFERENCE: m.statement_reason_not_a_reference,
  IN_REMARK: m.statement_reason_in_remark,
  REVERSED: m.statement_reason_reversed,
  DATE_OUT_OF_RANGE: m.statement_reason_date_out_of_range,
  SIDE_UNKNOWN: m.statement_reason_side_unknown,
  SIDE_DISPUTED: m.statement_reason_side_disputed,
  BALANCE_BREAKS: m.statement_reason_balance_breaks,
  DATE_ORDER: m.statement_reason_date_order,
  NOT_SETTLED: m.statement_reason_not_settled,
  NOT_OF_BANK: m.statement_reason_not_of_bank,
  OTHER_CURRENCY: m.statement_reason_other_currency,
  ROUNDED: m.statement_reason_rounded,
  TEXT_UNSURE: m.statement_reason_text_unsure,
  OTHER_ACCOUNT: m.statement_reason_other_account,
  SENDER_UNSURE: m.statement_reason_sender_unsure,
  CELLS_MOVED: m.statement_reason_cells_moved,
}
