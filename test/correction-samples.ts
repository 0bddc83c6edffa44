import { type Paise, paiseFromRupees } from '../domain/money.ts'
import type { EmailBooking } from '../server/email/data.ts'
import type { Attachment } from '../server/email/transport.ts'

type About = {
  reference: string
  utr: string
  bookingId: string
  line: EmailBooking
  /** What was submitted as the advance, and what is left after it. */
  amount: Paise
  balance: Paise
  attachments: Attachment[]
}

/** Samples of the emails about an amount that differs, and about verifications that were revoked or corrected. */
export const correctionSamples = ({ reference, utr, bookingId, line, amount, balance, attachments }: About) =>
  [
    {
      name: 'booking-verified-less',
      kind: 'booking_verified',
      content: {
        reference,
        utr,
        line,
        bookingId,
        over: paiseFromRupees(0),
        amountPaid: paiseFromRupees(4000),
        submitted: amount,
        balance: paiseFromRupees(6502),
      },
    },
    {
      name: 'payment-verified-over',
      kind: 'payment_verified',
      content: {
        reference,
        utr,
        line,
        bookingId,
        submitted: balance,
        balance: paiseFromRupees(0),
        amount: paiseFromRupees(6000),
        over: paiseFromRupees(498),
      },
    },
    {
      name: 'verification-revoked',
      kind: 'verification_revoked',
      content: { reference, utr, amount, line, bookingId, cancelled: false },
    },
    {
      name: 'verification-revoked-cancelled',
      kind: 'verification_revoked',
      content: { reference, utr, amount, line, bookingId, cancelled: true },
    },
    {
      name: 'amount-corrected',
      kind: 'amount_corrected',
      content: {
        reference,
        utr,
        line,
        bookingId,
        over: paiseFromRupees(0),
        before: amount,
        amount: paiseFromRupees(500),
        submitted: amount,
        balance: paiseFromRupees(10002),
      },
      attachments,
    },
    {
      name: 'refund-changed',
      kind: 'refund_changed',
      content: {
        reference,
        utr,
        line,
        bookingId,
        expected: amount,
        amount: paiseFromRupees(4500),
        refund: paiseFromRupees(4050),
      },
    },
  ] as const
