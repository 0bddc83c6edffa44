import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import type { PanchangDate } from '../../contract/panchang.ts'
import { addDays, type CalendarDay, dayOf, startOf } from '../../domain/calendar-day.ts'
import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { nameIn } from '../../web/language/in-language.ts'
import { shortDay, spokenDay } from '../../web/desk/festivals/festival-words.ts'
import { spokenDay as dayInMonth } from '../../web/panchang/month-words.ts'
import { present } from '../present.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { chooseLast, openPanchang } from './page-acts.ts'
import { hydrated, sizes } from './visitor.ts'

const site = browserSite({ own: true })

/** Two festivals half a year apart: leap months may move one of them out of the year that can be booked, but never both. */
const half = ['ganesh-chaturthi', 'maha-shivaratri']

/** The desk of an admin on a phone, with a festival that can be booked on all days around it: Ganesh Chaturthi, or one in another season. */
async function desk(language: Language) {
  const say = wordsIn(language)
  const person = await site.loggedIn({ language, size: 'phone', touch: true, as: 'admin' })
  const today = dayOf(Date.now())
  const festival = async (): Promise<PanchangDate> => {
    const years = [0, 1].map((ahead) => String(Number(today.slice(0, 4)) + ahead))
    const lists = await Promise.all(
      years.map((year) => unwrap(person.api.admin.panchang[':year'].$get({ param: { year } }))),
    )
    const dates = lists.flatMap(({ data }) => data.dates)
    const isNear = ({ computed }: PanchangDate) => computed > addDays(today, 7) && computed < addDays(today, 350)
    return present(half.flatMap((key) => dates.filter((one) => one.observance === key && isNear(one)))[0])
  }
  const date = await festival()
  const computed = date.computed as CalendarDay
  const name = nameIn(language, date)
  const { page } = person
  await page.goto(`/admin/festivals?year=${computed.slice(0, 4)}`)
  await hydrated(page)
  const item = page.getByRole('main').getByRole('listitem').filter({ hasText: name }).last()
  const change = page.getByRole('button', { name: new RegExp(`^${say(m.festivals_change)}: ${name},`) })
  await change.waitFor()
  const day = (days: number) =>
    page.getByRole('group', { name: say(m.festivals_choose, { name }) }).getByRole('button', {
      name: new RegExp(`^${spokenDay(addDays(computed, days), language)}`),
    })
  return { ...person, say, page, name, computed, item, change, day, festival, observance: date.observance }
}

/** The days near a given day on which a devotee's month shows a festival. */
async function shownTo(page: Page, language: Language, { name, near }: { name: string; near: CalendarDay }) {
  const say = wordsIn(language)
  await page.goto('/city/varanasi')
  await hydrated(page)
  await chooseLast(page, say)
  await page.getByLabel(say(m.city_pooja_date)).fill(near)
  await openPanchang(page, say)
  const list = page.getByRole('dialog').getByRole('region', { name: say(m.panchang_in_month) })
  await list.getByRole('button').first().waitFor()
  return list.getByRole('button').filter({ hasText: name }).locator('span').allInnerTexts()
}

