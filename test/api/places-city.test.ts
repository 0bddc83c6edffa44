import { describe, expect, test } from 'vitest'
import type { DayOfWeek, OfferDay } from '../../contract/places.ts'
import { offerFreePlaces } from '../../server/waiting/offer.ts'
import { call, nextUtr, post } from '../calls.ts'
import { changeTo, choiceOf, preview } from '../changed-bookings.ts'
import { makePackage, makePooja } from '../factories.ts'
import { expectWhole, meena, phoneBookingOf } from '../phone-bookings.ts'
import { cityOf, placesOf } from '../places.ts'
import { firstOf, present } from '../present.ts'
import type { World } from '../world.ts'
import { closed, stage as stageOffers } from './places-story.ts'

const makeLong = ({ db }: World, id: string) =>
  db
    .updateTable('packages')
    .set({ itinerary: JSON.stringify(['One', 'Two', 'Three']) })
    .where('id', '=', id)
    .execute()

/** A second package and a second pooja of the same city, and the city's vehicles and priests. */
async function stage() {
  const staged = await stageOffers()
  const { w, admin, pack } = staged
  const [other, rite] = [await makePackage(w.db), await makePooja(w.db)]
  const { id } = await cityOf(w.db)
  return {
    ...staged,
    other,
    rite,
    cityId: id,
    vehicles: placesOf(w, admin, { kind: 'CITY_VEHICLES', id }),
    priests: placesOf(w, admin, { kind: 'CITY_PRIESTS', id }),
    ofOther: placesOf(w, admin, { kind: 'PACKAGE', id: other.id }),
    ofRite: placesOf(w, admin, { kind: 'POOJA', id: rite.id }),
    add: (packageId: string, days = 10) => ({ packageId, headCount: 2, date: w.inDays(days), events: [] }),
    enter: phoneBookingOf(w, pack.id),
  }
}

describe("PLACES the city's vehicles", () => {
  test('used by one package, they make the day of another full: month, cart, quote, phone, change of date', async () => {
    const { w, admin, other, vehicles, ofPackage, ofOther, quoted, add, enter } = await stage()
    expect((await vehicles.set(10, { places: 1 })).status).toBe(200)
    expect(await ofOther.read(10)).toEqual({ date: ofOther.dayIn(10), state: 'FEW', left: 1, price: 4000 })
    const late = await w.devotee()
    const entry = await late.addPackage({ packageId: other.id })
    const moving = await quoted(20)
    const [booking] = await moving.devotee.book(nextUtr())
    const { devotee } = await quoted(10)
    for (const day of [ofPackage, ofOther]) expect(await day.read(10)).toMatchObject({ state: 'FULL', left: 0 })
    const full = { status: 409, code: 'DAY_FULL', message: expect.stringContaining('01 Dec 2026') }
    expect(await post(late, '/cart/add', add(other.id))).toMatchObject(full)
    expect(await post(late, '/payments/initiate', { cartIds: [entry.id], vehicle: 'CAR' })).toMatchObject(full)
    expect(await enter(admin, { date: w.inDays(10) })).toMatchObject(full)
    const move = { id: present(booking).id, date: w.inDays(10) }
    expect(await post(moving.devotee, '/bookings/change', move)).toMatchObject(full)
    // Who has the vehicle keeps it, and a day later others may have it.
    await devotee.quote(present(firstOf(await devotee.cart())).id)
    expect(await ofOther.read(10, admin)).toMatchObject({ taken: 0, places: null, city: { places: 1, taken: 1 } })
    w.clock.pass({ hours: 25 })
    expect((await late.quote(entry.id)).amountPayable).toBe(4720)
    // Money that comes after its hold is stored without a place.
    await devotee.book(nextUtr())
    expect(firstOf(await devotee.bookings())).toMatchObject({ status: 'NO_PLACE' })
  })

  test('a journey takes a vehicle on each of its days, and a closed day of the city closes it', async () => {
    const { w, other, vehicles, ofPackage, ofOther, quoted, add } = await stage()
    await makeLong(w, other.id)
    await vehicles.set(12, { places: 1 })
    await quoted(12)
    const states = async () => Promise.all([9, 10, 11, 12, 13].map(async (day) => (await ofOther.read(day))?.state))
    expect(await states()).toEqual(['OPEN', 'FULL', 'FULL', 'FULL', 'OPEN'])
    expect(await ofPackage.read(11)).toMatchObject({ state: 'OPEN', left: null })
    const devotee = await w.devotee({ language: 'hi' })
    expect((await post(devotee, '/cart/add', add(other.id))).message).toContain('01 दिसंबर 2026')
    await vehicles.set(12, { ...closed, places: null })
    expect(await states()).toEqual(['OPEN', 'CLOSED', 'CLOSED', 'CLOSED', 'OPEN'])
    expect(await ofPackage.read(12)).toMatchObject({ state: 'CLOSED', reason: closed.reason })
    const answer = await post(devotee, '/cart/add', add(other.id))
    expect(answer).toMatchObject({
      status: 409,
      code: 'DAY_CLOSED',
      message: expect.stringContaining(closed.reasonHindi),
    })
    // A package takes a vehicle on its last day, too.
    await vehicles.set(12, { closed: false, places: 2 })
    await devotee.quote((await devotee.addPackage({ packageId: other.id })).id)
    expect(await ofPackage.read(12)).toMatchObject({ state: 'FULL' })
  })

  test('a vehicle that comes free is held for who waited, before others of the city get it', async () => {
    const { w, pack, other, vehicles, ofPackage, ofOther, quoted, add } = await stage()
    await vehicles.set(10, { places: 1 })
    const winner = await quoted(10)
    const waiter = await w.devotee()
    const wish = { subject: { kind: 'PACKAGE', id: other.id }, date: w.inDays(10), headCount: 2 }
    expect((await post(waiter, '/waiting', wish)).status).toBe(201)
    expect(await offerFreePlaces(w.db, w.clock.now())).toBe(0)
    await call(winner.devotee, 'DELETE', `/cart/${winner.entry.id}`)
    for (const day of [ofPackage, ofOther]) expect(await day.read(10)).toMatchObject({ state: 'FULL' })
    expect(await post(winner.devotee, '/cart/add', add(pack.id))).toMatchObject({ code: 'DAY_FULL' })
    expect(await offerFreePlaces(w.db, w.clock.now())).toBe(1)
    expect(await ofPackage.read(10)).toMatchObject({ state: 'FULL' })
    await waiter.quote(firstOf(await waiter.cart()).id)
    await expectWhole(w)
  })

  test('who waits for a full package does not hold the vehicles of others back', async () => {
    const { w, pack, vehicles, ofPackage, ofOther, quoted } = await stage()
    await vehicles.set(10, { places: 3 })
    await ofPackage.set(10, { places: 1 })
    await quoted(10)
    for (const who of [await w.devotee(), await w.devotee(), await w.devotee()])
      await post(who, '/waiting', { subject: { kind: 'PACKAGE', id: pack.id }, date: w.inDays(10), headCount: 2 })
    expect(await ofOther.read(10)).toMatchObject({ state: 'FEW', left: 2 })
  })
})

