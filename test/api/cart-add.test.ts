import { expect, test } from 'vitest'
import { add, cityPage } from './city-page.ts'

const at = (iso: string) => Date.parse(`2026-${iso}+05:30`)

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

test.each([1, 2])('CONTRACT cart/add: the head count of a pooja is 0, and %d is refused', async (headCount) => {
  const { devotee, poojaBody } = await cityPage()
  expect(await add(devotee, { ...poojaBody, headCount })).toMatchObject({ status: 400, code: 'HEAD_COUNT_RANGE' })
})

test.each([
  [-1, 400],
  [0, 400],
  [1, 201],
  [365, 201],
  [366, 400],
])('CONTRACT cart/add: a date %d days from today gives %d, for a package and for a pooja', async (days, status) => {
  const { w, devotee, packageBody, poojaBody, pooja } = await cityPage()
  const date = w.inDays(days)
  const answers = [
    await add(devotee, { ...packageBody, date }),
    await add(devotee, { ...poojaBody, date, events: [{ eventId: pooja.id, date }] }),
  ]
  for (const answer of answers)
    expect(answer).toMatchObject(status === 400 ? { status, code: 'DATE_OUT_OF_RANGE' } : { status })
})

test.each([
  ['11-21T23:59:59.999', '11-21T23:59:59.999', 400],
  ['11-21T23:59:59.999', '11-22T00:00:00.000', 201],
  ['11-22T00:00:00.000', '11-22T00:00:00.000', 400],
  ['11-22T00:00:00.000', '11-22T23:59:59.999', 400],
  ['11-22T00:00:00.000', '11-23T00:00:00.000', 201],
  ['11-22T05:29:59.999', '11-22T12:00:00.000', 400],
])('CONTRACT dates in: at %s in India the date %s gives %d', async (now, asked, status) => {
  const { w, packageBody } = await cityPage()
  w.clock.set(new Date(at(now)).toISOString())
  expect((await add(await w.devotee(), { ...packageBody, date: at(asked) })).status).toBe(status)
})

test('CONTRACT dates in: any instant of a day in India means that day', async () => {
  const { devotee, packageBody } = await cityPage()
  const dates = ['12-05T00:00:00.000', '12-05T12:00:00.000', '12-05T23:59:59.999']
  for (const date of dates)
    expect((await add(devotee, { ...packageBody, date: at(date) })).data.date).toBe('2026-12-05')
})

test('CONTRACT cart/add: an unknown package or pooja gives 404', async () => {
  const { devotee, packageBody, poojaBody } = await cityPage()
  const nowhere = crypto.randomUUID()
  expect(await add(devotee, { ...packageBody, packageId: nowhere })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(await add(devotee, { ...poojaBody, events: [{ ...poojaBody.events[0], eventId: nowhere }] })).toMatchObject({
    status: 404,
  })
})

test('CONTRACT ids: a malformed id of a package or pooja gives 400 with the name of the field', async () => {
  const { devotee, packageBody, poojaBody } = await cityPage()
  expect(await add(devotee, { ...packageBody, packageId: 'x' })).toMatchObject({
    status: 400,
    issues: [{ path: 'packageId' }],
  })
  const malformed = { ...poojaBody, events: [{ ...poojaBody.events[0], eventId: 'x' }] }
  expect(await add(devotee, malformed)).toMatchObject({ status: 400, issues: [{ path: 'events.0.eventId' }] })
})

test('CONTRACT cart/add: a price from the client is refused', async () => {
  const { devotee, packageBody } = await cityPage()
  expect(await add(devotee, { ...packageBody, price: 1 })).toMatchObject({ status: 400, issues: [{ path: 'price' }] })
})
