import { type Paise, paiseFromRupees } from '../domain/money.ts'
import type { EmailBooking, EmailTransfer } from '../server/email/data.ts'
import type { Attachment } from '../server/email/transport.ts'

/** The values that all samples share. */
type Sample = {
  name: string
  kind: 'booking_verified'
  content: Omit<EmailTransfer, 'name'>
  attachments?: Attachment[]
}

type About = {
  reference: string
  utr: string
  bookingId: string
  amount: Paise
  balance: Paise
  /** A journey with its received, checked and due amounts, in rupees. */
  journey: (received: number, checked: number, due: number) => EmailBooking
  pindDaan: EmailBooking
  attachments: Attachment[]
}

/** Samples of the emails about a transfer that was found: for one booking, for several, and for a pooja that it pays in full. */
export const transferSamples = ({
  reference,
  utr,
  bookingId,
  amount,
  balance,
  journey,
  pindDaan,
  attachments,
}: About): Sample[] => [
  {
    name: 'booking-verified',
    kind: 'booking_verified',
    content: { reference, utr, amount, parts: [{ line: journey(5000, 0, 5502), bookingId, amount, balance }] },
    attachments,
  },
  {
    name: 'booking-verified-several',
    kind: 'booking_verified',
    content: {
      reference,
      utr,
      amount,
      parts: [
        { line: journey(4146, 0, 6356), bookingId, amount: paiseFromRupees(4146), balance: paiseFromRupees(6356) },
        {
          line: pindDaan,
          bookingId,
          amount: paiseFromRupees(854),
          balance: paiseFromRupees(3246),
          asksSankalp: true,
        },
      ],
    },
    attachments,
  },
  {
    name: 'booking-verified-whole',
    kind: 'booking_verified',
    content: {
      utr,
      amount: paiseFromRupees(4100),
      parts: [
        {
          line: pindDaan,
          bookingId,
          amount: paiseFromRupees(4100),
          balance: paiseFromRupees(0),
          asksSankalp: true,
        },
      ],
    },
  },
]
