import { describe, expect, test } from 'vitest'
import { cleanUp } from '../../server/housekeeping.ts'
import { call, type Sender } from '../calls.ts'
import { present } from '../present.ts'
import { type World, world } from '../world.ts'
import { travellers } from './travellers.ts'

const erase = (who: Sender, id: string) => call(who, 'DELETE', `/feedback/id/${id}`)
const restore = (who: Sender, id: string) => call(who, 'POST', `/feedback/id/${id}/restore`, {})
const list = async (w: World) => (await call(w.visitor(), 'GET', '/feedback')).data

/** Three devotees wrote after their journeys; the second one is the author. */
async function written() {
  const w = await world()
  const [author, first, third] = await travellers(w, 3)
  const write = async (who: Sender, text: string, rating: number) => {
    w.clock.pass({ minutes: 1 })
    return (await call(who, 'POST', '/feedback/create', { text, rating })).data
  }
  await write(present(first), 'First', 5)
  const { id } = await write(present(author), 'Peaceful\nand clean', 2)
  await write(present(third), 'Third', 4)
  return { w, author: present(author), id, before: await list(w) }
}

describe('CONTRACT feedback/id/restore', () => {
  test('the author restores deleted feedback exactly as it was, at its place', async () => {
    const { w, author, id, before } = await written()
    await erase(author, id)
    expect(await list(w)).toEqual([before[0], before[2]])
    expect((await call(w.visitor(), 'GET', '/feedback/rating')).data).toEqual({
      count: 2,
      stars: [0, 0, 0, 1, 1],
      average: 4.5,
    })
    expect(await restore(author, id)).toEqual({ status: 200, data: before[1], message: expect.any(String) })
    expect(await list(w)).toEqual(before)
    expect((await call(w.visitor(), 'GET', '/feedback/rating')).data).toEqual({
      count: 3,
      stars: [0, 1, 0, 1, 1],
      average: 3.7,
    })
    // A second press of the undo.
    expect(await restore(author, id)).toMatchObject({ status: 200, data: before[1] })
    await erase(author, id)
    expect(await list(w)).toHaveLength(2)
  })

  test('it is possible for ten minutes, and then the text is deleted for good', async () => {
    const { w, author, id, before } = await written()
    const stored = async () => (await w.db.selectFrom('feedback').select('id').execute()).length
    await erase(author, id)
    w.clock.pass({ minutes: 10, seconds: -1 })
    await cleanUp(w.db, w.clock.now(), w.env)
    expect((await restore(author, id)).status).toBe(200)
    await erase(author, id)
    w.clock.pass({ minutes: 10 })
    expect(await restore(author, id)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await stored()).toBe(3)
    await cleanUp(w.db, w.clock.now(), w.env)
    expect(await stored()).toBe(2)
    expect(await list(w)).toEqual([before[0], before[2]])
  })

  test('only the author restores, and nothing that an admin deleted', async () => {
    const { w, author, id } = await written()
    const admin = await w.admin()
    await erase(author, id)
    for (const who of [admin, await w.devotee()]) expect((await restore(who, id)).status).toBe(404)
    expect((await restore(w.visitor(), id)).status).toBe(401)
    await restore(author, id)
    await erase(admin, id)
    expect((await restore(author, id)).status).toBe(404)
    expect(await list(w)).toHaveLength(2)
  })

  test('an admin deletes for good what its author has deleted', async () => {
    const { w, author, id } = await written()
    await erase(author, id)
    expect((await erase(await w.admin(), id)).status).toBe(200)
    expect((await restore(author, id)).status).toBe(404)
  })

  test('deleted feedback is not in the own data', async () => {
    const { author, id } = await written()
    await erase(author, id)
    expect((await call(author, 'GET', '/user/export')).data.feedback).toEqual([])
  })
})
