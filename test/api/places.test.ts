import { describe, expect, test } from 'vitest'
import type { OfferDay } from '../../contract/places.ts'
import { call, post } from '../calls.ts'
import { makePackage } from '../factories.ts'
import { present } from '../present.ts'
import { closed, stage } from './places-story.ts'

describe('PLACES days', () => {
  test('without a rule each day is open at the usual price, without a limit', async () => {
    const { w, ofPackage, ofPooja } = await stage()
    expect(await ofPackage.read(10)).toEqual({ date: ofPackage.dayIn(10), state: 'OPEN', left: null, price: 4000 })
    expect(await ofPooja.read(10)).toEqual({ date: ofPooja.dayIn(10), state: 'OPEN', left: null, price: 1100 })
    const instants = `?from=${w.inDays(1)}&to=${w.inDays(62)}`
    expect((await call<OfferDay[]>(w.visitor(), 'GET', ofPackage.path + instants)).data).toHaveLength(62)
  })

  test('the places that are left, a closed day with its reason, and the price of a season are told', async () => {
    const { w, admin, ofPackage } = await stage()
    expect((await ofPackage.set(8, { places: 6 }, 9)).data).toEqual([
      { date: ofPackage.dayIn(8), state: 'OPEN', left: 6, price: 4000, places: 6, taken: 0, withoutPlace: 0 },
      { date: ofPackage.dayIn(9), state: 'OPEN', left: 6, price: 4000, places: 6, taken: 0, withoutPlace: 0 },
    ])
    await ofPackage.set(9, { places: 5, price: 4500.5 })
    await ofPackage.set(10, closed)
    expect(await ofPackage.read(9)).toEqual({ date: ofPackage.dayIn(9), state: 'FEW', left: 5, price: 4500.5 })
    const inHindi = await ofPackage.read(10, w.visitor('hi'))
    expect(inHindi).toMatchObject({ state: 'CLOSED', left: 0, reason: closed.reasonHindi })
    expect(await ofPackage.read(10)).toMatchObject({ state: 'CLOSED', reason: closed.reason })
    // A rule with only the usual values is deleted.
    await ofPackage.set(8, { places: null, closed: false, price: null }, 10)
    expect(await ofPackage.read(10)).toMatchObject({ state: 'OPEN', left: null, price: 4000 })
    expect(await w.db.selectFrom('offer_days').selectAll().execute()).toEqual([])
    const log = (await call<{ action: string }[]>(admin, 'GET', '/admin/audit')).data
    expect(log.map(({ action }) => action)).toEqual(Array.from({ length: 4 }, () => 'places_set'))
  })

  test('only the chosen weekdays of a season have its price', async () => {
    const { w, ofPooja } = await stage()
    const { data } = await ofPooja.set(1, { price: 2100, weekdays: ['SAT', 'SUN'] }, 30)
    expect(data.map(({ date }) => new Date(date).getUTCDay())).toEqual([0, 6, 0, 6, 0, 6, 0, 6, 0])
    const instants = `?from=${w.inDays(1)}&to=${w.inDays(2)}`
    const { data: days } = await call<OfferDay[]>(w.visitor(), 'GET', ofPooja.path + instants)
    expect(days.map(({ price }) => price)).toEqual([2100, 1100])
  })

  test('a day that is over or too far, an eclipse and a time out of season are closed', async () => {
    const { w, admin, ofPackage, ofPooja } = await stage()
    expect(await ofPackage.read(0)).toMatchObject({ state: 'CLOSED', left: 0 })
    expect(await ofPackage.read(366)).toMatchObject({ state: 'CLOSED' })
    const eclipse = `?from=2027-08-02&to=2027-08-02`
    const { data } = await call<OfferDay[]>(w.visitor('hi'), 'GET', ofPooja.path + eclipse)
    expect(data).toMatchObject([{ state: 'CLOSED', reason: expect.stringContaining('ग्रहण') }])
    const { id } = await makePackage(w.db, { season: 'magh-mela' })
    const { data: mela } = await call<OfferDay[]>(admin, 'GET', `/packages/${id}/days?from=2027-02-06&to=2027-05-01`)
    expect(mela).toBe(undefined)
    const { data: days } = await call<OfferDay[]>(admin, 'GET', `/packages/${id}/days?from=2027-02-06&to=2027-04-01`)
    expect([present(days[0]).state, present(days.at(-1)).state]).toEqual(['OPEN', 'CLOSED'])
  })
})

