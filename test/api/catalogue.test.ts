import { expect, test } from 'vitest'
import { makePackage, makePooja } from '../factories.ts'
import { get } from '../calls.ts'
import { noOfferFacts } from '../no-offer-facts.ts'
import { type World, world } from '../world.ts'

const names = async (w: World, path: string) => (await get(w, path)).data.map((row: { name: string }) => row.name)

test('§3 a package has all its fields, its prices in rupees', async () => {
  const w = await world()
  const { id, name } = await makePackage(w.db, { price: 4000.5, additionalPerson: 999.99 })
  expect((await get(w, `/packages/${id}`)).data).toEqual({
    id,
    name,
    nameHindi: 'पैकेज',
    city: 'Varanasi',
    cityHindi: 'वाराणसी',
    state: 'Uttar Pradesh',
    stateHindi: 'उत्तर प्रदेश',
    price: 4000.5,
    additionalPerson: 999.99,
    itinerary: ['Day 1'],
    itineraryHindi: ['पहला दिन'],
    facility: ['Driver'],
    facilityHindi: ['ड्राइवर'],
    stops: [],
    vehicle: null,
    hotelClass: null,
    nights: 0,
    seats: null,
    ...noOfferFacts,
    season: null,
    gstPercent: null,
    photos: [],
  })
})

test('§3 a pooja has all its fields, its cost in rupees', async () => {
  const w = await world()
  const { id, name } = await makePooja(w.db, { cost: 1100.25 })
  expect((await get(w, `/events/id/${id}`)).data).toEqual({
    id,
    name,
    nameHindi: 'पूजा',
    city: 'Varanasi',
    cityHindi: 'वाराणसी',
    state: 'Uttar Pradesh',
    stateHindi: 'उत्तर प्रदेश',
    cost: 1100.25,
    details: 'What is done',
    detailsHindi: 'विधि',
    included: [],
    includedHindi: [],
    ...noOfferFacts,
    season: null,
    gstPercent: null,
    photos: [],
  })
})

test.each([
  ['packages', makePackage],
  ['events', makePooja],
])('§7 GET /%s/city lists the content of that city only', async (area, make) => {
  const w = await world()
  const [one, two] = [await make(w.db), await make(w.db)]
  for (const city of ['Sarnath', 'Varanasi East', 'NA']) await make(w.db, { city })
  for (const asked of ['varanasi', 'Varanasi', 'VARANASI'])
    expect((await names(w, `/${area}/city/${asked}`)).toSorted()).toEqual([one.name, two.name].toSorted())
})

test.each(['atlantis', 'constructor', '__proto__', '%25', 'varan_si', "x'%20or%20'1'='1"])(
  'CONTRACT packages/city: an unknown city (%s) has an empty list',
  async (city) => {
    const w = await world()
    await makePackage(w.db)
    await makePooja(w.db)
    expect(await get(w, `/packages/city/${city}`)).toEqual({ status: 200, data: [], nextCursor: null })
    expect(await get(w, `/events/city/${city}`)).toEqual({ status: 200, data: [], nextCursor: null })
  },
)

test.each(['/packages/', '/events/id/'])(
  'CONTRACT packages/id, events/id: an unknown id gives 404 for %s',
  async (path) => {
    const w = await world()
    for (const id of [crypto.randomUUID(), 'x', '1', 'undefined', "'--"])
      expect(await get(w, path + encodeURIComponent(id))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  },
)
