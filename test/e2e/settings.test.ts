import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Language, languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { stage } from './browser-site.ts'
import { hydrated } from './visitor.ts'
import { wordsIn } from './messages.ts'

const on = stage()
/** As registration on the stage gives it to everyone. */
const password = 'triveni sangam 9'
const newPassword = 'a fresh start on the ghat'

const settled = async (page: Page) => {
  await page.goto('/user/settings')
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}
const logIn = async (page: Page, language: Language, email: string, secret: string) => {
  const say = wordsIn(language)
  await page.goto('/auth/login')
  await hydrated(page)
  await page.getByLabel(say(m.common_email)).fill(email)
  await page.getByLabel(say(m.common_password), { exact: true }).fill(secret)
  await page
    .getByRole('main')
    .getByRole('button', { name: say(m.nav_login) })
    .click()
}
/** Every control is large enough for a thumb, and nothing is wider than the screen. */
const expectRoomForThumbs = async (page: Page) => {
  const small = await page
    .locator('main :is(a, button, select, input):visible')
    .evaluateAll((elements) =>
      elements.filter((element) => element.getBoundingClientRect().height < 44).map((element) => element.outerHTML),
    )
  expect(small).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
}

test.each(languages)(
  '§2 /user/settings: name, phone number and language are changed, mistakes told beside their fields, in %s',
  async (language) => {
    const say = wordsIn(language)
    const other = language === 'en' ? 'hi' : 'en'
    const { page, api, leave, expectComplaint } = await on.loggedIn({ language, size: 'phone' })
    await page.goto('/landing')
    await page.getByRole('link', { name: say(m.nav_settings) }).click()
    await page.getByRole('heading', { level: 1, name: say(m.nav_settings) }).waitFor()
    await expectRoomForThumbs(page)
    const phone = page.getByLabel(say(m.common_phone_number))
    expect(await phone.inputValue()).toBe('+919876543210')
    await page.getByLabel(say(m.common_full_name)).fill('कमला देवी')
    await phone.fill('12345')
    await page.getByRole('button', { name: say(m.common_save) }).click()
    await page.getByRole('main').getByText(say(m.error_phone_invalid)).waitFor()
    expect(await phone.getAttribute('aria-invalid')).toBe('true')
    expectComplaint(/400/)
    await phone.fill('98765 43211')
    await page.getByLabel(say(m.settings_language_of_mails)).selectOption(other)
    await page.getByRole('button', { name: say(m.common_save) }).click()

    // The page speaks the language of the mails from now on, and shows what was kept.
    const sayNow = wordsIn(other)
    await page.getByRole('heading', { level: 1, name: sayNow(m.nav_settings) }).waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: sayNow(m.nav_settings) }).waitFor()
    expect(await page.getByLabel(sayNow(m.common_full_name)).inputValue()).toBe('कमला देवी')
    expect(await page.getByLabel(sayNow(m.common_phone_number)).inputValue()).toBe('+919876543211')
    expect(await (await api.user.verify.$post({ json: {} })).json()).toMatchObject({ data: { name: 'कमला देवी' } })
    await leave()
  },
)

test.each(languages)(
  '§2 /user/settings: a new password keeps this browser logged in and ends the other one, in %s',
  async (language) => {
    const say = wordsIn(language)
    const { page, session, leave, expectComplaint } = await on.loggedIn({ language, size: 'phone' })
    const elsewhere = await on.visit({ language })
    await logIn(elsewhere.page, language, session.user.email, password)
    await elsewhere.page.waitForURL('**/landing')
    await settled(page)
    await page.getByLabel(say(m.settings_current_password), { exact: true }).fill('not this one')
    await page.getByLabel(say(m.common_new_password), { exact: true }).fill(newPassword)
    await page.getByRole('button', { name: say(m.settings_change_password) }).click()
    await page.getByRole('main').getByText(say(m.error_password_wrong)).waitFor()
    expectComplaint(/400/)
    await page.getByLabel(say(m.settings_current_password), { exact: true }).fill(password)
    await page.getByRole('button', { name: say(m.settings_change_password) }).click()
    await page.getByRole('status').getByText(say(m.settings_password_changed)).waitFor()
    expect(await page.getByLabel(say(m.common_new_password), { exact: true }).inputValue()).toBe('')

    await page.goto('/user/bookings')
    await page.getByRole('heading', { name: say(m.booking_list_empty) }).waitFor()
    await elsewhere.page.getByRole('link', { name: say(m.nav_bookings) }).click()
    await elsewhere.page.getByRole('heading', { level: 1, name: say(m.error_unauthenticated) }).waitFor()
    elsewhere.expectComplaint(/401/)
    await logIn(elsewhere.page, language, session.user.email, newPassword)
    await elsewhere.page.waitForURL('**/landing')
    await elsewhere.leave()
    await leave()
  },
)

