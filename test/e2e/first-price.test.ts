import { expect } from 'vitest'
import { addDays, dayOf } from '../../domain/calendar-day.ts'
import { cities } from '../demo-cities.ts'
import { formatDay, formatMonth, formatWeekday } from '../../domain/format.ts'
import { languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { present } from '../present.ts'
import { browserSite } from './browser-site.ts'
import { logIn } from './login-form.ts'
import { wordsIn } from './messages.ts'
import { openPanchang } from './page-acts.ts'
import { hydrated } from './visitor.ts'
import { testViews } from './test-views.ts'

const site = browserSite({ newProfiles: true })

testViews(languages)(
  'CHOOSING a visitor has the price for five people on a day after four gestures, in %s',
  async (language) => {
    const say = wordsIn(language)
    const { session, leave: leaveAccount } = await site.loggedIn({ language })
    await leaveAccount()
    const { page, leave } = await site.visit({ language, size: 'phone' })
    const day = addDays(dayOf(Date.now()), 20)
    let gestures = 0
    const gesture = async (act: Promise<unknown>) => {
      gestures += 1
      await act
    }
    await page.goto('/landing')
    await hydrated(page)
    await gesture(page.getByRole('link', { name: say(m.landing_book, { city: cities.varanasi[language] }) }).click())
    await page.waitForURL('**/city/varanasi')
    await gesture(page.getByRole('checkbox').first().check())
    await gesture(page.getByLabel(say(m.city_head_count)).selectOption('5'))
    await gesture(page.getByLabel(say(m.city_arrival_date)).fill(day))

    expect(gestures).toBeLessThanOrEqual(4)
    const bar = page.getByRole('complementary', { name: say(m.city_your_choice) })
    // 6,500 and three times 1,200, with 18% GST: 11,918, of which 5,000 are paid now.
    await bar.getByText(say(m.city_bar_later, { amount: '₹6,918' })).waitFor()
    await bar.getByRole('button', { name: say(m.city_bar_now, { amount: '₹5,000' }) }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByText(`${formatWeekday(day, language)}, ${formatDay(day, language)}`).waitFor()
    await sheet.getByRole('button', { name: say(m.common_close), exact: true }).click()
    await sheet.waitFor({ state: 'hidden' })
    const chosen = page.getByRole('article').filter({ has: page.getByRole('checkbox', { checked: true }) })
    await chosen.getByText(say(m.city_in_all, { amount: '₹11,918' })).waitFor()

    // The login completes the act: the choice is in the cart.
    await bar.getByRole('link', { name: say(m.city_login_to_add), exact: true }).click()
    await page.waitForURL('**/auth/login?**')
    await logIn(page, session.user.email, language)
    await page.waitForURL('**/user/cart')
    await page.getByText('(2 + 3)').waitFor()
    await page.getByText(formatDay(day, language)).waitFor()
    await leave()
  },
)

/** In CSS pixels: about five screens of a phone. */
const HIGHEST = 3500

testViews(languages)('CHOOSING the page of a city is at most 3,500 px high on a phone, in %s', async (language) => {
  const { page, leave } = await site.visit({ language, size: 'phone' })
  await page.goto('/city/varanasi')
  await hydrated(page)
  const heights = await page.evaluate(() => ({
    page: document.documentElement.scrollHeight,
    footer: document.querySelector('body > footer, footer')?.clientHeight ?? 0,
  }))
  expect(heights.page, JSON.stringify(heights)).toBeLessThanOrEqual(HIGHEST)
  await leave()
})

testViews(languages, 1)(
  'CHOOSING the first view of a phone has a promise, a price and an act, in %s',
  async (language) => {
    const say = wordsIn(language)
    const { page, leave } = await site.visit({ language, size: 'phone' })
    await page.goto('/landing')
    const main = page.getByRole('main')
    for (const shown of [
      main.getByRole('heading', { level: 1 }),
      main.getByText('₹4,200'),
      main.getByRole('link', { name: cities.sarnath[language], exact: true }),
    ]) {
      const { y, height } = present(await shown.first().boundingBox())
      expect(y + height).toBeLessThanOrEqual(740)
    }
    const month = addDays(dayOf(Date.now()), 70).slice(0, 7)
    await main.getByLabel(say(m.landing_when)).selectOption(month)
    await main.getByRole('link', { name: cities.ayodhya[language], exact: true }).click()
    await page.waitForURL(`**/city/ayodhya?month=${month}`)
    await page.getByRole('checkbox').first().check()
    await openPanchang(page, say)
    await page.getByRole('dialog').getByText(formatMonth(month, language), { exact: true }).waitFor()
    await leave()
  },
)
