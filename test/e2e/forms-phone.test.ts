/** @module-tag thorough */
import { expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { devoteePassword } from './people.ts'
import { hydrated } from './visitor.ts'
import { testViews } from './test-views.ts'
import { present } from '../present.ts'

const site = browserSite()
const views = [
  { language: 'en', size: 'desktop' },
  { language: 'hi', size: 'phone' },
] as const

testViews(views)('FORMS phone: a registration from abroad asks for the country, in $language', async (view) => {
  const say = wordsIn(view.language)
  const { page, expectComplaint, leave } = await site.visit(view)
  await page.goto('/auth/register')
  await hydrated(page)
  const country = page.getByLabel(say(m.common_country))
  const phone = page.getByLabel(say(m.common_phone_number))
  const submit = page.getByRole('main').getByRole('button', { name: say(m.nav_register) })
  expect(await country.inputValue()).toBe('IN')
  expect(await country.locator('option').first().innerText()).toBe(
    view.language === 'hi' ? 'भारत (+91)' : 'India (+91)',
  )
  await page.getByLabel(say(m.common_full_name)).fill('Meera Rao')
  await page.getByLabel(say(m.common_email)).fill(`abroad.${view.language}@example.com`)
  await page.getByLabel(say(m.common_password), { exact: true }).fill(devoteePassword)
  await phone.fill('(415) 555-2671')
  await submit.click()
  await page.getByRole('main').getByText(say(m.phone_country_unclear), { exact: true }).waitFor()
  expect(await phone.getAttribute('aria-invalid')).toBe('true')
  expectComplaint(/400/)
  await country.selectOption('US')
  await submit.click()
  await page.waitForURL('**/landing')
  const { user } = JSON.parse(present(await page.evaluate(() => localStorage.getItem('user'))))
  expect(user.phoneNumber).toBe('+14155552671')

  // The settings show the number with its country, and both can be changed.
  await page.getByRole('link', { name: say(m.nav_settings) }).click()
  await page.getByRole('heading', { level: 1, name: say(m.nav_settings) }).waitFor()
  await expect.poll(() => country.inputValue()).toBe('US')
  expect(await phone.inputValue()).toBe('4155552671')
  await country.selectOption('GB')
  await phone.fill('020 7946 0958')
  await page.getByRole('button', { name: say(m.common_save) }).click()
  await page.getByRole('status').getByText(say(m.settings_profile_saved)).waitFor()
  await expect.poll(() => phone.inputValue()).toBe('2079460958')
  await page.reload()
  await country.waitFor()
  await expect.poll(() => country.inputValue()).toBe('GB')
  await leave()
})

test('FORMS phone: an Indian number in Devanagari digits is saved without a choice', async () => {
  const say = wordsIn('hi')
  const { page, api, leave } = await site.loggedIn({ language: 'hi', size: 'phone' })
  await page.goto('/user/settings')
  await page.getByLabel(say(m.common_phone_number)).fill('९८७६५ ४३२११')
  await page.getByRole('button', { name: say(m.common_save) }).click()
  await page.getByRole('status').getByText(say(m.settings_profile_saved)).waitFor()
  const { data } = await unwrap(api.user.settings.$get())
  expect(data.user.phoneNumber).toBe('+919876543211')
  await leave()
})
