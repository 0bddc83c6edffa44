import type { Booking } from '../../contract/booking.ts'
import type { Payment } from '../../contract/payment.ts'
import { m } from '../../messages/compiled/messages.js'
import { useSay } from '../language/language.ts'

const waiting = 'border-marigold bg-glow text-ink'
const failed = 'border-kumkum text-kumkum'
const quiet = 'border-stone text-quiet'
const looks = {
  INITIATED: [m.desk_status_initiated, quiet],
  SUBMITTED: [m.desk_status_checking, waiting],
  CHECKING: [m.desk_status_checking, waiting],
  VERIFIED: [m.desk_status_verified, 'border-tulsi text-tulsi'],
  REJECTED: [m.desk_status_rejected, failed],
  CANCELLED: [m.desk_status_cancelled, quiet],
} as const satisfies Record<Booking['status'] | Payment['status'], unknown>

/** Where a booking or a payment stands, for staff: what waits for them glows. */
export function DeskStatus({ status }: { status: keyof typeof looks }) {
  const say = useSay()
  const [words, look] = looks[status]
  return <span className={`inline-block rounded-full border-2 px-3 font-bold ${look}`}>{say(words)}</span>
}
