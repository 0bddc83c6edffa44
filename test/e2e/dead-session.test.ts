import { expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import { logIn } from './login-form.ts'
import { wordsIn } from './messages.ts'

const site = browserSite()
const say = wordsIn('en')

test('§8 401: the page says that the login expired, and its Login leads back to it', async () => {
  const { page, session, api, leave, expectComplaint } = await site.loggedIn()
  // The page itself must not be the first to find that the session has ended.
  await Promise.all([page.waitForResponse('**/v1/cart?*'), page.goto('/user/bookings')])
  await page.getByRole('heading', { name: say(m.booking_list_empty) }).waitFor()
  await unwrap(api.user.logout.$post({ json: {} }))
  await page.getByRole('link', { name: say(m.nav_cart) }).click()
  await page.getByRole('alert').getByText('Login expired. Please login again.', { exact: true }).waitFor()
  expectComplaint(/401/)
  await page.waitForURL('**/user/cart')
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()

  const main = page.getByRole('main')
  await main.getByRole('link', { name: say(m.nav_login), exact: true }).click()
  await logIn(page, session.user.email)
  await page.waitForURL('**/user/cart')
  await page.getByText('Your Cart is Empty, press Home to order.', { exact: true }).waitFor()
  await leave()
})
