import { DAY_MS } from '../../domain/durations.ts'
import { call, post, type Sender } from '../calls.ts'
import { refundFor } from '../allowances.ts'
import { act as change, choiceOf, preview } from '../changed-bookings.ts'
import type { Act } from './acts.ts'

/** The owner marks a month as filed, sometimes one that is not over, or takes the mark back. */
export const fileMonth = (who: Sender, { flag }: Act, month: string) =>
  post(who, '/admin/accounts/filed', { month, ...(flag && { undo: 'Sent with an error' }) })

/** The owner writes off an unpaid amount, or takes it back. */
export async function writeOff(who: Sender, { flag }: Act, booking: { id: string } | undefined) {
  if (!booking) return
  const path = `/admin/bookings/${booking.id}/write-off`
  const { data } = await call(who, 'GET', `/bookings/${booking.id}`)
  if (!data) return
  if (!flag || data.money.writtenOff === 0)
    await post(who, path, { amount: data.money.unpaid, reason: 'Not to be had' })
  if (flag) await call(who, 'DELETE', path, {})
}

/**
 * Staff reduce the price of a booking, mostly by a part of the paid amount, or take it back; sometimes another refund was shown.
 */
export async function allow(who: Sender, { which, flag, factor }: Act, booking: { id: string } | undefined) {
  if (!booking) return
  const path = `/admin/bookings/${booking.id}/allowance`
  const { data } = await call(who, 'GET', `/bookings/${booking.id}`)
  if (!data) return
  const { total, received, allowed } = data.money
  const amount = Math.max(0.01, Math.round(Math.min(total, received) * (factor ?? 0.3) * 100) / 100)
  const refund = refundFor(data, amount) + (which === 15 ? 1 : 0)
  if (!flag || allowed === 0) await post(who, path, { amount, reason: 'The car broke down', total, refund })
  if (flag) await call(who, 'DELETE', path, {})
}

type Chosen = { packages: readonly [{ id: string }, { id: string }]; pooja: { id: string }; act: Act }

/** Staff change the people, the package, the poojas or the day of a booking; sometimes another price was shown. */
export async function rework(who: Sender, { packages, pooja, act }: Chosen, booking: { id: string } | undefined) {
  if (!booking) return
  const { data } = await call(who, 'GET', `/bookings/${booking.id}`)
  if (!data) return
  const { which, flag, factor } = act
  const now = await choiceOf(who, booking.id)
  const date = Date.parse(`${data.dateStart}T00:00:00+05:30`)
  const choice = {
    packageId: which % 3 === 0 ? packages[which % 2 === 0 ? 0 : 1].id : now.packageId,
    headCount: 2 + (which % 10),
    events: flag ? [{ eventId: pooja.id, date }] : now.events,
    ...(which % 5 === 0 && { date: date + ((which % 7) - 3) * DAY_MS }),
  }
  const { data: shown } = await preview(who, booking.id, choice)
  if (shown) await change(who, booking.id, choice, factor === 12 ? { ...shown, total: shown.total + 1 } : shown)
}
