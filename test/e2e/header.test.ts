import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { browserSite } from './browser-site.ts'
import { hydrated } from './visitor.ts'

const site = browserSite()

const navigation = (page: Page) => page.getByRole('banner').getByRole('navigation')
const link = (page: Page, name: string) => navigation(page).getByRole('link', { name, exact: true })

/** The items of the header with their targets. */
async function expectItems(page: Page, items: Record<string, string>, absent: string[]) {
  await page.goto('/landing')
  await hydrated(page)
  for (const [name, href] of Object.entries(items)) {
    await link(page, name).waitFor()
    expect(await link(page, name).getAttribute('href'), name).toBe(href)
  }
  for (const name of absent) expect(await navigation(page).getByText(name, { exact: true }).count(), name).toBe(0)
}

describe('§2 header', () => {
  test('a visitor finds Home, Login and Register', async () => {
    const { page, leave } = await site.visit()
    await expectItems(page, { Home: '/', Login: '/auth/login', Register: '/auth/register' }, [
      'Cart',
      'Bookings',
      'Logout',
    ])
    await leave()
  })

  test('a devotee finds Home, Cart, Bookings and Logout', async () => {
    const { page, leave } = await site.loggedIn({ size: 'phone' })
    await expectItems(page, { Home: '/', Cart: '/user/cart', Bookings: '/user/bookings' }, [
      'Login',
      'Register',
      'Users',
    ])
    await navigation(page).getByRole('button', { name: 'Logout', exact: true }).waitFor()
    await leave()
  })

  test('an admin finds Home, Today, Users and Logout, and nothing for devotees', async () => {
    const { page, leave } = await site.loggedIn({ as: 'admin' })
    await expectItems(page, { Home: '/', Today: '/admin', Users: '/admin/users' }, [
      'Login',
      'Register',
      'Cart',
      'Bookings',
    ])
    await navigation(page).getByRole('button', { name: 'Logout', exact: true }).waitFor()
    await leave()
  })

  test('Logout of a page for devotees leads to its login', async () => {
    const { page, leave } = await site.loggedIn()
    await page.goto('/user/bookings')
    await hydrated(page)
    await navigation(page).getByRole('button', { name: 'Logout', exact: true }).click()
    await page.waitForURL('**/auth/login?next=%2Fuser%2Fbookings')
    await leave()
  })

  test('Logout ends the session here and on the server and reloads the page', async () => {
    const { page, api, leave } = await site.loggedIn()
    const path = '/city/sarnath?lang=en#poojas'
    await page.goto(path)
    await hydrated(page)
    expect(await page.evaluate(() => localStorage.getItem('user'))).not.toBeNull()
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await navigation(page).getByRole('button', { name: 'Logout', exact: true }).click()
    await page.waitForFunction(() => !('isSameDocument' in window))
    await link(page, 'Login').waitFor()
    expect(await page.evaluate(() => [localStorage.getItem('user'), 'isSameDocument' in window])).toEqual([null, false])
    expect(new URL(page.url()).pathname).toBe('/city/sarnath')
    await expect(unwrap(api.user.verify.$post({ json: {} }))).rejects.toMatchObject({ status: 401 })
    await leave()
  })
})
