import type { Paise } from '../domain/money.ts'
import type { EmailBooking, EmailData, EmailPart } from '../server/email/data.ts'

type About = {
  rejected: Pick<EmailData['payment_rejected'], 'reference' | 'utr' | 'amount' | 'paymentId' | 'reasonText'>
  bookingId: string
  line: EmailBooking
  amount: Paise
}

/** Samples of the emails about cash: its receipt, and that it was recorded by mistake. */
export function cashSamples({ rejected, bookingId, line, amount }: About) {
  const parts: EmailPart[] = [{ line, bookingId, amount }]
  return [
    {
      name: 'payment-rejected-cash',
      kind: 'payment_rejected',
      content: { ...rejected, reason: 'OTHER', cash: true, wasVerified: true },
    },
    {
      name: 'payment-verified-cash',
      kind: 'payment_verified',
      content: {
        reference: rejected.reference,
        utr: 'CASHK7M3P9QR',
        cash: true,
        amount,
        parts,
      },
    },
  ] as const
}
