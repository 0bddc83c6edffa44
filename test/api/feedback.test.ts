import { describe, expect, test } from 'vitest'
import { seedDemo } from '../../db/seed/seed.ts'
import { call, nextUtr, type Sender, verification, withAdvance } from '../calls.ts'
import { firstOf } from '../present.ts'
import { type World, world } from '../world.ts'
import { traveller, travellers } from './travellers.ts'

const write = (who: Sender, body: unknown) => call(who, 'POST', '/feedback/create', body)
const erase = (who: Sender, id: string) => call(who, 'DELETE', `/feedback/id/${id}`)
const shown = async (w: World) => (await call(w.visitor(), 'GET', '/feedback')).data

test('§3 everyone sees the text, rating, time and author of feedback', async () => {
  const w = await world()
  const { user, ...devotee } = await w.devotee({ name: 'Kamala' })
  const { status, data } = await write(devotee, { text: '  Peaceful\nand clean ', rating: 4 })
  expect(status).toBe(201)
  expect(data).toEqual({
    id: expect.any(String),
    text: 'Peaceful\nand clean',
    rating: 4,
    createdAt: w.clock.now().toISOString(),
    User: { id: user.id, name: 'Kamala' },
  })
  expect(await shown(w)).toEqual([data])
})

test('CONTRACT feedback: the list is newest first', async () => {
  const w = await world()
  const devotee = await w.devotee()
  for (const text of ['first', 'second', 'third']) await write(devotee, { text })
  expect((await shown(w)).map((one: { text: string }) => one.text)).toEqual(['third', 'second', 'first'])
})

test('§9 the rating is 5 when none is given', async () => {
  const w = await world()
  expect((await write(await w.devotee(), { text: 'Good' })).data.rating).toBe(5)
})

test.each([
  [0, 400],
  [1, 201],
  [5, 201],
  [6, 400],
  [-1, 400],
  [4.5, 400],
  ['5', 400],
  [null, 400],
])('§9 the rating %j gives %d', async (rating, status) => {
  const w = await world()
  const answer = await write(await w.devotee(), { text: 'Good', rating })
  expect(answer.status).toBe(status)
  if (status === 400) expect(answer.issues).toEqual([expect.objectContaining({ path: 'rating' })])
  expect(await shown(w)).toHaveLength(status === 201 ? 1 : 0)
})

describe('CONTRACT feedback/create', () => {
  test.each([
    ['', 400],
    [' \n\t ', 400],
    ['x', 201],
    ['x'.repeat(2000), 201],
    [` ${'x'.repeat(2000)} `, 201],
    ['x'.repeat(2001), 400],
    ['क'.repeat(2000), 201],
  ])('the text %j gives %d', async (text, status) => {
    const answer = await write(await (await world()).devotee(), { text })
    expect(answer.status).toBe(status)
    if (status === 400) expect(answer.code).toBe('FEEDBACK_LENGTH')
  })

  test.each([undefined, null, 5, ['x'], {}])('%j is refused as a text', async (text) => {
    expect(await write(await (await world()).devotee(), { text })).toMatchObject({
      status: 400,
      issues: [{ path: 'text' }],
    })
  })

  test('nobody can write in the name of another', async () => {
    const w = await world()
    const other = await w.devotee()
    expect(await write(await w.devotee(), { text: 'Good', userId: other.user.id })).toMatchObject({
      status: 400,
      issues: [{ path: 'userId' }],
    })
  })
})

test('CONTRACT text: markup is stored as it was sent', async () => {
  const w = await world()
  const text = `<script>alert(1)</script> & "quotes" 'n' \\ \${x} {{y}} 🙏 हर हर महादेव`
  expect((await write(await w.devotee(), { text })).data.text).toBe(text)
  expect((await shown(w))[0].text).toBe(text)
})

test('SEO feedback/rating: only who has finished a journey counts, whatever comes later', async () => {
  const w = await world()
  const admin = await w.admin()
  const devotee = await w.devotee()
  const rate = (rating: number) => write(devotee, { text: 'Good', rating })
  const counted = async () => (await call(w.visitor(), 'GET', '/feedback/rating')).data.stars
  await rate(1)
  await devotee.addPooja({ days: 2 })
  const { id } = firstOf(await devotee.book(nextUtr()))
  await rate(2)
  await admin.send('POST', '/bookings/verification', { id, status: true })
  await rate(3)
  w.clock.pass({ days: 2 })
  // On its own day, a journey is not finished.
  expect((await rate(4)).data.city).toBeUndefined()
  expect(await counted()).toEqual([0, 0, 0, 0, 0])
  w.clock.pass({ days: 1 })
  expect((await rate(5)).data.city).toBeTypeOf('string')
  expect(await counted()).toEqual([0, 0, 0, 0, 1])
})

