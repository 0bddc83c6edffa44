import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDay, dayOf, daysBetween } from '../../domain/calendar-day.ts'
import { formatWeekday } from '../../domain/format.ts'
import { addMonths } from '../../domain/panchang/offered.ts'
import { panchangOf } from '../../domain/panchang/month.ts'
import { spokenDay } from '../../web/panchang/month-words.ts'
import { m } from '../../messages/compiled/messages.js'
import { present } from '../present.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { chooseLast, openPanchang } from './page-acts.ts'
import { testViews } from './test-views.ts'
import { hydrated } from './visitor.ts'

const site = browserSite({ newProfiles: true })

/**
 * The first festival after two months. Leap months move festivals apart, so not every festival is within the year that can be
 * booked.
 */
function laterFestival() {
  const first = addDays(dayOf(Date.now()), 60)
  const months = [0, 1, 2, 3].map((index) => addMonths(first.slice(0, 7), index))
  return present(
    months
      .flatMap(panchangOf)
      .find(({ date, observances }) => date >= first && observances.some(({ kind }) => kind === 'festival')),
  )
}

/** Moves from one day to another with the keys for months, weeks and days. */
async function walk(page: Page, from: CalendarDay, to: CalendarDay): Promise<void> {
  const keys: string[] = []
  let at = from
  for (; daysBetween(at, to) >= 7; at = addDays(at, 7)) keys.push('ArrowDown')
  for (; at < to; at = addDays(at, 1)) keys.push('ArrowRight')
  for (const key of keys) await page.keyboard.press(key)
}

