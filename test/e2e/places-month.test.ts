import { expect } from 'vitest'
import { type CalendarDay, dayOf } from '../../domain/calendar-day.ts'
import { formatDay, formatWeekday } from '../../domain/format.ts'
import { addMonths } from '../../domain/panchang/offered.ts'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { openPanchang } from './page-acts.ts'
import { testViews } from './test-views.ts'
import { hydrated } from './visitor.ts'

const site = browserSite({ own: true })

const views = [
  { language: 'en', size: 'desktop', months: 3 },
  { language: 'hi', size: 'phone', months: 4 },
] as const

testViews(views)(
  'PLACES staff set places, a price and a closed day, which the month of a devotee shows',
  async (view) => {
    const { language, size, months } = view
    const say = wordsIn(language)
    const month = addMonths(dayOf(Date.now()).slice(0, 7), months)
    const [limited, closed, ofCity] = ['10', '12', '16'].map((day) => `${month}-${day}`) as [
      CalendarDay,
      CalendarDay,
      CalendarDay,
    ]
    const spoken = (day: CalendarDay) => `${formatWeekday(day, language)}, ${formatDay(day, language)}`

    const staff = await site.loggedIn({ language, size, as: 'admin' })
    await staff.page.goto('/admin/cities/varanasi')
    await hydrated(staff.page)
    await staff.page
      .getByRole('link', { name: say(m.days_link) })
      .first()
      .click()
    const next = staff.page.getByRole('link', { name: say(m.panchang_next) })
    for (let turned = 1; turned <= months; turned++) {
      await next.click()
      await staff.page.waitForURL(`**?month=${addMonths(month, turned - months)}`)
    }
    const field = (label: string) => staff.page.getByLabel(label, { exact: true })
    const row = (day: CalendarDay) => staff.page.getByRole('listitem').filter({ hasText: spoken(day) })
    const setDay = async (day: CalendarDay, what: string, values: Record<string, string>) => {
      await row(day).getByRole('button').click()
      await expect.poll(() => field(say(m.days_from)).inputValue()).toBe(day)
      await field(say(m.days_what)).selectOption(what)
      for (const [label, value] of Object.entries(values)) await field(label).fill(value)
      await staff.page.getByRole('button', { name: say(m.common_save), exact: true }).click()
      // The form is empty again.
      await expect.poll(() => field(say(m.days_from)).inputValue()).toBe(dayOf(Date.now()))
    }
    await setDay(limited, 'places', { [say(m.days_places)]: '3' })
    await row(limited)
      .getByText(say(m.days_taken_of, { taken: '0', places: '3' }))
      .waitFor()
    await setDay(limited, 'price', { [say(m.days_price)]: '9,999' })
    await row(limited).getByText('₹9,999').waitFor()
    const reasons = { [say(m.days_reason)]: 'The river is too high.', [say(m.days_reason_hindi)]: 'नदी में बाढ़ है।' }
    await setDay(closed, 'close', reasons)
    await row(closed).getByText(say(m.places_short_closed), { exact: true }).waitFor()
    const city = language === 'hi' ? 'वाराणसी' : 'Varanasi'
    await field(say(m.days_for)).selectOption({ label: say(m.days_for_vehicles, { city }) })
    await setDay(ofCity, 'places', { [say(m.days_places)]: '2' })
    await row(ofCity)
      .getByText(say(m.days_vehicles_of, { city, taken: '0', places: '2' }))
      .waitFor()
    await staff.leave()

    const { page, leave } = await site.visit({ language, size })
    await page.goto('/city/varanasi')
    await hydrated(page)
    await page
      .getByRole('region', { name: say(m.city_packages) })
      .getByRole('checkbox')
      .first()
      .check()
    await openPanchang(page, say)
    const month1 = page.getByRole('dialog')
    for (let turned = 1; turned <= months; turned++)
      await month1.getByRole('button', { name: say(m.panchang_next) }).click()
    const cell = (day: CalendarDay) => month1.locator(`[data-day="${day}"]`)
    await cell(limited)
      .getByText(say(m.places_short, { count: '3' }))
      .waitFor()
    await cell(limited).getByText('₹9,999', { exact: true }).waitFor()
    await cell(ofCity)
      .getByText(say(m.places_short, { count: '2' }))
      .waitFor()
    expect(await cell(closed).getAttribute('aria-disabled')).toBe('true')
    await month1.getByText(language === 'hi' ? 'नदी में बाढ़ है।' : 'The river is too high.', { exact: true }).waitFor()
    await cell(limited).click()
    const main = page.getByRole('main')
    await main.getByText(say(m.places_left, { count: '3' })).waitFor()
    await main.getByText(say(m.places_price_two, { amount: '₹9,999' })).waitFor()
    // 9,999 rupees and 18 % are 11,798.82 rupees.
    await main
      .getByText(/11,798\.82/)
      .filter({ visible: true })
      .first()
      .waitFor()
    await leave()
  },
)