test.each([
  [[], { count: 0, stars: [0, 0, 0, 0, 0], average: null }],
  [[4], { count: 1, stars: [0, 0, 0, 1, 0], average: 4 }],
  [[5, 4], { count: 2, stars: [0, 0, 0, 1, 1], average: 4.5 }],
  [[5, 5, 4], { count: 3, stars: [0, 0, 0, 1, 2], average: 4.7 }],
  [[1, 1, 1, 2], { count: 4, stars: [3, 1, 0, 0, 0], average: 1.3 }],
])('SEO feedback/rating: the ratings %j are %j, with one decimal', async (ratings, rating) => {
  const w = await world()
  const devotee = await traveller(w)
  for (const given of ratings) await write(devotee, { text: 'Good', rating: given })
  expect(await call(w.visitor(), 'GET', '/feedback/rating')).toEqual({ status: 200, data: rating })
})

test('SEO feedback/rating: deleted feedback does not count', async () => {
  const w = await world()
  const devotee = await traveller(w)
  const { id } = (await write(devotee, { text: 'Late', rating: 2 })).data
  await write(devotee, { text: 'Good', rating: 5 })
  await erase(devotee, id)
  expect((await call(w.visitor(), 'GET', '/feedback/rating')).data).toEqual({
    count: 1,
    stars: [0, 0, 0, 0, 1],
    average: 5,
  })
})

test('SEO feedback/rating: ratings that are written, changed and deleted at the same time all count', async () => {
  const w = await world()
  const devotees = await travellers(w, 6)
  const written = await Promise.all(devotees.map((devotee, index) => write(devotee, { text: 'Good', rating: index })))
  expect(written.map(({ status }) => status)).toEqual([400, 201, 201, 201, 201, 201])
  await Promise.all([
    ...devotees.map((devotee, index) => write(devotee, { text: 'Again', rating: 5 - (index % 2) })),
    w.db.updateTable('feedback').set({ rating: 5 }).where('rating', '=', 3).execute(),
    w.db.deleteFrom('feedback').where('rating', '=', 1).execute(),
  ])
  expect((await call(w.visitor(), 'GET', '/feedback/rating')).data).toEqual({
    count: 10,
    stars: [0, 1, 0, 4, 5],
    average: 4.3,
  })
})

test('DEMO feedback: examples are marked, and count in no rating', async () => {
  const w = await world()
  const devotee = await traveller(w)
  await seedDemo(w.db, '', w.clock.now())
  await write(devotee, { text: 'Good', rating: 2 })
  const all = await shown(w)
  expect(all.map(({ example }: { example?: true }) => example)).toEqual([undefined, ...Array(10).fill(true)])
  expect((await call(w.visitor(), 'GET', '/feedback/rating')).data).toEqual({
    count: 1,
    stars: [0, 1, 0, 0, 0],
    average: 2,
  })
})

test('§6 an author deletes their own feedback, once', async () => {
  const w = await world()
  const devotee = await w.devotee()
  const { id } = (await write(devotee, { text: 'Good' })).data
  expect(await erase(devotee, id)).toMatchObject({ status: 200, data: null })
  expect(await shown(w)).toEqual([])
  expect(await erase(devotee, id)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test('§6 an admin deletes any feedback', async () => {
  const w = await world()
  const { id } = (await write(await w.devotee(), { text: 'Good' })).data
  expect((await erase(await w.admin(), id)).status).toBe(200)
  expect(await shown(w)).toEqual([])
})

test('CONTRACT feedback/id: anyone else gets 404, and the feedback stays', async () => {
  const w = await world()
  const { id } = (await write(await w.devotee(), { text: 'Good' })).data
  expect(await erase(await w.devotee(), id)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect((await erase(w.visitor(), id)).status).toBe(401)
  expect(await shown(w)).toHaveLength(1)
})

test.each(['x', '1', 'undefined', crypto.randomUUID()])(
  'CONTRACT ids: deletion of the feedback %s gives 404',
  async (id) => {
    expect(await erase(await (await world()).admin(), id)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  },
)

test('§3 feedback names the city and month of the verified journey that was over when it was written', async () => {
  const w = await world()
  const { devotee, id } = await withAdvance(w, { days: 3 })
  const written = async (text: string) => (await write(devotee, { text })).data
  const early = await written('Booked')
  w.clock.pass({ days: 5 })
  const { city: none, id: waiting } = await written('Not verified yet')
  expect((await verification(await w.admin(), id, true)).status).toBe(200)
  const { date_start: day } = await w.db.selectFrom('bookings').select('date_start').executeTakeFirstOrThrow()
  expect([early.city, none]).toEqual([undefined, undefined])
  const item = await written('Travelled')
  expect(item).toMatchObject({ city: expect.stringMatching(/^[a-z]+$/), month: day.slice(0, 7) })
  const all: { id: string; city?: string }[] = await shown(w)
  const journeyOf = (one: { id: string }) => all.find((other) => other.id === one.id)?.city
  expect([journeyOf(early), journeyOf({ id: waiting }), journeyOf(item)]).toEqual([undefined, undefined, item.city])
})