describe('PLACES bad input', () => {
  test.each([
    ['nothing to set', {}, 400],
    ['a closed day without its reason', { closed: true }, 400],
    ['a reason in one language', { closed: true, reason: 'A visit' }, 400],
    ['a reason of an open day', { closed: false, reason: 'A visit', reasonHindi: 'दौरा' }, 400],
    ['places below none', { places: -1 }, 400],
    ['half a place', { places: 1.5 }, 400],
    ['a price below nothing', { price: -1 }, 400],
    ['a price in thirds of a paisa', { price: 1.001 }, 400],
    ['a weekday that is none', { places: 1, weekdays: ['FUNDAY'] }, 400],
    ['a field that is not there', { places: 1, seats: 3 }, 400],
  ])('%s is refused, and nothing is set', async (_, edit, status) => {
    const { w, ofPackage } = await stage()
    const answer = await ofPackage.set(5, edit)
    expect(answer.status).toBe(status)
    expect(present(answer.issues).every(({ message }) => message.length > 10)).toBe(true)
    expect(await w.db.selectFrom('offer_days').selectAll().execute()).toEqual([])
  })

  test('days that are over, an end before the beginning and too many days are refused', async () => {
    const { w, ofPackage } = await stage()
    expect(await ofPackage.set(-1, { price: 9000 }, 5)).toMatchObject({ status: 400, code: 'DAYS_PAST' })
    expect(await ofPackage.set(5, { price: 9000 }, 4)).toMatchObject({ status: 400, code: 'DAYS_RANGE' })
    expect(await ofPackage.set(5, { price: 9000 }, 5 + 366)).toMatchObject({ status: 400, code: 'DAYS_RANGE' })
    const noSunday = { price: 9000, weekdays: ['SUN'] }
    expect(await ofPackage.set(5, noSunday)).toMatchObject({ status: 400, code: 'DAYS_RANGE' })
    for (const query of [
      '',
      '?from=2026-12-01',
      '?from=2026-02-30&to=2026-03-01',
      '?from=0001-01-01&to=0001-01-01',
      '?from=2026-12-01&to=2027-02-01',
      '?from=2026-12-02&to=2026-12-01',
    ])
      expect((await call(w.visitor(), 'GET', ofPackage.path + query)).status).toBe(400)
  })

  test('an offer that is not there, or of the other kind, is not found', async () => {
    const { w, admin, pack } = await stage()
    const subject = { kind: 'POOJA', id: pack.id }
    const edit = { subject, from: w.inDays(5), to: w.inDays(5), places: 1 }
    expect((await call(admin, 'PUT', '/admin/places', edit)).status).toBe(404)
    const query = `?from=2026-12-01&to=2026-12-01`
    expect((await call(w.visitor(), 'GET', `/events/id/${pack.id}/days${query}`)).status).toBe(404)
    expect((await call(w.visitor(), 'GET', `/packages/${crypto.randomUUID()}/days${query}`)).status).toBe(404)
  })

  test('fewer places than are taken: it says by how many on which day, and cancels nothing', async () => {
    const { w, ofPackage, quoted } = await stage()
    const { devotee } = await quoted()
    await devotee.book('426812345678')
    await quoted()
    await quoted()
    const answer = await ofPackage.set(9, { places: 1 }, 11)
    expect(answer).toMatchObject({ status: 409, code: 'PLACES_TAKEN', issues: [{ path: 'places' }] })
    expect(answer.message).toContain('01 Dec 2026, 3 places are taken, 2 more than the 1')
    expect(await w.db.selectFrom('offer_days').selectAll().execute()).toEqual([])
    expect((await devotee.bookings()).map(({ status }) => status)).toEqual(['CHECKING'])
    expect((await ofPackage.set(10, { places: 3 })).data).toMatchObject([{ state: 'FULL', left: 0, taken: 3 }])
  })
})

describe('PLACES prices', () => {
  test('the price of the day stands in the cart, the quote and the booking; people and GST as ever', async () => {
    const { w, pack, pooja, ofPackage, ofPooja } = await stage()
    await ofPackage.set(10, { price: 6000 })
    await ofPooja.set(10, { price: 2100 })
    const devotee = await w.devotee()
    const entry = await devotee.addPackage({ packageId: pack.id, headCount: 3 })
    expect([entry.amount, entry.Package.price, entry.Package.additionalPerson]).toEqual([7000, 6000, 1000])
    const rite = await devotee.addPooja({ eventId: pooja.id })
    await devotee.addPooja({ eventId: pooja.id, days: 11 })
    expect((await devotee.cart()).map(({ amount }) => amount)).toEqual([7000, 2100, 1100])
    expect(await devotee.cost()).toBe(7000 * 1.18 + 2100 + 1100)
    const quote = await devotee.quote(entry.id, rite.id)
    expect(quote).toMatchObject({ order: 9100, gst: 1260, amountTotal: 10360 })
    // A later change of the price makes another quote, but changes no booking.
    await ofPackage.set(10, { price: null })
    expect(await devotee.quote(entry.id, rite.id)).toMatchObject({ order: 7100 })
    await ofPackage.set(10, { price: 6000 })
    await devotee.quote(entry.id, rite.id)
    const body = { amountPaid: 5000, refNo: '426812345678' }
    const { data } = await post<{ amountTotal: number }[]>(devotee, '/bookings/add', body)
    expect(data.map(({ amountTotal }) => amountTotal)).toEqual([8260, 2100])
  })
})
