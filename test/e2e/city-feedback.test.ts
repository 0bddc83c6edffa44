/** @module-tag thorough */
import { expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { password } from '../factories.ts'
import { firstOf } from '../present.ts'
import { DAY_MS } from '../world.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { nextUtr, peopleAt } from './people.ts'
import type { Past } from './site.ts'

const email = 'traveller@example.com'

/** A devotee booked a journey to Ayodhya that began 40 days ago. */
const past: Past = async (w) => {
  w.clock.set(new Date(Date.now() - 60 * DAY_MS).toISOString())
  const devotee = await w.devotee({ email })
  const { id } = await w.db.selectFrom('packages').select('id').where('city', '=', 'Ayodhya').executeTakeFirstOrThrow()
  await devotee.addPackage({ packageId: id, days: 20 })
  await devotee.book(nextUtr())
}
const site = browserSite({ past })

test('the page of a city has what devotees wrote after a journey to it, and not after one to another city', async () => {
  const people = peopleAt(site.origin)
  const [admin, devotee] = await Promise.all([people.admin(), people.known({ email, password })])
  const { id } = firstOf((await unwrap(devotee.api.bookings.all.$get({ query: {} }))).data)
  await unwrap(admin.api.bookings.verification.$post({ json: { id, status: true } }))
  const text = 'The driver waited for us with water at every temple.'
  await unwrap(devotee.api.feedback.create.$post({ json: { text, rating: 5 } }))

  const say = wordsIn('en')
  const { page, leave } = await site.visit()
  await page.goto('/city/ayodhya')
  const travellers = page.getByRole('region', { name: say(m.landing_travellers) })
  await travellers.getByText(text).waitFor()
  await page.goto('/city/varanasi')
  await page.getByRole('heading', { name: say(m.city_poojas), exact: true }).waitFor()
  expect(await travellers.count()).toBe(0)
  await leave()
})
