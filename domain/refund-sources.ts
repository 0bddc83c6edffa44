import { type Paise, paise } from './money.ts'

/** Why a refund was closed without being sent: its amount changed by other money, or by a cancellation. */
export const refundClosedReasons = ['MORE_RECEIVED', 'LESS_RECEIVED', 'CANCELLED'] as const
export type RefundClosed = (typeof refundClosedReasons)[number]

type Payment = { id: string; received: Paise }
type Refund = { id: string; cause: 'CANCELLATION' | 'LATE_PAYMENT' | 'OVERPAYMENT'; amount: Paise }
export type Source = { paymentId: string; amount: Paise }

/**
 * From which payments the money of each refund of a booking comes: of the oldest for a cancellation, of the newest for a late
 * payment or an overpayment, as the refund vouchers are issued. `payments` are in the order of their verification, `refunds` in the order in which
 * they were sent, those that wait last. In paise.
 */
export function refundSources(payments: readonly Payment[], refunds: readonly Refund[]): Map<string, Source[]> {
  const held = new Map<string, number>(payments.map(({ id, received }) => [id, received]))
  const oldestFirst = payments.map(({ id }) => id)
  return new Map(
    refunds.map(({ id, cause, amount }) => {
      let left: number = amount
      const order = cause === 'CANCELLATION' ? oldestFirst : oldestFirst.toReversed()
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
