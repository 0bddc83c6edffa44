import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { hydrated, sizes, stopClock } from './visitor.ts'
import { present } from '../present.ts'

const site = browserSite({ newProfiles: true })
const say = wordsIn('en')

async function expectTopRight(toast: Locator) {
  const { x, y, width } = present(await toast.boundingBox())
  const header = present(await toast.page().getByRole('banner').boundingBox())
  // Below the header, which it must not cover, or the edge of the window.
  const free = Math.max(0, header.y + header.height)
  expect(y).toBeGreaterThanOrEqual(free)
  expect(y).toBeLessThan(free + 40)
  expect(sizes.desktop.width - (x + width)).toBeLessThan(40)
  expect(x).toBeGreaterThan(sizes.desktop.width / 2)
}

async function expectLifetime(page: Page, toast: Locator, milliseconds: number) {
  await toast.waitFor()
  await expectTopRight(toast)
  await page.clock.runFor(milliseconds - 1)
  expect(await toast.count()).toBe(1)
  await page.clock.runFor(1)
  await toast.waitFor({ state: 'detached' })
}

describe('§9 toasts', () => {
  test('a success stands at the top right for 3 seconds', async () => {
    const { page, addPooja, leave } = await site.loggedIn()
    await addPooja()
    await page.goto('/user/cart')
    await page.getByRole('button', { name: say(m.cart_remove) }).waitFor()
    await stopClock(page)
    await page.getByRole('button', { name: say(m.cart_remove) }).click()
    await expectLifetime(page, page.getByRole('status').getByText('Cart has successfully been deleted'), 3000)
    await leave()
  })

  test('an error stands at the top right for 5 seconds', async () => {
    const { page, leave } = await site.loggedIn()
    await page.goto('/city/sarnath')
    await hydrated(page)
    await stopClock(page)
    await page.getByRole('button', { name: say(m.city_add_to_cart) }).click()
    await expectLifetime(page, page.getByRole('alert').getByText('Select something.'), 5000)
    await leave()
  })
})
