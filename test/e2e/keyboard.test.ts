import { expect } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { addDays, type CalendarDay, dayOf } from '../../domain/calendar-day.ts'
import { cities } from '../demo-cities.ts'
import { formatDay } from '../../domain/format.ts'
import { m } from '../../messages/compiled/messages.js'
import { expectFocusKept, tabTo } from './keyboard.ts'
import { nextUtr } from './people.ts'
import { browserSite } from './browser-site.ts'
import { hydrated } from './visitor.ts'
import { wordsIn } from './messages.ts'
import { testViews } from './test-views.ts'

const site = browserSite()

const title = { level: 1 } as const

/** The next date whose day and month are the same number, because a date field takes them in the browser's order. */
function dayTypedAlike(): CalendarDay {
  for (let day = addDays(dayOf(Date.now()), 1); ; day = addDays(day, 1))
    if (day.slice(5, 7) === day.slice(8)) return day
}

testViews(['en', 'hi'] as const)('ACCESS the whole booking works by keyboard only, in %s', async (language) => {
  const say = wordsIn(language)
  const { page, api, leave } = await site.loggedIn({ language, size: 'phone', motion: 'reduce' })
  const { keyboard } = page
  const heading = (name: string) => page.getByRole('heading', { ...title, name })
  await page.goto('/landing')
  await hydrated(page)

  await tabTo(page, page.getByRole('link', { name: say(m.landing_book, { city: cities.varanasi[language] }) }))
  await keyboard.press('Enter')
  await heading(say(m.city_title, { city: cities.varanasi[language] })).waitFor()
  await expectFocusKept(page)

  const day = dayTypedAlike()
  await tabTo(page, page.getByRole('checkbox').first())
  await keyboard.press('Space')
  await tabTo(page, page.getByLabel(say(m.city_head_count)))
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowDown')
  await tabTo(page, page.getByLabel(say(m.city_arrival_date)))
  await keyboard.type(day.slice(8) + day.slice(5, 7) + day.slice(0, 4))
  await tabTo(page, page.getByRole('button', { name: say(m.city_add_to_cart) }))
  await keyboard.press('Enter')
  await page.getByRole('status').getByText(say(m.city_added_to_cart), { exact: true }).waitFor()
  await expectFocusKept(page)

  // From the end of a page, going backwards is shorter.
  await page.reload()
  await hydrated(page)
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: say(m.nav_cart) }))
  await keyboard.press('Enter')
  await heading(say(m.nav_cart)).waitFor()
  await page.getByText(formatDay(day, language)).waitFor()
  await page.getByText('(2 + 2)').waitFor()
  await expectFocusKept(page)
  await tabTo(page, page.getByRole('link', { name: say(m.common_checkout) }))
  await keyboard.press('Enter')
  await heading(say(m.common_checkout)).waitFor()
  await expectFocusKept(page)

  const utr = nextUtr()
  await tabTo(page, page.getByRole('textbox', { name: say(m.common_utr_number) }))
  await keyboard.type(utr)
  await keyboard.press('Enter')
  await page.getByText(say(m.checkout_success)).waitFor()
  await expectFocusKept(page)
  await tabTo(page, page.getByRole('main').getByRole('link', { name: say(m.nav_bookings) }))
  await keyboard.press('Enter')
  await heading(say(m.booking_list_title)).waitFor()
  await expectFocusKept(page)
  await page.getByText(utr).waitFor()
  expect((await unwrap(api.bookings.all.$get({ query: {} }))).data).toHaveLength(1)
  await leave()
})
