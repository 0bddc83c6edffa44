/** @module-tag thorough */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dayOf, addDays } from '../../domain/calendar-day.ts'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import { deskDay, deskUtr } from './desk-day.ts'
import { wordsIn } from './messages.ts'

const site = browserSite({ past: deskDay(4) })

const lines = (page: Page) => page.locator('#queue > li')
const lineWith = (page: Page, utr: string) => lines(page).filter({ hasText: utr })
const opened = (page: Page) => page.locator('aside section')

test('QUEUE a found amount and its day are typed by keys, shown with the expected one, and searched in all lists', async () => {
  const { page, leave } = await site.loggedIn({ as: 'admin' })
  const say = wordsIn('en')
  // After a link to the page, the keys work at once.
  await page.goto('/admin')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Payments 4/ })
    .click()
  await lines(page).first().waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-line'))).toBe(true)
  await page.keyboard.press('Enter')
  await opened(page)
    .locator('h2', { hasText: deskUtr(0) })
    .waitFor()

  const yesterday = addDays(dayOf(Date.now()), -1)
  const day = page.getByLabel(say(m.desk_received_on)).first()
  await day.fill(yesterday)
  await opened(page).getByText(say(m.desk_other_amount)).click()
  const amount = opened(page).getByLabel(say(m.desk_statement_amount))
  const placeOfAnother = async () => (await lineWith(page, deskUtr(3)).getByText(/ · /).boundingBox())?.x
  const before = await placeOfAnother()
  await amount.fill('4500')
  await opened(page).getByText(say(m.desk_then_due)).waitFor()
  await amount.press('Enter')
  const both = say(m.desk_found_of, { found: '₹4,500', expected: '₹5,000' })
  await lineWith(page, deskUtr(0)).getByText(both).waitFor()
  await page.getByRole('main').getByRole('status').getByText(both).waitFor()
  expect(await placeOfAnother()).toBe(before)
  // The day stays for the next payment.
  expect(await day.inputValue()).toBe(yesterday)

  await page.getByLabel(say(m.desk_search)).fill(deskUtr(0))
  await page
    .getByRole('link', { name: say(m.desk_found_elsewhere, { count: 1, list: say(m.desk_show_verified) }) })
    .click()
  await lineWith(page, deskUtr(0)).getByText(both).waitFor()
  await expect.poll(() => lines(page).count()).toBe(1)
  expect(await page.getByLabel(say(m.desk_search)).inputValue()).toBe(deskUtr(0))
  await leave()
})

test('QUEUE a payment that was marked as not found is marked as received in its list', async () => {
  const { page, api, leave } = await site.loggedIn({ as: 'admin' })
  const say = wordsIn('en')
  const { data } = (await (await api.admin.payments.$post({ json: { search: deskUtr(1) } })).json()) as {
    data: { id: string }[]
  }
  const id = data[0]?.id ?? ''
  await api.payments.reject.$post({ json: { id, reason: 'NOT_FOUND' } })
  await page.goto('/admin/payments?show=REJECTED')
  await lineWith(page, deskUtr(1)).getByRole('button').click()
  await page.getByRole('button', { name: say(m.desk_verify_rejected) }).click()
  await lineWith(page, deskUtr(1)).getByText(say(m.desk_confirmed)).waitFor()
  await page.goto('/admin/payments?show=VERIFIED')
  await lineWith(page, deskUtr(1)).waitFor()
  await leave()
})
