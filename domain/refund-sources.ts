import { type Paise, paise } from './money.ts'

/** Why a refund was closed without being sent: its amount changed by other money, or by a cancellation. */
export const refundClosedReasons = ['MORE_RECEIVED', 'LESS_RECEIVED', 'CANCELLED'] as const
export type RefundClosed = (typeof refundClosedReasons)[number]

/** `verified_at` is the time of the first verification. */
type Payment = { id: string; received: Paise; verified_at?: Date | null }
type Refund = {
  id: string
  cause: 'CANCELLATION' | 'LATE_PAYMENT' | 'OVERPAYMENT'
  amount: Paise
  sent_at?: Date | null
}
export type Source = { paymentId: string; amount: Paise }

/**
 * The payments from which the money of each refund of a booking comes. As in the refund vouchers, a cancellation uses the oldest
 * payments, a late payment or an overpayment the newest. Payments that came after the refund was sent are used only if the others
 * are not enough. `payments` are in the order of their verification, `refunds` in the order in which they were sent, waiting ones
 * last. In paise.
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
