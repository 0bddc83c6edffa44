import { call, post, type Sender } from '../calls.ts'
import { act as change, choiceOf, preview } from '../changed-bookings.ts'
import type { Act } from './acts.ts'

/** The owner writes off what is not paid, or takes it back. */
export async function writeOff(who: Sender, { which, flag }: Act, booking: { id: string } | undefined) {
  if (!booking) return
  const path = `/admin/bookings/${booking.id}/write-off`
  if (flag && which % 2 === 0) return void (await call(who, 'DELETE', path, {}))
  const { data } = await call(who, 'GET', `/bookings/${booking.id}`)
  if (data) await post(who, path, { amount: data.money.unpaid, reason: 'Not to be had' })
}

type Chosen = { packages: readonly [{ id: string }, { id: string }]; pooja: { id: string }; act: Act }

/** Staff change the people, the package or the poojas of a booking; sometimes another price was shown. */
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
  }
  const { data: shown } = await preview(who, booking.id, choice)
  if (shown) await change(who, booking.id, choice, factor === 12 ? { ...shown, total: shown.total + 1 } : shown)
}
