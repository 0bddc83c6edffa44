import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import { logIn } from './login-form.ts'
import { hydrated } from './visitor.ts'
import { wordsIn } from './messages.ts'
import { testViews } from './test-views.ts'
import { codeIn } from '../present.ts'

const site = browserSite()

/** Remembers whether this page shows the link to the login. A press on the link would be lost until the page is loaded again. */
const watchForLogin = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('header')
    if (!header) throw new Error('the page has no header')
    new MutationObserver(() => {
      if (header.querySelector('a[href*="/auth/login"]')) sessionStorage.setItem('login shown', 'yes')
    }).observe(header, { childList: true, subtree: true })
  })

testViews(['en', 'hi'] as const, 1)(
  '§4 the code from the email replaces a forgotten password, in %s',
  async (language) => {
    const say = wordsIn(language)
    const { page, session, leave, expectComplaint } = await site.loggedIn({ language, size: 'phone' })
    const password = 'a fresh start on the ghat'
    // The logout must not overtake a call of this page.
    await Promise.all([page.waitForResponse('**/v1/payments/begun'), page.goto('/landing')])
    await hydrated(page)
    await watchForLogin(page)
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: say(m.nav_logout) }).click()])
    await hydrated(page)
    expect(await page.evaluate(() => sessionStorage.getItem('login shown'))).toBeNull()
    await page.getByRole('link', { name: say(m.nav_login) }).click()
    await page.getByLabel(say(m.common_email)).fill(session.user.email)
    await page.getByRole('link', { name: say(m.auth_forgot_password) }).click()
    await expect.poll(() => page.getByLabel(say(m.common_email)).inputValue()).toBe(session.user.email)
    await page.getByRole('button', { name: say(m.auth_send_otp) }).click()
    await page.getByRole('status').getByText(say(m.auth_otp_sent)).waitFor()
    const code = codeIn(await site.mailTo(session.user.email, /OTP/))

    // A phone unloads the page while its owner reads the email.
    await page.reload()
    await hydrated(page)
    await page.getByLabel('OTP', { exact: true }).waitFor()
    expect(await page.getByLabel(say(m.common_email)).inputValue()).toBe(session.user.email)

    // A wrong code is refused with a message, the correct one leads back to the login.
    await page.getByLabel('OTP', { exact: true }).fill(code === '000000' ? '111111' : '000000')
    await page.getByLabel(say(m.common_new_password), { exact: true }).fill(password)
    await page.getByRole('button', { name: say(m.common_submit), exact: true }).click()
    await page.getByRole('main').getByText(say(m.error_otp_invalid)).first().waitFor()
    expectComplaint(/400/)
    await page.getByLabel('OTP', { exact: true }).fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await page.getByRole('button', { name: say(m.common_submit), exact: true }).click()
    await page.getByRole('status').getByText(say(m.auth_password_reset)).waitFor()
    await page.getByRole('heading', { level: 1, name: say(m.nav_login) }).waitFor()

    await page.getByLabel(say(m.common_email)).fill(session.user.email)
    const field = page.getByLabel(say(m.common_password), { exact: true })
    await field.fill(password)
    await page.getByRole('button', { name: `${say(m.auth_show)} ${say(m.common_password)}` }).click()
    expect(await field.getAttribute('type')).toBe('text')
    await page
      .getByRole('main')
      .getByRole('button', { name: say(m.nav_login) })
      .click()
    await page.getByRole('button', { name: say(m.nav_logout) }).waitFor()
    await leave()
  },
)

testViews(['en', 'hi'] as const, 1)(
  'ACCOUNT: a registration whose answer was lost is completed by sending it again, in %s',
  async (language) => {
    const say = wordsIn(language)
    const { page, leave, expectComplaint } = await site.visit({ language })
    const answers: number[] = []
    await page.route('**/v1/user/register', async (route) => {
      const answer = await route.fetch()
      answers.push(answer.status())
      return answers.length === 1 ? route.fulfill({ status: 503, json: {} }) : route.fulfill({ response: answer })
    })
    await page.goto('/auth/register')
    await hydrated(page)
    await page.getByLabel(say(m.common_full_name)).fill('Kamala Devi')
    await page.getByLabel(say(m.common_phone_number)).fill('98765 43210')
    await page.getByLabel(say(m.common_email)).fill(`lost.answer.${language}@example.com`)
    await page.getByLabel(say(m.common_password), { exact: true }).fill('narmada teerth 7')
    const register = page.getByRole('main').getByRole('button', { name: say(m.nav_register), exact: true })
    await register.click()
    await page.getByText(say(m.auth_register_error)).first().waitFor()
    await register.click()
    await page.getByRole('button', { name: say(m.nav_logout) }).waitFor()
    expect(answers).toEqual([201, 409])
    expectComplaint(/503/)
    expectComplaint(/409/)
    await leave()
  },
)

