import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { settled } from './settings-page.ts'
import { testViews } from './test-views.ts'

const site = browserSite()

/** Expects that all controls have 44 px and that nothing is wider than the screen. */
const expectRoomForThumbs = async (page: Page) => {
  const small = await page
    .locator('main :is(a, button, select, input):visible')
    .evaluateAll((elements) =>
      elements.filter((element) => element.getBoundingClientRect().height < 44).map((element) => element.outerHTML),
    )
  expect(small).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
}

testViews(languages, 1)(
  '§2 /user/settings: name, phone and language change, errors stand at their fields, in %s',
  async (language) => {
    const say = wordsIn(language)
    const other = language === 'en' ? 'hi' : 'en'
    const { page, api, leave, expectComplaint } = await site.loggedIn({ language, size: 'phone' })
    await page.goto('/landing')
    await page.getByRole('link', { name: say(m.nav_settings) }).click()
    await page.getByRole('heading', { level: 1, name: say(m.nav_settings) }).waitFor()
    await expectRoomForThumbs(page)
    const phone = page.getByLabel(say(m.common_phone_number))
    expect(await phone.inputValue()).toBe('9876543210')
    await page.getByLabel(say(m.common_full_name)).fill('कमला देवी')
    await phone.fill('12345')
    await page.getByRole('button', { name: say(m.common_save) }).click()
    await page.getByRole('main').getByText(say(m.error_phone_invalid), { exact: true }).waitFor()
    expect(await phone.getAttribute('aria-invalid')).toBe('true')
    expectComplaint(/400/)
    await phone.fill('98765 43211')
    await page.getByLabel(say(m.settings_language_of_mails)).selectOption(other)
    await page.getByRole('button', { name: say(m.common_save) }).click()

    // The page is now in the language of the emails and shows the saved data.
    const sayNow = wordsIn(other)
    await page.getByRole('heading', { level: 1, name: sayNow(m.nav_settings) }).waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: sayNow(m.nav_settings) }).waitFor()
    expect(await page.getByLabel(sayNow(m.common_full_name)).inputValue()).toBe('कमला देवी')
    expect(await page.getByLabel(sayNow(m.common_phone_number)).inputValue()).toBe('9876543211')
    expect(await (await api.user.verify.$post({ json: {} })).json()).toMatchObject({ data: { name: 'कमला देवी' } })
    await leave()
  },
)

test('§2 /user/settings: the own data is downloaded as a file', async () => {
  const say = wordsIn('en')
  const { page, session, addPackage, leave } = await site.loggedIn()
  const entry = await addPackage()
  await settled(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say(m.settings_download_own_data) }).click(),
  ])
  expect(download.suggestedFilename()).toBe('tirtha-my-data.json')
  const data = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(data).toMatchObject({ user: session.user, cart: [{ id: entry.id }], bookings: [] })
  await leave()
})

test('§6 /user/settings: an admin has no data copy and no deletion, a visitor logs in first', async () => {
  const say = wordsIn('en')
  const staff = await site.loggedIn({ as: 'admin' })
  await settled(staff.page)
  const headings = () => staff.page.getByRole('heading', { level: 2 }).allInnerTexts()
  const titles = [
    m.settings_own_details,
    m.settings_change_password,
    m.settings_own_sessions,
    m.settings_change_email,
    m.second_step_title,
    m.desk_site_title,
  ]
  // The parts for staff alone are loaded after the page.
  await expect.poll(headings).toEqual(titles.map((title) => say(title)))
  await staff.leave()
  const { page, leave } = await site.visit()
  await page.goto('/user/settings')
  await page.waitForURL('**/auth/login?next=%2Fuser%2Fsettings')
  await leave()
})
