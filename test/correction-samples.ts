import { type Paise, paiseFromRupees } from '../domain/money.ts'
import type { EmailBooking, EmailPart } from '../server/email/data.ts'
import type { Attachment } from '../server/email/transport.ts'

type About = {
  reference: string
  utr: string
  bookingId: string
  line: EmailBooking
  /** The amount that was submitted as the advance, and the rest after it. */
  amount: Paise
  balance: Paise
  attachments: Attachment[]
}

/** Samples of the emails about an amount that differs, and about verifications that were revoked or corrected. */
export function correctionSamples({ reference, utr, bookingId, line, amount, balance, attachments }: About) {
  const nothing = paiseFromRupees(0)
  const transfer = (found: Paise, part: Partial<EmailPart>) => ({
    reference,
    utr,
    amount: found,
    parts: [{ line, bookingId, amount: found, ...part }],
  })
  return [
    {
      name: 'booking-verified-less',
      kind: 'booking_verified',
      content: transfer(paiseFromRupees(4000), { submitted: amount, balance: paiseFromRupees(6502), over: nothing }),
    },
    {
      name: 'payment-verified-over',
      kind: 'payment_verified',
      content: transfer(paiseFromRupees(6000), { submitted: balance, balance: nothing, over: paiseFromRupees(498) }),
    },
    { name: 'verification-revoked', kind: 'verification_revoked', content: transfer(amount, {}) },
    {
      name: 'verification-revoked-cancelled',
      kind: 'verification_revoked',
      content: transfer(amount, { cancelled: true }),
    },
    {
      name: 'amount-corrected',
      kind: 'amount_corrected',
      content: {
        ...transfer(paiseFromRupees(500), { submitted: amount, balance: paiseFromRupees(10002), over: nothing }),
        before: amount,
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
}