describe('PANCHANG desk', () => {
  test('on a phone the operator moves Ganesh Chaturthi by a day by touch, devotees see it there, and it is taken back', async () => {
    const { page, say, name, computed, item, change, day, festival, leave } = await desk('hi')
    const visitor = await site.visit({ language: 'hi', size: 'phone', touch: true })
    const devoteeSees = () => shownTo(visitor.page, 'hi', { name, near: computed })
    const moved = addDays(computed, 1)
    expect(await devoteeSees()).toEqual([dayInMonth(computed, 'hi')])

    const place = () => page.evaluate(() => scrollY)
    await change.tap()
    expect(await day(0).getAttribute('aria-pressed')).toBe('true')
    const before = await place()
    await day(1).tap()
    await item.getByText(say(m.festivals_by_you)).waitFor()
    await item.getByText(say(m.festivals_computed_day, { day: shortDay(computed, 'hi') })).waitFor()
    // The page moves out of the way of the toast, but no further.
    expect(Math.abs((await place()) - before)).toBeLessThan(sizes.phone.height / 2)
    expect((await festival()).day).toBe(moved)
    expect(await devoteeSees()).toEqual([dayInMonth(moved, 'hi')])

    await item.getByRole('button', { name: new RegExp(`^${say(m.common_undo)}`) }).tap()
    await item.getByText(say(m.festivals_by_you)).waitFor({ state: 'detached' })
    expect(await devoteeSees()).toEqual([dayInMonth(computed, 'hi')])
    await Promise.all([leave(), visitor.leave()])
  })

  test('by the keyboard a festival is hidden and shown on another day, and the focus stays at it', async () => {
    const { page, say, name, computed, item, change, day, festival, leave } = await desk('en')
    const focused = () => change.evaluate((button) => button === document.activeElement)
    await change.press('Enter')
    const hide = item.getByRole('button', { name: say(m.festivals_hide) })
    const isReached = () => hide.evaluate((button) => button === document.activeElement)
    for (let stop = 0; stop < 12 && !(await isReached()); stop++) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await item.getByText(say(m.festivals_not_shown)).first().waitFor()
    await expect.poll(focused).toBe(true)
    expect((await festival()).day).toBeNull()

    await change.press('Enter')
    // The button that takes the choice back comes before the days.
    for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
    await expect.poll(async () => (await festival()).day).toBe(addDays(computed, -3))
    // The page accepts no other choice until it has read the year again.
    const shown = `${say(m.festivals_change)}: ${name}, ${spokenDay(addDays(computed, -3), 'en')}`
    await page.getByRole('button', { name: shown, exact: true }).waitFor()
    await expect.poll(focused).toBe(true)
    await change.press('Enter')
    await day(0).press('Enter')
    await item.getByText(say(m.festivals_by_you)).waitFor({ state: 'detached' })
    expect((await festival()).decision).toBeNull()
    await leave()
  })

  test('a day that another operator changed meanwhile is shown, and not overwritten', async () => {
    const { say, api, computed, item, change, day, festival, observance, expectComplaint, leave } = await desk('en')
    const other = addDays(computed, -1)
    const param = { computed, observance }
    const one = api.admin.panchang[':computed'][':observance']
    await unwrap(one.$put({ param, json: { day: startOf(other) } }))
    await change.tap()
    await day(2).tap()
    await item.getByText(/Someone else has changed this date/).waitFor()
    expectComplaint(/409/)
    await item.getByText(say(m.festivals_computed_day, { day: shortDay(computed, 'en') })).waitFor()
    expect((await festival()).day).toBe(other)
    expect(await day(-1).getAttribute('aria-pressed')).toBe('true')
    await day(2).tap()
    await expect.poll(async () => (await festival()).day).toBe(addDays(computed, 2))
    await unwrap(one.$delete({ param, query: {} }))
    await leave()
  })

  test('a choice of another member of staff names them, and a year that is not offered has no page', async () => {
    const { page, say, name, item, expectComplaint, leave } = await desk('hi')
    await page.route('**/v1/admin/panchang/*', async (route) => {
      const response = await route.fetch()
      const body = await response.json()
      const decision = { staff: { id: crypto.randomUUID(), name: 'मीरा' }, at: new Date().toISOString() }
      const dates = body.data.dates.map((one: PanchangDate) =>
        nameIn('hi', one) === name ? { ...one, decision } : one,
      )
      await route.fulfill({ response, json: { ...body, data: { ...body.data, dates } } })
    })
    await page.reload()
    await item.getByText(say(m.festivals_by, { name: 'मीरा' })).waitFor()
    await page.unroute('**/v1/admin/panchang/*')
    await page.goto('/admin/festivals?year=1999')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByRole('heading', { name: say(m.festivals_title), exact: true }).count()).toBe(0)
    expectComplaint(/404/)
    await leave()
  })
})
