import { type Paise, paise } from '../domain/money.ts'
import type { EmailBooking } from '../server/email/data.ts'

type About = { reference: string; line: EmailBooking; bookingId: string; amount: Paise }

/** Samples of the emails about acts for a caller: a booking, held and with a UTR, and its change. */
export const phoneSamples = ({ amount, ...about }: About) =>
  [
    {
      name: 'phone-booking-held',
      kind: 'phone_booking',
      content: { ...about, status: 'HELD', held: { until: about.line.date, amount } },
    },
    { name: 'phone-booking-sent', kind: 'phone_booking', content: { ...about, status: 'CHECKING' } },
    {
      name: 'booking-changed-by-staff',
      kind: 'booking_changed',
      content: {
        ...about,
        dateBefore: about.line.date,
        changed: {
          before: { en: 'Kashi in two days, 4 people', hi: 'दो दिन में काशी, 4 लोग' },
          after: { en: 'Kashi in two days, 2 people, Ganga Aarti', hi: 'दो दिन में काशी, 2 लोग, गंगा आरती' },
          total: amount,
          refund: amount,
        },
        status: 'CHECKING',
      },
    },
    {
      name: 'booking-allowed',
      kind: 'booking_allowed',
      content: { ...about, amount, refund: amount, reason: 'The car broke down', cancelled: false },
    },
    {
      name: 'booking-fee-waived',
      kind: 'booking_allowed',
      content: { ...about, amount, refund: amount, reason: 'The train was cancelled', cancelled: true },
    },
    {
      name: 'booking-allowed-taken-back',
      kind: 'booking_allowed',
      content: { ...about, amount, refund: paise(0), cancelled: false, takenBack: true },
    },
  ] as const

/** Samples of the emails about a full day. */
export const placeSamples = ({ bookingId, reference, line }: Omit<About, 'amount'>) =>
  [
    {
      name: 'place-held',
      kind: 'place_held',
      content: {
        waitingId: bookingId,
        token: 'leave~0123456789abcdef0123456789abcdef',
        line,
        heldUntil: '2026-11-22T03:30:00.000Z',
      },
    },
    { name: 'place-given', kind: 'place_given', content: { reference, line, bookingId } },
    { name: 'no-place', kind: 'no_place', content: { reference, line, bookingId } },
  ] as const
