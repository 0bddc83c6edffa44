/** @module-tag thorough */
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { firstOf, present } from '../present.ts'
import { browserSite } from './browser-site.ts'
import { logIn } from './login-form.ts'
import { wordsIn } from './messages.ts'
import { open } from './payer.ts'
import { devoteePassword, nextUtr, peopleAt, signedIn } from './people.ts'
import { admin } from '../data-template.ts'

const site = browserSite({ newProfiles: true })

/** Logs in beside the text that the session has ended, and returns to the unchanged page. */
async function logInAgain(page: Page, say: ReturnType<typeof wordsIn>, password = devoteePassword) {
  const before = page.url()
  const words = page.getByRole('main').getByText(say(m.error_unauthenticated)).first()
  await words.waitFor()
  const again = page.getByRole('main').getByRole('button', { name: say(m.auth_login_again) })
  const [said, button] = [present(await words.boundingBox()), present(await again.boundingBox())]
  expect(button.y - said.y - said.height, 'between the words and the button').toBeLessThan(24)
  await again.click()
  const login = page.getByRole('dialog', { name: say(m.auth_login_again) })
  expect(await login.getByLabel(say(m.common_email)).inputValue()).toContain('@')
  await login.getByLabel(say(m.common_password), { exact: true }).fill(password)
  await login.getByRole('button', { name: say(m.nav_login), exact: true }).click()
  await login.waitFor({ state: 'detached' })
  // The text would be wrong now, and the button to press again has the focus.
  await words.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.matches('main button'))).toBe(true)
  expect(page.url()).toBe(before)
}

describe.each(languages)('ACCOUNT a session that ends, in %s:', (language) => {
  const say = wordsIn(language)

  test('at the checkout the UTR is kept and booked after a login in place', async () => {
    const { page, api, session, addPackage, expectComplaints, leave } = await site.loggedIn({ language, size: 'phone' })
    await addPackage()
    await open(page, '/user/checkout')
    const utr = nextUtr()
    const field = page.getByRole('textbox', { name: say(m.common_utr_number) })
    await field.fill(utr)
    await unwrap(api.user.logout.$post({ json: {} }))
    const submit = page.getByRole('button', { name: say(m.checkout_submit), exact: true })
    await submit.click()
    await logInAgain(page, say)
    expectComplaints(/401/)
    expect(await field.inputValue()).toBe(utr)
    await submit.click()
    await page.getByText(say(m.checkout_success)).waitFor()
    expect(session.user.id).toBe(await page.evaluate(() => JSON.parse(localStorage.user).user.id))
    await leave()
  })

  test('in the cart the entry is removed after a login in place', async () => {
    const { page, api, addPackage, expectComplaints, leave } = await site.loggedIn({ language, size: 'phone' })
    await addPackage()
    await open(page, '/user/cart')
    await unwrap(api.user.logout.$post({ json: {} }))
    const remove = page.getByRole('button', { name: say(m.cart_remove) })
    await remove.click()
    await logInAgain(page, say)
    expectComplaints(/401/)
    await remove.click()
    await page.getByText(say(m.cart_empty)).waitFor()
    await leave()
  })

  test('at the names for the sankalp they are kept', async () => {
    const { page, api, addPooja, book, expectComplaints, leave } = await site.loggedIn({ language })
    await addPooja()
    const { id } = firstOf(await book())
    await open(page, `/user/bookings/${id}`)
    const names = page.getByRole('textbox', { name: say(m.sankalp_names) })
    await page.getByRole('button', { name: say(m.sankalp_open) }).click()
    await names.fill('गंगा प्रसाद')
    await unwrap(api.user.logout.$post({ json: {} }))
    const save = page.getByRole('button', { name: say(m.common_save), exact: true })
    await save.click()
    await logInAgain(page, say)
    expectComplaints(/401/)
    expect(await names.inputValue()).toBe('गंगा प्रसाद')
    await save.click()
    await names.waitFor({ state: 'detached' })
    await leave()
  })
})

