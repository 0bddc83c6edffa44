import type { CashDay } from '../../contract/cash.ts'
import { call, post, type Sender } from '../calls.ts'
import type { World } from '../world.ts'
import type { Act } from './acts.ts'

/** A part of an amount in paise, in rupees. */
export const part = (amount: number, factor: number) => Math.round(amount * factor) / 100

/** Most credits equal the expected amount. */
export const credited = (amount: number, { which, factor }: Pick<Act, 'which' | 'factor'>) =>
  part(amount, which % 3 === 0 ? (factor ?? 1) : 1)

/** Staff record cash for a booking, mostly in whole rupees, sometimes more than the due amount. */
export async function payCash(w: World, who: Sender, act: Act, booking: { id: string } | undefined) {
  if (!booking) return
  const { data } = await call(who, 'GET', `/bookings/${booking.id}`)
  // The simultaneous passing of time may have ended the session.
  if (!data) return
  const due: number = data.money.due + data.money.unpaid
  const amount = act.factor === null ? Math.round(due) : part(due * 100, act.factor)
  const receivedOn = w.inDays(0 - (act.which % 3))
  const note = act.which % 4 === 3 ? 'Again' : undefined
  await post(who, '/payments/cash', { bookingId: booking.id, amount, receivedOn, note, confirm: act.flag })
}

/** Staff count the cash of a day, mostly with the correct amount; sometimes of a closed day. */
export async function countCash(who: Sender, { which, factor }: Act) {
  const { data } = await call<CashDay[]>(who, 'GET', '/admin/cash')
  const day = data?.[which % Math.max(1, data.length)]
  if (!day) return
  const { staff, date, amount } = day
  const body = { staffId: staff.id, date: Date.parse(`${date}T06:00:00Z`), expected: amount }
  await post(who, '/admin/cash', { ...body, counted: part(amount * 100, factor ?? 1) })
}
