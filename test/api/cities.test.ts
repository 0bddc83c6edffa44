import { expect, test } from 'vitest'
import { storeSecurityKey } from '../../server/account/security-key.ts'
import { call, get, post } from '../calls.ts'
import { makePackage } from '../factories.ts'
import { type World, world } from '../world.ts'

const KEY = 'a key of the house'
const mathura = { name: 'Mathura', nameHindi: 'मथुरा', state: 'Uttar Pradesh', stateHindi: 'उत्तर प्रदेश', key: KEY }

async function desk() {
  const w = await world()
  await storeSecurityKey(w.db, KEY)
  return { w, admin: await w.admin() }
}

const slugs = async (w: World) => (await get(w, '/cities')).data.map(({ slug }: { slug: string }) => slug)

test('CONTRACT cities: visitors read the published ones in their order, without what is for staff', async () => {
  const { w } = await desk()
  const { status, data } = await get(w, '/cities')
  expect(status).toBe(200)
  expect(await slugs(w)).toEqual(['prayagraj', 'varanasi', 'chitrakoot', 'ayodhya', 'sarnath'])
  expect(data[1]).toMatchObject({ name: 'Varanasi', nameHindi: 'वाराणसी', state: 'Uttar Pradesh', scene: 'varanasi' })
  expect(data[1]).not.toHaveProperty('status')
})

test('CONTRACT cities: a new city is a draft, has a slug of its English name, and is seen when it is published', async () => {
  const { w, admin } = await desk()
  const made = await post(admin, '/cities', { city: { ...mathura, name: 'Mathura Vrindavan' } })
  expect(made).toMatchObject({
    status: 201,
    data: { slug: 'mathura-vrindavan', status: 'DRAFT', scene: 'plain', about: '' },
  })
  expect(await slugs(w)).not.toContain('mathura-vrindavan')
  expect((await call(admin, 'GET', '/cities')).data.at(-1)).toMatchObject({
    slug: 'mathura-vrindavan',
    status: 'DRAFT',
  })
  await makePackage(w.db, { city: 'Mathura Vrindavan' })
  expect((await get(w, '/packages/city/mathura-vrindavan')).data).toHaveLength(0)
  const shown = await post(admin, `/cities/${made.data.id}/status`, { status: 'PUBLISHED', key: KEY })
  expect(shown).toMatchObject({ status: 200, data: { status: 'PUBLISHED' } })
  expect(shown.message).toBe('The city is published. Packages: 1, poojas: 0.')
  expect(await slugs(w)).toContain('mathura-vrindavan')
  for (const name of ['mathura-vrindavan', 'MATHURA-Vrindavan', 'mathura%20vrindavan'])
    expect((await get(w, `/packages/city/${name}`)).data).toHaveLength(1)
})

test('CONTRACT cities: of a city that is withdrawn nothing is seen; the answer says what follows', async () => {
  const { w, admin } = await desk()
  const pack = await makePackage(w.db)
  const varanasi = (await get(w, '/cities')).data[1]
  const hidden = await post(admin, `/cities/${varanasi.id}/status`, { status: 'WITHDRAWN', key: KEY })
  expect(hidden.message).toContain('packages: 1, poojas: 0')
  expect((await get(w, '/packages/city/varanasi')).data).toEqual([])
  expect((await get(w, `/packages/${pack.id}`)).status).toBe(404)
  expect((await call(admin, 'GET', `/packages/${pack.id}`)).data).toMatchObject({ id: pack.id, status: 'PUBLISHED' })
})

test.each([
  ['no Latin letter', { name: 'मथुरा' }, 400, 'CITY_NAME_LATIN'],
  ['a name that is there', { name: 'VARANASI' }, 409, 'CITY_TAKEN'],
  ['a slug that is there', { name: 'Varanasi!' }, 409, 'CITY_TAKEN'],
  ['a wrong key', { key: 'wrong' }, 403, 'BAD_KEY'],
  ['no Hindi name', { nameHindi: ' ' }, 400, 'INVALID_INPUT'],
  ['a link that is none', { link: 'javascript:alert(1)' }, 400, 'INVALID_INPUT'],
  ['half a position', { latitude: 27.5 }, 400, 'INVALID_INPUT'],
  ['a field that is not known', { colour: 'red' }, 400, 'INVALID_INPUT'],
])('CONTRACT cities: a new city with %s is refused', async (_, over, status, code) => {
  const { w, admin } = await desk()
  expect(await post(admin, '/cities', { city: { ...mathura, ...over } })).toMatchObject({ status, code })
  expect(await slugs(w)).toHaveLength(5)
})

test('CONTRACT cities: a new name goes to the offers and keeps the slug; the second of two editors is told', async () => {
  const { w, admin } = await desk()
  const pack = await makePackage(w.db, { city: 'Sarnath' })
  const { id, slug, ...before } = (await get(w, '/cities')).data[4]
  const edit = { ...before, id, key: KEY, before, name: 'Rishipatan', nameHindi: 'ऋषिपत्तन' }
  expect(await post(admin, '/cities/update', { city: edit })).toMatchObject({ status: 200, data: { slug } })
  expect((await get(w, '/packages/city/sarnath')).data[0]).toMatchObject({ id: pack.id, city: 'Rishipatan' })
  const late = await post(admin, '/cities/update', { city: { ...edit, about: 'Other' } })
  expect(late).toMatchObject({ status: 409, code: 'EDITED_MEANWHILE' })
  expect(late.issues).toContainEqual({ path: 'city.name', message: expect.stringContaining('Rishipatan') })
})

test('CONTRACT cities: staff put them in another order, which must name all of them', async () => {
  const { w, admin } = await desk()
  const ids = (await get(w, '/cities')).data.map((city: { id: string }) => city.id).toReversed()
  expect(await call(admin, 'PUT', '/cities/order', { order: ids, key: KEY })).toMatchObject({ status: 200 })
  expect(await slugs(w)).toEqual(['sarnath', 'ayodhya', 'chitrakoot', 'varanasi', 'prayagraj'])
  expect(await call(admin, 'PUT', '/cities/order', { order: ids.slice(1), key: KEY })).toMatchObject({
    status: 400,
    code: 'ORDER_INCOMPLETE',
  })
})

test('CONTRACT cities: each act is in the audit log with the values before and after', async () => {
  const { admin } = await desk()
  const { data: city } = await post(admin, '/cities', { city: mathura })
  await post(admin, `/cities/${city.id}/status`, { status: 'PUBLISHED', key: KEY })
  const { data } = await call(admin, 'GET', `/admin/audit?subject=${city.id}`)
  expect(data).toMatchObject([
    { action: 'city_status', subject: { kind: 'city', name: 'Mathura' }, before: { status: 'DRAFT' } },
    { action: 'city_created', before: null, after: { slug: 'mathura' } },
  ])
})
