/** @module-tag thorough */
import { expect } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { password } from '../factories.ts'
import { firstOf } from '../present.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { testViews } from './test-views.ts'

const views = [
  { language: 'en', size: 'desktop' },
  { language: 'hi', size: 'phone' },
] as const
const care = { phone: '+91 55500 00777' }
/** 4 unverified payments and 8 quotes an hour. */
const environment = { RATE_LIMIT_SCALE: '0.08', CARE_PHONE: care.phone }

const credentials = (who: string, language: Language) => ({ email: `${who}.${language}@example.com`, password })

const site = browserSite({
  environment,
  past: async (w) => {
    for (const { language } of views) {
      const payer = await w.devotee(credentials('payer', language))
      for (const utr of ['1', '2', '3', '4']) {
        await payer.addPooja()
        await payer.book(`${utr}00000000${language === 'en' ? 100 : 200}`)
      }
      await payer.addPooja()
      await w.devotee(credentials('asker', language))
    }
  },
})

testViews(views, 1)(
  'CHECKOUT limits: too many unverified payments are told before another one is paid, in $language',
  async (view) => {
    const as = credentials('payer', view.language)
    const { page, expectComplaint, leave } = await site.loggedIn({ ...view, as })
    await page.goto('/user/checkout')
    const text = wordsIn(view.language)(m.error_too_many_unverified, { count: '4', ...care })
    await page.getByRole('main').getByText(text, { exact: true }).waitFor()
    expect(await page.getByRole('alert').filter({ hasText: text }).count()).toBe(1)
    expect(page.url()).toBe(`${site.origin}/user/checkout`)
    expect(await page.getByRole('textbox').count()).toBe(0)
    expectComplaint(/409/)
    await leave()
  },
)

testViews(views)('CHECKOUT limits: too many quotes in an hour are told, in $language', async (view) => {
  const as = credentials('asker', view.language)
  const { page, api, addPooja, expectComplaint, leave } = await site.loggedIn({ ...view, as })
  for (let quote = 0; quote < 8; quote++) {
    await addPooja()
    const { data: entries } = await unwrap(api.cart.$get({ query: {} }))
    const cartIds = [entries.at(-1) ?? firstOf(entries)].map(({ id }) => id)
    await unwrap(api.payments.initiate.$post({ json: { cartIds, vehicle: 'CAR' } }))
  }
  await page.goto('/user/checkout')
  const text = wordsIn(view.language)(m.error_too_many_quotes, care)
  await page.getByRole('main').getByText(text, { exact: true }).waitFor()
  expect(await page.getByRole('alert').filter({ hasText: text }).count()).toBe(1)
  expectComplaint(/429/)
  await leave()
})
