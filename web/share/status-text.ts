import type { SharedBooking } from '../../contract/share.ts'
import { m } from '../../messages/compiled/messages.js'

/** Where a booking stands, in one honest sentence: nothing is called verified before it is. */
export const statusText = {
  CHECKING: m.shared_checking,
  VERIFIED: m.shared_verified,
  REJECTED: m.shared_rejected,
  CANCELLED: m.shared_cancelled,
  PAST: m.shared_past,
} as const satisfies Record<SharedBooking['status'], unknown>
