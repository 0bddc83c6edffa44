/** @module-tag thorough */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import { holdScripts } from './early-page.ts'
import { wordsIn } from './messages.ts'
import { devoteePassword } from './people.ts'
import { testViews } from './test-views.ts'

const site = browserSite()
const views = [
  { language: 'en', size: 'desktop' },
  { language: 'hi', size: 'phone' },
] as const

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const stored = async (page: Page) => JSON.parse((await page.evaluate(() => localStorage.getItem('user'))) ?? 'null')

async function someAccount() {
  const { session, leave } = await site.loggedIn()
  await leave()
  return session.user
}

testViews(views)(
  'FORMS early: a login leads to the page that asked for it, in $language',
  async ({ language, size }) => {
    const say = wordsIn(language)
    const { id, email } = await someAccount()
    const { page, expectComplaint, leave } = await site.visit({ language, size })
    const { open, release } = await holdScripts(page)
    await open('/auth/login?next=%2Fuser%2Fbookings')
    await page.getByLabel(say(m.common_email)).fill(email)
    await page.getByLabel(say(m.common_password), { exact: true }).fill('not this one')
    await button(page, say(m.nav_login)).click()
    await page.getByText(say(m.error_bad_credentials)).first().waitFor()
    expectComplaint(/400/)
    expect(page.url()).toBe(`${site.origin}/auth/login?next=%2Fuser%2Fbookings`)
    expect(await page.getByLabel(say(m.common_email)).inputValue()).toBe(email)
    expect(await page.getByLabel(say(m.common_password), { exact: true }).inputValue()).toBe('')

    await page.getByLabel(say(m.common_password), { exact: true }).fill(devoteePassword)
    await button(page, say(m.nav_login)).click()
    await page.waitForURL('**/user/bookings', { waitUntil: 'commit' })
    expect(await stored(page)).toEqual({
      user: expect.objectContaining({ id, role: 'USER' }),
      access_token: expect.stringMatching(/^[\w-]{43}$/),
    })
    await release()
    await page.getByRole('heading', { name: say(m.booking_list_empty) }).waitFor()
    // Back leads to the login itself, not to its answer.
    await page.goBack()
    await page.waitForURL('**/auth/login?*')
    await leave()
  },
)

