import { expect, test } from 'vitest'
import { newId } from '../../db/new-id.ts'
import { call, type Sender } from '../calls.ts'
import { cityPage } from './city-page.ts'
import { firstOf } from '../present.ts'

const remove = (who: Sender, path: string) => call(who, 'DELETE', path)

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

test('CONTRACT cart/event: without a package the last pooja is deleted with its entry', async () => {
  const { devotee } = await cityPage()
  const entry = await devotee.addPooja()
  const answer = await remove(devotee, `/cart/event/${firstOf(entry.CartToEvent).id}`)
  expect(answer).toEqual({ status: 200, data: null, message: 'Cart has successfully been deleted' })
  expect(await devotee.cart()).toEqual([])
})

test('CONTRACT cart/event: an entry with a package or another pooja keeps the rest', async () => {
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

test('CONTRACT failure: the entry of another devotee gives 404 and stays', async () => {
  const { w, devotee } = await cityPage()
  const entry = await devotee.addPooja()
  const other = await w.devotee()
  for (const path of [
    `/cart/${entry.id}`,
    `/cart/event/${firstOf(entry.CartToEvent).id}`,
    `/cart/event/${entry.id}`,
    '/cart/x',
    '/cart/event/x',
  ])
    expect(await remove(other, path)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(await devotee.cart()).toEqual([entry])
})
