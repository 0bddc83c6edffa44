import { describe, expect, test } from 'vitest'
import type { OwnWaiting, WaitingPerson } from '../../contract/waiting.ts'
import { offerFreePlaces } from '../../server/waiting/offer.ts'
import { call, cancel, detail, mailsTo, nextUtr, post, type Sender } from '../calls.ts'
import { password } from '../factories.ts'
import { placeViolations } from '../place-violations.ts'
import { firstOf, present } from '../present.ts'
import type { World } from '../world.ts'
import { leaveTokenOf } from '../places.ts'
import { closed, stage } from './places-story.ts'

const mine = async (who: Sender) => (await call<OwnWaiting[]>(who, 'GET', '/waiting')).data

/** A package whose tenth day has one place, which a devotee has by a quote. */
async function full() {
  const staged = await stage()
  const { w, pack, ofPackage, quoted } = staged
  await ofPackage.set(10, { places: 1 })
  const winner = await quoted()
  const join = (who: Sender, over: object = {}) =>
    post<OwnWaiting>(who, '/waiting', {
      subject: { kind: 'PACKAGE', id: pack.id },
      date: w.inDays(10),
      headCount: 3,
      ...over,
    })
  const waiter = async () => {
    const devotee = await w.devotee()
    expect((await join(devotee)).status).toBe(201)
    return devotee
  }
  const giveBack = () => call(winner.devotee, 'DELETE', `/cart/${winner.entry.id}`)
  return { ...staged, winner, join, waiter, giveBack, offer: () => offerFreePlaces(w.db, w.clock.now()) }
}

async function expectWhole({ db, clock }: World) {
  expect(await placeViolations(db, clock.now())).toEqual([])
}

