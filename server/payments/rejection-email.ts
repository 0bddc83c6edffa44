import type { RejectReason } from '../../db/tables.ts'
import type { Tx } from '../../db/transaction.ts'
import { lockRecipient } from './booking-emails.ts'
import { queueEmail } from '../email/outbox.ts'
import type { Payment } from './quote.ts'

/** Tells a payer that their money was not found, why, and what to do. */
export async function queueRejectionEmail(
  tx: Tx,
  payment: Payment,
  { utr, reason, text }: { utr: string; reason: RejectReason; text?: string },
  at: Date,
): Promise<void> {
  const payer = await lockRecipient(tx, payment.user_id)
  if (!payer) return
  const content = {
    name: payer.name,
    reference: payment.reference,
    utr,
    amount: payment.amount_payable,
    reason,
    ...(text && { reasonText: text }),
    paymentId: payment.id,
  }
  await queueEmail(tx, { kind: 'payment_rejected', recipient: payer.email, language: payer.language, content }, at)
}
