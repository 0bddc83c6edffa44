import { expect, test } from 'vitest'
import { noFacts } from '../../domain/itinerary.ts'
import { paiseFromRupees } from '../../domain/money.ts'
import { post } from '../calls.ts'
import { world } from '../world.ts'
import { fullCart } from './booking-calls.ts'
import { firstOf, present } from '../present.ts'

test('§3 a booking shows its days, people, amounts, UTR, package and events', async () => {
  const { w, devotee, pack, pooja } = await fullCart()
  await devotee.book('426812345678')
  const place = { city: 'Varanasi', cityHindi: 'वाराणसी', state: 'Uttar Pradesh', stateHindi: 'उत्तर प्रदेश' }
  const common = {
    id: expect.any(String),
    dateStart: '2026-12-01',
    dateEnd: '2026-12-01',
    createdAt: w.clock.now().toISOString(),
    paymentRefNumber: '426812345678',
    paymentId: expect.any(String),
    reference: expect.stringMatching(/^[A-Z0-9]{8}$/),
    amountDue: 0,
    ended: false,
    amountReceived: 0,
    status: 'CHECKING',
    verified: false,
    sankalp: null,
    travellers: null,
    buyer: null,
    ...noFacts,
  }
  const bookings = await devotee.bookings()
  const other = (name: string, nameHindi: string, amount: number) => ({
    id: expect.any(String),
    name,
    nameHindi,
    amount,
  })
  expect(bookings.find((booking) => booking.headCount === 2)).toEqual({
    ...common,
    headCount: 2,
    amountTotal: 3540,
    amountPaid: 3540,
    amountBeingChecked: 3540,
    Package: { id: pack.id, name: pack.name, nameHindi: 'पैकेज', price: 3000, additionalPerson: 1000, ...place },
    BookingEvents: [],
    transfer: { amount: 4640, part: 3540, others: [other(pooja.name, 'पूजा', 1100)] },
  })
  expect(bookings.find((booking) => booking.headCount === 0)).toEqual({
    ...common,
    headCount: 0,
    amountTotal: 1100,
    amountPaid: 1100,
    amountBeingChecked: 1100,
    Package: expect.objectContaining({ id: null, name: 'No package selected!', city: 'NA' }),
    BookingEvents: [
      { date: '2026-12-01', Event: { id: pooja.id, name: pooja.name, nameHindi: 'पूजा', cost: 1100, ...place } },
    ],
    transfer: { amount: 4640, part: 1100, others: [other(pack.name, 'पैकेज', 3540)] },
  })
})

test('CONTRACT ids: bookings have UUIDv7 ids', async () => {
  const { w, devotee, pack, entries } = await fullCart()
  const quote = await devotee.quote(...entries.map((entry) => entry.id))
  const booking = firstOf(await devotee.book('426812345678', quote.amountPayable))
  const feedback = (await post(devotee, '/feedback/create', { text: 'Good' })).data
  const account = {
    name: 'Kamala',
    phoneNumber: '9876543210',
    email: 'kamala@example.com',
    password: 'narmada teerth 7',
  }
  const { user } = (await post(w.visitor(), '/user/register', account)).data
  for (const { id } of [pack, ...entries, firstOf(present(entries[1]).CartToEvent), quote, booking, feedback, user])
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('CONTRACT bookings/all: the list has the devotee’s own bookings, newest first', async () => {
  const w = await world()
  const [devotee, other] = [await w.devotee(), await w.devotee()]
  const ids = []
  for (const utr of ['AXIS00000001', 'AXIS00000002', 'AXIS00000003']) {
    await devotee.addPooja()
    ids.unshift(firstOf(await devotee.book(utr)).id)
    w.clock.pass({ minutes: 1 })
  }
  await other.addPooja()
  await other.book('AXIS00000004')
  expect((await devotee.bookings()).map((booking) => booking.id)).toEqual(ids)
})

test('CONTRACT bookings/all: a booking keeps the names and prices it was booked with', async () => {
  const { w, devotee } = await fullCart()
  await devotee.book('426812345678')
  const before = await devotee.bookings()
  await w.db
    .updateTable('packages')
    .set({ name: 'Renamed', city: 'Sarnath', price: paiseFromRupees(9999), additional_person: paiseFromRupees(9) })
    .execute()
  await w.db
    .updateTable('poojas')
    .set({ name: 'Renamed', cost: paiseFromRupees(9999) })
    .execute()
  expect(await devotee.bookings()).toEqual(before)
  expect(before.map((booking) => booking.amountTotal).toSorted()).toEqual([1100, 3540])
})
