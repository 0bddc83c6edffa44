/** @module-tag thorough */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import { care, wordsIn } from './messages.ts'
import { devoteePassword, peopleAt } from './people.ts'
import { testViews } from './test-views.ts'
import { codeIn } from '../present.ts'

/** A phone number has spaces at which no line breaks. */
const withPlainSpaces = (text: string) => text.replaceAll('\u00A0', ' ')

const site = browserSite()
const views = [
  { language: 'en', size: 'desktop', scripts: false },
  { language: 'hi', size: 'phone', scripts: false },
] as const

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

async function someAccount() {
  const { session, leave } = await site.loggedIn()
  await leave()
  return session.user
}

testViews(views)('FORMS without scripts: a login says in both languages what works, from $language', async (view) => {
  const say = wordsIn(view.language)
  const { email } = await someAccount()
  const { page, expectComplaint, leave } = await site.visit(view)
  await page.goto('/auth/login')
  // Controls that need a script are not shown.
  expect(await page.getByRole('button', { name: say(m.auth_show) }).count()).toBe(0)
  await page.getByLabel(say(m.common_email)).fill(email)
  await page.getByLabel(say(m.common_password), { exact: true }).fill('not this one')
  await button(page, say(m.nav_login)).click()
  await page.getByText(say(m.error_bad_credentials)).first().waitFor()
  expectComplaint(/400/)
  await page.getByLabel(say(m.common_password), { exact: true }).fill(devoteePassword)
  await button(page, say(m.nav_login)).click()
  await page.getByRole('heading', { level: 1, name: say(m.auth_logged_in) }).waitFor()
  const told = page.locator('noscript p')
  await told.first().waitFor()
  expect((await told.allInnerTexts()).map(withPlainSpaces)).toEqual(
    (['en', 'hi'] as const).map((locale) => m.auth_scripts_off(care, { locale })),
  )
  expect(page.url()).toBe(`${site.origin}/auth/login`)
  await leave()
})

test.each(['/landing', '/city/varanasi', '/auth/register'])(
  'FORMS without scripts: %s says beforehand what does not work',
  async (path) => {
    const { page, leave } = await site.visit({ scripts: false })
    await page.goto(path)
    const told = page.locator('noscript p')
    await told.first().waitFor()
    expect(withPlainSpaces(await told.first().innerText())).toBe(m.auth_scripts_off(care, { locale: 'en' }))
    await leave()
  },
)

testViews(views)('FORMS without scripts: a registration shows all errors at once, in $language', async (view) => {
  const say = wordsIn(view.language)
  const { page, expectComplaint, leave } = await site.visit(view)
  const email = `without.scripts.${view.language}@example.com`
  await page.goto('/auth/register')
  const title = await page.title()
  await page.getByLabel(say(m.common_full_name)).fill('कमला देवी')
  await page.getByLabel(say(m.common_email)).fill('kamala')
  await page.getByLabel(say(m.common_phone_number)).fill('(415) 555-2671')
  await button(page, say(m.nav_register)).click()

  // All errors are reported together: in the title, in a summary with links, and at the fields.
  const summary = page.getByRole('region', { name: say(m.common_error_summary) })
  await summary.getByText(say(m.error_fields_required)).waitFor()
  expectComplaint(/400/)
  expect(await page.title()).toBe(say(m.common_error_title, { title }))
  const wrong = [
    [m.common_phone_number, m.phone_country_unclear],
    [m.common_email, m.issue_bad_email],
    [m.common_password, m.issue_required_password],
  ] as const
  const links = summary.getByRole('link')
  expect(await links.allTextContents()).toEqual(wrong.map(([label, text]) => `${say(label)}: ${say(text)}`))
  expect(await page.locator('[aria-invalid=true]').count()).toBe(3)
  await links.nth(1).click()
  await expect.poll(() => page.locator('input[type=email]:focus').count()).toBe(1)

  await page.getByLabel(say(m.common_country)).selectOption('US')
  await page.getByLabel(say(m.common_email)).fill(email)
  await page.getByLabel(say(m.common_password), { exact: true }).fill(devoteePassword)
  await button(page, say(m.nav_register)).click()
  await page.getByText(say(m.auth_registered)).waitFor()
  const { session } = await peopleAt(site.origin).known({ email, password: devoteePassword })
  expect(session.user).toMatchObject({ name: 'कमला देवी', phoneNumber: '+14155552671' })
  await leave()
})

testViews(views, 1)('FORMS without scripts: an OTP sets a new password, in $language', async (view) => {
  const say = wordsIn(view.language)
  const { email } = await someAccount()
  const password = 'a fresh start on the ghat'
  const { page, expectComplaint, leave } = await site.visit(view)
  await page.goto('/auth/login?next=%2Ffeedback')
  await page.getByRole('link', { name: say(m.auth_forgot_password) }).click()
  await page.getByRole('heading', { level: 1, name: say(m.auth_reset_title) }).waitFor()
  await page.getByLabel(say(m.common_email)).fill('no email')
  await button(page, say(m.auth_send_otp)).click()
  await page.locator('[aria-invalid=true]').waitFor()
  expectComplaint(/400/)
  expect(await page.getByLabel(say(m.common_email)).inputValue()).toBe('no email')
  await page.getByLabel(say(m.common_email)).fill(email)
  await button(page, say(m.auth_send_otp)).click()
  await page.getByText(say(m.auth_otp_sent)).waitFor()
  const code = codeIn(await site.mailTo(email, /OTP/))

  const enter = async (otp: string) => {
    await page.getByLabel(say(m.auth_otp), { exact: true }).fill(otp)
    await page.getByLabel(say(m.common_new_password), { exact: true }).fill(password)
    await button(page, say(m.common_submit)).click()
  }
  await enter(code === '000000' ? '111111' : '000000')
  await page.getByText(say(m.error_otp_invalid)).first().waitFor()
  expectComplaint(/400/)
  await enter(code)
  await page.getByRole('heading', { level: 1, name: say(m.nav_login) }).waitFor()
  await page.getByText(say(m.auth_password_reset)).waitFor()
  expect(page.url()).toBe(`${site.origin}/auth/login?next=%2Ffeedback&step=changed`)
  await peopleAt(site.origin).known({ email, password })
  await leave()
})