test('FORMS early: a login deletes the stored data of the user before', async () => {
  const { email } = await someAccount()
  const { page, leave } = await site.loggedIn()
  await page.goto('/landing')
  await page.evaluate(() => localStorage.setItem('kept:bookings', '{}'))
  const { open } = await holdScripts(page)
  await open('/auth/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(devoteePassword)
  await button(page, 'Login').click()
  await page.waitForURL('**/landing', { waitUntil: 'commit' })
  expect(await page.evaluate(() => localStorage.getItem('kept:bookings'))).toBeNull()
  expect((await stored(page)).user.email).toBe(email)
  await leave()
})

testViews(views, 1)(
  'FORMS early: a registration creates the account and says so, in $language',
  async ({ language, size }) => {
    const say = wordsIn(language)
    const { page, expectComplaint, leave } = await site.visit({ language, size })
    const { open, release } = await holdScripts(page)
    const email = `early.${language}@example.com`
    await open('/auth/register')
    await page.getByLabel(say(m.common_full_name)).fill('कमला देवी')
    await page.getByLabel(say(m.common_email)).fill(email)
    await page.getByLabel(say(m.common_password), { exact: true }).fill(devoteePassword)
    await button(page, say(m.nav_register)).click()
    await page.getByText(say(m.error_fields_required)).first().waitFor()
    expectComplaint(/400/)
    expect(await page.getByLabel(say(m.common_full_name)).inputValue()).toBe('कमला देवी')
    await page.getByLabel(say(m.common_phone_number)).fill('9876543210')
    await page.getByLabel(say(m.common_password), { exact: true }).fill(devoteePassword)
    await button(page, say(m.nav_register)).click()
    await page.waitForURL('**/landing', { waitUntil: 'commit' })
    await Promise.all([release(), page.getByRole('status').getByText(say(m.auth_registered)).waitFor()])
    await page.getByRole('button', { name: say(m.nav_logout) }).waitFor()
    expect((await stored(page)).user).toMatchObject({ email, name: 'कमला देवी', phoneNumber: '+919876543210' })
    await leave()
  },
)

test('FORMS early: a refused form keeps its errors and text when the scripts arrive', async () => {
  const say = wordsIn('en')
  const { page, expectComplaint, leave } = await site.visit()
  const { open, release } = await holdScripts(page)
  await open('/auth/register')
  await page.getByLabel(say(m.common_full_name)).fill('Kamala Devi')
  await button(page, say(m.nav_register)).click()
  await page.getByText(say(m.error_fields_required)).first().waitFor()
  await release()
  expect(await page.locator('[aria-invalid=true]').count()).toBe(3)
  expect(await page.getByLabel(say(m.common_full_name)).inputValue()).toBe('Kamala Devi')
  expectComplaint(/400/)
  await leave()
})

testViews(views)(
  'FORMS early: feedback of a devotee is sent once, when the scripts arrive, in $language',
  async (view) => {
    const say = wordsIn(view.language)
    const { page, api, leave } = await site.loggedIn(view)
    const { open, release } = await holdScripts(page)
    const text = `सब बहुत अच्छा रहा, ${view.size}`
    await open('/feedback')
    await page.getByPlaceholder(say(m.feedback_placeholder)).fill(text)
    await page.getByRole('radio', { name: say(m.feedback_stars, { count: '3' }) }).check({ force: true })
    await button(page, say(m.common_submit)).click()
    await page.getByText(say(m.feedback_login_to_send)).waitFor()
    await Promise.all([release(), page.getByRole('status').getByText(say(m.feedback_created)).waitFor()])
    await page.reload()
    const { data } = await unwrap(api.feedback.$get({ query: {} }))
    expect(data.filter((item) => item.text === text).map(({ rating }) => rating)).toEqual([3])
    await leave()
  },
)

test('FORMS early: feedback of a visitor is sent once, by the login', async () => {
  const say = wordsIn('en')
  const { session, api, leave: leaveFirst } = await site.loggedIn()
  await leaveFirst()
  const { page, leave } = await site.visit()
  const { open, release } = await holdScripts(page)
  const field = page.getByPlaceholder(say(m.feedback_placeholder))
  const text = 'Written before the scripts.'
  await open('/feedback')
  await field.fill(text)
  await button(page, say(m.common_submit)).click()
  await page.getByText(say(m.feedback_login_to_send)).waitFor()
  await release()
  await page.getByLabel(say(m.common_email)).fill(session.user.email)
  await page.getByLabel(say(m.common_password), { exact: true }).fill(devoteePassword)
  await button(page, say(m.nav_login)).click()
  await page.getByRole('status').getByText(say(m.feedback_created)).waitFor()
  await expect.poll(() => field.inputValue()).toBe('')
  await page.reload()
  const { data } = await unwrap(api.feedback.$get({ query: {} }))
  expect(data.filter((item) => item.text === text)).toHaveLength(1)
  await leave()
})

test.each(['the login', 'the registration'] as const)(
  'FORMS early: a registration keeps the feedback of a visitor if scripts arrive on the page of %s',
  async (where) => {
    const say = wordsIn('hi')
    const { page, leave } = await site.visit({ language: 'hi', size: 'phone' })
    const { open, release } = await holdScripts(page)
    const field = page.getByPlaceholder(say(m.feedback_placeholder))
    const text = `Written before the scripts of ${where}.`
    await open('/feedback')
    await field.fill(text)
    await button(page, say(m.common_submit)).click()
    await page.getByText(say(m.feedback_login_to_send)).waitFor()
    if (where === 'the login') await release()
    await button(page, say(m.nav_register)).click()
    await page.waitForURL('**/auth/register?next=%2Ffeedback', { waitUntil: 'commit' })
    if (where === 'the registration') await release()
    await page.getByLabel(say(m.common_full_name)).fill('कमला देवी')
    await page.getByLabel(say(m.common_email)).fill(`early.feedback.${where === 'the login'}@example.com`)
    await page.getByLabel(say(m.common_phone_number)).fill('9876543210')
    await page.getByLabel(say(m.common_password), { exact: true }).fill(devoteePassword)
    await button(page, say(m.nav_register)).click()
    await page.getByRole('status').getByText(say(m.auth_registered)).waitFor()
    await page.waitForURL('**/feedback')
    await expect.poll(() => field.inputValue()).toBe(text)
    await leave()
  },
)

test('FORMS early: both toasts of a registration with feedback are shown', async () => {
  const say = wordsIn('en')
  const { page, leave } = await site.visit()
  const { open, release } = await holdScripts(page)
  await open('/feedback')
  await page.getByPlaceholder(say(m.feedback_placeholder)).fill('Sent by the registration.')
  await button(page, say(m.common_submit)).click()
  await button(page, say(m.nav_register)).click()
  await page.getByLabel(say(m.common_full_name)).fill('Kamala Devi')
  await page.getByLabel(say(m.common_email)).fill('early.both@example.com')
  await page.getByLabel(say(m.common_phone_number)).fill('9876543210')
  await page.getByLabel(say(m.common_password), { exact: true }).fill(devoteePassword)
  await button(page, say(m.nav_register)).click()
  await page.waitForURL('**/feedback', { waitUntil: 'commit' })
  const [registered, created] = [m.auth_registered, m.feedback_created].map((toast) =>
    page.getByText(say(toast), { exact: true }),
  )
  // One card contains both.
  const card = page.locator('[role=status] > .card').filter({ has: registered }).filter({ has: created })
  await Promise.all([release(), card.waitFor()])
  expect(await page.getByRole('listitem').filter({ hasText: 'Sent by the registration.' }).count()).toBe(1)
  await leave()
})

test('FORMS early: a chosen language is kept when the scripts arrive', async () => {
  const hi = wordsIn('hi')
  const { page, context, leave } = await site.visit({ language: 'en' })
  const { open, release } = await holdScripts(page)
  await open('/poojas?lang=en')
  await page.getByRole('button', { name: 'हिन्दी' }).click()
  await page.waitForURL(`${site.origin}/poojas`, { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1, name: hi(m.poojas_title) }).waitFor()
  await release()
  expect(await page.evaluate(() => [localStorage.language, localStorage.languageSelected])).toEqual(['hi', 'hi'])
  expect((await context.cookies()).map(({ name, value }) => `${name}=${value}`)).toEqual(['language=hi'])
  await page.goto('/landing')
  await page.getByRole('heading', { level: 1, name: hi(m.landing_heading) }).waitFor()
  await leave()
})
