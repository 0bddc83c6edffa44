import type { Tx } from '../../db/transaction.ts'

/** The acts that wrote entries of one kind for a booking and were not taken back, oldest first. */
export const standingActs = (tx: Tx, bookingId: string, kind: 'WRITTEN_OFF' | 'ALLOWED' | 'WAIVED') =>
  tx
    .selectFrom('acts')
    .innerJoin('ledger', 'ledger.act_id', 'acts.id')
    .select(['acts.id', 'acts.at'])
    .where('ledger.booking_id', '=', bookingId)
    .where('ledger.kind', '=', kind)
    .where('acts.kind', '<>', 'UNDO')
    .where('acts.undone_at', 'is', null)
    .orderBy('acts.id')
    .execute()
