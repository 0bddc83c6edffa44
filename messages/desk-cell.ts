import type { BookingStatus } from '../domain/booking-status.ts'
import type { ColumnKind } from '../domain/desk-list.ts'
import type { DocumentState, NumberedKind } from '../domain/document.ts'
import type { DeskPaymentStatus, PaymentPurpose } from '../domain/payment.ts'
import type { Role } from '../domain/role.ts'
import { m } from './compiled/messages.js'
import { documentKindText, documentStateText, purposeText, roleText } from './desk-list.ts'
import { bookingStatusText, paymentStatusText, type StatusText } from './status.ts'

/** The texts for the states of a payment in the list of staff. */
export const deskPaymentText: Record<DeskPaymentStatus, StatusText> = {
  ...paymentStatusText,
  ENDED: { label: m.desk_payment_ended, next: m.desk_no_utr_next, tone: 'quiet' },
}

/** The message for a code in a column of this kind; undefined for kinds whose values are shown as they are. */
export function codeText(kind: ColumnKind, code: string) {
  switch (kind) {
    case 'bookingStatus':
      return bookingStatusText[code as BookingStatus].label
    case 'paymentStatus':
      return deskPaymentText[code as DeskPaymentStatus].label
    case 'purpose':
      return purposeText[code as PaymentPurpose]
    case 'role':
      return roleText[code as Role]
    case 'documentKind':
      return documentKindText[code as NumberedKind]
    case 'documentState':
      return documentStateText[code as DocumentState]
    default:
      return undefined
  }
}
