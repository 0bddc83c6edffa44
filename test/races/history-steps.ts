import fc from 'fast-check'
import { expect } from 'vitest'
import { makePackage, makePooja } from '../factories.ts'
import type { World } from '../world.ts'
import { firstOf, present } from '../present.ts'

/** An action; numbers choose among the current entries. */
export type Act = { who: number; instance: number } & (
  | { kind: 'addPackage'; which: number; headCount: number }
  | { kind: 'addPooja'; which: number }
  | { kind: 'delete'; which: number }
  | { kind: 'quote'; mask: number }
  | { kind: 'book'; utr: number; amount: 'cost' | 'quoted' | 'wrong' }
  | { kind: 'verify'; which: number; status: boolean }
)

const place = { who: fc.nat(1), instance: fc.nat(1) }

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      ...place,
      kind: fc.constant('addPackage' as const),
      which: fc.nat(2),
      headCount: fc.integer({ min: 2, max: 11 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ ...place, kind: fc.constant('addPooja' as const), which: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ ...place, kind: fc.constant('delete' as const), which: fc.nat(5) }) },
  {
    weight: 3,
    arbitrary: fc.record({ ...place, kind: fc.constant('quote' as const), mask: fc.integer({ min: 1, max: 31 }) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      ...place,
      kind: fc.constant('book' as const),
      utr: fc.nat(4),
      amount: fc.constantFrom('cost', 'cost', 'quoted', 'quoted', 'wrong'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ ...place, kind: fc.constant('verify' as const), which: fc.nat(3), status: fc.boolean() }),
  },
)

/** Batches run one after another, the actions of a batch simultaneously. */
export const history = fc.array(fc.array(act, { minLength: 2, maxLength: 7 }), { minLength: 2, maxLength: 6 })

type Answer = { kind: Act['kind']; who: number; status: number; data: unknown; about?: string }

/** Runs a history of two devotees and an admin on two instances, and returns all answers. */
export async function live(w: World, other: World, batches: Act[][], run: number) {
  const { db } = w
  // Prices whose shares are not whole paise, below and above the cap of ₹5,000.
  const packages = [
    await makePackage(db, { price: 999.99, additionalPerson: 333.33 }),
    await makePackage(db, { price: 4321.07, additionalPerson: 0.01 }),
    await makePackage(db, { price: 3, additionalPerson: 7.77 }),
  ]
  const poojas = [await makePooja(db, { cost: 1100.55 }), await makePooja(db, { cost: 0.03 })]
  const devotees = [await w.devotee(), await w.devotee()]
  const admin = await w.admin()
  const added = devotees.map((): string[] => [])
  const bookings: string[] = []
  const quoted = devotees.map(() => 0)
  const answers: Answer[] = []
  const utrOf = (utr: number) => `R${String(run).padStart(6, '0')}${String(utr).padStart(5, '0')}`

  async function perform(doing: Act): Promise<void> {
    const { who } = doing
    const sender = (doing.instance ? other : w).bearer(
      doing.kind === 'verify' ? admin.token : present(devotees[who]).token,
    )
    const tell = async (method: string, path: string, body?: unknown, about?: string) => {
      const response = await sender.send(method, path, body)
      const { data } = await response.json()
      answers.push({ kind: doing.kind, who, status: response.status, data, about })
      return { status: response.status, data }
    }
    if (doing.kind === 'addPackage' || doing.kind === 'addPooja') {
      const date = w.inDays(10)
      const body =
        doing.kind === 'addPackage'
          ? { packageId: present(packages[doing.which]).id, headCount: doing.headCount, date, events: [] }
          : { packageId: '', headCount: 0, date, events: [{ eventId: present(poojas[doing.which]).id, date }] }
      const { data } = await tell('POST', '/cart/add', body)
      present(added[who]).push(data.id)
    } else if (doing.kind === 'delete') {
      const id = present(added[who])[doing.which]
      if (id) await tell('DELETE', `/cart/${id}`, undefined, id)
    } else if (doing.kind === 'quote') {
      const cartIds = present(added[who]).filter((_, index) => doing.mask & (1 << index))
      if (cartIds.length === 0) return
      const { status, data } = await tell('POST', '/payments/initiate', { cartIds, vehicle: 'CAR' })
      if (status === 201) quoted[who] = data.amountPayable
    } else if (doing.kind === 'book') {
      const cost = (await (await sender.send('GET', '/bookings/cost')).json()).data as number
      const amountPaid = { cost: Math.min(5000, cost), quoted: present(quoted[who]), wrong: cost + 0.01 }[doing.amount]
      const { status, data } = await tell(
        'POST',
        '/bookings/add',
        { amountPaid, refNo: utrOf(doing.utr) },
        utrOf(doing.utr),
      )
      if (status === 201) bookings.push(...data.map((booking: { id: string }) => booking.id))
    } else {
      const id = bookings[doing.which]
      if (id) await tell('POST', '/bookings/verification', { id, status: doing.status })
    }
  }

  for (const batch of batches) await Promise.all(batch.map(perform))
  // After any history the remaining cart of the first devotee can be quoted and booked.
  const first = firstOf(devotees)
  const left = (await first.cart()).map((entry) => entry.id)
  if (left.length > 0) {
    const { amountPayable } = await first.quote(...left)
    const click = async (instance: World) => {
      const submission = { amountPaid: amountPayable, refNo: utrOf(99) }
      const response = await instance.bearer(first.token).send('POST', '/bookings/add', submission)
      const { data } = await response.json()
      answers.push({ kind: 'book', who: 0, status: response.status, data, about: utrOf(99) })
    }
    await Promise.all([w, other].map(click))
    expect(await first.cart()).toEqual([])
  }
  return { devotees, added, answers }
}
