import type { BegunPayment } from '../../contract/begun-payment.ts'
import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { rupeesFromPaise } from '../../domain/money.ts'
import { subjectSnapshot } from '../catalogue/subject-snapshot.ts'
import { queueEmailTo } from '../email/outbox.ts'
import type { SignedIn } from '../http/context.ts'
import type { Moment } from '../moment.ts'
import { findNewestQuote, type Quoted } from './quote.ts'
import { HOUR_MS } from '../../domain/durations.ts'

/** A devotee who has begun a payment but not entered its UTR gets one reminder after this time. */
const REMIND_AFTER_MS = 3 * HOUR_MS

function toBegun({ quote, lines: [line] }: Quoted): BegunPayment | null {
  if (!line) return null
  const { name, nameHindi } = subjectSnapshot(line)
  return { reference: quote.reference, amountPayable: rupeesFromPaise(quote.amountPayable), name, nameHindi }
}

/** The payment that a devotee may have made without entering its UTR; null if there is none. */
export async function readBegun(
  db: Db,
  user: Pick<SignedIn, 'id'>,
  { at }: Pick<Moment, 'at'>,
): Promise<BegunPayment | null> {
  const quoted = await findNewestQuote(db, user.id, at)
  return quoted ? toBegun(quoted) : null
}

/**
 * Queues the reminder of one payment that was begun three hours ago: the newest of its devotee, if no UTR was entered since.
 * Several servers do not queue it twice. Returns whether it found such a payment.
 */
export const remindOfBegun = (db: Db, at: Date): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const due = await tx
      .selectFrom('payments')
      .select(['id', 'user_id'])
      .where('state', '=', 'OPEN')
      .where('purpose', '=', 'ADVANCE')
      .where('begun_reminded_at', 'is', null)
      .where('entered_by', 'is', null)
      .where('created_at', '<=', new Date(at.getTime() - REMIND_AFTER_MS))
      .where('expires_at', '>', at)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('payments as newer')
              .select('newer.id')
              .whereRef('newer.user_id', '=', 'payments.user_id')
              .whereRef('newer.created_at', '>', 'payments.created_at'),
          ),
        ),
      )
      .orderBy('created_at')
      .limit(1)
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!due) return false
    await tx.updateTable('payments').set({ begun_reminded_at: at }).where('id', '=', due.id).execute()
    const quoted = await findNewestQuote(tx, due.user_id, at)
    const begun = quoted && toBegun(quoted)
    if (!begun) return true
    const { reference, name: what, nameHindi: whatHindi } = begun
    const { amountPayable: amount } = quoted.quote
    await queueEmailTo(tx, due.user_id, at, (name) => ({
      kind: 'payment_begun',
      content: { name, reference, amount, what, whatHindi },
    }))
    return true
  })
