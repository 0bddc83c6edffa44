import type { Language } from '../domain/language.ts'
import { varanasi } from '../db/seed/varanasi.ts'
import { paiseFromRupees } from '../domain/money.ts'
import type { EmailBooking, EmailData } from '../server/email/data.ts'
import type { Attachment } from '../server/email/transport.ts'
import { cashSamples } from './cash-samples.ts'
import { correctionSamples } from './correction-samples.ts'
import { phoneSamples, placeSamples } from './phone-samples.ts'
import { staffSamples } from './staff-samples.ts'
import { transferSamples } from './transfer-samples.ts'

/** An email sample with invented data; `name` distinguishes two of the same kind. */
export type Sample = {
  [Kind in keyof EmailData]: {
    name: string
    kind: Kind
    content: Omit<EmailData[Kind], 'name'>
    attachments?: Attachment[]
  }
}[keyof EmailData]

export const recipient = { name: { en: 'Kamala Devi', hi: 'कमला देवी' }, email: 'kamala@example.com' } as const

/** The content of a sample as it is queued. */
export const contentOf = ({ content }: Sample, name: string) => ({ ...content, name }) as never

const kashi: EmailBooking = {
  subject: {
    name: 'Kashi Vishwanath and Ganga Aarti, One Day',
    nameHindi: 'काशी विश्वनाथ दर्शन और गंगा आरती, एक दिन',
    city: 'Varanasi',
    cityHindi: 'वाराणसी',
  },
  date: '2026-12-09',
  headCount: 4,
}
const [firstStop] = varanasi.packages.find(({ name }) => name === kashi.subject.name)?.stops ?? []
/** The journey before it begins, with its first stop and the paid amounts. */
const ahead = (received: number, checked: number, due: number): EmailBooking => ({
  ...kashi,
  ...(firstStop && { firstStop }),
  money: { received: paiseFromRupees(received), checked: paiseFromRupees(checked), due: paiseFromRupees(due) },
})
const pindDaan: EmailBooking = {
  subject: { name: 'Pind Daan', nameHindi: 'पिंडदान', city: 'Prayagraj', cityHindi: 'प्रयागराज' },
  date: '2026-12-11',
  headCount: 0,
}

const reference = 'TRDEMO7K2M'
const utr = '426812345678'
const bookingId = '019abcde-0000-7000-8000-00000000b001'
const paymentId = '019abcde-0000-7000-8000-00000000a001'
const amount = paiseFromRupees(5000)
const balance = paiseFromRupees(5502)
const driver = { name: 'Ramesh Yadav', phone: '+919415012345', vehicle: 'Ertiga UP 70 AB 1234' }
const rejected = { reference, utr, amount, paymentId }
const cancelled = { reference, line: kashi, refundReference: null, byOperator: false } as const
const content = new TextEncoder().encode('This stands where the papers of a booking would be.\n')
const papers: Attachment[] = [{ filename: 'sample-papers.txt', content, contentType: 'text/plain' }]
const said = {
  differs: { en: 'The statement shows ₹500.00 on 20 Nov 2026.', hi: 'स्टेटमेंट में 20 नवंबर 2026 को ₹500.00 दिखे हैं।' },
  other: { en: 'The number belongs to a recharge.', hi: 'यह नंबर किसी रिचार्ज का है।' },
  flood: { en: 'The ghats are under water.', hi: 'घाट पानी में डूबे हैं।' },
} as const

