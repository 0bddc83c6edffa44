import { expect, test } from 'vitest'
import { languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { password } from '../factories.ts'
import { enterUtr, open } from './payer.ts'
import { nextUtr } from './people.ts'
import type { Past } from './site.ts'
import { stage } from './browser-site.ts'
import { wordsIn } from './messages.ts'

const HOUR_MS = 60 * 60 * 1000
/** Asked for a price thirty hours ago, and perhaps sent the money. */
const late = { email: 'late@example.com', password }
const past: Past = async (w) => {
  w.clock.set(new Date(Date.now() - 30 * HOUR_MS).toISOString())
  const devotee = await w.devotee({ email: late.email })
  const entry = await devotee.addPackage({ headCount: 2, days: 30 })
  await devotee.quote(entry.id)
}
const on = stage(past)

test.each(languages)(
  '§5 a UTR is helped along while it is typed, and sent as twelve characters, in %s',
  async (language) => {
    const { page, api, addPackage, leave } = await on.loggedIn({ language, size: 'phone' })
    const say = wordsIn(language)
    await addPackage()
    await open(page, '/user/checkout')
    const field = page.getByRole('textbox', { name: say(m.common_utr_number) })
    const spoken = page.getByRole('main').getByRole('status')
    const care = { phone: '+91 55500 00108' }
    for (const [typed, words] of [
      ['4268 1234 56', say(m.checkout_utr_missing, { count: '2' })],
      ['4268 1234 567', say(m.checkout_utr_one_missing)],
      ['4268 1234 5678 9', say(m.checkout_utr_too_many, { count: '13' })],
      ['98765 43210', say(m.checkout_utr_like_phone)],
      ['SBIN226112345678', say(m.checkout_utr_like_neft, care)],
    ] as const) {
      await field.fill(typed)
      await spoken.getByText(words).waitFor({ state: 'attached' })
      // Help is no error yet.
      expect(await field.getAttribute('aria-invalid')).toBeNull()
    }
    await page.getByRole('button', { name: say(m.common_submit), exact: true }).click()
    await page.getByText(say(m.error_utr_invalid)).waitFor()
    await field.fill('५००० ०००० ०७' + (language === 'hi' ? '७१' : '७२'))
    await spoken.getByText(say(m.checkout_utr_complete)).waitFor({ state: 'attached' })
    await page.getByRole('button', { name: say(m.common_submit), exact: true }).click()
    await page.getByText(say(m.checkout_success)).waitFor()
    const { data } = (await (await api.bookings.all.$get({ query: {} })).json()) as {
      data: { paymentRefNumber: string }[]
    }
    expect(data[0]!.paymentRefNumber).toBe(language === 'hi' ? '500000000771' : '500000000772')
    await leave()
  },
)

test('§2 /user/checkout: amount, code and account are copied with a word about it, or marked where that is forbidden', async () => {
  const { page, context, addPackage, leave } = await on.loggedIn({ size: 'phone' })
  const say = wordsIn('en')
  await addPackage({ headCount: 4 })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/user/checkout')
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

test('§2 /user/checkout: on a wide screen the code comes first, on a phone the app', async () => {
  const say = wordsIn('en')
  const order = async (size: 'phone' | 'desktop') => {
    const { page, addPackage, leave } = await on.loggedIn({ size })
    await addPackage({ headCount: 4 })
    await open(page, '/user/checkout')
    const link = page.getByRole('link', { name: say(m.checkout_by_app, { amount: '₹5,000.00' }) })
    const code = page.getByRole('img', { name: say(m.checkout_qr_label), includeHidden: true })
    const isFirst = await link.evaluate(
      (one, other) => Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING),
      await code.elementHandle(),
    )
    const seen = { appFirst: isFirst, codeShown: await code.isVisible() }
    await leave()
    return seen
  }
  expect(await order('phone')).toEqual({ appFirst: true, codeShown: false })
  expect(await order('desktop')).toEqual({ appFirst: false, codeShown: true })
})

test('§4 money that was sent for an older price is taken at that price, and nothing is paid twice', async () => {
  const { page, api, leave } = await on.loggedIn({ as: late, size: 'phone' })
  const say = wordsIn('en')
  await open(page, '/user/checkout')
  const earlier = page.getByRole('heading', { level: 2, name: /^Already paid ₹[\d,.]+ for booking code \w{8}\?$/ })
  const [, reference] = /code (\w{8})/.exec(await earlier.innerText())!
  await page.getByRole('button', { name: /^Yes, enter the UTR/ }).click()
  expect(await page.getByRole('link', { name: /UPI app/ }).count()).toBe(0)
  await enterUtr(page, 'en', nextUtr())
  await page.getByText(say(m.checkout_success)).waitFor()
  const { data } = (await (await api.bookings.all.$get({ query: {} })).json()) as { data: { reference: string }[] }
  expect(data.map((booking) => booking.reference)).toEqual([reference])
  await leave()
})

test.each(languages)(
  '§9 the time left of a price passes by the minute, and then money sent is not lost, in %s',
  async (language) => {
    const { page, addPackage, leave } = await on.loggedIn({ language, size: 'phone' })
    const say = wordsIn(language)
    await addPackage()
    await page.clock.install()
    await open(page, '/user/checkout')
    const left = page.getByText(/^(24|23) (hours|घंटे) \d+ (minutes left|मिनट बाकी)$/)
    await left.waitFor()
    await page.clock.runFor('02:00:00')
    await page.getByText(/^(22|21) (hours|घंटे) \d+ (minutes left|मिनट बाकी)$/).waitFor()
    // Nobody hears every minute pass.
    expect(
      await page
        .locator('[role=status], [role=alert], [aria-live]')
        .filter({ hasText: /minutes|मिनट/ })
        .count(),
    ).toBe(0)
    await page.clock.runFor('21:30:00')
    await page.getByText(say(m.checkout_minutes_left, { minutes: '' }).trim()).waitFor()
    await page.clock.runFor('01:00:00')
    await page.getByText(say(m.checkout_price_over, { moment: '' }).slice(0, 25)).waitFor()
    await page.clock.runFor('24:00:00')
    await page.getByText(say(m.checkout_price_gone, { phone: '+91 55500 00108' })).waitFor()
    await leave()
  },
)
