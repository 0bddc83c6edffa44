import { type Paise, paise } from './money.ts'

/** Why a refund was closed without being sent: its amount changed by other money, or by a cancellation. */
export const refundClosedReasons = ['MORE_RECEIVED', 'LESS_RECEIVED', 'CANCELLED'] as const
export type RefundClosed = (typeof refundClosedReasons)[number]

/** `verified_at`: when it was first verified. */
type Payment = { id: string; received: Paise; verified_at?: Date | null }
type Refund = {
  id: string
  cause: 'CANCELLATION' | 'LATE_PAYMENT' | 'OVERPAYMENT'
  amount: Paise
  sent_at?: Date | null
}
export type Source = { paymentId: string; amount: Paise }

/**
 * From which payments the money of each refund of a booking comes: of the oldest for a cancellation, of the newest for a late
 * payment or an overpayment, as the refund vouchers are issued; of what came after it was sent only if the rest is not enough. `payments` are in the order of their verification, `refunds` in the order in which
 * they were sent, those that wait last. In paise.
 */
export function refundSources(payments: readonly Payment[], refunds: readonly Refund[]): Map<string, Source[]> {
  const held = new Map<string, number>(payments.map(({ id, received }) => [id, received]))
  return new Map(
    refunds.map(({ id, cause, amount, sent_at: sentAt }) => {
      let left: number = amount
      const cameLater = ({ verified_at: at }: Payment) => Boolean(sentAt && at && at > sentAt)
      const [later, before] = [payments.filter(cameLater), payments.filter((one) => !cameLater(one))]
      const oldestFirst = before.map((one) => one.id)
      const order = [
        ...(cause === 'CANCELLATION' ? oldestFirst : oldestFirst.toReversed()),
        ...later.map((one) => one.id),
      ]
      const sources = order.flatMap((paymentId): Source[] => {
        const taken = Math.min(left, held.get(paymentId) ?? 0)
        if (taken <= 0) return []
        left -= taken
        held.set(paymentId, (held.get(paymentId) ?? 0) - taken)
        return [{ paymentId, amount: paise(taken) }]
      })
      return [id, sources]
    }),
  )
}
