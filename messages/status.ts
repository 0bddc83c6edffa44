import type { BookingStatus } from '../domain/booking-status.ts'
import type { PaymentStatus, RejectReason } from '../domain/payment.ts'
import { m } from './compiled/messages.js'

/** The look of a state: it waits for staff, is done, needs the devotee, or needs nobody. */
export type Tone = 'waiting' | 'done' | 'problem' | 'quiet'

type Text = typeof m.status_label
/** The texts for a state. `next` is a sentence for everyone who can see it: what happens next, or what to do. */
export type StatusText = { label: Text; next: Text; tone: Tone }

/**
 * The texts for the states of a booking, for pages, emails and documents alike. The specification (section 2) fixes "Verified" and
 * "Not verified". Nothing is called verified, paid or found before staff have found it on the bank statement.
 */
export const bookingStatusText: Record<BookingStatus, StatusText> = {
  CHECKING: { label: m.status_not_verified, next: m.status_not_verified_next, tone: 'waiting' },
  VERIFIED: { label: m.status_verified, next: m.status_verified_next, tone: 'done' },
  REJECTED: { label: m.status_not_found, next: m.status_not_found_next, tone: 'problem' },
  CANCELLED: { label: m.status_cancelled, next: m.status_cancelled_settled, tone: 'quiet' },
  PAST: { label: m.status_past, next: m.status_past_next, tone: 'quiet' },
  NO_PLACE: { label: m.status_no_place, next: m.status_no_place_next, tone: 'problem' },
  HELD: { label: m.status_held, next: m.status_no_utr_next, tone: 'problem' },
}

/** The texts for a payment that is on the bank statement with another amount. */
export const amountDiffersText: StatusText = {
  label: m.status_amount_differs,
  next: m.status_amount_differs_next,
  tone: 'problem',
}

/** The texts for a rejected payment, by reason. */
export const rejectedText = (reason: RejectReason | null): StatusText =>
  reason === 'AMOUNT_DIFFERS' ? amountDiffersText : paymentStatusText.REJECTED

/** The texts for the states of a payment. */
export const paymentStatusText: Record<PaymentStatus, StatusText> = {
  INITIATED: { label: m.status_no_utr, next: m.status_no_utr_next, tone: 'quiet' },
  SUBMITTED: { label: m.status_being_checked, next: m.status_being_checked_next, tone: 'waiting' },
  VERIFIED: { label: m.status_verified, next: m.status_found_next, tone: 'done' },
  REJECTED: { label: m.status_not_found, next: m.status_not_found_next, tone: 'problem' },
}
