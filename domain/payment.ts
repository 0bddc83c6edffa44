import { addDays, type CalendarDay } from './calendar-day.ts'
import { type Paise, paise } from './money.ts'
import { DAY_MS } from './durations.ts'

/** The prices of a quote are valid for so long (CONTRACT.md, POST /payments/initiate). */
export const QUOTE_LIFETIME_MS = DAY_MS
/** For so long after a quote has expired its UTR is still accepted, because the transfer may have begun before. */
export const QUOTE_GRACE_MS = DAY_MS
/** Staff check a submitted payment within so long (specification, section 9). */
export const CHECK_MS = DAY_MS

/** A devotee corrects the UTR of a payment at most so many times. After that customer care must look at it. */
export const MOST_CORRECTIONS = 20

/** An advance books cart entries; a balance pays the amount that is still due for one booking. */
export const paymentPurposes = ['ADVANCE', 'BALANCE'] as const
export type PaymentPurpose = (typeof paymentPurposes)[number]

/**
 * The way in which the money of a payment came: to the account at the bank, in cash, or before the operator's books were kept here.
 */
export const paymentWays = ['BANK', 'CASH', 'BEFORE'] as const
export type PaymentWay = (typeof paymentWays)[number]

/** Replaces the UTR of money that came in another way, together with the code of its payment. */
export const numberWithoutUtr = (way: Exclude<PaymentWay, 'BANK'>, reference: string): string => `${way}${reference}`

/**
 * The change of a booking's price that leaves no part of a rupee unpaid or overpaid after cash in whole rupees. `rest` is the
 * amount that the cash leaves to pay, negative if the cash is more. In paise.
 */
export function roundingOf(cash: Paise, rest: Paise): Paise {
  const isPartOfRupee = rest !== 0 && Math.abs(rest) < 100
  return paise(cash % 100 === 0 && isPartOfRupee ? 0 - rest : 0)
}

export const rejectReasons = ['NOT_FOUND', 'AMOUNT_DIFFERS', 'ALREADY_USED', 'OTHER'] as const
export type RejectReason = (typeof rejectReasons)[number]

export const paymentStates = ['OPEN', 'ENDED', 'SUBMITTED', 'VERIFIED', 'REJECTED'] as const
type Submitted = { utr: string; submittedAt: Date }
/**
 * The state of a payment and its values in this state. OPEN: no UTR yet. ENDED: a UTR is no longer accepted. SUBMITTED: staff have
 * not verified it. VERIFIED: all its bookings are verified. REJECTED: not found on the bank statement.
 */
export type PaymentState =
  | { state: 'OPEN' }
  | { state: 'ENDED'; endedAt: Date }
  | ({ state: 'SUBMITTED' } & Submitted)
  | ({ state: 'VERIFIED'; verifiedAt: Date } & Submitted)
  | ({ state: 'REJECTED'; rejectedAt: Date; reason: RejectReason; text: string | null } & Submitted)

/** The states that may follow each state. SUBMITTED follows SUBMITTED when the payer corrects a UTR. */
export const nextPaymentStates = {
  OPEN: ['ENDED', 'SUBMITTED'],
  // A booking that cash has confirmed is held again when the cash is taken back.
  ENDED: ['OPEN'],
  SUBMITTED: ['SUBMITTED', 'VERIFIED', 'REJECTED'],
  VERIFIED: ['SUBMITTED', 'REJECTED'],
  REJECTED: ['SUBMITTED', 'VERIFIED'],
} as const satisfies Record<PaymentState['state'], readonly PaymentState['state'][]>

export const canBecome = (from: PaymentState['state'], to: PaymentState['state']): boolean =>
  (nextPaymentStates[from] as readonly PaymentState['state'][]).includes(to)

export const paymentStatuses = ['INITIATED', 'SUBMITTED', 'VERIFIED', 'REJECTED'] as const
/** The state of a payment on the wire (CONTRACT.md, GET /payments). */
export type PaymentStatus = (typeof paymentStatuses)[number]

export const paymentStatus = ({ state }: Pick<PaymentState, 'state'>): PaymentStatus =>
  state === 'OPEN' || state === 'ENDED' ? 'INITIATED' : state

/** The state as staff see it in their list, where a payment that has ended differs from one that still waits for a UTR. */
export const deskPaymentStatuses = [...paymentStatuses, 'ENDED'] as const
export type DeskPaymentStatus = (typeof deskPaymentStatuses)[number]

export const deskPaymentStatus = ({ state }: Pick<PaymentState, 'state'>): DeskPaymentStatus =>
  state === 'ENDED' ? state : paymentStatus({ state })

/**
 * VALID until a quote expires. Then in GRACE: the server accepts its UTR (server/payments/quote.ts), at its prices. Then CLOSED:
 * housekeeping deletes it after 90 days. Instants in epoch milliseconds.
 */
export function quotePhase(expiresAt: number, at: number): 'VALID' | 'GRACE' | 'CLOSED' {
  if (at < expiresAt) return 'VALID'
  return at < expiresAt + QUOTE_GRACE_MS ? 'GRACE' : 'CLOSED'
}

/**
 * Whether a payment may have reached the bank on a day: between the day before it was quoted, because people pay first and look for
 * the page later, and today. Days in Asia/Kolkata.
 */
export const canBeReceivedOn = (day: CalendarDay, { quotedOn, today }: { quotedOn: CalendarDay; today: CalendarDay }) =>
  day >= addDays(quotedOn, -1) && day <= today

/** The received money beyond the price of a booking that is not cancelled, in paise. All of it must be refunded. */
export const overpaid = ({ price, received }: { price: Paise; received: Paise }): Paise =>
  paise(Math.max(0, received - price))

/** Whether staff may have mistyped a received amount: it is less than half or more than double the submitted amount. In paise. */
export const isFarFrom = (submitted: Paise, received: Paise): boolean =>
  received * 2 < submitted || received > submitted * 2

/**
 * Whether staff must confirm an amount a second time: it is at most a tenth of the expected amount, or at least ten times that and
 * above the whole price, which some people pay at once. In paise.
 */
export const isSlip = (expected: Paise, received: Paise, price: Paise): boolean =>
  received * 10 <= expected || (received >= expected * 10 && received > price)
