import { expect, test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'

const site = browserSite()

const say = wordsIn('en')

test('§8 without a network the page keeps what was typed, and the next attempt books', async () => {
  const { page, context, addPackage, leave, expectComplaint } = await site.loggedIn({ size: 'phone' })
  await addPackage()
  await page.goto('/user/checkout')
  await page.getByRole('textbox', { name: say(m.common_utr_number) }).fill('700000000001')
  await context.setOffline(true)
  await page.getByRole('button', { name: say(m.checkout_submit), exact: true }).click()
  await page.getByRole('alert').getByText(say(m.common_offline)).waitFor()
  expectComplaint(/ERR_INTERNET_DISCONNECTED/)
  await page.getByRole('main').getByText(say(m.common_offline)).waitFor()
  // The number may be correct.
  expect(await page.locator('main [aria-invalid=true]').count()).toBe(0)
  expect(await page.getByRole('textbox', { name: say(m.common_utr_number) }).inputValue()).toBe('700000000001')
  await context.setOffline(false)
  await page.getByRole('button', { name: say(m.checkout_submit), exact: true }).click()
  await page.getByText(say(m.checkout_success)).waitFor()
  await leave()
})
