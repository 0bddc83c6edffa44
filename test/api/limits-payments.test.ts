import { describe, expect, test } from 'vitest'
import type { Quote } from '../../contract/payment.ts'
import {
  askBalance,
  call,
  nextUtr,
  post,
  reject,
  rounds,
  type Sender,
  submit,
  verification,
  verifyPayment,
} from '../calls.ts'
import { makePooja } from '../factories.ts'
import { firstOf, present } from '../present.ts'
import { createLimits } from '../../server/http/limits.ts'
import { emptyDatabase } from '../database.ts'
import { type World, world } from '../world.ts'

/** The two limits are 2 unverified payments and 4 quotes an hour. */
const limited = () => world({ environment: { RATE_LIMIT_SCALE: '0.04', CARE_PHONE: '+91 55500 00777' } })

type Devotee = Awaited<ReturnType<World['devotee']>>

/** Books a pooja without a quote. */
async function bookPooja(devotee: Devotee) {
  await devotee.addPooja()
  return post<{ id: string }[]>(devotee, '/bookings/add', { amountPaid: 1100, refNo: nextUtr() })
}

const initiate = (who: Sender, cartId: string) =>
  call<Quote>(who, 'POST', '/payments/initiate', { cartIds: [cartId], vehicle: 'CAR' })

const tooMany = { status: 409, code: 'TOO_MANY_UNVERIFIED' }

describe('CONTRACT limits of payments', () => {
  test('an account has at most 50 unverified payments and 100 quotes an hour, scaled and switched off', async () => {
    const { pool } = await emptyDatabase()
    const at = (scale: number) => {
      const { most } = createLimits(pool, scale)
      return [most('unverifiedPayments'), most('quotesInAnHour')]
    }
    expect([at(1), at(2), at(0.001), at(0)]).toEqual([
      [50, 100],
      [100, 200],
      [1, 1],
      [Infinity, Infinity],
    ])
  })

  test('with too many unverified payments nothing is booked, until one is verified or rejected', async () => {
    const w = await limited()
    const [devotee, other, admin] = [await w.devotee(), await w.devotee(), await w.admin()]
    const made = [await bookPooja(devotee), await bookPooja(devotee)]
    const refused = await bookPooja(devotee)
    expect(refused).toMatchObject(tooMany)
    expect(refused.message).toContain('2 of your payments')
    expect(refused.message).toContain('+91 55500 00777')
    expect([(await devotee.bookings()).length, (await devotee.cart()).length]).toEqual([2, 1])
    expect((await bookPooja(other)).status).toBe(201)

    const again = () => post(devotee, '/bookings/add', { amountPaid: 1100, refNo: nextUtr() })
    const [first, second] = (await devotee.bookings()).map(({ id }) => id).toReversed()
    await verification(admin, present(first), true)
    expect((await again()).status).toBe(201)
    expect((await bookPooja(devotee)).code).toBe('TOO_MANY_UNVERIFIED')
    const { payments } = (await call(devotee, 'GET', `/bookings/${second}`)).data
    await reject(admin, firstOf<{ id: string }>(payments).id)
    expect((await again()).status).toBe(201)
    expect(made.map(({ status }) => status)).toEqual([201, 201])
  })

  test('a UTR that was booked before is answered as before', async () => {
    const w = await limited()
    const devotee = await w.devotee()
    await devotee.addPooja()
    const utr = nextUtr()
    const first = await devotee.book(utr)
    await bookPooja(devotee)
    expect(await post(devotee, '/bookings/add', { amountPaid: 1100, refNo: utr })).toMatchObject({
      status: 200,
      data: [{ id: firstOf(first).id }],
    })
  })

  test('no quote and no balance is opened that could not be submitted', async () => {
    const w = await limited()
    const [devotee, admin] = [await w.devotee(), await w.admin()]
    await devotee.addPackage({ headCount: 4 })
    const stay = firstOf(await devotee.book(nextUtr()))
    const balance = await askBalance(devotee, stay.id)
    expect(balance.status).toBe(201)
    const quoted = (await devotee.addPooja()).id
    const quote = await initiate(devotee, quoted)
    expect(quote.status).toBe(201)
    await devotee.book(nextUtr(), 1100)
    const next = (await devotee.addPooja()).id
    for (const answer of [
      await initiate(devotee, next),
      await askBalance(devotee, stay.id),
      await submit(devotee, balance.data.id, nextUtr()),
    ])
      expect(answer).toMatchObject(tooMany)
    const advance = (await devotee.payments()).at(-1)
    await verifyPayment(admin, present(advance).id)
    expect((await submit(devotee, balance.data.id, nextUtr())).status).toBe(200)
  })

  test('a UTR can be corrected at the limit, but a rejected payment waits', async () => {
    const w = await limited()
    const [devotee, admin] = [await w.devotee(), await w.admin()]
    await bookPooja(devotee)
    const rejected = firstOf(await devotee.payments()).id
    await reject(admin, rejected)
    await bookPooja(devotee)
    await bookPooja(devotee)
    expect((await submit(devotee, firstOf(await devotee.payments()).id, nextUtr())).status).toBe(200)
    expect(await submit(devotee, rejected, nextUtr())).toMatchObject(tooMany)
  })

  test('after too many quotes in an hour Retry-After says when the next one is made', async () => {
    const w = await limited()
    const devotee = await w.devotee({ language: 'hi' })
    const { id: eventId } = await makePooja(w.db)
    const entries: string[] = []
    for (const _ of rounds(5)) entries.push((await devotee.addPooja({ eventId })).id)
    for (const id of entries.slice(0, 4)) {
      expect((await initiate(devotee, id)).status).toBe(201)
      w.clock.pass({ minutes: 10 })
    }
    const last = present(entries[4])
    const body = { cartIds: [last], vehicle: 'CAR' }
    const refused = await devotee.send('POST', '/payments/initiate', body)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(20 * 60)])
    expect(await refused.json()).toMatchObject({
      code: 'TOO_MANY_QUOTES',
      message: expect.stringMatching(/एक घंटे.*\+91 55500 00777/),
    })
    // Requesting an existing quote again does not count as a new quote.
    expect((await initiate(devotee, firstOf(entries))).status).toBe(201)
    w.clock.pass({ minutes: 20, seconds: -1 })
    expect((await initiate(devotee, last)).status).toBe(429)
    w.clock.pass({ seconds: 1 })
    expect((await initiate(devotee, last)).status).toBe(201)
  })
})
