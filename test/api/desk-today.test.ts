import { describe, expect, test } from 'vitest'
import type { Today, TodayBooking, TodayList } from '../../contract/desk/queue.ts'
import { cancel, call, nextUtr, post, reject, submit, verifyPayment, withAdvance } from '../calls.ts'
import type { Sender } from '../calls.ts'
import type { Person } from '../../contract/desk/persons.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import { linkOf, newDriver } from '../day-links.ts'
import { ask, inquiryDesk } from '../inquiries.ts'
import { phoneDesk } from '../phone-bookings.ts'
import { firstOf, present } from '../present.ts'
import { type World, world } from '../world.ts'

const today = async (admin: Sender) => (await call<Today>(admin, 'GET', '/admin/today')).data
const listed = async (admin: Sender, list: TodayList) =>
  (await call<TodayBooking[]>(admin, 'GET', `/admin/today/${list}`)).data

const NOTHING = {
  payments: { count: 0, late: 0, oldest: null },
  corrected: { count: 0 },
  noPlace: { count: 0 },
  jobs: [],
  refunds: { count: 0, amount: 0 },
  arrivals: { count: 0, week: 0 },
  poojas: { count: 0 },
  statements: { count: 0, rows: 0 },
  balances: { count: 0, amount: 0 },
  questions: { count: 0 },
  sheets: { count: 0 },
}

/** A confirmed booking of a package of ₹7,080, or of a pooja of ₹1,100, so many days ahead. */
async function confirmed(w: World, { days, pooja = false }: { days: number; pooja?: boolean }) {
  const [devotee, admin] = [await w.devotee(), await w.admin()]
  await (pooja ? devotee.addPooja({ days }) : devotee.addPackage({ headCount: 4, days }))
  const booking = firstOf(await devotee.book(nextUtr()))
  await admin.verify(booking.id)
  return { devotee, admin, booking }
}

const driver = { name: 'Ramesh', phone: '9876543210', vehicle: 'Innova UP 65 AB 1234' }

