import { expect, test } from 'vitest'
import { cancel, reject, verifyPayment } from '../calls.ts'
import { firstOf } from '../present.ts'
import { world } from '../world.ts'
import { bookPooja, filled, ofWeek, readNumbers as read } from './number-calls.ts'

test.each([
  { what: 'a week', monday: '2026-11-02', made: '2026-11-03T04:30:00Z', changed: '2026-11-16T04:30:00Z', hours: 312 },
  {
    what: 'a day of this week',
    monday: '2026-11-16',
    made: '2026-11-16T04:30:00Z',
    changed: '2026-11-18T04:30:00Z',
    hours: 48,
  },
])('NUMBERS what changes in $what that was counted before counts in it', async ({ monday, made, changed, hours }) => {
  const w = await world()
  w.clock.set(made)
  const [waiting, verified, cancelled] = [await bookPooja(w), await bookPooja(w), await bookPooja(w)]
  const staff = async () => w.bearer((await w.admin()).token)
  await verifyPayment(await staff(), verified.paymentId)
  w.clock.set(changed)
  const week = async () => {
    const numbers = await read(await staff())
    return { ...firstOf(filled(numbers.bookings)), ...ofWeek(numbers, monday) }
  }
  const counted = { week: monday, bookings: 3, cancelled: 0, verified: 1, median: 0, overdue: 2 }
  expect(await week()).toMatchObject(counted)

  expect(await cancel(await staff(), cancelled.id, 1100)).toMatchObject({ status: 200 })
  expect(await week()).toMatchObject({ ...counted, bookings: 2, cancelled: 1 })
  await verifyPayment(await staff(), waiting.paymentId)
  expect(await week()).toMatchObject({ bookings: 2, cancelled: 1, verified: 2, median: hours / 2, inTime: 1 })
  await reject(await staff(), verified.paymentId)
  expect(await week()).toMatchObject({ bookings: 2, verified: 1, median: hours, inTime: 0 })
})

test('NUMBERS a week is counted at each reading until an hour after its end', async () => {
  const w = await world()
  const admin = await w.admin()
  w.clock.set('2026-11-15T18:29:00Z')
  await bookPooja(w)
  w.clock.pass({ minutes: 2 })
  expect(filled((await read(admin, 2)).bookings)).toMatchObject([{ week: '2026-11-09', bookings: 1 }])
  // A request that began before midnight commits after the read.
  w.clock.set('2026-11-15T18:29:59Z')
  await bookPooja(w)
  w.clock.pass({ minutes: 3 })
  expect(filled((await read(admin, 2)).bookings)).toMatchObject([{ week: '2026-11-09', bookings: 2 }])
})

test('NUMBERS of stored days and weeks are those that the books have', async () => {
  const w = await world()
  w.clock.set('2026-11-02T04:30:00Z')
  const booked: Awaited<ReturnType<typeof bookPooja>>[] = []
  for (let day = 0; day < 18; day++) {
    booked.push(await bookPooja(w, { city: day % 3 === 0 ? 'Ayodhya' : 'Varanasi' }))
    const admin = await w.admin()
    const [today, before] = [booked.at(-1), booked.at(-3)]
    if (today && day % 2 === 0) await verifyPayment(admin, today.paymentId)
    if (before && day % 2 === 1) await verifyPayment(admin, before.paymentId)
    if (before && day % 5 === 0) expect((await cancel(admin, before.id, 1100)).status).toBe(200)
    const stored = await read(admin)
    await w.db.deleteFrom('period_numbers').execute()
    expect(stored).toEqual(await read(admin))
    w.clock.pass({ days: 1, minutes: 7 })
  }
  const all = filled((await read(await w.admin())).bookings)
  expect(all.reduce((sum, cell) => sum + cell.bookings + cell.cancelled, 0)).toBe(18)
})

test('NUMBERS a change is counted in a stored week also when another server has counted it in a day', async () => {
  const w = await world()
  w.clock.set('2026-11-18T04:30:00Z')
  const booked = await bookPooja(w)
  const staff = async () => w.bearer((await w.admin()).token)
  const cancelled = async () => filled((await read(await staff(), 2)).bookings).map((cell) => cell.cancelled)
  // Monday, 00:30 in India: all days of the week before are stored except Sunday.
  w.clock.set('2026-11-22T19:00:00Z')
  expect(await cancelled()).toEqual([0])
  const days = await w.db.selectFrom('period_numbers').selectAll().where('days', '=', 1).execute()
  // 01:01: the week is over and stored.
  w.clock.set('2026-11-22T19:31:00Z')
  expect(await cancelled()).toEqual([0])
  // Another server, whose clock is slow, has computed its days.
  const rows = days.map((day) => ({ ...day, counted: JSON.stringify(day.counted) }))
  await w.db.insertInto('period_numbers').values(rows).execute()
  expect((await cancel(await staff(), booked.id, 1100)).status).toBe(200)
  w.clock.set('2026-11-22T19:00:00Z')
  expect(await cancelled()).toEqual([1])
  w.clock.set('2026-11-22T19:31:00Z')
  expect(await cancelled()).toEqual([1])
})
