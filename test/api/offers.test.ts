import { expect, test } from 'vitest'
import { storeSecurityKey } from '../../server/account/security-key.ts'
import { call, get, post } from '../calls.ts'
import { makePackage, makePooja } from '../factories.ts'
import { type World, world } from '../world.ts'

const KEY = 'a key of the house'
const place = { city: 'Varanasi', cityHindi: 'वाराणसी', state: 'Uttar Pradesh', stateHindi: 'उत्तर प्रदेश' }
const common = { nameHindi: 'काशी', ...place, goodToKnow: ['Carry water'], startsAt: '06:00', key: KEY }
const pack = {
  name: 'Kashi in a day',
  ...common,
  price: 4000,
  additionalPerson: 500,
  itinerary: ['Day 1'],
  itineraryHindi: ['पहला दिन'],
  facility: [],
  facilityHindi: [],
  seats: 6,
}
const pooja = { name: 'Rudrabhishek', ...common, cost: 1100, details: 'x', detailsHindi: 'x', included: ['Samagri'] }

const kinds = [
  { what: 'package', create: '/packages', body: { content: pack }, area: 'packages', read: '/packages/' },
  { what: 'pooja', create: '/events', body: { event: pooja }, area: 'events', read: '/events/id/' },
] as const

async function desk() {
  const w = await world()
  await storeSecurityKey(w.db, KEY)
  return { w, admin: await w.admin() }
}

const listed = async (w: World, area: string) =>
  (await get(w, `/${area}/city/varanasi`)).data.map(({ id }: { id: string }) => id)

test.each(kinds)('CONTRACT $area: a new $what is a draft until it is published', async (kind) => {
  const { w, admin } = await desk()
  const made = await post(admin, kind.create, kind.body)
  expect(made).toMatchObject({
    status: 201,
    data: { status: 'DRAFT', cityHindi: 'वाराणसी', state: 'Uttar Pradesh', goodToKnow: ['Carry water'], endsAt: null },
  })
  const { id } = made.data
  expect((await get(w, kind.read + id)).status).toBe(404)
  expect(await listed(w, kind.area)).toEqual([])
  expect((await call(admin, 'GET', kind.read + id)).data).toMatchObject({ id, status: 'DRAFT' })
  await post(admin, `/${kind.area}/${id}/status`, { status: 'PUBLISHED', key: KEY })
  expect(await listed(w, kind.area)).toEqual([id])
  const { data } = await get(w, kind.read + id)
  expect(data).toMatchObject({ id, startsAt: '06:00' })
  expect(data).not.toHaveProperty('status')
})

test.each(kinds)('CONTRACT $area: a new $what in a city that is not in the list, or with a wrong key', async (kind) => {
  const { w, admin } = await desk()
  const [[name, fields]] = Object.entries(kind.body) as [[string, object]]
  const send = (over: object) => post(admin, kind.create, { [name]: { ...fields, ...over } })
  expect(await send({ city: 'Atlantis' })).toMatchObject({
    status: 400,
    code: 'CITY_UNKNOWN',
    issues: [{ path: `${name}.city` }],
  })
  expect(await send({ key: 'wrong' })).toMatchObject({ status: 403, code: 'BAD_KEY' })
  expect(await send({ startsAt: '25:00' })).toMatchObject({ status: 400 })
  expect(await send({ status: 'PUBLISHED' })).toMatchObject({ status: 400 })
  expect((await call(admin, 'GET', `/${kind.area}/city/varanasi`)).data).toEqual([])
  expect(await listed(w, kind.area)).toEqual([])
})

test('CONTRACT cart: what is withdrawn cannot be added or paid for; without it the cart goes on', async () => {
  const { w, admin } = await desk()
  const devotee = await w.devotee()
  const [gone, stays] = [await makePackage(w.db), await makePooja(w.db)]
  const [entry, other] = [
    await devotee.addPackage({ packageId: gone.id }),
    await devotee.addPooja({ eventId: stays.id }),
  ]
  const ids = [entry.id, other.id]
  await devotee.quote(...ids)
  await post(admin, `/packages/${gone.id}/status`, { status: 'WITHDRAWN', key: KEY })
  const date = w.inDays(5)
  expect(await post(devotee, '/cart/add', { packageId: gone.id, headCount: 2, date, events: [] })).toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
  })
  expect(await devotee.cart()).toMatchObject([{ withdrawn: true }, {}])
  expect((await devotee.cart())[1]).not.toHaveProperty('withdrawn')
  const refused = { status: 409, code: 'OFFER_WITHDRAWN', message: expect.stringContaining(gone.name) }
  expect(await post(devotee, '/payments/initiate', { cartIds: ids, vehicle: 'CAR' })).toMatchObject(refused)
  const amountPaid = Math.min(5000, await devotee.cost())
  expect(await post(devotee, '/bookings/add', { amountPaid, refNo: '426812345678' })).toMatchObject(refused)
  await devotee.send('DELETE', `/cart/${entry.id}`)
  await devotee.quote(other.id)
  expect(await devotee.book('426812345678')).toHaveLength(1)
})

test('CONTRACT cart: a booked journey keeps what is withdrawn afterwards', async () => {
  const { w, admin } = await desk()
  const devotee = await w.devotee()
  const sold = await makePackage(w.db)
  await devotee.addPackage({ packageId: sold.id })
  await devotee.book('426812345678')
  await post(admin, `/packages/${sold.id}/status`, { status: 'WITHDRAWN', key: KEY })
  expect(await devotee.bookings()).toMatchObject([{ Package: { name: sold.name } }])
})

test('CONTRACT packages, events: the offers of a city are put in another order, page by page too', async () => {
  const { w, admin } = await desk()
  const ids: string[] = []
  for (let count = 0; count < 3; count++) ids.push((await makePooja(w.db)).id)
  const order = ids.toReversed()
  expect(await call(admin, 'PUT', '/events/order', { city: 'Varanasi', order, key: KEY })).toMatchObject({
    status: 200,
  })
  expect(await listed(w, 'events')).toEqual(order)
  const page = async (query: string) => (await w.visitor().send('GET', `/events/city/varanasi?limit=2${query}`)).json()
  const first = await page('')
  const next = await page(`&cursor=${first.nextCursor}`)
  expect([...first.data, ...next.data].map(({ id }) => id)).toEqual(order)
  expect(next.nextCursor).toBeNull()
})

test('CONTRACT packages: what an admin reads can be sent back, and leaves the new fields that it does not name', async () => {
  const { admin } = await desk()
  const { data } = await post(admin, '/packages', { content: pack })
  const read = (await call(admin, 'GET', `/packages/${data.id}`)).data
  expect(await post(admin, '/packages/update', { content: { ...read, key: KEY } })).toMatchObject({
    status: 200,
    data: read,
  })
  const { goodToKnow: _, seats: __, ...older } = read
  expect(await post(admin, '/packages/update', { content: { ...older, key: KEY } })).toMatchObject({ data: read })
})

test('CONTRACT catalogue: names in forty scripts are kept as they were sent', async () => {
  const { admin } = await desk()
  const name = 'काशी কাশী ਕਾਸ਼ੀ કાશી କାଶୀ காசி కాశీ ಕಾಶಿ കാശി කාශි 北京 日本語 한국어 ไทย ລາວ ខ្មែរ မြန်မာ ქართული Ελληνικά'
  const { data } = await post(admin, '/packages', { content: { ...pack, name } })
  expect(data.name).toBe(name.normalize('NFC'))
})
