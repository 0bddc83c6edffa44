import type { Booking } from '../../contract/booking.ts'
import type { Payment } from '../../contract/payment.ts'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'

const waiting = 'border-marigold bg-glow text-ink'
const failed = 'border-kumkum text-kumkum'
const quiet = 'border-stone text-quiet'
const looks = {
  INITIATED: [m.admin_status_initiated, quiet],
  SUBMITTED: [m.admin_status_checking, waiting],
  CHECKING: [m.admin_status_checking, waiting],
  VERIFIED: [m.admin_status_verified, 'border-tulsi text-tulsi'],
  REJECTED: [m.admin_status_rejected, failed],
  CANCELLED: [m.admin_status_cancelled, quiet],
  PAST: [m.admin_status_past, quiet],
} as const satisfies Record<Booking['status'] | Payment['status'], unknown>

/** Where a booking or a payment stands, for staff: what waits for them glows. */
export function AdminBookingStatus({ status }: { status: keyof typeof looks }) {
  const t = useTranslate()
  const [words, look] = looks[status]
  return <span className={`inline-block rounded-full border-2 px-3 font-bold ${look}`}>{t(words)}</span>
}
