import type { BookingStatus } from '../domain/booking-status.ts'
import type { ColumnKind } from '../domain/desk-list.ts'
import type { PaymentPurpose, PaymentStatus } from '../domain/payment.ts'
import type { Role } from '../domain/role.ts'
import { purposeText, roleText } from './desk-list.ts'
import { bookingStatusText, paymentStatusText } from './status.ts'

/** The message for a code that a column of this kind contains; undefined for kinds whose values are shown as they are. */
export function codeText(kind: ColumnKind, code: string) {
  switch (kind) {
    case 'bookingStatus':
      return bookingStatusText[code as BookingStatus].label
    case 'paymentStatus':
      return paymentStatusText[code as PaymentStatus].label
    case 'purpose':
      return purposeText[code as PaymentPurpose]
    case 'role':
      return roleText[code as Role]
    default:
      return undefined
  }
}
