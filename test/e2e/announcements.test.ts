/** @module-tag thorough */
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { cities } from '../demo-cities.ts'
import { m } from '../../messages/compiled/messages.js'
import { focused, tabTo } from './keyboard.ts'
import { browserSite } from './browser-site.ts'
import { hydrated } from './visitor.ts'
import { wordsIn } from './messages.ts'
import { testViews } from './test-views.ts'
import { firstOf, present } from '../present.ts'

const site = browserSite()

testViews(['en', 'hi'] as const, 1)('ACCESS the first focus stop skips to the content, in %s', async (language) => {
  const say = wordsIn(language)
  const { page, leave } = await site.visit({ language, size: 'phone' })
  await page.goto('/city/sarnath')
  await hydrated(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: say(m.common_skip_to_content) })
  const box = present(await skip.boundingBox())
  expect(box.height).toBeGreaterThanOrEqual(44)
  expect(box.width).toBeGreaterThanOrEqual(44)
  expect(await focused(page)).toMatchObject({ isLost: false, isVisible: true, isCovered: false })
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('main').locator('summary').first())
  expect(await page.locator('header:focus-within').count()).toBe(0)
  await leave()
})

testViews(['en', 'hi'] as const, 1)(
  'ACCESS a new page has its own title and the focus on its heading, in %s',
  async (language) => {
    const say = wordsIn(language)
    const { page, leave } = await site.visit({ language })
    await page.goto('/landing')
    await hydrated(page)
    const before = await page.title()
    await page.getByRole('link', { name: say(m.landing_book, { city: cities.ayodhya[language] }) }).click()
    const name = say(m.city_title, { city: cities.ayodhya[language] })
    const heading = page.getByRole('heading', { level: 1, name })
    const isFocused = () => heading.evaluate((element) => element === document.activeElement)
    await expect.poll(isFocused).toBe(true)
    expect(await page.title()).toContain(name)
    expect(await page.title()).not.toBe(before)
    await page.goBack()
    await expect.poll(() => page.title()).toBe(before)
    await expect.poll(async () => (await focused(page)).isLost).toBe(false)
    await leave()
  },
)

test('ACCESS a wrong form focuses a summary with a link to each wrong field', async () => {
  const say = wordsIn('hi')
  const { page, leave, expectComplaint } = await site.visit({ language: 'hi', size: 'phone' })
  await page.goto('/auth/register')
  await hydrated(page)
  const title = await page.title()
  const submit = page.getByRole('main').getByRole('button', { name: say(m.nav_register) })
  await page.getByLabel(say(m.common_full_name)).fill('कमला देवी')
  await page.getByLabel(say(m.common_email)).fill('kamala')
  await submit.click()
  await page.getByRole('alert').getByText(say(m.error_fields_required)).waitFor()
  expectComplaint(/400/)
  const wrong = page.locator('[aria-invalid=true]')
  const described = await wrong.evaluateAll((fields) =>
    fields.map((field) =>
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    ),
  )
  const texts = [say(m.issue_required_phone), say(m.issue_bad_email), say(m.issue_required_password)]
  expect(described.map((text, index) => text.includes(present(texts[index])))).toEqual([true, true, true])

  const summary = page.getByRole('region', { name: say(m.common_error_summary) })
  const isFocused = (one: Locator) => expect.poll(() => one.evaluate((e) => e === document.activeElement)).toBe(true)
  await isFocused(summary)
  await summary.getByText(say(m.error_fields_required)).waitFor()
  expect(await page.title()).toBe(say(m.common_error_title, { title }))
  const links = summary.getByRole('link')
  const labels = [m.common_phone_number, m.common_email, m.common_password].map((label) => say(label))
  expect(await links.allTextContents()).toEqual(labels.map((label, index) => `${label}: ${texts[index]}`))
  for (let index = 0; index < 3; index++) {
    await links.nth(index).click()
    await isFocused(wrong.nth(index))
  }

  // A corrected field is no longer announced as an error; only the remaining errors are.
  await page.getByLabel(firstOf(labels)).fill('98765 43210')
  await page.getByLabel(present(labels[2]), { exact: true }).fill('triveni sangam 9')
  await submit.click()
  await expect.poll(() => links.allTextContents()).toEqual([`${labels[1]}: ${texts[1]}`])
  expectComplaint(/400/)
  await page.getByRole('link', { name: say(m.nav_home) }).click()
  await expect.poll(() => page.title()).not.toContain(say(m.common_error_title, { title: '' }))
  await leave()
})

test('ACCESS a missing date and a wrong UTR get the focus when they are refused', async () => {
  const say = wordsIn('en')
  const { page, addPackage, leave } = await site.loggedIn({ size: 'phone' })
  await page.goto('/city/varanasi')
  await hydrated(page)
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: say(m.city_add_to_cart) }).click()
  const date = page.getByLabel(say(m.city_arrival_date))
  await expect.poll(() => date.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await date.getAttribute('aria-invalid')).toBe('true')

  await addPackage()
  await page.goto('/user/checkout')
  const utr = page.getByRole('textbox', { name: say(m.common_utr_number) })
  await utr.fill('12345')
  await page.getByRole('button', { name: say(m.checkout_submit), exact: true }).click()
  await expect.poll(() => utr.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await utr.getAttribute('aria-invalid')).toBe('true')
  await leave()
})