test('§8 a dead session is announced and dropped, and a login leads back to the page', async () => {
  const say = wordsIn('en')
  const { page, session, api, leave, expectComplaint } = await site.loggedIn()
  // The page itself must not be the first to find that the session has ended.
  await Promise.all([page.waitForResponse('**/v1/cart?*'), page.goto('/user/bookings')])
  await page.getByRole('heading', { name: say(m.booking_list_empty) }).waitFor()
  await unwrap(api.user.logout.$post({ json: {} }))
  await page.getByRole('link', { name: say(m.nav_cart) }).click()
  await page.getByRole('alert').getByText('Login expired. Please login again.').waitFor()
  expectComplaint(/401/)
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  await page.goto('/user/cart')
  await page.waitForURL('**/auth/login?next=%2Fuser%2Fcart')
  await logIn(page, session.user.email)
  await page.waitForURL('**/user/cart')
  await leave()
})

test('§2 a wrong password has a message, and ?next= never leads to another site', async () => {
  const say = wordsIn('en')
  const { page, leave, expectComplaint } = await site.visit()
  await page.goto('/auth/login?next=//example.com/away')
  await hydrated(page)
  const { session } = await site.loggedIn()
  await page.getByLabel(say(m.common_email)).fill(session.user.email)
  await page.getByLabel(say(m.common_password), { exact: true }).fill('not this one')
  await page
    .getByRole('main')
    .getByRole('button', { name: say(m.nav_login) })
    .click()
  await page.getByRole('alert').getByText(say(m.error_bad_credentials)).waitFor()
  expectComplaint(/400/)
  expect(await page.title()).toContain(say(m.common_error_title, { title: '' }))
  await page.getByLabel(say(m.common_password), { exact: true }).fill('triveni sangam 9')
  await page
    .getByRole('main')
    .getByRole('button', { name: say(m.nav_login) })
    .click()
  await page.waitForURL(`${site.origin}/landing`)
  await expect.poll(() => page.title()).toContain(say(m.landing_title))
  await leave()
})

test('§6 only admins open the admin pages, only devotees the cart', async () => {
  const devotee = await site.loggedIn()
  await devotee.page.goto('/admin/users')
  await devotee.page.waitForURL('**/landing')
  await devotee.leave()
  const staff = await site.loggedIn({ as: 'admin' })
  await staff.page.goto('/user/cart')
  await staff.page.waitForURL('**/landing')
  await staff.leave()
})

test('§2 Back after a registration does not show the form again', async () => {
  const say = wordsIn('en')
  const { page, leave } = await site.visit({ size: 'phone' })
  await page.goto('/poojas')
  await hydrated(page)
  await page.getByRole('link', { name: say(m.nav_register), exact: true }).click()
  await page.getByLabel(say(m.common_full_name)).fill('Kamala Devi')
  await page.getByLabel(say(m.common_phone_number)).fill('9876543210')
  await page.getByLabel(say(m.common_email)).fill(`kamala.back.${Date.now()}@example.com`)
  await page.getByLabel(say(m.common_password), { exact: true }).fill('triveni sangam 9')
  await page
    .getByRole('main')
    .getByRole('button', { name: say(m.nav_register), exact: true })
    .click()
  await page.waitForURL('**/landing')
  await page.goBack()
  await page.waitForURL('**/poojas')
  await leave()
})

test.each(['/nope', '/offers', '/packages/one'])(
  '§2 %s leads to the landing page, which says so once',
  async (path) => {
    const say = wordsIn('en')
    const { page, leave } = await site.visit()
    await page.goto(path)
    await page.waitForURL(`${site.origin}/landing`)
    const said = page.getByRole('alert').getByText(say(m.landing_unknown_path))
    await said.waitFor()
    await page.reload()
    await hydrated(page)
    expect(await said.count()).toBe(0)
    await leave()
  },
)