describe("PLACES the city's priests", () => {
  test('each pooja of a booking takes one, also a pooja that staff add', async () => {
    const { w, admin, pooja, rite, priests, ofPackage, ofPooja, ofRite, enter } = await stage()
    await priests.set(10, { places: 2 })
    const [date, one] = [w.inDays(10), { eventId: pooja.id, date: w.inDays(10) }]
    const paid = { method: 'CASH', amount: 5820, receivedOn: w.inDays(0) }
    const { data } = await enter(admin, { date, events: [one], paid })
    expect(await ofRite.read(10)).toMatchObject({ left: 1 })
    const devotee = await w.devotee()
    await devotee.quote((await devotee.addPooja({ eventId: rite.id })).id)
    for (const day of [ofPooja, ofRite]) expect(await day.read(10)).toMatchObject({ state: 'FULL' })
    const events = [one, { eventId: rite.id, date }]
    expect(await enter(admin, { date, events, devotee: { ...meena, phoneNumber: '98390 99999' } })).toMatchObject({
      code: 'DAY_FULL',
    })
    const more = { ...(await choiceOf(admin, data.id)), events }
    expect(await preview(admin, data.id, more)).toMatchObject({ status: 409, code: 'DAY_FULL' })
    await priests.set(10, { places: 3 })
    expect((await changeTo(admin, data.id, more)).status).toBe(200)
    expect(await ofRite.read(10)).toMatchObject({ state: 'FULL' })
    expect(await ofPackage.read(10)).toMatchObject({ left: null })
    await expectWhole(w)
  })
})

describe('PLACES of a city at the desk', () => {
  test('fewer than are taken: it says by how many; a price or another city is refused; nothing is changed', async () => {
    const { w, admin, pack, cityId, vehicles, quoted } = await stage()
    await quoted(10)
    await quoted(10)
    const answer = await vehicles.set(9, { places: 1 }, 11)
    expect(answer).toMatchObject({ status: 409, code: 'PLACES_TAKEN' })
    expect(answer.message).toContain('01 Dec 2026, 2 places are taken, 1 more than the 1')
    const priced = await vehicles.set(10, { price: 900 })
    expect(priced).toMatchObject({
      status: 400,
      issues: [{ path: 'price', message: expect.stringContaining('no price') }],
    })
    const edit = { from: w.inDays(5), to: w.inDays(5), places: 1 }
    for (const subject of [
      { kind: 'CITY_VEHICLES', id: pack.id },
      { kind: 'PACKAGE', id: cityId },
    ])
      expect((await call(admin, 'PUT', '/admin/places', { subject, ...edit })).status).toBe(404)
    const wish = { subject: { kind: 'CITY_VEHICLES', id: cityId }, date: w.inDays(5), headCount: 2 }
    expect((await post(await w.devotee(), '/waiting', wish)).status).toBe(400)
    expect(await w.db.selectFrom('offer_days').selectAll().execute()).toEqual([])
  })

  test('vehicles and priests of one day are apart, and the next seven days show them with the city', async () => {
    const { w, admin, cityId, vehicles, priests, quoted } = await stage()
    await vehicles.set(3, { places: 2 })
    await priests.set(3, closed)
    await quoted(3)
    const { devotee } = await quoted(3)
    await devotee.book(nextUtr())
    const { data } = await call<DayOfWeek[]>(admin, 'GET', '/admin/places')
    expect(data.toSorted((a, b) => b.taken - a.taken)).toMatchObject([
      { subject: { kind: 'CITY_VEHICLES', id: cityId }, name: 'Varanasi', places: 2, taken: 2, held: 1, reason: null },
      {
        subject: { kind: 'CITY_PRIESTS', id: cityId },
        name: 'Varanasi',
        places: null,
        taken: 0,
        reason: closed.reason,
      },
    ])
    const set = await call<OfferDay[]>(admin, 'PUT', '/admin/places', {
      subject: { kind: 'CITY_VEHICLES', id: cityId },
      from: w.inDays(3),
      to: w.inDays(3),
      places: null,
    })
    expect(set.data).toMatchObject([{ state: 'OPEN', left: null, places: null, taken: 2 }])
    expect(await w.db.selectFrom('offer_days').select('subject_kind').execute()).toEqual([
      { subject_kind: 'CITY_PRIESTS' },
    ])
  })
})
