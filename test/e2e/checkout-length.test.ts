import { expect, test } from 'vitest'
import { languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { open } from './payer.ts'
import { sizes } from './visitor.ts'
import { testViews } from './test-views.ts'

const site = browserSite()

testViews(languages)(
  'CHECKOUT on a phone: the UTR field ends within two screens, and is there after coming back from the UPI app, in %s',
  async (language) => {
    const { page, addPackage, leave } = await site.loggedIn({ language, size: 'phone' })
    const say = wordsIn(language)
    await addPackage({ headCount: 4 })
    await open(page, '/user/checkout')
    const field = page.getByRole('textbox', { name: say(m.common_utr_number) })
    const bottom = () => field.evaluate((one) => one.getBoundingClientRect().bottom + scrollY)
    expect(await bottom()).toBeLessThanOrEqual(2 * sizes.phone.height)

    // No app handles `upi:` here, but the page must notice that it was hidden and shown again.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
    const show = (state: DocumentVisibilityState) =>
      page.evaluate((now) => {
        Object.defineProperty(document, 'visibilityState', { value: now, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    await show('hidden')
    await show('visible')
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('INPUT')

    await page.getByRole('link', { name: say(m.checkout_by_app, { amount: '₹5,000' }) }).click()
    await show('hidden')
    await show('visible')
    await expect
      .poll(() =>
        field.evaluate((one) => {
          const { top, bottom: end } = one.getBoundingClientRect()
          return document.activeElement === one && top >= 0 && end <= innerHeight
        }),
      )
      .toBe(true)
    await leave()
  },
)

test('CHECKOUT the three ways to pay: one is open, the arrow keys change it, the firm is named before', async () => {
  const { page, addPackage, leave } = await site.loggedIn({ size: 'phone' })
  const say = wordsIn('en')
  await addPackage({ headCount: 4 })
  await open(page, '/user/checkout')
  const pay = page.getByRole('region', { name: say(m.checkout_step_pay) })
  await pay.getByText('GSTIN').waitFor()
  const openTab = () => pay.getByRole('tab', { selected: true }).innerText()
  expect(await openTab()).toBe(say(m.checkout_way_app))
  await pay.getByRole('tab', { selected: true }).focus()
  const seen = []
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft']) {
    await page.keyboard.press(key)
    seen.push(await openTab())
    expect(await pay.getByRole('tabpanel').count()).toBe(1)
  }
  const [app, code, bank] = [m.checkout_way_app, m.checkout_way_code, m.checkout_way_bank].map((way) => say(way))
  expect(seen).toEqual([code, bank, app, bank])
  await leave()
})
