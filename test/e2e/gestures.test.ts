import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { addDays, dayOf } from '../../domain/calendar-day.ts'
import { cities } from '../demo-cities.ts'
import { languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { nextUtr } from './people.ts'
import { hydrated } from './visitor.ts'
import { testViews } from './test-views.ts'

const site = browserSite()
const MOST = 15

testViews(languages, 1)(
  'CHOOSING a new devotee submits a UTR after at most 15 gestures from the landing page, in %s',
  async (language) => {
    const say = wordsIn(language)
    const { page, leave } = await site.visit({ language, size: 'phone', newProfile: true })
    // No app of a bank is installed here.
    await page.addInitScript(() =>
      addEventListener(
        'click',
        ({ target }) => {
          const link = target instanceof Element && target.closest('a[href^="upi:"]')
          if (link) link.removeAttribute('href')
        },
        true,
      ),
    )
    let gestures = 0
    const gesture = async (act: Promise<unknown>) => {
      gestures += 1
      await act
    }
    const press = (what: Locator) => gesture(what.click())
    const fill = (what: Locator, text: string) => gesture(what.fill(text))
    const main = page.getByRole('main')
    await page.goto('/landing')
    await hydrated(page)
    await press(page.getByRole('link', { name: say(m.landing_book, { city: cities.varanasi[language] }) }))
    await page.waitForURL('**/city/varanasi')
    await gesture(page.getByRole('checkbox').first().check())
    await gesture(page.getByLabel(say(m.city_head_count)).selectOption('4'))
    await fill(page.getByLabel(say(m.city_arrival_date)), addDays(dayOf(Date.now()), 20))
    await press(page.getByRole('link', { name: say(m.city_login_to_add) }))
    await page.waitForURL('**/auth/login?**')
    await press(main.getByRole('link', { name: say(m.nav_register) }))
    await fill(page.getByLabel(say(m.common_full_name)), 'कमला देवी')
    await fill(page.getByLabel(say(m.common_phone_number)), '98765 43210')
    await fill(page.getByLabel(say(m.common_email), { exact: true }), `gestures.${language}.${Date.now()}@example.com`)
    await fill(page.getByLabel(say(m.common_password), { exact: true }), 'ganga snan 2027')
    await press(main.getByRole('button', { name: say(m.nav_register) }))
    // The choice from before the login is in the cart.
    await page.waitForURL('**/user/cart')
    await page.getByText('(2 + 2)').waitFor()
    await press(page.getByRole('link', { name: say(m.common_checkout) }))
    await press(page.getByRole('link', { name: say(m.checkout_by_app, { amount: '₹5,000' }) }))
    await fill(page.getByRole('textbox', { name: say(m.common_utr_number) }), nextUtr())
    await press(page.getByRole('button', { name: say(m.checkout_submit), exact: true }))
    await page.getByText(say(m.checkout_success)).waitFor()
    expect(gestures).toBeLessThanOrEqual(MOST)
    await leave()
  },
)
