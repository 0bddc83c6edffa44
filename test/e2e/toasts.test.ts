import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { actsBelow } from './acts-below.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { hydrated, type Size, sizes, stopClock } from './visitor.ts'
import { present } from '../present.ts'
import { waitFor } from '../wait.ts'

const site = browserSite({ newProfiles: true })
const say = wordsIn('en')
const screens = ['phone', 'desktop'] as const

async function expectTopRight(toast: Locator, size: Size) {
  const card = toast.locator('xpath=..')
  const { x, y, width } = present(await card.boundingBox())
  const header = present(await toast.page().getByRole('banner').boundingBox())
  // It is below the header, which it must not cover, or below the edge of the window.
  const free = Math.max(0, header.y + header.height)
  expect(y).toBeGreaterThanOrEqual(free)
  expect(y).toBeLessThan(free + 40)
  expect(sizes[size].width - (x + width)).toBeLessThan(40)
  expect(x + width / 2).toBeGreaterThan(sizes[size].width / 2 - 20)
}

async function expectLifetime(page: Page, toast: Locator, { size, ms }: { size: Size; ms: number }) {
  await toast.waitFor()
  await expect.poll(() => toast.locator('xpath=..').evaluate(actsBelow)).toEqual([])
  // The box follows the header one frame later.
  await waitFor(() => expectTopRight(toast, size))
  await page.clock.runFor(ms - 1)
  expect(await toast.count()).toBe(1)
  await page.clock.runFor(1)
  await toast.waitFor({ state: 'detached' })
}

/** The region of the toasts; the alerts and states of a page are in its `main`. */
const toastOf = (page: Page, text: string) => page.locator('body > div > [role] > div > p').getByText(text)

describe.each(screens)('§9 toasts on a %s', (size) => {
  test('a success stands at the top right for 3 seconds and covers no act, field or price', async () => {
    const { page, addPooja, addPackage, leave } = await site.loggedIn({ size })
    for (const add of [addPooja, addPackage, addPackage]) await add()
    await page.goto('/user/cart')
    const remove = page.getByRole('button', { name: say(m.cart_remove) })
    await remove.first().waitFor()
    await stopClock(page)
    // This also holds far down, where the page scrolls out of its way.
    for (const which of [remove.last(), remove.first()]) {
      await which.click()
      await expectLifetime(page, toastOf(page, 'Cart has successfully been deleted'), { size, ms: 3000 })
    }
    await leave()
  })

  test('an error stands at the top right for 5 seconds and covers no act, field or price', async () => {
    const { page, addPooja, expectComplaint, leave } = await site.loggedIn({ size })
    await addPooja()
    await page.route('**/v1/cart/*', (route) => route.fulfill({ status: 502, body: '' }))
    await page.goto('/user/cart')
    const remove = page.getByRole('button', { name: say(m.cart_remove) })
    await remove.waitFor()
    await stopClock(page)
    await remove.click()
    await expectLifetime(page, toastOf(page, 'Failed to delete'), { size, ms: 5000 })
    // The text of the page stays.
    await page.getByRole('main').getByText('Error deleting Cart', { exact: true }).waitFor()
    expectComplaint(/502/)
    await leave()
  })

  test('a toast is gone with its page', async () => {
    const { page, addPooja, leave } = await site.loggedIn({ size })
    await addPooja()
    await page.goto('/user/cart')
    await page.getByRole('button', { name: say(m.cart_remove) }).waitFor()
    await stopClock(page)
    await page.getByRole('button', { name: say(m.cart_remove) }).click()
    await toastOf(page, 'Cart has successfully been deleted').waitFor()
    await page.getByRole('link', { name: say(m.nav_bookings), exact: true }).click()
    await page.waitForURL('**/user/bookings')
    expect(await toastOf(page, 'Cart has successfully been deleted').count()).toBe(0)
    await leave()
  })
})

test('§8 a toast says the message of the server, or a default', async () => {
  const { page, expectComplaint, leave } = await site.loggedIn()
  const words = 'Please try again after the evening aarti.'
  for (const [status, body, text] of [
    [400, JSON.stringify({ message: words, code: 'INTERNAL' }), words],
    [502, '', 'Failed to get cart'],
  ] as const) {
    await page.route('**/v1/cart?*', (route) => route.fulfill({ status, contentType: 'application/json', body }))
    await page.goto('/user/cart')
    await toastOf(page, text).waitFor()
    expectComplaint(new RegExp(String(status)))
    await page.unrouteAll()
  }
  await leave()
})

