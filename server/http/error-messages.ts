import type { Language } from '../../domain/language.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import { m } from '../../messages/compiled/messages.js'

// The code that throws gives the values for the placeholders; a message ignores values that it has no placeholder for.
type Message = (words: never, options: { locale: Language }) => string

const tooLargeMessage = (words: { what: string; limit: string }, options: { locale: Language }) =>
  (words.what === 'FILE' ? m.error_file_too_large : m.error_body_too_large)(words, options)

const amountChangedMessage = (words: { of?: string; amount: string }, options: { locale: Language }) =>
  (words.of === 'REFUND' ? m.error_refund_amount_changed : m.error_amount_changed)(words, options)

/** The message of each error code; the texts of the specification's section 8 word for word. */
const messages = {
  INVALID_INPUT: m.error_invalid_input,
  BAD_JSON: m.error_bad_json,
  BAD_TEXT: m.error_bad_text,
  FIELDS_REQUIRED: m.error_fields_required,
  PHONE_INVALID: m.error_phone_invalid,
  PASSWORD_LENGTH: m.error_password_length,
  PASSWORD_COMMON: m.error_password_common,
  PASSWORD_IS_EMAIL: m.error_password_is_email,
  BAD_CREDENTIALS: m.error_bad_credentials,
  PASSWORD_WRONG: m.error_password_wrong,
  OTP_INVALID: m.error_otp_invalid,
  NOTHING_SELECTED: m.error_nothing_selected,
  PACKAGE_AND_POOJA: m.error_package_and_pooja,
  MANY_POOJAS: m.error_many_poojas,
  POOJA_DATE_REQUIRED: m.error_pooja_date_required,
  ARRIVAL_DATE_REQUIRED: m.error_arrival_date_required,
  HEAD_COUNT_RANGE: m.error_head_count_range,
  DATE_OUT_OF_RANGE: m.error_date_out_of_range,
  OUT_OF_SEASON: m.error_out_of_season,
  ECLIPSE_DAY: m.error_eclipse_day,
  UTR_INVALID: m.error_utr_invalid,
  RECEIVED_ON_RANGE: m.error_received_on_range,
  REFUND_UTR_INVALID: m.error_refund_utr_invalid,
  REFUND_UTR_IS_PAYMENT: m.error_refund_utr_is_payment,
  MONEY_DECIMALS: m.error_money_decimals,
  STOP_TIME: m.error_stop_time,
  STOP_ORDER: m.error_stop_order,
  STOP_DAYS: m.error_stop_days,
  DUPLICATE_IDS: m.error_duplicate_ids,
  FEEDBACK_LENGTH: m.error_feedback_length,
  SANKALP_NAMES_REQUIRED: m.error_sankalp_names_required,
  STATEMENT_UNREADABLE: m.error_statement_unreadable,
  STATEMENT_LOCKED: m.error_statement_locked,
  STATEMENT_PASSWORD_WRONG: m.error_statement_password_wrong,
  STATEMENT_SCANNED: m.error_statement_scanned,
  STATEMENT_TOO_LONG: m.error_statement_too_long,
  NO_ALERT: m.error_no_alert,
  CURSOR_INVALID: m.error_cursor_invalid,
  MONTH_OUT_OF_RANGE: m.error_month_out_of_range,
  OBSERVANCE_DAY_RANGE: m.error_observance_day_range,
  UNAUTHENTICATED: m.error_unauthenticated,
  FORBIDDEN: m.error_forbidden,
  BAD_KEY: m.error_bad_key,
  NOT_FOUND: m.error_not_found,
  EMAIL_TAKEN: m.error_email_taken,
  UTR_TAKEN: m.error_utr_taken,
  UTR_CHANGED: m.error_utr_changed,
  AMOUNT_CHANGED: amountChangedMessage,
  AMOUNT_FAR: m.error_amount_far,
  DATE_PASSED: m.error_date_passed,
  CART_EMPTY: m.error_cart_empty,
  QUOTE_ENDED: m.error_quote_ended,
  QUOTE_EXPIRED: m.error_quote_expired,
  CART_FULL: m.error_cart_full,
  BOOKING_AHEAD: m.error_booking_ahead,
  NOTHING_DUE: m.error_nothing_due,
  TOO_MANY_UNVERIFIED: m.error_too_many_unverified,
  TOO_MANY_CORRECTIONS: m.error_too_many_corrections,
  PAYMENT_VERIFIED: m.error_payment_verified,
  NOT_SUBMITTED: m.error_not_submitted,
  PAYMENT_HANDLED: m.error_payment_handled,
  REFUND_CHANGED: m.error_refund_changed,
  REFUND_SENT: m.error_refund_sent,
  REFUND_UTR_TAKEN: m.error_refund_utr_taken,
  REFUND_NOT_SENT: m.error_refund_not_sent,
  REFUND_WAITING: m.error_refund_waiting,
  CANCELLED: m.error_cancelled,
  JOURNEY_BEGUN: m.error_journey_begun,
  JOURNEY_OVER: m.error_journey_over,
  CHANGE_TOO_LATE: m.error_change_too_late,
  CHANGED_BEFORE: m.error_changed_before,
  SANKALP_TOO_LATE: m.error_sankalp_too_late,
  NOT_YET: m.error_not_yet,
  IMPORT_UNDONE: m.error_import_undone,
  IMPORT_RUNNING: m.error_import_running,
  UNDO_BALANCE_PAID: m.error_undo_balance_paid,
  UNDO_OVER: m.error_undo_over,
  UNDO_REFUND_SENT: m.error_undo_refund_sent,
  EDITED_MEANWHILE: m.error_edited_meanwhile,
  OBSERVANCE_CHANGED: m.error_observance_changed,
  BODY_TOO_LARGE: tooLargeMessage,
  NOT_JSON: m.error_not_json,
  NOT_A_FORM: m.error_not_a_form,
  TOO_MANY_REQUESTS: m.error_too_many_requests,
  TOO_MANY_WRONG_CODES: m.error_too_many_wrong_codes,
  TOO_MANY_QUOTES: m.error_too_many_quotes,
  TOO_MANY_DOCUMENTS: m.error_too_many_documents,
  INTERNAL: m.error_internal,
  UNAVAILABLE: m.error_unavailable,
} as const satisfies Record<ErrorCode, Message>

/** What each message can name: the phone number of customer care, and what the code that throws gives. */
export type ErrorWords = { phone: string } & Record<string, string>

export const errorMessage = (code: ErrorCode, language: Language, words: ErrorWords): string =>
  (messages[code] as (words: ErrorWords, options: { locale: Language }) => string)(words, { locale: language })
