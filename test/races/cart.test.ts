import { expect } from 'vitest'
import { call, nextUtr, patient, post, rounds, type Sender, statuses } from '../calls.ts'
import { makePackage } from '../factories.ts'
import { test, usePostgres } from './postgres.ts'
import { bookingRaces, click } from './booking-races.ts'
import { firstOf, leading } from '../present.ts'

const pg = usePostgres()
const { expectSumsRight, payments, twoInstances } = bookingRaces(pg)

const remove = (who: Sender, path: string) => call(who, 'DELETE', path)

test.each([
  ['below the cap, quoted', 1000, true],
  ['below the cap, not quoted', 1000, false],
  // Both totals are capped at ₹5,000, so the amount does not reveal a missing entry.
  ['above the cap, quoted', 9000, true],
  ['above the cap, not quoted', 9000, false],
])(
  'CONTRACT bookings/add: an entry deleted meanwhile, %s, is booked or deleted, never both',
  async (_, price, quoted) => {
    const { w, devotee: newDevotee } = await twoInstances()
    const { id: packageId } = await makePackage(w.db, { price })
    const ways = new Set<string>()
    for (const round of rounds(12)) {
      const devotee = await newDevotee()
      const [kept, going] = [
        await devotee.addPackage({ packageId }),
        await devotee.addPackage({ packageId, headCount: 3 }),
      ]
      if (quoted) await devotee.quote(kept.id, going.id)
      const amount = Math.min(5000, await devotee.cost())
      const race = [() => click(devotee, amount, nextUtr()), () => remove(devotee.elsewhere, `/cart/${going.id}`)]
      const [start, follow] = leading(round % 2 ? race : race.toReversed(), 2)
      // The first two rounds show both outcomes in sequence, the others are races.
      const [first, second] = round < 2 ? [await start(), await follow()] : await Promise.all([start(), follow()])
      const [booked, deleted] = round % 2 ? [first, second] : [second, first]
      const inCart = (await devotee.cart()).map((entry) => entry.id)
      const lines = await w.db
        .selectFrom('bookings')
        .select('cart_entry_id')
        .where('user_id', '=', devotee.user.id)
        .execute()
      const inBookings = lines.map((line) => line.cart_entry_id)
      ways.add(`${booked.status} ${deleted.status}`)
      expect([200, 404]).toContain(deleted.status)
      expect([201, 409]).toContain(booked.status)
      expect([...inCart, ...inBookings].toSorted()).toEqual(
        [kept.id, ...(deleted.status === 404 ? [going.id] : [])].toSorted(),
      )
      if (booked.status === 201) expect(inCart).toEqual([])
      else expect([booked.code, inBookings]).toEqual(['AMOUNT_CHANGED', []])
      await expectSumsRight()
    }
    expect(ways.size).toBeGreaterThan(1)
  },
)

test('CONTRACT cart/event: an entry that loses its last pooja is booked or deleted, never both', async () => {
  const { devotee: newDevotee } = await twoInstances()
  for (const round of rounds(8)) {
    const devotee = await newDevotee()
    const entry = await devotee.addPooja()
    const race = [
      () => click(devotee, entry.amount, nextUtr()),
      () => remove(devotee.elsewhere, `/cart/event/${firstOf(entry.CartToEvent).id}`),
    ]
    const answers = await Promise.all((round % 2 ? race : race.toReversed()).map((start) => start()))
    const [booked, deleted] = leading(round % 2 ? answers : answers.toReversed(), 2)
    expect([`201 404`, `409 200`]).toContain(`${booked.status} ${deleted.status}`)
    expect(await devotee.bookings()).toHaveLength(booked.status === 201 ? 1 : 0)
    expect(await devotee.cart()).toEqual([])
  }
  await expectSumsRight()
})

test('CONTRACT payments/initiate: ten simultaneous requests for the same entries give one quote', async () => {
  const { devotee: newDevotee } = await twoInstances()
  for (const round of rounds(5)) {
    const devotee = await newDevotee()
    const cartIds = [(await devotee.addPackage()).id, (await devotee.addPooja()).id, (await devotee.addPooja()).id]
    const answers = await Promise.all(
      rounds(10).map((n) =>
        post(patient(n % 2 ? devotee : devotee.elsewhere), '/payments/initiate', {
          cartIds: n % 3 ? cartIds : cartIds.toReversed(),
          vehicle: 'CAR',
        }),
      ),
    )
    expect(statuses(answers)).toEqual(rounds(10).map(() => 201))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1)
    expect(await payments()).toHaveLength(round + 1)
  }
})

test('CONTRACT cart/add: ten simultaneous additions do not overfill a cart with room for five', async () => {
  const { w, devotee: newDevotee } = await twoInstances()
  const devotee = await newDevotee()
  const { id: packageId } = await makePackage(w.db)
  for (const _entry of rounds(45)) await devotee.addPackage({ packageId })
  const addition = { packageId, headCount: 2, date: w.inDays(10), events: [] }
  const answers = await Promise.all(
    rounds(10).map((n) => post(patient(n % 2 ? devotee : devotee.elsewhere), '/cart/add', addition)),
  )
  expect(statuses(answers)).toEqual([201, 201, 201, 201, 201, 409, 409, 409, 409, 409])
  expect(await devotee.cart()).toHaveLength(50)
})
