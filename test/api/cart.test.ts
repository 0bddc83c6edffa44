import { expect, test } from 'vitest'
import { newId } from '../../db/new-id.ts'
import { makePackage, makePooja } from '../factories.ts'
import { call, post, type Sender } from '../calls.ts'
import { world } from '../world.ts'

const add = (who: Sender, body: object) => post(who, '/cart/add', body)
const remove = (who: Sender, path: string) => call(who, 'DELETE', path)

/** A devotee before a package and a pooja, and the two payloads that the city page sends. */
async function cityPage() {
  const w = await world()
  const devotee = await w.devotee()
  const [pack, pooja] = [await makePackage(w.db), await makePooja(w.db)]
  const date = w.inDays(10)
  return {
    w,
    devotee,
    pack,
    pooja,
    packageBody: { packageId: pack.id, headCount: 2, date, events: [] },
    poojaBody: { packageId: '', headCount: 0, date, events: [{ eventId: pooja.id, date }] },
  }
}

const place = { city: 'Varanasi', cityHindi: 'वाराणसी', state: 'Uttar Pradesh', stateHindi: 'उत्तर प्रदेश' }

test('§3 a package in the cart shows its day, head count, package and amount', async () => {
  const { devotee, pack, packageBody } = await cityPage()
  const { status, message, data } = await add(devotee, { ...packageBody, headCount: 5 })
  expect([status, message]).toEqual([201, 'Added to cart'])
  expect(data).toEqual({
    id: expect.any(String),
    date: '2026-12-01',
    headCount: 5,
    Package: { id: pack.id, name: pack.name, nameHindi: 'पैकेज', price: 4000, additionalPerson: 1000, ...place },
    CartToEvent: [],
    amount: 7000,
  })
  expect(await devotee.cart()).toEqual([data])
})

