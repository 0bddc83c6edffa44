import { expect } from 'vitest'
import { languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { firstOf } from '../present.ts'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { open } from './payer.ts'
import { nextUtr } from './people.ts'
import { testViews } from './test-views.ts'
import { hydrated } from './visitor.ts'

const site = browserSite()

testViews(languages, 1)(
  'CHECKOUT a booking has an address that a reload shows again and Back does not lose, in %s',
  async (language) => {
    const say = wordsIn(language)
    const { page, addPackage, leave } = await site.loggedIn({ language, size: 'phone' })
    await addPackage()
    await open(page, '/user/cart')
    await page.getByRole('link', { name: say(m.common_checkout) }).click()
    await page.getByRole('textbox', { name: say(m.common_utr_number) }).fill(nextUtr())
    await page.getByRole('button', { name: say(m.checkout_submit), exact: true }).click()
    await page.waitForURL(/\/user\/booked\/[A-Z0-9]+$/)
    const text = page.getByText(say(m.checkout_success))
    await text.waitFor()
    const address = page.url()
    await page.reload()
    await text.waitFor()
    // The checkout is not in the browser's history: Back leads to the cart, Forward to the booking.
    await page.goBack()
    await page.getByText(say(m.cart_empty)).waitFor()
    await page.goForward()
    await text.waitFor()
    expect(page.url()).toBe(address)
    await page.goto('/user/booked/NOTHERE2')
    await page.waitForURL('**/user/bookings')
    await leave()
  },
)

testViews(languages, 1)('CHECKOUT a begun payment is remembered on every page, in %s', async (language) => {
  const say = wordsIn(language)
  const { page, api, addPackage, leave } = await site.loggedIn({ language, size: 'phone' })
  await addPackage()
  const asked = page.getByRole('complementary').filter({ hasText: say(m.payment_begun_text) })
  await open(page, '/user/cart')
  await page.waitForLoadState('networkidle')
  expect(await asked.count()).toBe(0)
  await open(page, '/user/checkout')
  // This page itself asks for the UTR.
  expect(await asked.count()).toBe(0)
  for (const path of ['/landing', '/city/ayodhya', '/user/bookings', '/feedback', '/user/settings']) {
    await page.goto(path)
    await hydrated(page)
    await asked.getByText('₹5,000').waitFor()
  }
  await asked.getByRole('link', { name: say(m.payment_begun_enter) }).click()
  await page.waitForURL('**/user/checkout')
  await page.getByRole('textbox', { name: say(m.common_utr_number) }).waitFor()

  await page.goto('/landing')
  await asked.getByRole('button', { name: say(m.payment_begun_no) }).click()
  await asked.waitFor({ state: 'detached' })
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(await asked.count()).toBe(0)
  const { data } = (await (await api.payments.begun.$get()).json()) as { data: { reference: string } }
  expect(firstOf([data.reference])).toMatch(/^[A-Z0-9]{8}$/)
  await leave()
})
