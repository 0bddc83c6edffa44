import type { Tx } from '../../db/transaction.ts'
import { paid } from '../../domain/ledger.ts'
import { utrKey } from '../../domain/utr.ts'
import { post, readShares } from '../ledger/entries.ts'

/**
 * A rejected payment was found after all: it is claimed again, under the reference it had.
 * Where another payment bears that reference by now, the database refuses (rejectDuplicateUtr).
 */
export async function reopenRejected(tx: Tx, payment: { id: string; utr: string | null }, at: Date): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ rejected_at: null, reject_reason: null, reject_text: null, utr_key: utrKey(payment.utr!) })
    .where('id', '=', payment.id)
    .execute()
  const shares = await readShares(tx, payment.id)
  await post(
    tx,
    at,
    shares.map(({ bookingId, part }) => ({
      bookingId,
      paymentId: payment.id,
      posting: paid(part),
      detail: { utr: payment.utr! },
    })),
  )
}
