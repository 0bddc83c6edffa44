import type { Bilingual } from '../../domain/language.ts'
import type { BookingStatus } from '../../domain/booking-status.ts'
import type { Language } from '../../domain/language.ts'
import type { Stop } from '../../domain/itinerary.ts'
import type { RejectReason } from '../../domain/payment.ts'
import type { Paise } from '../../domain/money.ts'
import type { StaffRole } from '../../domain/role.ts'
import type { Care, EmailContent, EmailStep } from './content.ts'

/** A booking in an email; `date` is its first day in Asia/Kolkata, `headCount` is 0 for a pooja. */
export type EmailBooking = {
  subject: { name: string; nameHindi: string; city: string; cityHindi: string }
  date: string
  /** The last day; absent in an email that an earlier version queued. */
  dateEnd?: string
  headCount: number
  /** Where and when the journey begins; absent without stops, and in an email that is not about a journey in the future. */
  firstStop?: Pick<Stop, 'time' | 'place' | 'placeHindi' | 'note' | 'noteHindi'>
  /** The received amount, the amount being checked, and the amount due; `due` is absent when the journey is over. */
  money?: { received: Paise; checked: Paise; due?: Paise }
}

/** What a devotee must know if the bank statement shows another amount than they submitted. An earlier version left both out. */
type Difference = {
  /** The amount that the devotee submitted for this booking. */
  submitted?: Paise
  /** The amount that was received beyond the price of the booking. */
  over?: Paise
}

/** The part of a transfer for one booking; `balance` is the remaining amount, absent when the journey is over. */
export type EmailPart = {
  line: EmailBooking
  bookingId: string
  amount: Paise
  balance?: Paise
  /** The email asks for the names for the sankalp of a pooja. */
  asksSankalp?: boolean
  cancelled?: boolean
  /** Without this part the booking is not confirmed; an earlier version did not say so. */
  unconfirmed?: boolean
} & Difference

/** A transfer as the devotee sent it, with its parts. */
export type EmailTransfer = {
  name: string
  reference?: string
  utr: string
  cash?: true
  amount: Paise
  parts: EmailPart[]
}

/** The form of an earlier version, which may still be queued: it is about one booking (server/email/transfer.ts). */
export type OneBookingTransfer = Omit<EmailTransfer, 'amount' | 'parts'> &
  Omit<EmailPart, 'amount'> & { amount?: Paise; amountPaid?: Paise }

/** A payment for one booking whose verification changed. */
type ChangedPayment = {
  name: string
  reference: string
  utr: string
  amount: Paise
  line: EmailBooking
  bookingId: string
}

