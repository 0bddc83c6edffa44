import { test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'

const site = browserSite()

const say = wordsIn('en')

test('§2 after one of two entries is removed, the cart says that the other is still there', async () => {
  const { page, addPackage, addPooja, leave } = await site.loggedIn({ size: 'phone' })
  await addPackage()
  await addPooja()
  await page.goto('/user/cart')
  await page.getByText('GST is 18% of the price of a package.').waitFor()
  await page
    .getByRole('button', { name: say(m.cart_remove) })
    .first()
    .click()
  await page.getByRole('status').getByText('Cart has successfully been deleted').waitFor()
  await page.getByText(say(m.cart_left_one)).waitFor()
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
