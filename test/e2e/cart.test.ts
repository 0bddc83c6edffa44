import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { present } from '../present.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { stopClock } from './visitor.ts'

const site = browserSite()

const say = wordsIn('en')

test('§2 after one of two entries is removed, the cart says that the other is still there', async () => {
  const { page, addPackage, addPooja, leave } = await site.loggedIn({ size: 'phone' })
  await addPackage()
  await addPooja()
  await page.goto('/user/cart')
  await page.getByText(say(m.common_gst_note, { rate: '18%' })).waitFor()
  await page
    .getByRole('button', { name: say(m.cart_remove) })
    .first()
    .click()
  await page.getByRole('status').getByText('Cart has successfully been deleted').waitFor()
  await page.getByText(say(m.cart_left_one)).waitFor()
  await leave()
})

test('§2 the undo of the last entry of a cart is in sight below the toast', async () => {
  const { page, addPackage, addPooja, leave } = await site.loggedIn({ size: 'phone', newProfile: true })
  await addPackage()
  await addPooja()
  await page.goto('/user/cart')
  const last = page.getByRole('button', { name: say(m.cart_remove) }).last()
  await last.waitFor()
  // On a stopped clock the toast stays.
  await stopClock(page)
  await last.click()
  const undo = page.getByRole('main').getByRole('button', { name: say(m.common_undo) })
  await undo.waitFor()
  const toast = page.getByRole('status').getByText('Cart has successfully been deleted')
  const edgeOf = async (one: Locator) => present(await one.boundingBox())
  const { y, height } = await edgeOf(toast)
  expect((await edgeOf(undo)).y).toBeGreaterThan(y + height)
  await undo.click()
  await expect.poll(() => page.getByRole('button', { name: say(m.cart_remove) }).count()).toBe(2)
  await leave()
})

test('§2 the cart is emptied entry by entry and then says that it is empty', async () => {
  const { page, addPackage, leave } = await site.loggedIn({ size: 'phone' })
  await addPackage()
  await page.goto('/user/cart')
  await page.getByRole('button', { name: say(m.cart_remove) }).click()
  await page.getByRole('status').getByText('Cart has successfully been deleted').waitFor()
  await page.getByText('Your Cart is Empty, press Home to order.').waitFor()
  await page.goto('/user/checkout')
  await page.waitForURL('**/user/cart')
  await leave()
})
