import { dayOf } from '../../domain/calendar-day.ts'
import { nextUtr, post, type Sender } from '../calls.ts'
import type { World } from '../world.ts'
import type { Act } from './acts.ts'
import { part } from './cash.ts'

/** A driver reports, with the link of the day, that cash was received for a journey of today, or takes back an earlier press. */
export async function pressCash(w: World, admin: Sender, act: Act): Promise<void> {
  const today = dayOf(w.inDays(0))
  const ofToday = await w.db.selectFrom('bookings').select('id').where('date_start', '=', today).orderBy('id').execute()
  const booking = ofToday[act.which % Math.max(1, ofToday.length)]
  if (!booking) return
  const known = await w.db.selectFrom('people').select('id').where('kind', '=', 'DRIVER').orderBy('id').execute()
  const person = { kind: 'DRIVER', name: 'Ramesh', phoneNumber: `9${nextUtr().slice(-9)}` }
  const id = known[0]?.id ?? (await post(admin, '/admin/people', person)).data?.id
  if (!id) return
  await post(admin, `/admin/people/${id}/journeys`, { bookingIds: [booking.id] })
  const { data } = await post(admin, `/admin/sheets/driver/${id}/${today}/link`, {})
  if (!data) return
  const path = new URL(data.url).pathname
  const pressed = await w.db.selectFrom('day_acts').select('id').where('booking_id', '=', booking.id).execute()
  const before = pressed[act.which % Math.max(1, pressed.length)]
  if (before && act.flag) return void (await post(admin, `${path}/undo`, { id: before.id }))
  const press = { id: before?.id ?? crypto.randomUUID(), bookingId: booking.id, item: 'cash' }
  const amount = part(100_000, act.factor ?? 1) || 1
  await post(admin, `${path}/acts`, { ...press, amount, at: w.clock.now().toISOString() })
}