test('§9 toasts on a phone: what they moved down moves back under the scrolling thumb, and nothing in sight jumps', async () => {
  const { page, leave } = await site.visit({ size: 'phone' })
  await page.goto('/landing')
  await hydrated(page)
  // A text that the previous page has left for this page. It is so long that it reaches the fields.
  const said = 'You are logged out of all other phones and browsers, and log in here with your new password. '
  await page.evaluate((text) => sessionStorage.setItem('toast', text), said.repeat(4).trim())
  await page.clock.install()
  await page.goto('/auth/login')
  await hydrated(page)
  const field = page.getByLabel(say(m.common_email))
  const moved = () => page.locator('#content').evaluate((content) => Number.parseFloat(content.style.marginTop) || 0)
  await expect.poll(moved).toBeGreaterThan(20)
  const room = await moved()
  await page.clock.runFor(3000)
  await toastOf(page, said.trim()).waitFor({ state: 'detached' })
  const top = async () => present(await field.boundingBox()).y
  const before = await top()
  // Nothing moves by itself under a finger.
  expect(await moved()).toBe(room)
  await page.mouse.wheel(0, 20)
  await expect.poll(moved).toBeCloseTo(room - 20)
  expect(await top()).toBeCloseTo(before - 20)
  await page.mouse.wheel(0, room - 20)
  await expect.poll(moved).toBe(0)
  expect(await top()).toBeCloseTo(before - room)
  await leave()
})

/** Refuses a call with a message of the server. */
const refuse = (page: Page, call: string, message: string) =>
  page.route(call, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({
          status: 400,
          contentType: 'application/json',
          body: JSON.stringify({ message, code: 'INVALID_INPUT', issues: [] }),
        }),
  )

describe.each(screens)('CHOOSING errors are said once on a %s, by the page and not by a toast:', (size) => {
  const words = 'Please try again after the evening aarti.'

  async function expectSaidOnce(page: Page, text: string) {
    await page.getByRole('main').getByText(text, { exact: true }).first().waitFor()
    expect(await toastOf(page, text).count()).toBe(0)
    const shown = await page.getByText(text, { exact: true }).filter({ visible: true }).count()
    expect(shown, text).toBe(1)
  }

  test('login, registration and reset', async () => {
    const { page, expectComplaint, leave } = await site.visit({ size })
    await refuse(page, '**/v1/user/*', words)
    for (const [path, name] of [
      ['/auth/login', m.nav_login],
      ['/auth/register', m.nav_register],
    ] as const) {
      await page.goto(path)
      await hydrated(page)
      await page
        .getByRole('main')
        .getByRole('button', { name: say(name), exact: true })
        .click()
      await expectSaidOnce(page, words)
      expectComplaint(/400/)
    }
    await page.goto('/auth/login')
    await hydrated(page)
    await page.getByRole('link', { name: say(m.auth_forgot_password) }).click()
    await page.getByLabel(say(m.common_email)).fill('savitri@example.com')
    await page.getByRole('button', { name: say(m.auth_send_otp), exact: true }).click()
    await expectSaidOnce(page, words)
    expectComplaint(/400/)
    await leave()
  })

  test('registration with nothing filled in', async () => {
    const { page, expectComplaint, leave } = await site.visit({ size })
    await page.goto('/auth/register')
    await hydrated(page)
    await page
      .getByRole('main')
      .getByRole('button', { name: say(m.nav_register), exact: true })
      .click()
    await expectSaidOnce(page, 'All fields are required.')
    expectComplaint(/400/)
    await leave()
  })

  test('cart', async () => {
    const { page, addPooja, expectComplaint, leave } = await site.loggedIn({ size })
    await addPooja()
    await refuse(page, '**/v1/cart/*', words)
    await page.goto('/user/cart')
    await page.getByRole('button', { name: say(m.cart_remove) }).click()
    await expectSaidOnce(page, words)
    expectComplaint(/400/)
    await leave()
  })

  test('city', async () => {
    const { page, leave } = await site.loggedIn({ size })
    await page.goto('/city/ayodhya')
    await hydrated(page)
    const add = page.getByRole('button', { name: say(m.city_add_to_cart) })
    await add.click()
    await expectSaidOnce(page, 'Select something.')
    await page.getByRole('checkbox').first().check()
    await add.click()
    await expectSaidOnce(page, 'Date of arrival is required')
    // It disappears when the date is filled in.
    const date = page.getByLabel(say(m.city_arrival_date))
    await date.fill(present(await date.getAttribute('min')))
    expect(await page.getByText('Date of arrival is required').count()).toBe(0)
    await leave()
  })
})