export const samplesIn = (language: Language): readonly Sample[] => [
  { name: 'one-time-code', kind: 'one_time_code', content: { code: '048216' } },
  { name: 'one-time-code-email', kind: 'one_time_code', content: { code: '048216', ownerId: 'x' } },
  { name: 'welcome', kind: 'welcome', content: {} },
  {
    name: 'booking-received',
    kind: 'booking_received',
    content: { reference, utr, amountTotal: paiseFromRupees(10502), amountPaid: amount, lines: [ahead(0, 5000, 5502)] },
  },
  {
    name: 'booking-received-several',
    kind: 'booking_received',
    content: {
      reference,
      utr,
      amountTotal: paiseFromRupees(14602),
      amountPaid: amount,
      lines: [
        ahead(0, 4000, 6502),
        {
          ...pindDaan,
          money: { received: paiseFromRupees(0), checked: paiseFromRupees(1000), due: paiseFromRupees(3100) },
        },
      ],
    },
  },
  ...phoneSamples({ reference, line: kashi, bookingId, amount }),
  ...placeSamples({ reference, line: kashi, bookingId }),
  ...transferSamples({ reference, utr, bookingId, amount, balance, journey: ahead, pindDaan, attachments: papers }),
  {
    name: 'payment-begun',
    kind: 'payment_begun',
    content: { reference, amount, what: kashi.subject.name, whatHindi: kashi.subject.nameHindi },
  },
  { name: 'payment-rejected-not-found', kind: 'payment_rejected', content: { ...rejected, reason: 'NOT_FOUND' } },
  {
    name: 'payment-rejected-amount-differs',
    kind: 'payment_rejected',
    content: { ...rejected, reason: 'AMOUNT_DIFFERS', reasonText: said.differs[language] },
  },
  { name: 'payment-rejected-already-used', kind: 'payment_rejected', content: { ...rejected, reason: 'ALREADY_USED' } },
  {
    name: 'payment-rejected-other',
    kind: 'payment_rejected',
    content: { ...rejected, reason: 'OTHER', reasonText: said.other[language] },
  },
  ...cashSamples({
    rejected: { ...rejected, reasonText: said.other[language] },
    bookingId,
    line: ahead(10502, 0, 0),
    amount: balance,
  }),
  {
    name: 'payment-verified',
    kind: 'payment_verified',
    content: {
      reference,
      utr,
      amount: balance,
      parts: [{ line: ahead(10502, 0, 0), bookingId, amount: balance, balance: paiseFromRupees(0) }],
    },
  },
  ...correctionSamples({ reference, utr, bookingId, line: kashi, amount, balance, attachments: papers }),
  {
    name: 'balance-reminder',
    kind: 'balance_reminder',
    content: { reference, balance, line: ahead(5000, 0, 5502), bookingId },
  },
  {
    name: 'driver-named',
    kind: 'driver_named',
    content: { reference, line: ahead(5000, 0, 5502), driver, isChange: false, bookingId },
    attachments: papers,
  },
  {
    name: 'driver-changed',
    kind: 'driver_named',
    content: { reference, line: ahead(5000, 1000, 4502), driver, isChange: true, bookingId },
  },
  {
    name: 'booking-changed',
    kind: 'booking_changed',
    content: { reference, line: ahead(0, 5000, 5502), dateBefore: '2026-12-02', bookingId, status: 'CHECKING' },
    attachments: papers,
  },
  {
    name: 'booking-changed-late',
    kind: 'booking_changed',
    content: { reference, line: kashi, dateBefore: '2026-12-02', mostRefunded: 25, bookingId, status: 'CHECKING' },
  },
  {
    name: 'booking-cancelled-by-devotee',
    kind: 'booking_cancelled',
    content: {
      ...cancelled,
      refund: paiseFromRupees(4500),
      kept: paiseFromRupees(500),
      refundReference: 'RFDEMO0001',
    },
  },
  {
    name: 'booking-cancelled-by-operator',
    kind: 'booking_cancelled',
    content: {
      ...cancelled,
      refund: amount,
      kept: paiseFromRupees(0),
      refundReference: 'RFDEMO0002',
      byOperator: true,
      reason: said.flood[language],
    },
  },
  {
    name: 'booking-cancelled-nothing-back',
    kind: 'booking_cancelled',
    content: { ...cancelled, refund: paiseFromRupees(0), kept: amount },
  },
  {
    name: 'booking-cancelled-unpaid',
    kind: 'booking_cancelled',
    content: { ...cancelled, refund: paiseFromRupees(0), kept: paiseFromRupees(0) },
  },
  {
    name: 'booking-cancelled-unverified',
    kind: 'booking_cancelled',
    content: {
      ...cancelled,
      refund: paiseFromRupees(0),
      kept: paiseFromRupees(0),
      unverified: amount,
      onceVerified: paiseFromRupees(4500),
    },
  },
  {
    name: 'refund-sent',
    kind: 'refund_sent',
    content: {
      reference,
      refund: paiseFromRupees(4500),
      refundReference: 'RFDEMO0001',
      sentReference: '426898765432',
      line: kashi,
    },
  },
  {
    name: 'refund-sent-corrected',
    kind: 'refund_sent',
    content: {
      reference,
      refund: paiseFromRupees(4500),
      refundReference: 'RFDEMO0001',
      sentReference: '426898765432',
      wrongReference: '426898765423',
      line: kashi,
    },
  },
  { name: 'test-email', kind: 'test_email', content: {} },
  { name: 'thanks', kind: 'thanks', content: { line: pindDaan } },
  ...staffSamples,
  {
    name: 'desk-summary',
    kind: 'desk_summary',
    content: {
      at: '2026-11-22T01:30:00Z',
      oldestCheckedBy: '2026-11-22T09:40:00Z',
      counts: { payments: 23, corrected: 2, refunds: 1, arrivals: 3, poojas: 0, balances: 2 },
      refundAmount: paiseFromRupees(4500),
      balanceAmount: paiseFromRupees(11004),
    },
  },
  {
    name: 'payments-late',
    kind: 'payments_late',
    content: {
      payments: Array.from({ length: 12 }, (_, number) => ({
        utr: String(Number(utr) + number),
        amount,
        checkedBy: `2026-11-22T09:${40 + number}:00Z`,
      })),
    },
  },
]