/** The subject of each kind of email; amounts in paise, days in Asia/Kolkata as `YYYY-MM-DD`. */
export type EmailData = {
  /** For a new password, or for a new email of the account `ownerId`. */
  one_time_code: { code?: string; ownerId?: string | undefined }
  welcome: { name: string }
  /** To the member of staff who asks whether emails arrive. */
  test_email: { name: string }
  booking_received: {
    name: string
    reference: string
    utr: string
    amountTotal: Paise
    amountPaid: Paise
    lines: EmailBooking[]
    /** Whether the journey was over when the UTR was submitted. */
    ended?: boolean
  }
  booking_verified: EmailTransfer
  /** Staff have made a booking for a caller. While `held` is set, the advance can be paid until the end of that day. */
  phone_booking: {
    name: string
    reference: string
    line: EmailBooking
    bookingId: string
    status: BookingStatus
    held?: { until: string; amount: Paise }
  }
  /** The money came when the day of the booking had no free place. */
  no_place: { name: string; reference: string; line: EmailBooking; bookingId: string }
  /**
   * To a person who waited for a full day: a place is held until an instant, ISO 8601. An earlier version queued no token for the
   * link that gives it back.
   */
  place_held: { name: string; waitingId: string; token?: string; line: EmailBooking; heldUntil: string }
  /** To a person whose booking was paid before and now has the place. */
  place_given: { name: string; reference: string; line: EmailBooking; bookingId: string }
  payment_rejected: {
    name: string
    reference: string
    utr: string
    cash?: boolean
    amount: Paise
    reason: RejectReason
    /** A text that staff add. */
    reasonText?: string
    /** Whether the payment was verified before, so that documents were sent. */
    wasVerified?: boolean
    /** It leaves a booking unconfirmed; an earlier version did not say so. */
    unconfirmed?: true
    paymentId: string
  }
  /** A later payment for the balance. */
  payment_verified: EmailTransfer
  verification_revoked: EmailTransfer
  /** `before` is the amount that an earlier email named. */
  amount_corrected: EmailTransfer & { before: Paise }
  /** For a cancelled booking: its refund was computed from `expected`; `refund` waits now. */
  refund_changed: ChangedPayment & { expected: Paise; refund: Paise }
  balance_reminder: { name: string; reference: string; balance: Paise; line: EmailBooking; bookingId: string }
  driver_named: {
    name: string
    reference: string
    line: EmailBooking
    driver: { name: string; phone: string; vehicle: string }
    /** Whether the devotee was told of another driver, or of other details, before. */
    isChange: boolean
    bookingId: string
  }
  /** To a driver or priest: the families of a day, and the link on which they report what is done. */
  day_sheet: {
    name: string
    day: string
    url: string
    journeys: readonly { time: string | null; name: string; phoneNumber: string; headCount: number }[]
  }
  /** To the operator: somebody asks for something that the cart does not sell. `wished` is a day, a month or empty. */
  inquiry_received: { name: string; city: string; cityHindi: string; headCount: number; wished: string }
  /** An offer of staff to the person who asked; `amount` is for all people together, with GST. */
  group_offer: {
    name: string
    subject: EmailBooking['subject']
    headCount: number
    dateStart: string
    amount: Paise
    validUntil: string
    words: string
    url: string
  }
  booking_changed: {
    name: string
    reference: string
    line: EmailBooking
    dateBefore: string
    /** The most that a cancellation refunds, in percent, if the change has limited it. */
    mostRefunded?: number
    bookingId: string
    /** Staff have changed the people or the offers. Amounts in paise. */
    changed?: { before: Bilingual; after: Bilingual; total: Paise; refund: Paise }
    /** Absent in an email that an earlier version queued. */
    status?: BookingStatus
  }
  /** Staff have reduced the price, or waived a part of the fee of a cancelled booking, or have taken that back. */
  booking_allowed: {
    name: string
    reference: string
    line: EmailBooking
    bookingId: string
    amount: Paise
    /** The refund that this causes. */
    refund: Paise
    reason?: string
    cancelled: boolean
    takenBack?: boolean
  }
  booking_cancelled: {
    name: string
    reference: string
    line: EmailBooking
    refund: Paise
    kept: Paise
    /** The submitted amount that is not checked yet, and the part of it that is refunded after its verification. */
    unverified?: Paise
    onceVerified?: Paise
    refundReference: string | null
    byOperator: boolean
    reason?: string
  }
  refund_sent: {
    name: string
    reference: string
    refund: Paise
    refundReference: string
    /** The bank's reference of the transfer: its UTR. */
    sentReference: string
    /** The reference in an earlier email, which this one replaces. */
    wrongReference?: string
    line: EmailBooking
  }
  thanks: { name: string; line: EmailBooking }
  /** A quote without a UTR, hours after it was made; `what` is its first item. */
  payment_begun: { name: string; reference: string; amount: Paise; what: string; whatHindi: string }
  /** To a person who is asked to work at the desk; the token of the link is made at the moment of sending. */
  staff_invitation: {
    name: string
    invitedBy: string
    staffRole: StaffRole
    invitationId: string
    token?: string
    expiresAt?: string
  }
  /** To a member of staff, about their own login. */
  second_step_set_up: { name: string; at: string }
  second_step_removed: { name: string; at: string }
  /** To every owner. */
  new_owner: { name: string; owner: string; at: string }
  /** To the operator: the waiting work at the desk. `at` and `oldestCheckedBy` are instants, ISO 8601. */
  desk_summary: {
    name: string
    at: string
    oldestCheckedBy: string | null
    counts: Record<'payments' | 'corrected' | 'refunds' | 'arrivals' | 'poojas' | 'balances', number>
    refundAmount: Paise
    balanceAmount: Paise
  }
  /** To the operator: payments that must be checked soon, oldest first. */
  payments_late: { name: string; payments: { utr: string; amount: Paise; checkedBy: string }[] }
}
export type EmailKind = keyof EmailData

/** The kind of an email with its data. */
export type EmailPayload = { [Kind in EmailKind]: { kind: Kind; content: EmailData[Kind] } }[EmailKind]

/** Further values that a template needs. */
export type RenderContext = {
  language: Language
  publicUrl: string
  care: Care
  hasDocuments: boolean
  /** Where and when somebody meets the devotee, and who that is. */
  meetings: EmailStep[]
}
export type Template<Kind extends EmailKind> = (data: EmailData[Kind], context: RenderContext) => EmailContent
