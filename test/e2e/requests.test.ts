import type { Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { devoteePassword } from './people.ts'
import { hydrated } from './visitor.ts'
import { present } from '../present.ts'

const site = browserSite({ newProfiles: true })
const say = wordsIn('en')

test('§9 a login is stored under the key user with id, role and token, which each call sends', async () => {
  const known = await site.loggedIn()
  await known.leave()
  const { id, email } = known.session.user
  const { page, leave } = await site.visit()
  const calls: Request[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(`${site.origin}/v1/`)) calls.push(request)
  })
  const headersOf = async (path: string) => await present(calls.find((call) => call.url().endsWith(path))).allHeaders()

  await page.goto('/auth/login?next=%2Fuser%2Fbookings')
  await hydrated(page)
  await page.getByLabel(say(m.common_email)).fill(email)
  await page.getByLabel(say(m.common_password), { exact: true }).fill(devoteePassword)
  await page
    .getByRole('main')
    .getByRole('button', { name: say(m.nav_login) })
    .click()
  await page.getByRole('heading', { name: say(m.booking_list_empty) }).waitFor()

  const stored = JSON.parse(present(await page.evaluate(() => localStorage.getItem('user'))))
  expect(stored).toMatchObject({ user: { id, role: 'USER' }, access_token: expect.stringMatching(/./) })
  expect((await headersOf('/v1/user/login')).authorization).toBeUndefined()
  expect((await headersOf('/v1/user/login'))['content-type']).toBe('application/json')
  const later = calls.filter((call) => !call.url().endsWith('/v1/user/login'))
  expect(later.some((call) => call.url().includes('/v1/bookings/all'))).toBe(true)
  for (const call of later) {
    const { authorization, 'content-type': type } = await call.allHeaders()
    expect(authorization, call.url()).toBe(`Bearer ${stored.access_token}`)
    if (call.postData() !== null) expect(type, call.url()).toBe('application/json')
  }
  await leave()
})

test('§9 a payment is initiated for all entries of the cart and the vehicle CAR', async () => {
  const { page, addPackage, addPooja, leave } = await site.loggedIn()
  const ids = [(await addPackage()).id, (await addPooja()).id]
  const initiated = page.waitForRequest('**/v1/payments/initiate')
  await page.goto('/user/checkout')
  const sent = (await initiated).postDataJSON()
  expect(sent).toEqual({ cartIds: expect.any(Array), vehicle: 'CAR' })
  expect(sent.cartIds.toSorted()).toEqual(ids.toSorted())
  await page.getByRole('textbox', { name: say(m.common_utr_number) }).waitFor()
  await leave()
})