describe('TODAY', () => {
  test('nothing waits at first', async () => {
    expect(await today(await (await world()).admin())).toEqual(NOTHING)
  })

  test('payments are counted with the oldest, the late and the corrected ones', async () => {
    const w = await world()
    const [first, second] = [await withAdvance(w, { days: 30 }), await withAdvance(w, { days: 30 })]
    w.clock.pass({ hours: 9 })
    await submit(second.devotee, second.paymentId, nextUtr())
    const oldest = { submittedAt: '2026-11-21T04:30:00.000Z', checkedBy: '2026-11-22T04:30:00.000Z' }
    expect(await today(first.admin)).toEqual({
      ...NOTHING,
      payments: { count: 2, late: 0, oldest },
      corrected: { count: 1 },
    })
    w.clock.pass({ hours: 15 })
    const admin = await w.admin()
    expect((await today(admin)).payments).toEqual({ count: 2, late: 1, oldest })
    await reject(admin, first.paymentId)
    await verifyPayment(admin, second.paymentId)
    expect(await today(admin)).toEqual(NOTHING)
  })

  test('an arrival of today or tomorrow waits until it has a driver', async () => {
    const w = await world()
    const { admin, booking, devotee } = await confirmed(w, { days: 1 })
    await confirmed(w, { days: 2 })
    await confirmed(w, { days: 1, pooja: true })
    await withAdvance(w, { days: 1 })
    expect((await today(admin)).arrivals).toEqual({ count: 1, week: 1 })
    expect(await listed(admin, 'week')).toMatchObject([{ dateStart: '2026-11-23' }])
    expect(await listed(admin, 'arrivals')).toMatchObject([
      {
        id: booking.id,
        reference: booking.reference,
        city: 'Varanasi',
        dateStart: '2026-11-22',
        headCount: 4,
        driver: null,
        User: { name: devotee.user.name, phoneNumber: devotee.user.phone },
      },
    ])
    await post(admin, '/bookings/driver', { id: booking.id, ...driver })
    expect((await today(admin)).arrivals).toEqual({ count: 0, week: 1 })
    // The journey of the day after tomorrow is now tomorrow's journey.
    w.clock.set('2026-11-21T18:30:00Z')
    const later = await w.admin()
    expect((await today(later)).arrivals).toEqual({ count: 1, week: 0 })
    w.clock.set('2026-11-24T18:29:59Z')
    expect((await today(await w.admin())).arrivals).toEqual({ count: 0, week: 0 })
  })

  test('poojas of today and tomorrow are listed, without cancelled ones', async () => {
    const w = await world()
    const { admin, booking } = await confirmed(w, { days: 1, pooja: true })
    await confirmed(w, { days: 2, pooja: true })
    const gone = await confirmed(w, { days: 1, pooja: true })
    expect((await cancel(admin, gone.booking.id, 1100)).status).toBe(200)
    expect(await today(admin)).toMatchObject({ poojas: { count: 1 }, refunds: { count: 1, amount: 1100 } })
    expect((await listed(admin, 'poojas')).map(({ id, headCount }) => [id, headCount])).toEqual([[booking.id, 0]])
  })

  test('balances are those of journeys that begin until tomorrow or are under way', async () => {
    const w = await world()
    const { admin, booking, devotee } = await confirmed(w, { days: 1 })
    await confirmed(w, { days: 3 })
    await confirmed(w, { days: 1, pooja: true })
    await w.db
      .updateTable('packages')
      .set({ itinerary: JSON.stringify(['Day 1', 'Day 2', 'Day 3']) })
      .execute()
    expect((await today(admin)).balances).toEqual({ count: 1, amount: 2080 })
    expect(await listed(admin, 'balances')).toMatchObject([{ id: booking.id, amountDue: 2080 }])
    // A balance whose UTR is submitted waits as a payment.
    const { data } = await post<{ id: string }>(devotee, '/payments/balance', { bookingId: booking.id })
    await submit(devotee, data.id, nextUtr())
    expect(await today(admin)).toMatchObject({ balances: { count: 0, amount: 0 }, payments: { count: 1 } })
    w.clock.pass({ hours: 11 })
    await reject(admin, data.id)
    const days = { '2026-11-24': 2, '2026-11-25': 1, '2026-11-26': 1, '2026-11-27': 0 }
    for (const [day, count] of Object.entries(days)) {
      w.clock.set(`${day}T12:00:00Z`)
      expect([day, (await today(await w.admin())).balances]).toEqual([day, { count, amount: count * 2080 }])
    }
  })

  test('a list that does not exist is not found', async () => {
    const admin = await (await world()).admin()
    expect((await call(admin, 'GET', '/admin/today/everything')).status).toBe(404)
  })

  test('sheets wait for each driver and priest with journeys of today or tomorrow, until a link is made', async () => {
    const { w, admin, enter, cash, pooja } = await phoneDesk()
    const at = (days: number, over: object = {}) => enter({ date: w.inDays(days), paid: cash(1000), ...over })
    const events = [{ eventId: pooja.id, date: w.inDays(1) }]
    const booked = [await at(0), await at(1, { events }), await at(2)].map(({ data }) => data.id)
    expect((await today(admin)).sheets).toEqual({ count: 0 })
    const people = []
    for (const kind of ['DRIVER', 'PRIEST'] as const) {
      const { data } = await post<Person>(admin, '/admin/people', { ...newDriver, kind })
      await post(admin, `/admin/people/${data.id}/journeys`, { bookingIds: booked })
      people.push(data)
    }
    // Two days of the driver. The priest has the first day's package without a pooja, and the second day's pooja.
    expect((await today(admin)).sheets).toEqual({ count: 4 })
    const [driver, priest] = people
    await linkOf(w, admin, present(driver), 0)
    await linkOf(w, admin, present(priest), 1)
    await linkOf(w, admin, present(priest), 1)
    expect((await today(admin)).sheets).toEqual({ count: 2 })
    await call(admin, 'DELETE', `/admin/sheets/driver/${present(driver).id}/${dayOf(w.inDays(0))}/link`)
    expect((await today(admin)).sheets).toEqual({ count: 3 })
    await cancel(admin, firstOf(booked), 1000)
    expect((await today(admin)).sheets).toEqual({ count: 1 })
  })

  test('questions wait until they have an answer or are closed', async () => {
    const { w, admin, answer, close } = await inquiryDesk()
    await ask(w.visitor(), { words: 'And a second one' })
    expect((await today(admin)).questions).toEqual({ count: 2 })
    await answer()
    expect((await today(admin)).questions).toEqual({ count: 1 })
    await close()
    expect((await today(admin)).questions).toEqual({ count: 1 })
  })
})
