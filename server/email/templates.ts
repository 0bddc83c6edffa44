import { toPlainLine } from '../../domain/single-line.ts'
import type { EmailContent } from './content.ts'
import type { EmailData, EmailKind, RenderContext, Template } from './data.ts'
import { oneTimeCode, testEmail, welcome } from './templates/account.ts'
import { bookingAllowed } from './templates/allowed.ts'
import { bookingCancelled, bookingChanged, bookingReceived, bookingVerified } from './templates/booking.ts'
import { amountCorrected, refundChanged, verificationRevoked } from './templates/correction.ts'
import { daySheet } from './templates/day-sheet.ts'
import { deskSummary, paymentsLate } from './templates/desk.ts'
import { balanceReminder, driverNamed, thanks } from './templates/journey.ts'
import { paymentBegun } from './templates/begun.ts'
import { groupOffer, inquiryReceived } from './templates/inquiry.ts'
import { noPlace } from './templates/no-place.ts'
import { placeGiven, placeHeld } from './templates/place-free.ts'
import { phoneBooking } from './templates/phone-booking.ts'
import { newOwner, secondStepRemoved, secondStepSetUp, staffInvitation } from './templates/staff.ts'
import { paymentRejected, paymentVerified, refundSent } from './templates/payment.ts'

const templates: { [Kind in EmailKind]: Template<Kind> } = {
  one_time_code: oneTimeCode,
  welcome,
  test_email: testEmail,
  booking_received: bookingReceived,
  booking_verified: bookingVerified,
  no_place: noPlace,
  place_held: placeHeld,
  place_given: placeGiven,
  phone_booking: phoneBooking,
  payment_rejected: paymentRejected,
  payment_verified: paymentVerified,
  verification_revoked: verificationRevoked,
  amount_corrected: amountCorrected,
  refund_changed: refundChanged,
  balance_reminder: balanceReminder,
  driver_named: driverNamed,
  day_sheet: daySheet,
  inquiry_received: inquiryReceived,
  group_offer: groupOffer,
  booking_changed: bookingChanged,
  booking_allowed: bookingAllowed,
  booking_cancelled: bookingCancelled,
  refund_sent: refundSent,
  thanks,
  payment_begun: paymentBegun,
  staff_invitation: staffInvitation,
  second_step_set_up: secondStepSetUp,
  second_step_removed: secondStepRemoved,
  new_owner: newOwner,
  desk_summary: deskSummary,
  payments_late: paymentsLate,
}

export const isKind = (kind: string): kind is EmailKind => Object.hasOwn(templates, kind)

/** The texts of an email. Text that people typed stays on one line and cannot change the direction of writing. */
export const compose = <Kind extends EmailKind>(
  kind: Kind,
  data: EmailData[Kind],
  context: RenderContext,
): EmailContent => templates[kind](inSingleLines(data), context)

/** The same value, with each text in it on one line. */
function inSingleLines<T>(value: T): T
function inSingleLines(value: unknown): unknown {
  if (typeof value === 'string') return toPlainLine(value)
  if (Array.isArray(value)) return value.map((item) => inSingleLines(item))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inSingleLines(item)]))
}