testViews(views)('FORMS without scripts: the login sends the feedback of a visitor, in $language', async (view) => {
  const say = wordsIn(view.language)
  const { email } = await someAccount()
  const { page, expectComplaint, leave } = await site.visit(view)
  const text = `<b>शांत</b> & clean, ${view.size}`
  await page.goto('/feedback')
  await button(page, say(m.common_submit)).click()
  await page.getByText(say(m.feedback_create_failed, { message: say(m.error_feedback_length) })).waitFor()
  expectComplaint(/400/)
  await page.getByPlaceholder(say(m.feedback_placeholder)).fill(text)
  await page.getByRole('radio', { name: say(m.feedback_stars, { count: '2' }) }).check({ force: true })
  await button(page, say(m.common_submit)).click()
  await page.getByText(say(m.feedback_login_to_send)).waitFor()
  await page.getByLabel(say(m.common_email)).fill(email)
  await page.getByLabel(say(m.common_password), { exact: true }).fill('not this one')
  await button(page, say(m.nav_login)).click()
  await page.getByText(say(m.error_bad_credentials)).first().waitFor()
  expectComplaint(/400/)
  await page.getByLabel(say(m.common_password), { exact: true }).fill(devoteePassword)
  await button(page, say(m.nav_login)).click()
  await page.getByText(say(m.feedback_created)).waitFor()
  await page.goto('/feedback')
  const item = page.getByRole('listitem').filter({ hasText: text })
  await item.getByRole('img', { name: say(m.feedback_stars, { count: '2' }) }).waitFor()
  expect(await item.count()).toBe(1)
  await leave()
})

testViews(views, 1)(
  'FORMS without scripts: the registration sends the feedback of a visitor, in $language',
  async (view) => {
    const say = wordsIn(view.language)
    const { page, expectComplaint, leave } = await site.visit(view)
    const text = `<i>शांत</i> & registered, ${view.size}`
    const kept = page.locator('blockquote').getByText(text, { exact: true })
    await page.goto('/feedback')
    await page.getByPlaceholder(say(m.feedback_placeholder)).fill(text)
    await page.getByRole('radio', { name: say(m.feedback_stars, { count: '2' }) }).check({ force: true })
    await button(page, say(m.common_submit)).click()
    await page.getByText(say(m.feedback_login_to_send)).waitFor()
    // Goes to the registration, back to the login, and to the registration again: the text is kept, but never in an address.
    await button(page, say(m.nav_register)).click()
    await page.getByText(say(m.feedback_register_to_send)).waitFor()
    await kept.waitFor()
    await button(page, say(m.nav_login)).click()
    await page.getByText(say(m.feedback_login_to_send)).waitFor()
    await kept.waitFor()
    await button(page, say(m.nav_register)).click()
    await page.getByLabel(say(m.common_full_name)).fill('कमला देवी')
    expect(page.url()).toBe(`${site.origin}/auth/register?next=%2Ffeedback`)
    await button(page, say(m.nav_register)).click()
    await page.getByText(say(m.error_fields_required)).first().waitFor()
    expectComplaint(/400/)
    await kept.waitFor()
    await page.getByLabel(say(m.common_email)).fill(`registered.with.feedback.${view.language}@example.com`)
    await page.getByLabel(say(m.common_phone_number)).fill('9876543210')
    await page.getByLabel(say(m.common_password), { exact: true }).fill(devoteePassword)
    await button(page, say(m.nav_register)).click()
    await page.getByText(say(m.auth_registered)).waitFor()
    await page.getByText(say(m.feedback_created)).waitFor()
    await page.goto('/feedback')
    const item = page.getByRole('listitem').filter({ hasText: text })
    await item.getByRole('img', { name: say(m.feedback_stars, { count: '2' }) }).waitFor()
    expect(await item.count()).toBe(1)
    await leave()
  },
)

test('FORMS without scripts: a page that needs them says so, with a phone number', async () => {
  const { page, leave } = await site.visit({ scripts: false })
  for (const path of ['/user/cart', '/user/settings', '/admin/users']) {
    await page.goto(path)
    await page.locator('noscript p').getByText('JavaScript').first().waitFor()
    expect(withPlainSpaces(await page.locator('main').innerText())).toContain(
      m.auth_scripts_off(care, { locale: 'hi' }),
    )
  }
  await leave()
})

test('FORMS without scripts: a chosen language is kept', async () => {
  const hi = wordsIn('hi')
  const { page, leave } = await site.visit({ scripts: false })
  await page.goto('/city/sarnath')
  await page.getByRole('button', { name: 'हिन्दी' }).click()
  await page.getByRole('heading', { level: 1, name: hi(m.city_title, { city: 'सारनाथ' }) }).waitFor()
  expect(page.url()).toBe(`${site.origin}/city/sarnath`)
  await page.goto('/poojas')
  await page.getByRole('heading', { level: 1, name: hi(m.poojas_title) }).waitFor()
  await leave()
})
