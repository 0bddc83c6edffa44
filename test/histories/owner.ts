import { call, post, type Sender } from '../calls.ts'
import type { Act } from './acts.ts'

/** The owner writes off what is not paid, or takes it back. */
export async function writeOff(who: Sender, { which, flag }: Act, booking: { id: string } | undefined) {
  if (!booking) return
  const path = `/admin/bookings/${booking.id}/write-off`
  if (flag && which % 2 === 0) return void (await call(who, 'DELETE', path, {}))
  const { data } = await call(who, 'GET', `/bookings/${booking.id}`)
  if (data) await post(who, path, { amount: data.money.unpaid, reason: 'Not to be had' })
}
