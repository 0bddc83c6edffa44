import type { SharedBooking } from '../../contract/share.ts'
import { m } from '../../messages/compiled/messages.js'

/** Where a booking stands, in one honest sentence: nothing is called verified before it is. */
export const statusSentences = {
  CHECKING: m.share_checking,
  VERIFIED: m.share_verified,
  REJECTED: m.share_rejected,
  CANCELLED: m.share_cancelled,
} as const satisfies Record<SharedBooking['status'], unknown>
