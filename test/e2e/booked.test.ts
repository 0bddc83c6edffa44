import { expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import { wordsIn } from './messages.ts'
import { nextUtr } from './people.ts'
import type { Size } from './visitor.ts'

const site = browserSite()
const say = wordsIn('en')
const success =
  'Order Booked! The payment will be verified within 24 hours and you will receive an email. You can check on My Bookings after 24 hours to check the status of your payment.'

test.each(['phone', 'desktop'] as Size[])(
  '§4 /user/checkout on a %s: after a booking only the success text remains, in sight',
  async (size) => {
    const { page, api, addPackage, leave } = await site.loggedIn({ size })
    await addPackage()
    const { data: payee } = await unwrap(api.payments.getKey.$get())
    await page.goto('/user/checkout')
    const field = page.getByRole('textbox', { name: say(m.common_utr_number) })
    await field.waitFor()
    const code = page.getByRole('img', { name: say(m.checkout_qr_label) })
    const account = [payee.accountHolder, payee.accountNumber, payee.ifsc].map((text) =>
      page.getByText(text, { exact: true }).first(),
    )
    expect(await code.isVisible()).toBe(true)
    await page.getByRole('tab', { name: say(m.checkout_way_bank) }).click()
    for (const part of account) expect(await part.isVisible()).toBe(true)

    await field.fill(nextUtr())
    await page.getByRole('button', { name: say(m.checkout_submit), exact: true }).click()
    const text = page.getByRole('main').getByText(success, { exact: true })
    await text.waitFor()
    for (const part of [field, code, ...account]) expect(await part.count()).toBe(0)
    await expect
      .poll(() =>
        text.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect()
          return top >= 0 && bottom <= innerHeight
        }),
      )
      .toBe(true)
    const titled = (title: string) => expect.poll(() => page.title()).toBe(`${title} · ${say(m.common_brand)}`)
    await titled(say(m.checkout_booked_title))
    await page
      .getByRole('main')
      .getByRole('link', { name: say(m.nav_bookings), exact: true })
      .click()
    await titled(say(m.nav_bookings))
    await leave()
  },
)
