import { expect, test } from 'vitest'
import { storeSecurityKey } from '../../server/account/security-key.ts'
import { call, post } from '../calls.ts'
import { makePackage } from '../factories.ts'
import { world } from '../world.ts'

const KEY = 'a key of the house'

async function desk() {
  const w = await world()
  await storeSecurityKey(w.db, KEY)
  const [first, second] = [await w.admin({ name: 'Kavita' }), await w.admin({ name: 'Mohan' })]
  const { id } = await makePackage(w.db)
  const read = async () => (await call(first, 'GET', `/packages/${id}`)).data
  const edit = async (over: object, by = first) =>
    post(by, '/packages/update', { content: { ...(await read()), ...over, key: KEY } })
  const history = async (of: string = id) => (await call(first, 'GET', `/admin/history/${of}`)).data
  const undo = (entryId: string, key = KEY, of: string = id) =>
    post(first, `/admin/history/${of}/undo`, { entryId, key })
  return { w, id, first, second, read, edit, history, undo }
}

test('OFFERS history: each change says who, when and what; an undo brings back what was before as a change', async () => {
  const { first, read, edit, history, undo } = await desk()
  const before = await read()
  await edit({ price: 4321, goodToKnow: ['Bring a shawl'], stops: [] })
  const [change] = await history()
  expect(change).toMatchObject({
    action: 'package_edited',
    staff: { name: 'Kavita' },
    before: { price: before.price * 100 },
    after: { price: 432_100, good_to_know: ['Bring a shawl'] },
    canUndo: true,
  })
  expect(await undo(change.id)).toMatchObject({ status: 200 })
  expect(await read()).toEqual(before)
  const entries = await history()
  expect(entries).toHaveLength(2)
  expect(entries[0]).toMatchObject({ action: 'package_edited', after: { price: before.price * 100 }, canUndo: true })
  expect(await undo(entries[0].id)).toMatchObject({ status: 200 })
  expect(await read()).toMatchObject({ price: 4321, goodToKnow: ['Bring a shawl'] })
  expect((await call(first, 'GET', '/admin/history/none')).status).toBe(404)
})

test('OFFERS history: an undo keeps later changes of other fields, and is refused where another changed the same', async () => {
  const { second, read, edit, history, undo } = await desk()
  await edit({ price: 4500 })
  await edit({ nameHindi: 'काशी यात्रा' }, second)
  const changes = await history()
  expect(await undo(changes[1].id)).toMatchObject({ status: 200 })
  expect(await read()).toMatchObject({ price: 4000, nameHindi: 'काशी यात्रा' })
  await edit({ price: 5000 }, second)
  const again = await history()
  expect(await undo(again[1].id)).toMatchObject({
    status: 409,
    code: 'CHANGED_SINCE',
    message: expect.stringContaining('Price'),
  })
  expect(await read()).toMatchObject({ price: 5000 })
  expect(await history()).toEqual(again)
})

test('OFFERS history: two presses of undo are one change, and a wrong key changes nothing', async () => {
  const { read, edit, history, undo } = await desk()
  await edit({ price: 4500 })
  const [{ id }] = await history()
  expect(await undo(id, 'wrong')).toMatchObject({ status: 403, code: 'BAD_KEY' })
  expect(await read()).toMatchObject({ price: 4500 })
  expect(await undo(id)).toMatchObject({ status: 200 })
  expect(await undo(id)).toMatchObject({ status: 200 })
  expect(await history()).toHaveLength(2)
})

test("OFFERS history: a publication is taken back; a creation, an order and another one's change are not", async () => {
  const { w, id, first, read, history, undo } = await desk()
  await post(first, `/packages/${id}/status`, { status: 'WITHDRAWN', key: KEY })
  const [{ id: withdrawn }] = await history()
  const { id: other } = await makePackage(w.db)
  expect(await undo(withdrawn, KEY, other)).toMatchObject({ status: 404 })
  expect(await undo(withdrawn)).toMatchObject({ status: 200 })
  expect(await read()).toMatchObject({ status: 'PUBLISHED' })
  await call(first, 'PUT', '/packages/order', { city: 'Varanasi', order: [other, id], key: KEY })
  const [moved] = await history()
  expect(moved).toMatchObject({ after: { position: 2 }, canUndo: false })
  expect(await undo(moved.id)).toMatchObject({ status: 404 })
})

test('OFFERS history: the undo of a city brings its former name to its offers, unless another has that name', async () => {
  const { first, id, read, history, undo } = await desk()
  const city = (await call(first, 'GET', '/cities')).data[1]
  const rename = (of: { id: string }, name: string) => {
    const { slug: _, ...fields } = { ...city, ...of, name, key: KEY }
    return post(first, '/cities/update', { city: fields })
  }
  await rename(city, 'Banaras')
  expect(await read()).toMatchObject({ city: 'Banaras' })
  const [{ id: renamed }] = await history(city.id)
  expect(await undo(renamed, KEY, city.id)).toMatchObject({ status: 200 })
  expect(await read()).toMatchObject({ id, city: 'Varanasi' })
  await rename(city, 'Banaras')
  await rename(city, 'Kashi')
  const [again] = await history(city.id)
  const names = { name: 'Banaras', nameHindi: 'बनारस', state: 'Uttar Pradesh', stateHindi: 'उत्तर प्रदेश' }
  await post(first, '/cities', { city: { ...names, key: KEY } })
  expect(await undo(again.id, KEY, city.id)).toMatchObject({ status: 409, code: 'CITY_TAKEN' })
})
