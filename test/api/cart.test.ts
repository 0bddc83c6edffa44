import { noFacts } from '../../domain/itinerary.ts'
import { expect, test } from 'vitest'
import { makePackage, makePooja } from '../factories.ts'
import { add, cityPage } from './city-page.ts'

const place = { city: 'Varanasi', cityHindi: 'वाराणसी', state: 'Uttar Pradesh', stateHindi: 'उत्तर प्रदेश' }

type Page = Awaited<ReturnType<typeof cityPage>>

test('§3 a package in the cart shows its day, head count, package and amount', async () => {
  const { devotee, pack, packageBody } = await cityPage()
  const { status, message, data } = await add(devotee, { ...packageBody, headCount: 5 })
  expect([status, message]).toEqual([201, 'Added to cart'])
  expect(data).toEqual({
    id: expect.any(String),
    date: '2026-12-01',
    dateEnd: '2026-12-01',
    headCount: 5,
    Package: { id: pack.id, name: pack.name, nameHindi: 'पैकेज', price: 4000, additionalPerson: 1000, ...place },
    ...noFacts,
    CartToEvent: [],
    amount: 7000,
  })
  expect(await devotee.cart()).toEqual([data])
})

test('§3 a pooja without a package is under "No package selected!" in the city NA, on its day', async () => {
  const { w, devotee, pooja, poojaBody } = await cityPage()
  const body = { ...poojaBody, date: w.inDays(1), events: [{ eventId: pooja.id, date: w.inDays(12) }] }
  const { status, data } = await add(devotee, body)
  expect(status).toBe(201)
  expect(data).toMatchObject({ date: '2026-12-03', headCount: 0, amount: 1100 })
  expect(data.Package).toMatchObject({
    id: null,
    name: 'No package selected!',
    city: 'NA',
    price: 0,
    additionalPerson: 0,
  })
  expect(data.CartToEvent).toEqual([
    {
      id: expect.any(String),
      date: '2026-12-03',
      event: { id: pooja.id, name: pooja.name, nameHindi: 'पूजा', cost: 1100, ...place },
    },
  ])
})

test.each<[string, (page: Page) => object, string]>([
  ['Select something.', ({ packageBody }) => ({ ...packageBody, packageId: '' }), 'NOTHING_SELECTED'],
  [
    'Select single pooja or package.',
    ({ packageBody, poojaBody }) => ({ ...packageBody, events: poojaBody.events }),
    'PACKAGE_AND_POOJA',
  ],
  [
    'Please select only 1 pooja',
    ({ poojaBody }) => ({ ...poojaBody, events: [poojaBody.events[0], poojaBody.events[0]] }),
    'MANY_POOJAS',
  ],
  [
    "Event Date can't be empty",
    ({ poojaBody, pooja }) => ({ ...poojaBody, events: [{ eventId: pooja.id }] }),
    'POOJA_DATE_REQUIRED',
  ],
  [
    "Event Date can't be empty",
    ({ poojaBody, pooja }) => ({ ...poojaBody, events: [{ eventId: pooja.id, date: null }] }),
    'POOJA_DATE_REQUIRED',
  ],
  ['Date of arrival is required', ({ packageBody }) => ({ ...packageBody, date: undefined }), 'ARRIVAL_DATE_REQUIRED'],
  ['Date of arrival is required', ({ packageBody }) => ({ ...packageBody, date: null }), 'ARRIVAL_DATE_REQUIRED'],
  ['Date of arrival is required', ({ packageBody }) => ({ ...packageBody, date: 'tomorrow' }), 'ARRIVAL_DATE_REQUIRED'],
  ['Date of arrival is required', ({ packageBody }) => ({ ...packageBody, date: 1e300 }), 'ARRIVAL_DATE_REQUIRED'],
])('§5 "%s"', async (message, body, code) => {
  const page = await cityPage()
  expect(await add(page.devotee, body(page))).toMatchObject({ status: 400, code, message })
  expect(await page.devotee.cart()).toEqual([])
})

test('CONTRACT cart: it has the devotee’s own entries, oldest first', async () => {
  const { w, devotee } = await cityPage()
  const mine = [
    await devotee.addPackage({ days: 9 }),
    await devotee.addPooja({ days: 3 }),
    await devotee.addPackage({ days: 6 }),
  ]
  await (await w.devotee()).addPooja()
  expect(await devotee.cart()).toEqual(mine)
})

test('§9 the cost is the items and the GST of the packages, floored; 0 for an empty cart', async () => {
  const { w, devotee } = await cityPage()
  expect(await devotee.cost()).toBe(0)
  const odd = await makePackage(w.db, { price: 333.33, additionalPerson: 0.01 })
  await devotee.addPackage({ packageId: odd.id, headCount: 11 })
  await devotee.addPooja({ eventId: (await makePooja(w.db, { cost: 501.01 })).id })
  // 333.42 + 501.01 + floor(18% of 333.42 = 60.0156)
  expect(await devotee.cost()).toBe(894.44)
  expect((await devotee.cart()).map((entry) => entry.amount)).toEqual([333.42, 501.01])
})

test('§9 the cost is not limited to 5000', async () => {
  const { devotee, pack } = await cityPage()
  for (let entry = 0; entry < 3; entry++) await devotee.addPackage({ packageId: pack.id, headCount: 11 })
  expect(await devotee.cost()).toBe(3 * 13_000 * 1.18)
})
