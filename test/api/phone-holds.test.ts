import { describe, expect, test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { endHolds } from '../../server/bookings/end-holds.ts'
import { askBalance, detail, mailsTo, nextUtr, submit } from '../calls.ts'
import { countOf, expectWhole, meena, phoneDesk } from '../phone-bookings.ts'
import { placesOf } from '../places.ts'

describe('PHONE places and holds', () => {
  test('it takes a place as any booking, and a full or closed day changes nothing', async () => {
    const { w, admin, pack, enter } = await phoneDesk()
    const day = placesOf(w, admin, { kind: 'PACKAGE', id: pack.id })
    await day.set(10, { places: 1 })
    expect((await enter()).status).toBe(201)
    expect(await day.read(10)).toMatchObject({ state: 'FULL', left: 0 })
    const before = await countOf(w)
    expect(await enter({ headCount: 3 })).toMatchObject({ status: 409, code: 'DAY_FULL' })
    const closed = { closed: true, reason: 'A visit', reasonHindi: 'दौरा' }
    await day.set(12, closed)
    expect(await enter({ date: w.inDays(12) })).toMatchObject({ status: 409, code: 'DAY_CLOSED' })
    for (const date of [-1, 366]) expect((await enter({ date: w.inDays(date) })).code).toBe('DATE_OUT_OF_RANGE')
    expect(await countOf(w)).toEqual(before)
    expect((await enter({ date: w.inDays(0), devotee: { ...meena, phoneNumber: '98390 99999' } })).data).toMatchObject({
      status: 'HELD',
    })
    await expectWhole(w)
  })

  test('a hold ends by itself: its place is free, and a day later the booking is cancelled and told', async () => {
    const { w, admin, pack, enter } = await phoneDesk()
    const day = placesOf(w, admin, { kind: 'PACKAGE', id: pack.id })
    await day.set(10, { places: 1 })
    const { data } = await enter({ devotee: { ...meena, email: 'meena@example.com' }, heldUntil: w.inDays(1) })
    w.clock.pass({ days: 1 })
    expect(await day.read(9)).toMatchObject({ left: 0 })
    expect(await endHolds(w.db, w.clock.now())).toBe(0)
    w.clock.pass({ days: 1 })
    const later = placesOf(w, await w.admin(), { kind: 'PACKAGE', id: pack.id })
    expect(await later.read(8)).toMatchObject({ left: 1 })
    expect(await endHolds(w.db, w.clock.now())).toBe(0)
    w.clock.pass({ days: 1 })
    expect(await endHolds(w.db, w.clock.now())).toBe(1)
    expect(await endHolds(w.db, w.clock.now())).toBe(0)
    expect(await detail(await w.admin(), data.id)).toMatchObject({
      status: 'CANCELLED',
      cancelReason: m.booking_hold_ended({ date: '22 Nov 2026' }, { locale: 'en' }),
    })
    expect(await mailsTo(w, 'meena@example.com')).toEqual(['phone_booking', 'booking_cancelled'])
    await expectWhole(w)
  })

  test('a UTR after the hold is booked: with a place if one is left, else without one', async () => {
    for (const places of [1, 2]) {
      const { w, admin, pack, enter } = await phoneDesk()
      await placesOf(w, admin, { kind: 'PACKAGE', id: pack.id }).set(10, { places })
      const known = await w.devotee({ phone: '+919839012345' })
      const { data } = await enter({ heldUntil: w.inDays(0) })
      const { data: quote } = await askBalance(known, data.id)
      w.clock.pass({ days: 1 })
      const other = await w.devotee()
      await other.addPackage({ packageId: pack.id, days: 9 })
      await other.book(nextUtr())
      expect((await submit(known, quote.id, nextUtr())).status).toBe(200)
      expect((await detail(known, data.id)).status).toBe(places === 1 ? 'NO_PLACE' : 'CHECKING')
      await expectWhole(w)
    }
  })

  test('a part in cash confirms it, and the rest is asked for as a balance', async () => {
    const { w, cash, enter } = await phoneDesk()
    const known = await w.devotee({ phone: '+919839012345' })
    const { data } = await enter({ paid: cash(1000) })
    expect(await known.payments()).toMatchObject([{ status: 'VERIFIED', amountPayable: 1000 }])
    const { data: rest } = await askBalance(known, data.id)
    expect(rest).toMatchObject({ amountPayable: 3720 })
    expect((await submit(known, rest.id, nextUtr())).status).toBe(200)
    await expectWhole(w)
  })

  test('a day after the journey or 30 days is no hold, and yesterday is the first day of a payment', async () => {
    const { w, cash, enter } = await phoneDesk()
    for (const days of [-1, 11]) expect((await enter({ heldUntil: w.inDays(days) })).code).toBe('HELD_UNTIL_RANGE')
    expect((await enter({ date: w.inDays(60), heldUntil: w.inDays(31) })).code).toBe('HELD_UNTIL_RANGE')
    const early = { ...cash(100), receivedOn: w.inDays(-2) }
    expect(await enter({ paid: early })).toMatchObject({
      code: 'RECEIVED_ON_RANGE',
      issues: [{ path: 'paid.receivedOn' }],
    })
    expect(await countOf(w)).toMatchObject({ bookings: 0 })
  })
})