test('ACCOUNT a session that ends in a form of the desk: what was typed is kept', async () => {
  const say = wordsIn('en')
  const { page, api, expectComplaints, leave } = await site.loggedIn({ as: 'admin' })
  const { data } = await unwrap(api.packages.city[':cityName'].$get({ param: { cityName: 'sarnath' }, query: {} }))
  await open(page, `/admin/edit/package/${firstOf(data).id}`)
  const price = page.getByLabel(say(m.desk_price_label))
  await price.fill('4321')
  await page.getByLabel(say(m.desk_security_key)).first().fill('some key')
  await unwrap(api.user.logout.$post({ json: {} }))
  await page.getByRole('button', { name: say(m.common_save), exact: true }).click()
  await logInAgain(page, say, admin.password)
  expectComplaints(/401/)
  expect(await price.inputValue()).toBe('4321')
  await leave()
})

test('ACCOUNT a session that ends at an act without a field, and before the checkout: a login beside the words leads back', async () => {
  const say = wordsIn('en')
  const { page, api, session, addPooja, addPackage, book, expectComplaints, leave } = await site.loggedIn()
  await addPooja()
  const { id } = firstOf(await book())
  await addPackage()
  await open(page, `/user/bookings/${id}`)
  await page.getByRole('button', { name: say(m.booking_act_share) }).click()
  await unwrap(api.user.logout.$post({ json: {} }))
  const share = page.getByRole('button', { name: say(m.booking_share_open) })
  await share.click()
  await logInAgain(page, say)
  expectComplaints(/401/)
  await share.click()
  await page.getByRole('term').getByText(say(m.booking_share_link), { exact: true }).waitFor()

  await open(page, '/user/cart')
  await page.waitForLoadState('networkidle')
  const token = await page.evaluate(() => JSON.parse(localStorage.user).access_token)
  await fetch(`${site.origin}/v1/user/logout`, { method: 'POST', headers: { Authorization: `Bearer ${token}` } })
  await page.getByRole('link', { name: say(m.common_checkout) }).click()
  await page.getByRole('main').getByRole('alert').getByText(say(m.error_unauthenticated)).waitFor()
  await page
    .getByRole('main')
    .getByRole('link', { name: say(m.nav_login), exact: true })
    .click()
  await logIn(page, session.user.email)
  await page.waitForURL('**/user/checkout')
  await page.getByRole('textbox', { name: say(m.common_utr_number) }).waitFor()
  await leave()
})

test('ACCOUNT another account in another tab: the page says who is logged in now, and books nothing for them', async () => {
  const say = wordsIn('en')
  const { page, context, session, addPackage, leave } = await site.loggedIn()
  await addPackage()
  await open(page, '/user/checkout')
  const other = await peopleAt(site.origin).devotee({ name: 'Savitri Devi' })
  const tab = await context.newPage()
  await signedIn(other)(context)
  await tab.goto('/landing')
  await tab.evaluate((stored) => localStorage.setItem('user', stored), JSON.stringify(other.session))
  await page.getByRole('textbox', { name: say(m.common_utr_number) }).fill(nextUtr())
  await page.getByRole('button', { name: say(m.checkout_submit), exact: true }).click()
  const words = say(m.common_other_account, { name: 'Savitri Devi', owner: session.user.name })
  await page.getByRole('main').getByText(words).first().waitFor()
  expect(await page.getByText(say(m.error_not_found)).count()).toBe(0)
  const isThere = async (one: Locator) => (await one.count()) > 0
  expect(await isThere(page.getByRole('main').getByRole('button', { name: say(m.auth_login_again) }))).toBe(true)
  expect((await unwrap(other.api.bookings.all.$get({ query: {} }))).data).toEqual([])
  await leave()
})

test('CHECKOUT a server that is away is not called a missing network', async () => {
  const say = wordsIn('en')
  const { page, addPackage, expectComplaint, leave } = await site.loggedIn()
  await addPackage()
  await open(page, '/user/checkout')
  await page.route('**/v1/bookings/add', (route) => route.abort('connectionrefused'))
  await page.getByRole('textbox', { name: say(m.common_utr_number) }).fill(nextUtr())
  await page.getByRole('button', { name: say(m.checkout_submit), exact: true }).click()
  await page.getByRole('main').getByText(say(m.common_server_away)).waitFor()
  expect(await page.getByText(say(m.common_offline)).count()).toBe(0)
  expectComplaint(/ERR_CONNECTION_REFUSED/)
  await leave()
})
