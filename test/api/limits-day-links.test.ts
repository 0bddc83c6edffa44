import { expect, test } from 'vitest'
import { call, post } from '../calls.ts'
import { linkOf, newDriver, phoneOf } from '../day-links.ts'
import { world } from '../world.ts'

const limited = { status: 429, code: 'TOO_MANY_REQUESTS' }

test('CONTRACT limits: presses by the links of one person, and guesses of links in emails from one address', async () => {
  const w = await world({ environment: { RATE_LIMIT_SCALE: '0.02' } })
  const admin = await w.admin()
  const { data: driver } = await post<{ id: string; kind: 'DRIVER' }>(admin, '/admin/people', newDriver)
  const [phone, again] = [await linkOf(w, admin, driver), await linkOf(w, admin, driver)].map(({ url }) =>
    phoneOf(w, url),
  )
  // The limit is 600 an hour for a person, however many links they have; here it is 12. Refused presses count as well.
  for (let pressed = 0; pressed < 12; pressed++)
    expect(await phone?.press(crypto.randomUUID(), 'stop:0')).toMatchObject({ status: 409, code: 'NOT_ON_SHEET' })
  expect(await again?.press(crypto.randomUUID(), 'stop:0')).toMatchObject(limited)
  expect(await phone?.undo(crypto.randomUUID())).toMatchObject(limited)
  // Reading stays possible.
  expect((await phone?.read())?.status).toBe(200)

  const guess = () => call(w.visitor(), 'GET', `/waiting/link/leave~${'0'.repeat(32)}`)
  expect(await guess()).toMatchObject({ status: 404 })
  expect(await guess()).toMatchObject(limited)
})
