import { expect, test } from 'vitest'
import { languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { password } from '../factories.ts'
import { enterUtr, open } from './payer.ts'
import { nextUtr } from './people.ts'
import type { Past } from './site.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { testViews } from './test-views.ts'
import { matchIn } from '../present.ts'

const HOUR_MS = 60 * 60 * 1000

/** A devotee who got a quote thirty hours ago and may have paid it. */
const late = { email: 'late@example.com', password }

const past: Past = async (w) => {
  w.clock.set(new Date(Date.now() - 30 * HOUR_MS).toISOString())
  const devotee = await w.devotee({ email: late.email })
  const entry = await devotee.addPackage({ headCount: 2, days: 30 })
  await devotee.quote(entry.id)
}

const site = browserSite({ newProfiles: true, past })

test('§4 money sent for an older price is accepted at that price, and nothing is paid twice', async () => {
  const { page, api, leave } = await site.loggedIn({ as: late, size: 'phone' })
  const say = wordsIn('en')
  await open(page, '/user/checkout')
  const earlier = page.getByRole('heading', {
    level: 2,
    name: /^Have you already paid ₹[\d,.]+ with payment code \w{8}\?$/,
  })
  const reference = matchIn(await earlier.innerText(), /code (\w{8})/)
  await page.getByRole('button', { name: /^Yes, enter the UTR/ }).click()
  expect(await page.getByRole('link', { name: /UPI app/ }).count()).toBe(0)
  await enterUtr(page, 'en', nextUtr())
  await page.getByText(say(m.checkout_success)).waitFor()
  const { data } = (await (await api.bookings.all.$get({ query: {} })).json()) as { data: { reference: string }[] }
  expect(data.map((booking) => booking.reference)).toEqual([reference])
  await leave()
})

testViews(languages, 1)(
  '§9 the remaining time of a price is shown in minutes, and late money is accepted, in %s',
  async (language) => {
    const { page, addPackage, leave } = await site.loggedIn({ language, size: 'phone' })
    const say = wordsIn(language)
    await addPackage()
    await page.clock.install()
    await open(page, '/user/checkout')
    const left = page.getByText(/^(24|23) (hours|घंटे)( [1-9]\d? (minutes?|मिनट))? (left|बाकी)$/)
    await left.waitFor()
    await page.clock.runFor('02:00:00')
    await page.getByText(/^(22|21) (hours|घंटे)( [1-9]\d? (minutes?|मिनट))? (left|बाकी)$/).waitFor()
    // A screen reader does not announce every minute.
    expect(
      await page
        .locator('[role=status], [role=alert], [aria-live]')
        .filter({ hasText: /minutes|मिनट/ })
        .count(),
    ).toBe(0)
    await page.clock.runFor('21:30:00')
    await page.getByText(/^\d+ (minutes left|मिनट बाकी)$/).waitFor()
    await page.clock.runFor('01:00:00')
    await page.getByText(say(m.checkout_price_over, { moment: '' }).slice(0, 25)).waitFor()
    await page.clock.runFor('24:00:00')
    await page.getByText(say(m.checkout_price_gone, { phone: '+91 55500 00108' })).waitFor()
    await leave()
  },
)
