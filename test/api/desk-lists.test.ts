import { describe, expect, test } from 'vitest'
import { dayOf } from '../../domain/calendar-day.ts'
import { deskLists, listNames, readSort } from '../../domain/desk-list.ts'
import { makePackage } from '../factories.ts'
import { post } from '../calls.ts'
import { firstOf } from '../present.ts'
import { type World, world } from '../world.ts'
import { column, idsOf, readList } from './desk-lists.ts'

/** A booking of a journey that begins in so many days. */
async function bookedBy(w: World, { days = 10, utr = '426812345678', city = 'Varanasi', name = 'Kamala Devi' } = {}) {
  const devotee = await w.devotee({ name })
  await devotee.addPackage({ packageId: (await makePackage(w.db, { city })).id, days, headCount: 4 })
  return { devotee, booking: firstOf(await devotee.book(utr)) }
}

describe('LISTS lists of the desk', () => {
  test('a row of each list has every column, the booking with its state and amounts', async () => {
    const w = await world()
    const staff = await w.admin()
    const { devotee, booking } = await bookedBy(w)
    await devotee.send('POST', '/feedback/create', { text: 'So peaceful', rating: 4 })
    const { user } = devotee
    expect((await readList(staff, 'bookings')).data).toMatchObject([
      {
        id: booking.id,
        userId: user.id,
        bookingId: booking.id,
        values: {
          reference: booking.reference,
          name: 'Kamala Devi',
          city: 'Varanasi',
          people: 4,
          status: 'CHECKING',
          start: dayOf(w.inDays(10)),
          total: 7080,
          received: 0,
          due: 2080,
          utr: '426812345678',
          phone: user.phone,
          email: user.email,
          driver: null,
        },
      },
    ])
    const ofPayments = { amount: 5000, status: 'SUBMITTED', purpose: 'ADVANCE', verified: null, received: null }
    expect((await readList(staff, 'payments')).data).toMatchObject([{ bookingId: booking.id, values: ofPayments }])
    expect(await column(staff, 'people', 'bookings', { role: 'USER' })).toEqual([1])
    expect(await column(staff, 'feedback', 'text')).toEqual(['So peaceful'])
    await staff.verify(booking.id)
    for (const list of listNames) {
      const row = firstOf((await readList(staff, list)).data)
      expect([list, Object.keys(row.values).toSorted()]).toEqual([
        list,
        Object.keys(deskLists[list].columns).toSorted(),
      ])
    }
  })

  test('bookings are filtered by the state that their page shows, by city and by the days of the journey', async () => {
    const w = await world()
    const over = await bookedBy(w, { days: 2, utr: '426812345671' })
    await (await w.admin()).verify(over.booking.id)
    w.clock.pass({ days: 5 })
    const staff = await w.admin()
    const checking = await bookedBy(w, { days: 10, utr: '426812345672', city: 'Ayodhya' })
    const verified = await bookedBy(w, { days: 20, utr: '426812345673' })
    await staff.verify(verified.booking.id)
    const rejected = await bookedBy(w, { days: 30, utr: '426812345674' })
    await staff.send('POST', '/payments/reject', { id: rejected.booking.paymentId, reason: 'NOT_FOUND' })
    const cancelled = await bookedBy(w, { days: 40, utr: '426812345675' })
    await staff.send('POST', '/bookings/cancel', { id: cancelled.booking.id, refund: 5000 })
    const byState = { CHECKING: checking, VERIFIED: verified, REJECTED: rejected, CANCELLED: cancelled, PAST: over }
    for (const [status, { booking }] of Object.entries(byState)) {
      const { data } = await readList(staff, 'bookings', { status })
      expect([status, data.map(({ id, values }) => [id, values.status])]).toEqual([status, [[booking.id, status]]])
    }
    expect(await column(staff, 'bookings', 'city', { city: 'ayodhya' })).toEqual(['Ayodhya'])
    const days = (from: number, to: number) => ({ from: dayOf(w.inDays(from)), to: dayOf(w.inDays(to)) })
    expect(await idsOf(staff, 'bookings', days(10, 20))).toEqual([verified.booking.id, checking.booking.id])
    expect(await idsOf(staff, 'bookings', { ...days(11, 20), status: 'CHECKING' })).toEqual([])
  })

  test('payments, people and feedback have their filters', async () => {
    const w = await world()
    const staff = await w.admin()
    const { devotee, booking } = await bookedBy(w)
    await staff.verify(booking.id)
    await devotee.send('POST', '/payments/balance', { bookingId: booking.id })
    for (const rating of [3, 5]) await devotee.send('POST', '/feedback/create', { text: 'Good', rating })
    expect(await column(staff, 'payments', 'purpose', { status: 'INITIATED' })).toEqual(['BALANCE'])
    expect(await column(staff, 'payments', 'status', { purpose: 'ADVANCE' })).toEqual(['VERIFIED'])
    expect(await column(staff, 'people', 'name', { role: 'ADMIN' })).toEqual([staff.user.name])
    expect(await column(staff, 'feedback', 'rating', { rating: '3' })).toEqual([3])
    const today = dayOf(w.inDays(0))
    expect(await column(staff, 'feedback', 'rating', { from: today, to: today })).toEqual([5, 3])
    expect(await column(staff, 'feedback', 'rating', { to: dayOf(w.inDays(-1)) })).toEqual([])
  })

  test('a payment has the amount that was found and the day on which it reached the bank', async () => {
    const w = await world()
    const { booking } = await bookedBy(w)
    w.clock.pass({ days: 2 })
    const staff = await w.admin()
    const receivedOn = w.inDays(-1)
    await post(staff, '/payments/verify', { id: booking.paymentId, amountReceived: 4500, receivedOn, confirm: true })
    const found = { amount: 5000, received: 4500, receivedOn: dayOf(receivedOn) }
    expect((await readList(staff, 'payments')).data).toMatchObject([{ values: found }])
    await staff.send('POST', '/payments/reject', { id: booking.paymentId, reason: 'NOT_FOUND' })
    const gone = { amount: 5000, received: null, receivedOn: null }
    expect((await readList(staff, 'payments')).data).toMatchObject([{ values: gone }])
  })

  test('the register has each document with its figures, which add up, by kind, state and day', async () => {
    const w = await world()
    const staff = await w.admin()
    const { booking } = await bookedBy(w)
    await staff.verify(booking.id)
    await post(staff, '/payments/cash', { bookingId: booking.id, amount: 2080, receivedOn: w.inDays(0) })
    const { data } = await readList(staff, 'documents')
    const receipt = data.find(({ values }) => values.serial === 'TR/26-27/000001')
    expect(data).toHaveLength(3)
    for (const { values } of data) {
      const parts = ['taxable', 'cgst', 'sgst', 'igst', 'exempt', 'rounding'].map((name) => Number(values[name]))
      expect(parts.reduce((sum, part) => sum + Math.round(part * 100), 0)).toBe(Number(values.total) * 100)
      expect(values.cgst).toBe(values.sgst)
    }
    const place = '09 Uttar Pradesh'
    const figures = { taxable: 4237.29, cgst: 381.35, sgst: 381.35, igst: 0, exempt: 0, rounding: 0.01, total: 5000 }
    expect(receipt?.values).toMatchObject({ kind: 'receipt', status: 'VALID', name: 'Kamala Devi', place, ...figures })
    expect(await column(staff, 'documents', 'total', { kind: 'invoice' })).toEqual([7080])

    await staff.send('POST', '/payments/reject', { id: booking.paymentId, reason: 'NOT_FOUND' })
    expect((await column(staff, 'documents', 'kind', { status: 'CANCELLED' })).toSorted()).toEqual([
      'invoice',
      'receipt',
    ])
    expect(await column(staff, 'documents', 'total', { status: 'VALID' })).toEqual([2080])
    expect(await column(staff, 'documents', 'kind', { search: ' ti/26-27/000001' })).toEqual(['invoice'])
    expect(await column(staff, 'documents', 'kind', { search: 'kamala' })).toHaveLength(3)
    const today = dayOf(w.inDays(0))
    expect(await column(staff, 'documents', 'kind', { from: today, to: today })).toHaveLength(3)
    expect(await column(staff, 'documents', 'kind', { to: dayOf(w.inDays(-1)) })).toEqual([])
  })

  test('each list is searched by name, phone, email and UTR, feedback also by its words', async () => {
    const w = await world()
    const staff = await w.admin()
    const { devotee, booking } = await bookedBy(w, { name: 'Ramesh Udaharan' })
    await bookedBy(w, { utr: '777766665555', name: 'Sita' })
    await devotee.send('POST', '/feedback/create', { text: 'शांति मिली। A peaceful morning', rating: 5 })
    const ofPerson = ['ramesh', 'रमेश', devotee.user.phone.slice(-6), devotee.user.email]
    for (const search of [...ofPerson, '426812345678', '812345678', booking.reference.toLowerCase()])
      for (const list of ['bookings', 'payments'])
        expect([list, search, await column(staff, list, 'name', { search })]).toEqual([
          list,
          search,
          ['Ramesh Udaharan'],
        ])
    for (const search of [...ofPerson, 'peaceful'])
      expect([search, await column(staff, 'feedback', 'rating', { search })]).toEqual([search, [5]])
    for (const search of ofPerson)
      expect([search, await column(staff, 'people', 'name', { search })]).toEqual([search, ['Ramesh Udaharan']])
    for (const list of listNames)
      for (const search of ['nobody of this name', '%', "'"])
        expect((await readList(staff, list, { search })).data).toEqual([])
  })

  test('every sort pages without gaps or repeats, in both directions, also among equal values', async () => {
    const w = await world()
    const staff = await w.admin()
    for (let index = 0; index < 5; index++) {
      const { devotee, booking } = await bookedBy(w, {
        days: 10 + (index % 2),
        utr: `42681234567${index}`,
        name: `Sita ${index % 2}`,
      })
      await staff.verify(booking.id)
      await devotee.send('POST', '/feedback/create', { text: 'Good', rating: 4 + (index % 2) })
      await devotee.addPooja()
      await devotee.quote(firstOf(await devotee.cart()).id)
    }
    for (const list of listNames) {
      const all = (await idsOf(staff, list, { limit: '100' })).toSorted()
      expect(all.length).toBeGreaterThan(4)
      for (const name of Object.keys(deskLists[list].columns)) {
        if (!readSort(list, name)) continue
        const up = await idsOf(staff, list, { sort: name, limit: '2' })
        expect([list, name, up.toSorted()]).toEqual([list, name, all])
        expect(await idsOf(staff, list, { sort: `-${name}`, limit: '3' })).toEqual(up.toReversed())
      }
    }
    expect(await column(staff, 'bookings', 'start', { sort: 'start' })).toEqual(
      (await column(staff, 'bookings', 'start')).toSorted(),
    )
    expect(await column(staff, 'payments', 'amount', { sort: '-amount' })).toEqual([
      ...Array.from({ length: 5 }, () => 5000),
      ...Array.from({ length: 5 }, () => 1100),
    ])
  })

  test.each([
    ['bookings', { status: 'OPEN' }, 400, 'INVALID_INPUT'],
    ['bookings', { rating: '5' }, 400, 'INVALID_INPUT'],
    ['bookings', { sort: 'name' }, 400, 'INVALID_INPUT'],
    ['bookings', { from: '21.11.2026' }, 400, 'INVALID_INPUT'],
    ['people', { cursor: 'x' }, 400, 'CURSOR_INVALID'],
    ['secrets', {}, 404, 'NOT_FOUND'],
  ])('%s with %o is refused', async (list, query, status, code) => {
    const staff = await (await world()).admin()
    expect(await readList(staff, list, query)).toMatchObject({ status, code })
  })

  test('a cursor of another sort, or with a value that is none, is refused', async () => {
    const w = await world()
    const staff = await w.admin()
    await w.devotee()
    const { nextCursor } = await readList(staff, 'people', { limit: '1' })
    const made = (at: unknown) =>
      Buffer.from(JSON.stringify([at, '0190b0a0-0000-7000-8000-000000000000'])).toString('base64url')
    const refused = { status: 400, code: 'CURSOR_INVALID' }
    expect(await readList(staff, 'people', { sort: 'name', cursor: nextCursor ?? '' })).toMatchObject(refused)
    for (const [list, sort, at] of [
      ['people', 'name', 'a\u0000'],
      ['bookings', 'start', '2026-02-30'],
      ['payments', 'submitted', '2026-02-30 00:00:00+00'],
      ['payments', 'amount', '1e9'],
      ['feedback', 'rating', '99999'],
    ] as const)
      expect(await readList(staff, list, { sort, cursor: made(at) })).toMatchObject(refused)
  })
})