describe('PLACES waiting list', () => {
  test('a place that comes free is held for the first, told by email, and paid from the cart', async () => {
    const { w, pack, ofPackage, waiter, giveBack, offer, quoted } = await full()
    const [first, second] = [await waiter(), await waiter()]
    expect(await mine(second)).toMatchObject([{ state: 'WAITING', position: 2, name: pack.name, headCount: 3 }])
    expect(await offer()).toBe(0)
    await giveBack()
    // Nobody can take the place before the people who wait.
    expect(await ofPackage.read(10)).toMatchObject({ state: 'FULL', left: 0 })
    await expect(quoted()).rejects.toThrow()
    expect(await offer()).toBe(1)
    expect(await offer()).toBe(0)
    expect(await mine(first)).toMatchObject([{ state: 'OFFERED', heldUntil: '2026-11-21T16:30:00.000Z' }])
    expect(await mine(second)).toMatchObject([{ state: 'WAITING' }])
    expect(await mailsTo(w, first.user.email)).toEqual(['place_held'])
    const [entry] = await first.cart()
    expect(entry).toMatchObject({ headCount: 3, date: '2026-12-01' })
    await first.quote(present(entry).id)
    await first.book(nextUtr())
    expect((await first.bookings()).map(({ status }) => status)).toEqual(['CHECKING'])
    expect(await offer()).toBe(0)
    expect(await mine(first)).toEqual([])
    await expectWhole(w)
  })

  test('who does not pay within twelve hours loses it to the next, and the last to everybody', async () => {
    const { w, waiter, giveBack, offer, ofPackage } = await full()
    const [first, second] = [await waiter(), await waiter()]
    await giveBack()
    await offer()
    w.clock.pass({ hours: 11, minutes: 59 })
    expect(await offer()).toBe(0)
    w.clock.pass({ minutes: 1 })
    expect(await mine(first)).toEqual([])
    const entry = firstOf(await first.cart())
    const ask = () => post(first, '/payments/initiate', { cartIds: [entry.id], vehicle: 'CAR' })
    expect((await ask()).code).toBe('DAY_FULL')
    expect(await offer()).toBe(1)
    expect(await mine(second)).toMatchObject([{ state: 'OFFERED' }])
    expect((await ask()).code).toBe('DAY_FULL')
    w.clock.pass({ hours: 12 })
    expect(await offer()).toBe(0)
    expect(await ofPackage.read(9)).toMatchObject({ left: 1 })
    expect((await ask()).status).toBe(201)
    await expectWhole(w)
  })

  test('who leaves, or removes the entry from the cart, gives the place to the next', async () => {
    const { w, waiter, giveBack, offer } = await full()
    const all = [await waiter(), await waiter(), await waiter()]
    const [first, second, third] = all
    await giveBack()
    await offer()
    const [own] = await mine(present(first))
    expect((await call(present(second), 'DELETE', `/waiting/${present(own).id}`)).status).toBe(404)
    expect((await call(present(first), 'DELETE', `/waiting/${present(own).id}`)).data).toEqual([])
    expect(await present(first).cart()).toEqual([])
    expect((await call(present(first), 'DELETE', `/waiting/${present(own).id}`)).status).toBe(404)
    expect(await offer()).toBe(1)
    await call(present(second), 'DELETE', `/cart/${firstOf(await present(second).cart()).id}`)
    expect(await offer()).toBe(1)
    expect(await mine(present(third))).toMatchObject([{ state: 'OFFERED' }])
    await expectWhole(w)
  })

  test('staff raise the places, close the day, cancel: each free place has its next one', async () => {
    const { w, admin, waiter, offer, ofPackage, winner } = await full()
    const all = [await waiter(), await waiter(), await waiter()]
    await ofPackage.set(10, { places: 3, ...closed })
    expect(await offer()).toBe(0)
    await ofPackage.set(10, { closed: false })
    expect(await offer()).toBe(2)
    await winner.devotee.book(nextUtr())
    const booking = firstOf(await winner.devotee.bookings())
    await cancel(admin, booking.id, (await detail(admin, booking.id)).money.beingChecked)
    expect(await offer()).toBe(1)
    for (const who of all) expect(await mine(who)).toMatchObject([{ state: 'OFFERED' }])
    // Held places count as taken: the number of places cannot be set below them.
    expect(await ofPackage.set(10, { places: 2 })).toMatchObject({ status: 409, code: 'PLACES_TAKEN' })
    await expectWhole(w)
  })

  test('only a full day that can be booked has a list, and joining twice is joining once', async () => {
    const { w, join, ofPackage, waiter } = await full()
    const devotee = await waiter()
    const again = await join(devotee, { headCount: 5 })
    expect(again).toMatchObject({ status: 200, data: { headCount: 3, position: 1 } })
    await ofPackage.set(11, closed)
    await ofPackage.set(12, { places: 1 })
    const refused = {
      DAY_CLOSED: { date: w.inDays(11) },
      DAY_NOT_FULL: { date: w.inDays(12) },
      DATE_OUT_OF_RANGE: { date: w.inDays(0) },
      HEAD_COUNT_RANGE: { headCount: 12 },
      NOT_FOUND: { subject: { kind: 'PACKAGE', id: crypto.randomUUID() } },
    }
    for (const [code, over] of Object.entries(refused)) {
      const answer = await join(devotee, over)
      expect(answer.code).toBe(code)
    }
    expect((await join(devotee, { date: w.inDays(13) })).code).toBe('DAY_NOT_FULL')
    expect(await mine(devotee)).toHaveLength(1)
  })

  test('staff see who waits for an offer, with phone and people', async () => {
    const { admin, pack, waiter, giveBack, offer } = await full()
    const [first, second] = [await waiter(), await waiter()]
    await giveBack()
    await offer()
    const { data } = await call<WaitingPerson[]>(admin, 'GET', `/admin/waiting/${pack.id}`)
    expect(data).toMatchObject([
      { state: 'OFFERED', date: '2026-12-01', headCount: 3, User: { name: first.user.name } },
      { state: 'WAITING', position: 2, User: { phoneNumber: second.user.phone } },
    ])
  })

  test('a day that is over, an account that is deleted and an offer that is withdrawn hold nothing', async () => {
    const { w, pack, waiter, giveBack, offer } = await full()
    const [gone, last] = [await waiter(), await waiter()]
    expect((await post(gone, '/user/delete', { password })).status).toBe(200)
    await w.db.updateTable('packages').set({ status: 'WITHDRAWN' }).where('id', '=', pack.id).execute()
    await giveBack()
    expect(await offer()).toBe(0)
    await w.db.updateTable('packages').set({ status: 'PUBLISHED' }).where('id', '=', pack.id).execute()
    w.clock.pass({ days: 10 })
    expect(await offer()).toBe(0)
    const again = await w.devotee()
    expect(await w.db.selectFrom('waiting_list').select(['state', 'user_id']).execute()).toEqual([
      { state: 'ENDED', user_id: last.user.id },
    ])
    expect(await mine(again)).toEqual([])
  })

  test('money that came too late waits for its own day, and its booking has the place at once', async () => {
    const { w, ofPackage, quoted, offer } = await full()
    const other = await quoted(11)
    await ofPackage.set(11, { places: 1 })
    w.clock.pass({ hours: 25 })
    const { devotee: winner, entry } = await quoted(10)
    await other.devotee.book(nextUtr())
    const booking = firstOf(await other.devotee.bookings())
    expect(booking.status).toBe('NO_PLACE')
    const joined = await post<OwnWaiting>(other.devotee, '/waiting', { bookingId: booking.id })
    expect(joined).toMatchObject({ status: 201, data: { bookingId: booking.id, state: 'WAITING' } })
    expect((await post(other.devotee, '/waiting', { bookingId: booking.id })).status).toBe(200)
    expect((await post(winner, '/waiting', { bookingId: booking.id })).code).toBe('NOT_FOUND')
    expect(await offer()).toBe(0)
    await call(winner, 'DELETE', `/cart/${entry.id}`)
    expect(await offer()).toBe(1)
    expect((await other.devotee.bookings())[0]).toMatchObject({ status: 'CHECKING' })
    expect(await mailsTo(w, other.devotee.user.email)).toEqual(['booking_received', 'no_place', 'place_given'])
    expect((await post(other.devotee, '/waiting', { bookingId: booking.id })).code).toBe('DAY_NOT_FULL')
    await expectWhole(w)
  })

  test('the link of the email gives a held place back without a login, once, and shows nothing of the devotee', async () => {
    const { w, waiter, giveBack, offer } = await full()
    const [first, second] = [await waiter(), await waiter()]
    await giveBack()
    await offer()
    const path = `/waiting/link/${await leaveTokenOf(w)}`
    const read = await call(w.visitor(), 'GET', path)
    expect(read.data).toMatchObject({ date: '2026-12-01', heldUntil: '2026-11-21T16:30:00.000Z' })
    expect(JSON.stringify(read.data)).not.toContain(first.user.email)
    const [one, two] = await Promise.all([call(w.visitor(), 'DELETE', path), call(w.visitor(), 'DELETE', path)])
    expect([one.status, two.status]).toEqual([200, 200])
    expect([await mine(first), await first.cart()]).toEqual([[], []])
    expect((await call(w.visitor(), 'GET', path)).data.heldUntil).toBeNull()
    expect(await offer()).toBe(1)
    // The first person's link does nothing to the second person's place.
    expect((await call(w.visitor(), 'DELETE', path)).status).toBe(200)
    expect(await mine(second)).toMatchObject([{ state: 'OFFERED' }])
    for (const token of ['nobody', `${path.slice(14, -1)}_`])
      expect((await call(w.visitor(), 'DELETE', `/waiting/link/${token}`)).status).toBe(404)
    await expectWhole(w)
  })

  test('a place that was booked is not given back by the link, and the export has what one waits for', async () => {
    const { w, waiter, giveBack, offer } = await full()
    const first = await waiter()
    const exported = (await call(first, 'GET', '/user/export')).data
    expect(exported).toMatchObject({ waiting: [{ state: 'WAITING', position: 1 }], questions: [] })
    await giveBack()
    await offer()
    const [entry] = await first.cart()
    await first.quote(present(entry).id)
    await first.book(nextUtr())
    await offer()
    const path = `/waiting/link/${await leaveTokenOf(w)}`
    expect((await call(w.visitor(), 'GET', path)).data.heldUntil).toBeNull()
    expect((await call(w.visitor(), 'DELETE', path)).status).toBe(200)
    expect((await first.bookings()).map(({ status }) => status)).toEqual(['CHECKING'])
    await expectWhole(w)
  })
})
