import { describe, expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { paiseFromRupees } from '../../domain/money.ts'
import type { World } from '../world.ts'
import { book, fullCart, initiate } from './quoted-cart.ts'
import { firstOf } from '../present.ts'

const setPrice = (w: World, id: string, rupees: number) =>
  w.db
    .updateTable('packages')
    .set({ price: paiseFromRupees(rupees) })
    .where('id', '=', id)
    .execute()

test('CONTRACT payments/initiate: a quote has all amounts, a reference and an expiry', async () => {
  const { w, devotee, stay, pooja } = await fullCart()
  const quote = await devotee.quote(stay.id, pooja.id)
  expect(quote).toMatchObject({ order: 4100, gst: 540, amountTotal: 4640, amountPayable: 4640 })
  expect(Date.parse(quote.expiresAt) - w.clock.now().getTime()).toBe(24 * 60 * 60 * 1000)
  const link = Object.fromEntries(new URL(quote.upiUri).searchParams)
  expect(link).toMatchObject({ am: '4640.00', cu: 'INR', tr: quote.reference })
  const payee = (await unwrap(devotee.client.payments.getKey.$get())).data
  expect(link).toMatchObject({ pa: payee.upiId, pn: payee.payeeName })
})

test('CONTRACT payments/initiate: a quote and the one before it name what they are for', async () => {
  const { w, devotee, pack, stay, pooja } = await fullCart()
  await w.db
    .updateTable('packages')
    .set({ itinerary: JSON.stringify(['Day 1', 'Day 2', 'Day 3']) })
    .where('id', '=', pack.id)
    .execute()
  expect(firstOf(await devotee.cart())).toMatchObject({ date: '2026-12-01', dateEnd: '2026-12-03' })
  const journey = {
    dateStart: '2026-12-01',
    dateEnd: '2026-12-03',
    headCount: 2,
    Package: { name: pack.name },
    amount: 3000,
  }
  expect(await devotee.quote(stay.id)).toMatchObject({ items: [journey] })
  const both = await devotee.quote(stay.id, pooja.id)
  const rite = { dateStart: '2026-12-01', dateEnd: '2026-12-01', headCount: 0, amount: 1100 }
  expect(both).toMatchObject({ items: [journey, rite], earlier: { items: [journey], order: 3000, gst: 540 } })
})

test('§9 of a total above 5000 the quote and its link ask for 5000', async () => {
  const { devotee } = await fullCart()
  const dear = await devotee.addPackage({ headCount: 4 })
  const quote = await devotee.quote(dear.id)
  expect(quote).toMatchObject({ amountTotal: 7080, amountPayable: 5000 })
  expect(new URL(quote.upiUri).searchParams.get('am')).toBe('5000.00')
})

describe('CONTRACT payments/initiate', () => {
  test('references are short, easy to read aloud and unique', async () => {
    const { devotee } = await fullCart()
    const references = []
    for (let entry = 0; entry < 20; entry++)
      references.push((await devotee.quote((await devotee.addPooja()).id)).reference)
    expect(new Set(references).size).toBe(20)
    // Only upper or lower case is used, and no characters that sound or look alike: 0/O, 1/I/L.
    for (const reference of references) expect(reference).toMatch(/^(?!.*[OIL])[A-Z2-9-]{4,12}$/)
  })

  test.each<[string, unknown, unknown]>([
    ['no entry', [], 'CAR'],
    ['no list', 'x', 'CAR'],
    ['a malformed id', ['x'], 'CAR'],
    ['another vehicle', null, 'BUS'],
    ['no vehicle', null, null],
  ])('%s gives 400', async (_, ids, vehicle) => {
    const { devotee, stay } = await fullCart()
    expect((await initiate(devotee, ids ?? [stay.id], vehicle)).status).toBe(400)
    expect(await devotee.payments()).toEqual([])
  })

  test('a repeated entry gives 400, a foreign or unknown one 404', async () => {
    const { w, devotee, stay } = await fullCart()
    expect((await initiate(devotee, [stay.id, stay.id])).code).toBe('DUPLICATE_IDS')
    const foreign = await (await w.devotee()).addPooja()
    for (const id of [foreign.id, crypto.randomUUID()])
      expect((await initiate(devotee, [stay.id, id])).code).toBe('NOT_FOUND')
  })

  test('the same entries and prices in any order give the same quote', async () => {
    const { w, devotee, stay, pooja } = await fullCart()
    const first = await devotee.quote(stay.id, pooja.id)
    w.clock.pass({ hours: 1 })
    const again = await devotee.quote(pooja.id, stay.id)
    expect([again.id, again.reference]).toEqual([first.id, first.reference])
    expect(await devotee.payments()).toHaveLength(1)
    expect((await devotee.quote(stay.id)).id).not.toBe(first.id)
  })

  test('the same entries give the same quote after many other quotes', async () => {
    const { devotee, stay } = await fullCart()
    const first = await devotee.quote(stay.id)
    for (let other = 0; other < 25; other++) await devotee.quote((await devotee.addPooja()).id)
    expect((await devotee.quote(stay.id)).id).toBe(first.id)
  })

  test('two simultaneous requests give one quote', async () => {
    const { devotee, stay } = await fullCart()
    const [one, other] = await Promise.all([devotee.quote(stay.id), devotee.quote(stay.id)])
    expect(one.id).toBe(other.id)
  })

  test('other prices give another quote, which is then booked', async () => {
    const { w, devotee, pack, stay } = await fullCart()
    const first = await devotee.quote(stay.id)
    await setPrice(w, pack.id, 2000)
    const second = await devotee.quote(stay.id)
    expect(second).toMatchObject({ amountTotal: 2360 })
    expect(second.id).not.toBe(first.id)
    expect((await book(devotee, 2360)).data).toMatchObject([{ amountTotal: 2360 }])
  })

  test('a quote keeps its price for 24 hours, also after an edit', async () => {
    const { w, devotee, pack, stay } = await fullCart()
    await devotee.quote(stay.id)
    await setPrice(w, pack.id, 9000)
    w.clock.pass({ hours: 23, minutes: 59 })
    const { status, data } = await book(devotee, 3540)
    expect(status).toBe(201)
    expect(data).toMatchObject([{ amountTotal: 3540, Package: { price: 3000 } }])
  })

  test('24 hours after its expiry a quote is ignored by a booking', async () => {
    const { w, devotee, pack, stay } = await fullCart()
    await devotee.quote(stay.id)
    await setPrice(w, pack.id, 3100)
    w.clock.pass({ hours: 48 })
    expect((await book(devotee, 3540)).code).toBe('AMOUNT_CHANGED')
    expect((await book(devotee, 3658 + 1100)).data).toHaveLength(2)
  })

  test.each(['entry', 'pooja'])('a quote ends when one of its entries (%s) is deleted', async (as) => {
    const { devotee, stay, pooja } = await fullCart()
    await devotee.quote(stay.id, pooja.id)
    await devotee.send('DELETE', as === 'entry' ? `/cart/${pooja.id}` : `/cart/event/${firstOf(pooja.CartToEvent).id}`)
    expect((await book(devotee, 4640)).code).toBe('AMOUNT_CHANGED')
    expect((await book(devotee, 3540)).data).toHaveLength(1)
  })

  test('a devotee cannot book the quote of another', async () => {
    const { w, devotee } = await fullCart()
    const other = await w.devotee()
    await other.quote((await other.addPooja()).id)
    expect((await book(devotee, 4640)).data).toHaveLength(2)
    expect([(await other.cart()).length, firstOf(await other.payments()).status]).toEqual([1, 'INITIATED'])
  })
})