test('§2 /user/settings: another login is seen and ended, or all others at once', async () => {
  const say = wordsIn('en')
  const { page, api, session, leave } = await on.loggedIn()
  const elsewhere = await on.visit()
  for (const _login of [1, 2]) {
    await logIn(elsewhere.page, 'en', session.user.email, password)
    await elsewhere.page.waitForURL('**/landing')
  }
  const others = async () => {
    const { data } = (await (await api.user.settings.$get()).json()) as { data: { sessions: { device: string }[] } }
    return data.sessions.map(({ device }) => device).slice(1)
  }
  expect(await others()).toEqual(['Chrome, Linux', 'Chrome, Linux'])
  await settled(page)
  await page.getByText(say(m.settings_this_device)).waitFor()
  await page
    .getByRole('button', { name: `${say(m.settings_end_session)} Chrome, Linux` })
    .first()
    .click()
  await page.getByRole('status').getByText(say(m.settings_session_ended)).waitFor()
  await page.waitForFunction(() => document.querySelectorAll('main li').length === 2)
  expect(await others()).toHaveLength(1)
  await page.getByRole('button', { name: say(m.settings_end_other_sessions) }).click()
  await page.getByRole('status').getByText(say(m.settings_sessions_ended)).waitFor()
  await page.getByRole('button', { name: say(m.settings_end_other_sessions) }).waitFor({ state: 'detached' })
  expect(await others()).toEqual([])
  await elsewhere.page.getByRole('link', { name: say(m.nav_cart) }).click()
  await elsewhere.page.getByRole('heading', { level: 1, name: say(m.error_unauthenticated) }).waitFor()
  elsewhere.expectComplaint(/401/)
  await elsewhere.leave()
  await leave()
})

test('§2 /user/settings: the own data is downloaded as a file', async () => {
  const say = wordsIn('en')
  const { page, session, addPackage, leave } = await on.loggedIn()
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

test.each(languages)(
  '§2 /user/settings: an account is deleted after a plain word of what goes, and cannot log in, in %s',
  async (language) => {
    const say = wordsIn(language)
    const { page, session, leave, expectComplaint } = await on.loggedIn({ language, size: 'phone' })
    await settled(page)
    await page.getByRole('button', { name: say(m.settings_delete_my_account) }).click()
    const dialog = page.getByRole('dialog', { name: say(m.settings_delete_question) })
    await dialog.getByText(say(m.settings_delete_goes)).waitFor()
    await dialog.getByText(say(m.settings_delete_stays)).waitFor()
    const field = dialog.getByLabel(say(m.common_password), { exact: true })
    await field.fill('not this one')
    await dialog.getByRole('button', { name: say(m.settings_delete_for_good) }).click()
    await dialog.getByText(say(m.error_password_wrong)).waitFor()
    expectComplaint(/400/)

    // Who closes the dialog has lost nothing but what was typed.
    await dialog.getByRole('button', { name: say(m.settings_keep_account) }).click()
    await page.getByRole('button', { name: say(m.settings_delete_my_account) }).click()
    expect(await field.inputValue()).toBe('')
    await field.fill(password)
    await dialog.getByRole('button', { name: say(m.settings_delete_for_good) }).click()
    await page.waitForURL('**/landing')
    await page.getByRole('status').getByText(say(m.settings_account_deleted)).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
    await logIn(page, language, session.user.email, password)
    await page.getByRole('alert').getByText(say(m.error_bad_credentials)).waitFor()
    expectComplaint(/400/)
    await leave()
  },
)

test('§2 /user/settings: with a journey ahead the account stays, and the page says until when', async () => {
  const say = wordsIn('en')
  const { page, api, addPackage, leave, expectComplaint } = await on.loggedIn()
  await addPackage()
  const cost = (await (await api.bookings.cost.$get()).json()) as { data: number }
  await api.bookings.add.$post({ json: { amountPaid: Math.min(5000, cost.data), refNo: '500000000099' } })
  await settled(page)
  await page.getByRole('button', { name: say(m.settings_delete_my_account) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say(m.common_password), { exact: true }).fill(password)
  await dialog.getByRole('button', { name: say(m.settings_delete_for_good) }).click()
  await dialog.getByText('You have a booking until').waitFor()
  expectComplaint(/409/)
  await leave()
})

test('§6 /user/settings: an admin has them too, without a copy of data and without leaving; a visitor logs in first', async () => {
  const say = wordsIn('en')
  const staff = await on.loggedIn({ as: 'admin' })
  await settled(staff.page)
  const headings = await staff.page.getByRole('heading', { level: 2 }).allInnerTexts()
  expect(headings).toEqual([say(m.settings_own_details), say(m.settings_change_password), say(m.settings_own_sessions)])
  await staff.leave()
  const { page, leave } = await on.visit()
  await page.goto('/user/settings')
  await page.waitForURL('**/auth/login?next=%2Fuser%2Fsettings')
  await leave()
})