describe('PANCHANG page', () => {
  testViews(['en', 'hi'] as const, 1)('the day of a festival is chosen by the keyboard', async (language) => {
    const say = wordsIn(language)
    const { page, leave } = await site.visit({ language })
    await page.goto('/city/varanasi')
    await hydrated(page)
    await chooseLast(page, say)
    await openPanchang(page, say)
    const { date, name, month, observances } = laterFestival()
    const tomorrow = addDays(dayOf(Date.now()), 1)
    await expect.poll(() => page.locator(':focus').getAttribute('data-day')).toBe(tomorrow)
    await walk(page, tomorrow, date)
    const day = page.getByRole('button', {
      name: [
        spokenDay(date, language),
        name[language],
        month[language],
        ...observances.map((one) => one.name[language]),
      ].join(', '),
    })
    await day.waitFor()
    expect(await page.locator(':focus').getAttribute('data-day')).toBe(date)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const main = page.getByRole('main')
    expect(await page.getByLabel(say(m.city_pooja_date)).inputValue()).toBe(date)
    await main.getByText(formatWeekday(date, language), { exact: true }).waitFor()
    await main.getByText(name[language], { exact: true }).waitFor()
    const bar = page.getByRole('complementary', { name: say(m.city_your_choice) })
    await bar.getByText(name[language]).waitFor()
    await bar.getByText(/₹/).filter({ visible: true }).first().waitFor()
    await leave()
  })

  testViews(['en', 'hi'] as const)('for a shraddh the month says which day is due for each tithi', async (language) => {
    const say = wordsIn(language)
    const { page, leave } = await site.visit({ language, size: 'phone' })
    await page.goto('/city/varanasi')
    await hydrated(page)
    // The last pooja is a shraddh.
    await chooseLast(page, say)
    await openPanchang(page, say)
    await page.keyboard.press('PageDown')
    const month = addMonths(addDays(dayOf(Date.now()), 1).slice(0, 7), 1)
    const due = panchangOf(month)
      .filter(({ observances }) => !observances.some(({ kind }) => kind === 'closed'))
      .flatMap(({ date, shraddh }) => shraddh.map((tithi) => ({ date, tithi })))
    const { date, tithi } = present(due.at(-3))
    const tithiName = `${tithi.month[language]} ${tithi.name[language]}`
    const list = page.getByRole('region', { name: say(m.panchang_shraddh_days) })
    await expect.poll(() => list.getByRole('listitem').count()).toBe(due.length)
    await list
      .getByRole('button', { name: `${tithiName} ${say(m.panchang_stands, { day: spokenDay(date, language) })}` })
      .click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.getByLabel(say(m.city_pooja_date)).inputValue()).toBe(date)
    const onDay = due
      .filter((one) => one.date === date)
      .map((one) => `${one.tithi.month[language]} ${one.tithi.name[language]}`)
    await page
      .getByRole('main')
      .getByText(say(m.panchang_shraddh, { tithis: onDay.join(', ') }))
      .waitFor()
    await leave()
  })

  test('the day of an eclipse is shown with its hours, and cannot be chosen for a pooja', async () => {
    const say = wordsIn('en')
    const { page, leave } = await site.visit()
    await page.route('**/v1/panchang/*', async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      const day = present(body.data.days.at(-1))
      const eclipse = {
        sutakFrom: `${day.date}T01:00:00Z`,
        begins: `${day.date}T10:00:00Z`,
        ends: `${day.date}T11:00:00Z`,
      }
      const one = { tradition: null, isBath: false, inDelhi: null, eclipse }
      day.observances = [
        { ...one, kind: 'eclipse', name: 'Solar eclipse', nameHindi: 'सूर्य ग्रहण' },
        { ...one, kind: 'closed', name: 'No poojas: solar eclipse', nameHindi: 'सूर्य ग्रहण: पूजा नहीं' },
      ]
      await route.fulfill({ response: answer, json: body })
    })
    await page.goto('/city/varanasi')
    await hydrated(page)
    await chooseLast(page, say)
    await openPanchang(page, say)
    const words = { first: '3:30 pm', last: '4:30 pm', sutak: '6:30 am' }
    await page.getByRole('dialog').getByText(say(m.panchang_eclipse_hours, words)).waitFor()
    const closed = page.locator('.panchang-month button[aria-disabled="true"]')
    expect(await closed.count()).toBe(1)
    await closed.press('Enter')
    expect(await page.getByRole('dialog').count()).toBe(1)
    await page.keyboard.press('Escape')
    await leave()
  })

  test('Escape closes the month without a choice, and days of the past cannot be chosen', async () => {
    const say = wordsIn('en')
    const { page, leave } = await site.visit()
    await page.goto('/city/varanasi')
    await hydrated(page)
    await chooseLast(page, say)
    await openPanchang(page, say)
    const today = dayOf(Date.now())
    for (const key of ['ArrowLeft', 'ArrowUp', 'PageUp']) await page.keyboard.press(key)
    expect(await page.locator(':focus').getAttribute('data-day')).toBe(addDays(today, 1))
    const shown = page.locator(`[data-day="${today}"]`)
    if ((await shown.count()) > 0) expect(await shown.isDisabled()).toBe(true)
    const weeks = page.locator('.panchang-month tbody tr')
    expect(await weeks.filter({ has: page.locator('button:enabled') }).count()).toBe(await weeks.count())
    expect(await page.getByRole('button', { name: say(m.panchang_previous) }).getAttribute('aria-disabled')).toBe(
      'true',
    )
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.getByLabel(say(m.city_pooja_date)).inputValue()).toBe('')
    expect(await page.locator(':focus').innerText()).toBe(say(m.panchang_open))
    await leave()
  })

  testViews(['en', 'hi'] as const, 1)(
    'without a network the month says so, and is read when asked again',
    async (language) => {
      const say = wordsIn(language)
      const { page, expectComplaint, leave } = await site.visit({ language, size: 'phone' })
      await page.goto('/city/varanasi')
      await hydrated(page)
      await chooseLast(page, say)
      await page.route('**/v1/panchang/*', (route) => route.abort('internetdisconnected'))
      await page.getByRole('button', { name: say(m.panchang_open) }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('alert').getByText(say(m.panchang_choose_anyway)).waitFor()
      expectComplaint(/ERR_INTERNET_DISCONNECTED/)
      await page.unroute('**/v1/panchang/*')
      await dialog.getByRole('button', { name: say(m.common_try_again) }).click()
      await dialog.locator('.panchang-signs').first().waitFor()
      expect(await dialog.getByRole('alert').count()).toBe(0)
      await leave()
    },
  )

  test('a month that does not open says so, the field still takes a date, and it opens the next time', async () => {
    const say = wordsIn('en')
    const { page, expectComplaint, leave } = await site.visit({ size: 'phone' })
    await page.goto('/city/varanasi')
    await hydrated(page)
    await chooseLast(page, say)
    await page.route('**/assets/month-dialog*', (route) => route.abort('internetdisconnected'))
    await page.getByRole('button', { name: say(m.panchang_open) }).click()
    await page.getByRole('main').getByText(say(m.panchang_failed)).waitFor()
    // One line for the script and one for its styles.
    for (const kind of ['js', 'css']) expectComplaint(new RegExp(`ERR_INTERNET_DISCONNECTED.*month-dialog.*${kind}$`))
    const day = addDays(dayOf(Date.now()), 30)
    await page.getByLabel(say(m.city_pooja_date)).fill(day)
    await page.getByRole('main').getByText(formatWeekday(day, 'en'), { exact: true }).waitFor()
    await page.unroute('**/assets/month-dialog*')
    await Promise.all([
      page.waitForEvent('load'),
      page
        .getByRole('main')
        .getByRole('button', { name: say(m.common_try_again) })
        .click(),
    ])
    await hydrated(page)
    expect(await page.getByLabel(say(m.city_pooja_date)).inputValue()).toBe(day)
    await page.locator('.panchang-signs').first().waitFor()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say(m.panchang_close) })
      .click()
    await Promise.all([page.waitForEvent('load'), page.reload()])
    await hydrated(page)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await openPanchang(page, say)
    await leave()
  })
})
