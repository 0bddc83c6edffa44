import type { BookingDetail } from '../contract/booking-detail.ts'
import { detail, post, type Sender } from './calls.ts'

/** The refund for an amount that is taken off, as the page computes it; in rupees. */
export function refundFor({ status, money: { total, received } }: BookingDetail, amount: number): number {
  if (status === 'CANCELLED') return amount
  const [price, held, off] = [total, received, amount].map((rupees) => Math.round(rupees * 100)) as [
    number,
    number,
    number,
  ]
  const over = (cost: number) => Math.max(0, held - cost)
  return (over(price - off) - over(price)) / 100
}

export const reason = 'The car broke down'

/** Takes an amount off with the values that the page shows, except the ones that a test replaces. */
export async function allow(who: Sender, id: string, amount: number, over: object = {}) {
  const seen = await detail(who, id)
  const body = { amount, reason, total: seen.money.total, refund: refundFor(seen, amount), ...over }
  return post<BookingDetail>(who, `/admin/bookings/${id}/allowance`, body)
}
