import { nextUtr, post, type Sender } from '../calls.ts'
import type { World } from '../world.ts'
import type { Act } from './acts.ts'

const MOST = 5

type Offer = { id: string }
type Chosen = { devotees: readonly [Offer, Offer]; packages: readonly [Offer, Offer]; pooja: Offer; act: Act }

/** Staff book for a devotee: held, or paid in cash or by UTR, at the price of the day or another one. */
export async function enterByPhone(w: World, admin: Sender, { devotees, packages, pooja, act }: Chosen): Promise<void> {
  const made = await w.db.selectFrom('payments').select('id').where('entered_by', 'is not', null).execute()
  if (made.length >= MOST) return
  const { which, factor, flag } = act
  // The days of `addWishes`, so that they compete for the last place; or today, for the driver's link of the day.
  const date = w.inDays(which % 4 === 2 ? 0 : 5 + (which % 3) * 8)
  const received = { amount: Math.round(3000 * (factor ?? 1)) || 1, receivedOn: w.inDays(0 - (which % 2)) }
  const paid = [undefined, { method: 'CASH', ...received }, { method: 'UPI', ...received, refNo: nextUtr() }][which % 3]
  await post(admin, '/admin/bookings', {
    devotee: { userId: devotees[act.who === 0 ? 1 : 0].id },
    packageId: packages[which % 2 === 0 ? 0 : 1].id,
    headCount: 2 + (which % 4),
    date,
    events: flag ? [{ eventId: pooja.id, date }] : [],
    ...(which % 4 === 1 && { price: 1234.56, reason: 'A friend of the house' }),
    ...(which % 5 === 0 && { heldUntil: w.inDays(which % 2) }),
    ...(paid && { paid }),
  })
}
