import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { unwrap } from '../../contract/client.ts'
import { formatRupees } from '../../domain/format.ts'
import { languages } from '../../domain/language.ts'
import { paiseFromRupees } from '../../domain/money.ts'
import { m } from '../../messages/compiled/messages.js'
import { open } from './payer.ts'
import { browserSite } from './browser-site.ts'
import { care, wordsIn } from './messages.ts'
import { testViews } from './test-views.ts'
import { firstOf, present } from '../present.ts'

const site = browserSite()

/** The distance from the lower edge of one element to the upper edge of another. */
async function below(upper: Locator, lower: Locator): Promise<number> {
  const [above, under] = [present(await upper.boundingBox()), present(await lower.boundingBox())]
  return Math.abs(under.y - above.y - above.height)
}

testViews(languages)(
  '§5 a UTR is helped along by hints while it is typed and sent as twelve characters, in %s',
  async (language) => {
    const { page, api, addPackage, leave } = await site.loggedIn({ language, size: 'phone' })
    const say = wordsIn(language)
    await addPackage()
    await open(page, '/user/checkout')
    const field = page.getByRole('textbox', { name: say(m.common_utr_number) })
    const spoken = page.getByRole('main').getByRole('status')
    for (const [typed, words] of [
      ['4268 1234 56', say(m.checkout_utr_missing, { count: '2' })],
      ['4268 1234 567', say(m.checkout_utr_one_missing)],
      ['4268 1234 5678 9', say(m.checkout_utr_too_many, { count: '13' })],
      ['98765 43210', say(m.checkout_utr_like_phone)],
      ['SBIN226112345678', say(m.checkout_utr_like_neft, care)],
    ] as const) {
      await field.fill(typed)
      await spoken.getByText(words).waitFor({ state: 'attached' })
      // It must be directly below the field, because a keyboard covers the area further down.
      expect(await below(field, page.locator('p[aria-hidden]', { hasText: words }))).toBeLessThan(12)
      // A hint is not an error.
      expect(await field.getAttribute('aria-invalid')).toBeNull()
    }
    await page.getByRole('button', { name: say(m.checkout_submit), exact: true }).click()
    await page.getByText(say(m.error_utr_invalid)).waitFor()
    await field.fill('५००० ०००० ०७' + (language === 'hi' ? '७१' : '७२'))
    await spoken.getByText(say(m.checkout_utr_complete)).waitFor({ state: 'attached' })
    await page.getByRole('button', { name: say(m.checkout_submit), exact: true }).click()
    await page.getByText(say(m.checkout_success)).waitFor()
    const { data } = (await (await api.bookings.all.$get({ query: {} })).json()) as {
      data: { paymentRefNumber: string }[]
    }
    expect(firstOf(data).paymentRefNumber).toBe(language === 'hi' ? '500000000771' : '500000000772')
    await leave()
  },
)

test('§2 /user/checkout: amount and account are copied with a message, or selected', async () => {
  const { page, context, addPackage, leave } = await site.loggedIn({ size: 'phone' })
  const say = wordsIn('en')
  await addPackage({ headCount: 4 })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/user/checkout')
  await page.getByRole('tab', { name: say(m.checkout_way_bank) }).click()
  const copy = (label: string) => page.getByRole('button', { name: `${say(m.checkout_copy)} ${label}`, exact: true })
  for (const [label, text] of [
    [say(m.checkout_amount), '5000.00'],
    [say(m.checkout_account_number), '000000000000'],
    [say(m.checkout_upi_id), 'tirtha-demo@examplebank'],
  ] as const) {
    await copy(label).click()
    await page
      .getByRole('status')
      .getByText(say(m.checkout_copied_what, { what: label }))
      .waitFor({ state: 'attached' })
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
  }
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await copy(say(m.checkout_ifsc)).click()
  await page
    .getByRole('status')
    .getByText(say(m.checkout_marked_what, { what: say(m.checkout_ifsc) }))
    .waitFor({ state: 'attached' })
  expect(await page.evaluate(() => String(getSelection()))).toBe('DEMO0000000')
  await leave()
})

test('§2 /user/checkout: code, account number and holder are there together as it opens; on a phone the app is first', async () => {
  const say = wordsIn('en')
  const order = async (size: 'phone' | 'desktop') => {
    const { page, api, addPackage, leave } = await site.loggedIn({ size })
    await addPackage({ headCount: 4 })
    const { data: payee } = await unwrap(api.payments.getKey.$get())
    await open(page, '/user/checkout')
    const link = page.getByRole('link', { name: say(m.checkout_by_app, { amount: '₹5,000' }), includeHidden: true })
    const code = page.getByRole('img', { name: say(m.checkout_qr_label), includeHidden: true })
    const isFirst = await link.evaluate(
      (one, other) => Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING),
      await code.elementHandle(),
    )
    const details = [
      code,
      page.getByText(payee.accountNumber, { exact: true }),
      page.getByText(say(m.checkout_account_holder), { exact: true }),
      page.getByText(payee.accountHolder, { exact: true }),
    ]
    const shown = await Promise.all(details.map((one) => one.isVisible()))
    const seen = { appFirst: isFirst, shown }
    await leave()
    return seen
  }
  expect(await order('phone')).toEqual({ appFirst: true, shown: [true, true, true, true] })
  expect(await order('desktop')).toEqual({ appFirst: false, shown: [true, true, true, true] })
})

test('§9 of a total below 5000 the checkout asks for all of it', async () => {
  const { page, api, addPooja, leave } = await site.loggedIn({ size: 'phone' })
  const say = wordsIn('en')
  await addPooja()
  const { data: total } = await unwrap(api.bookings.cost.$get())
  expect(total).toBeLessThan(5000)
  await open(page, '/user/checkout')
  const amount = formatRupees(paiseFromRupees(total), 'en')
  const link = page.getByRole('link', { name: say(m.checkout_by_app, { amount }), includeHidden: true })
  expect(new URL(present(await link.getAttribute('href'))).searchParams.get('am')).toBe(total.toFixed(2))
  await leave()
})

test('§2 /user/checkout: without the total the page leads to the landing page and says why', async () => {
  const { page, addPackage, expectComplaint, leave } = await site.loggedIn()
  await addPackage()
  await page.route('**/v1/payments/initiate', (route) => route.fulfill({ status: 502, body: '' }))
  await page.goto('/user/checkout')
  await page.getByRole('alert').getByText('Error getting bookings', { exact: true }).waitFor()
  await page.waitForURL('**/landing')
  expectComplaint(/502/)
  await leave()
})
