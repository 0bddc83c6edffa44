/** @module-tag thorough */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { admin } from '../data-template.ts'
import { browserSite } from './browser-site.ts'
import { deskDay } from './desk-day.ts'
import { wordsIn } from './messages.ts'
import { firstOf } from '../present.ts'
import { hydrated } from './visitor.ts'
import { testViews } from './test-views.ts'

const WAITING = 5
const site = browserSite({ past: deskDay(WAITING) })

const views = [
  { language: 'en', size: 'desktop' },
  { language: 'hi', size: 'phone' },
] as const

const numbers = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('navigation', { name }).getByRole('link')

describe('TODAY page', () => {
  test('an admin lands there after the login', async () => {
    const { page, leave } = await site.visit()
    const say = wordsIn('en')
    await page.goto('/auth/login')
    await hydrated(page)
    await page.getByLabel(say(m.common_email)).fill(admin.email)
    await page.getByLabel(say(m.common_password), { exact: true }).fill(admin.password)
    await page.getByLabel(say(m.common_password), { exact: true }).press('Enter')
    await page.waitForURL('**/admin')
    await page.getByRole('heading', { level: 1, name: say(m.nav_today) }).waitFor()
    await leave()
  })

  testViews(views, 1)('each number is shown in page and header and leads to its list, in $language', async (view) => {
    const { page, leave } = await site.loggedIn({ ...view, as: 'admin' })
    const say = wordsIn(view.language)
    await page.goto('/admin')
    const tiles = page.getByRole('main').getByRole('list').first().getByRole('link')
    await tiles.first().waitFor()
    const shown = { payments: WAITING, corrected: 1, refunds: 0, arrivals: 1, poojas: 1, balances: 2 }
    const counts = (texts: string[]) => texts.map((text) => Number(/\d+/.exec(text)?.[0]))
    // The header has no space for the last two.
    const [sheets, questions] = [0, 0]
    expect(counts(await tiles.allTextContents())).toEqual([...Object.values(shown), sheets, questions])
    const inHeader = numbers(page, say(m.desk_numbers))
    const isPhone = view.size === 'phone'
    // A phone has them on this page alone.
    const above = isPhone ? [] : Object.values(shown)
    await expect.poll(async () => counts(await inHeader.allTextContents())).toEqual(above)
    await tiles.nth(1).click()
    await page.waitForURL('**/admin/payments?show=CORRECTED')
    await expect.poll(() => page.locator('#queue > li').count()).toBe(1)
    if (isPhone) await page.goBack()
    await (isPhone ? tiles : inHeader).nth(5).click()
    await page.waitForURL('**/admin#balances')
    const balances = page.getByRole('region', { name: say(m.desk_balances) })
    await expect.poll(() => balances.getByRole('listitem').count()).toBe(2)
    const poojas = page.getByRole('region', { name: say(m.desk_poojas) })
    for (const text of ['गंगा प्रसाद, Savitri Devi', 'Vatsa']) await poojas.getByText(text, { exact: true }).waitFor()
    await leave()
  })

  test('the driver of an arrival is named on the page, and the numbers follow', async () => {
    const { page, api, leave } = await site.loggedIn({ as: 'admin' })
    const say = wordsIn('en')
    await page.goto('/admin')
    const arrivals = page.getByRole('region', { name: say(m.desk_arrivals) })
    await arrivals.getByRole('link', { name: '+91' }).waitFor()
    const { id } = firstOf(
      (await unwrap(api.admin.today[':list'].$get({ param: { list: 'arrivals' }, query: {} }))).data,
    )
    await arrivals.getByRole('button', { name: say(m.desk_name_driver) }).click()
    await arrivals.getByLabel(say(m.desk_driver_name)).fill('Ramesh Yadav')
    await arrivals.getByLabel(say(m.common_phone_number)).fill('94150 12345')
    await arrivals.getByLabel(say(m.desk_driver_vehicle)).fill('Ertiga UP 70 AB 1234')
    await arrivals.getByRole('button', { name: say(m.desk_driver_save) }).click()
    await arrivals.getByText(say(m.desk_arrivals_none)).waitFor()
    await numbers(page, say(m.desk_numbers))
      .filter({ hasText: `${say(m.desk_short_arrivals)}0` })
      .waitFor()
    const { data } = await unwrap(api.bookings[':id'].$get({ param: { id } }))
    expect(data.driver?.name).toBe('Ramesh Yadav')
    await leave()
  })

  test('the numbers in the header are read again when the tab becomes visible and after an act', async () => {
    const { page, api, leave } = await site.loggedIn({ as: 'admin' })
    const say = wordsIn('en')
    await page.goto('/admin/users')
    const payments = (count: number) =>
      numbers(page, say(m.desk_numbers))
        .filter({ hasText: `${say(m.desk_short_payments)}${count}` })
        .waitFor()
    await payments(WAITING)
    const { data } = await unwrap(api.admin.payments.$post({ json: { limit: 2 } }))
    const [first, second] = data
    await unwrap(api.payments.verify.$post({ json: { id: first?.id ?? '' } }))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await payments(WAITING - 1)
    await page.goto(`/admin/bookings/${firstOf(second?.bookings ?? []).id}`)
    await page.getByRole('button', { name: say(m.desk_verify), exact: true }).click()
    await payments(WAITING - 2)
    await leave()
  })
})