test('§3 a pooja alone stands under "No package selected!" in the city NA, on its own day', async () => {
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

type Page = Awaited<ReturnType<typeof cityPage>>
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

test.each([
  [0, 400],
  [1, 400],
  [2, 201],
  [11, 201],
  [12, 400],
  [-2, 400],
  [2.5, 400],
  ['2', 400],
  [null, 400],
  [undefined, 400],
])('§9 a package for %j people is answered with %d', async (headCount, status) => {
  const { devotee, packageBody } = await cityPage()
  const answer = await add(devotee, { ...packageBody, headCount })
  expect(answer.status).toBe(status)
  if (status === 400) expect(answer.issues).toEqual([expect.objectContaining({ path: 'headCount' })])
})

test.each([1, 2])('CONTRACT cart/add: a pooja has the head count 0, not %d', async (headCount) => {
  const { devotee, poojaBody } = await cityPage()
  expect(await add(devotee, { ...poojaBody, headCount })).toMatchObject({ status: 400, code: 'HEAD_COUNT_RANGE' })
})

test.each([
  [-1, 400],
  [0, 400],
  [1, 201],
  [365, 201],
  [366, 400],
])(
  'CONTRACT cart/add: a date %d days from today is answered with %d, for a package and for a pooja',
  async (days, status) => {
    const { w, devotee, packageBody, poojaBody, pooja } = await cityPage()
    const date = w.inDays(days)
    const answers = [
      await add(devotee, { ...packageBody, date }),
      await add(devotee, { ...poojaBody, date, events: [{ eventId: pooja.id, date }] }),
    ]
    for (const answer of answers)
      expect(answer).toMatchObject(status === 400 ? { status, code: 'DATE_OUT_OF_RANGE' } : { status })
  },
)

const at = (iso: string) => Date.parse(`2026-${iso}+05:30`)
test.each([
  ['11-21T23:59:59.999', '11-21T23:59:59.999', 400],
  ['11-21T23:59:59.999', '11-22T00:00:00.000', 201],
  ['11-22T00:00:00.000', '11-22T00:00:00.000', 400],
  ['11-22T00:00:00.000', '11-22T23:59:59.999', 400],
  ['11-22T00:00:00.000', '11-23T00:00:00.000', 201],
  ['11-22T05:29:59.999', '11-22T12:00:00.000', 400],
])('CONTRACT dates in: at %s in India, %s is answered with %d', async (now, asked, status) => {
  const { w, packageBody } = await cityPage()
  w.clock.set(new Date(at(now)).toISOString())
  expect((await add(await w.devotee(), { ...packageBody, date: at(asked) })).status).toBe(status)
})

test('CONTRACT dates in: any instant of a day in India stands for that day', async () => {
  const { devotee, packageBody } = await cityPage()
  const dates = ['12-05T00:00:00.000', '12-05T12:00:00.000', '12-05T23:59:59.999']
  for (const date of dates)
    expect((await add(devotee, { ...packageBody, date: at(date) })).data.date).toBe('2026-12-05')
})

test('CONTRACT cart/add: a package or a pooja that is not there is 404', async () => {
  const { devotee, packageBody, poojaBody } = await cityPage()
  const nowhere = crypto.randomUUID()
  expect(await add(devotee, { ...packageBody, packageId: nowhere })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(await add(devotee, { ...poojaBody, events: [{ ...poojaBody.events[0], eventId: nowhere }] })).toMatchObject({
    status: 404,
  })
})

test('CONTRACT ids: a malformed id of a package or pooja is 400 and named', async () => {
  const { devotee, packageBody, poojaBody } = await cityPage()
  expect(await add(devotee, { ...packageBody, packageId: 'x' })).toMatchObject({
    status: 400,
    issues: [{ path: 'packageId' }],
  })
  const malformed = { ...poojaBody, events: [{ ...poojaBody.events[0], eventId: 'x' }] }
  expect(await add(devotee, malformed)).toMatchObject({ status: 400, issues: [{ path: 'events.0.eventId' }] })
})

test('CONTRACT cart/add: a price that the client sends is refused, not believed', async () => {
  const { devotee, packageBody } = await cityPage()
  expect(await add(devotee, { ...packageBody, price: 1 })).toMatchObject({ status: 400, issues: [{ path: 'price' }] })
})

test('CONTRACT cart: entries stand oldest first, one’s own only', async () => {
  const { w, devotee } = await cityPage()
  const mine = [
    await devotee.addPackage({ days: 9 }),
    await devotee.addPooja({ days: 3 }),
    await devotee.addPackage({ days: 6 }),
  ]
  await (await w.devotee()).addPooja()
  expect(await devotee.cart()).toEqual(mine)
})

test('§9 the cost is the items and the GST of the package parts, floored to the paisa; 0 for an empty cart', async () => {
  const { w, devotee } = await cityPage()
  expect(await devotee.cost()).toBe(0)
  const odd = await makePackage(w.db, { price: 333.33, additionalPerson: 0.01 })
  await devotee.addPackage({ packageId: odd.id, headCount: 11 })
  await devotee.addPooja({ eventId: (await makePooja(w.db, { cost: 501.01 })).id })
  // 333.42 + 501.01 + floor(18% of 333.42 = 60.0156)
  expect(await devotee.cost()).toBe(894.44)
  expect((await devotee.cart()).map((entry) => entry.amount)).toEqual([333.42, 501.01])
})

test('§9 the cost is not capped at 5000', async () => {
  const { devotee, pack } = await cityPage()
  for (let entry = 0; entry < 3; entry++) await devotee.addPackage({ packageId: pack.id, headCount: 11 })
  expect(await devotee.cost()).toBe(3 * 13_000 * 1.18)
})

test('§8 deleting an entry answers "Cart has successfully been deleted", once', async () => {
  const { devotee } = await cityPage()
  const [gone, stays] = [await devotee.addPackage(), await devotee.addPooja()]
  expect(await remove(devotee, `/cart/${gone.id}`)).toEqual({
    status: 200,
    data: null,
    message: 'Cart has successfully been deleted',
  })
  expect(await devotee.cart()).toEqual([stays])
  expect(await remove(devotee, `/cart/${gone.id}`)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test('CONTRACT cart/event: taking the last pooja out of an entry without a package deletes the entry', async () => {
  const { devotee } = await cityPage()
  const entry = await devotee.addPooja()
  const answer = await remove(devotee, `/cart/event/${entry.CartToEvent[0]!.id}`)
  expect(answer).toEqual({ status: 200, data: null, message: 'Cart has successfully been deleted' })
  expect(await devotee.cart()).toEqual([])
})

test('CONTRACT cart/event: taking a pooja out of an entry with a package or a further pooja leaves the rest', async () => {
  const { w, devotee, pooja } = await cityPage()
  const more = { pooja_id: pooja.id, date: '2026-12-01' as never }
  const [withPackage, withPooja] = [await devotee.addPackage(), await devotee.addPooja()]
  const ids = [newId(), newId()] as const
  await w.db
    .insertInto('cart_poojas')
    .values({ id: ids[0], cart_entry_id: withPackage.id, ...more })
    .execute()
  await w.db
    .insertInto('cart_poojas')
    .values({ id: ids[1], cart_entry_id: withPooja.id, ...more })
    .execute()
  expect((await devotee.cart()).map((entry) => entry.amount)).toEqual([5100, 2200])
  for (const id of ids) expect((await remove(devotee, `/cart/event/${id}`)).status).toBe(200)
  expect(await devotee.cart()).toEqual([withPackage, withPooja])
})

test('CONTRACT failure: another’s entry is 404 and stays', async () => {
  const { w, devotee } = await cityPage()
  const entry = await devotee.addPooja()
  const other = await w.devotee()
  for (const path of [
    `/cart/${entry.id}`,
    `/cart/event/${entry.CartToEvent[0]!.id}`,
    `/cart/event/${entry.id}`,
    '/cart/x',
    '/cart/event/x',
  ])
    expect(await remove(other, path)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(await devotee.cart()).toEqual([entry])
})
