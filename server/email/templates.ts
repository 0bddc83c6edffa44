import type { Language } from '../../domain/language.ts'
import type { Paise } from '../../domain/money.ts'
import type { Care, EmailContent } from './message.ts'
import { oneTimeCode, welcome } from './templates/account.ts'
import { bookingCancelled, bookingChanged, bookingReceived, bookingVerified } from './templates/booking.ts'
import { balanceReminder, thanks } from './templates/journey.ts'
import { paymentRejected, paymentVerified, refundSent } from './templates/payment.ts'

/** A booking in a letter; `date` is its day in Asia/Kolkata, `headCount` 0 for a pooja. */
export type Line = {
  subject: { name: string; nameHindi: string; city: string; cityHindi: string }
  date: string
  headCount: number
}

/** What each kind of letter is about; amounts in paise, days in Asia/Kolkata as `YYYY-MM-DD`. */
export type EmailData = {
  one_time_code: { code?: string }
  welcome: { name: string }
  booking_received: {
    name: string
    reference: string
    utr: string
    amountTotal: Paise
    amountPaid: Paise
    lines: Line[]
  }
  booking_verified: {
    name: string
    reference?: string
    utr: string
    amountPaid: Paise
    balance: Paise
    line: Line
    bookingId: string
  }
  payment_rejected: {
    name: string
    reference: string
    utr: string
    amount: Paise
    reason: 'NOT_FOUND' | 'AMOUNT_DIFFERS' | 'ALREADY_USED' | 'OTHER'
    /** What staff say about it in their own words. */
    reasonText?: string
    paymentId: string
  }
  /** A later payment, towards the balance; `balance` is what is left after it. */
  payment_verified: {
    name: string
    reference: string
    utr: string
    amount: Paise
    balance: Paise
    line: Line
    bookingId: string
  }
  balance_reminder: { name: string; reference: string; balance: Paise; line: Line; bookingId: string }
  booking_changed: { name: string; reference: string; line: Line; dateBefore: string; bookingId: string }
  booking_cancelled: {
    name: string
    reference: string
    line: Line
    refund: Paise
    kept: Paise
    refundReference: string | null
    byOperator: boolean
    reason?: string
  }
  refund_sent: {
    name: string
    reference: string
    refund: Paise
    refundReference: string
    /** What the bank calls the transfer: its UTR. */
    sentReference: string
    line: Line
  }
  thanks: { name: string; line: Line }
}

/** Where a letter is written: for whom, from where, and whether papers go with it. */
export type RenderContext = { language: Language; publicUrl: string; care: Care; hasPapers: boolean }
export type Template<Kind extends keyof EmailData> = (content: EmailData[Kind], context: RenderContext) => EmailContent

const letters: { [Kind in keyof EmailData]: Template<Kind> } = {
  one_time_code: oneTimeCode,
  welcome,
  booking_received: bookingReceived,
  booking_verified: bookingVerified,
  payment_rejected: paymentRejected,
  payment_verified: paymentVerified,
  balance_reminder: balanceReminder,
  booking_changed: bookingChanged,
  booking_cancelled: bookingCancelled,
  refund_sent: refundSent,
  thanks,
}

export const isKind = (kind: string): kind is keyof EmailData => Object.hasOwn(letters, kind)

/** Writes a letter. What people typed stays on its line and cannot turn the writing around. */
export const compose = <Kind extends keyof EmailData>(
  kind: Kind,
  content: EmailData[Kind],
  context: RenderContext,
): EmailContent => letters[kind](tidy(content), context)

function tidy<T>(value: T): T
function tidy(value: unknown): unknown {
  if (typeof value === 'string') return inOneLine(value)
  if (Array.isArray(value)) return value.map((item) => tidy(item))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, tidy(item)]))
}

const inOneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .trim()
