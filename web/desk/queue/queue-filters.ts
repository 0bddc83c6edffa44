import type { PaymentsShown } from '../../../contract/desk/queue.ts'
import { m } from '../../../messages/compiled/messages.js'

/** The lists of payments with their names. */
export const queueFilters = [
  ['WAITING', m.desk_show_waiting],
  ['CORRECTED', m.desk_show_corrected],
  ['REJECTED', m.desk_show_rejected],
  ['VERIFIED', m.desk_show_verified],
] as const satisfies readonly (readonly [PaymentsShown, unknown])[]

export const addressOfFilter = (show: PaymentsShown): string =>
  show === 'WAITING' ? '/admin/payments' : `/admin/payments?show=${show}`
