import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { bookingOf, staffOf } from './booked-states.ts'
import { password } from '../factories.ts'
import { nextUtr, peopleAt } from './people.ts'
import type { Past } from './site.ts'
import { stage } from './stage.ts'
import { hydrated, type Language } from './visitor.ts'
import { wordsIn } from './words.ts'

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
const languages: Language[] = ['en', 'hi']

const staff = async () => staffOf(await peopleAt(on.site.origin).admin())

/** A devotee on a phone with one booking of ₹8,260.00, its advance of ₹5,000.00 submitted. */
async function booked(language: Language = 'en', days = 20) {
  const devotee = await on.loggedIn({ language, size: 'phone' })
  await devotee.addPackage({ headCount: 4, days })
  const [booking] = await devotee.book()
  return { ...devotee, say: wordsIn(language), booking: bookingOf(devotee, booking!.id) }
}

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await page.locator('main:not([aria-busy=true]) h1').waitFor()
}
const enterUtr = async (page: Page, language: Language, utr: string) => {
  const say = wordsIn(language)
  await page.getByRole('textbox', { name: say(m.utr_number) }).fill(utr)
  await page.getByRole('button', { name: say(m.submit), exact: true }).click()
}
const headline = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

test.each(languages)(
  '§1 §4 an advance is verified, the rest is paid, and the booking is fully paid, in %s',
  async (language) => {
    const { page, booking, say, leave } = await booked(language)
    const { verify } = await staff()
    await open(page, '/user/bookings')
    await page.getByRole('link', { name: say(m.booking_open) }).click()
    await page.waitForURL(`**/user/bookings/${booking.id}`)

    // Nothing says verified before it is.
    await headline(page, say(m.booking_checking)).waitFor()
    expect(await page.getByText(say(m.booking_verified)).count()).toBe(0)
    await verify(await booking.paymentId())
    await page.reload()
    await headline(page, say(m.booking_verified)).waitFor()

    await page.getByRole('link', { name: say(m.booking_pay_rest, { amount: '₹3,260.00' }) }).click()
    await page.getByRole('heading', { level: 1, name: say(m.pay_rest_title) }).waitFor()
    const app = page.getByRole('link', { name: say(m.pay_by_app, { amount: '₹3,260.00' }) })
    expect(await app.getAttribute('href')).toMatch(/^upi:\/\/pay\?pa=.+&am=3260\.00&cu=INR&tr=\w{8}/)
    await enterUtr(page, language, nextUtr())
    await page.waitForURL(`**/user/bookings/${booking.id}`)
    await page.getByRole('status').getByText(say(m.utr_submitted)).waitFor()
    await headline(page, say(m.booking_verified)).waitFor()
    await page.getByRole('heading', { level: 3, name: say(m.booking_rest), exact: true }).waitFor()
    expect((await booking.read()).money).toMatchObject({ received: 5000, beingChecked: 3260, due: 0 })

    await verify(await booking.paymentId('BALANCE'))
    await page.reload()
    await page.getByText(say(m.booking_step_verified, { amount: '₹3,260.00' })).waitFor()
    expect((await booking.read()).money).toMatchObject({ received: 8260, beingChecked: 0, due: 0 })
    expect(await page.getByRole('link', { name: say(m.booking_correct_utr) }).count()).toBe(0)
    // What is paid is asked for no more, also where the address was kept.
    await page.goto(`/user/bookings/${booking.id}/pay`)
    await page.waitForURL(`**/user/bookings/${booking.id}`)
    await leave()
  },
)

test.each(languages)(
  '§4 a payment that was not found says why, and the mail’s link leads to the right UTR, in %s',
  async (language) => {
    const { page, booking, session, say, leave } = await booked(language)
    const { reject, verify } = await staff()
    const paymentId = await booking.paymentId()
    await reject(paymentId, 'NOT_FOUND', 'The last digit is hard to read.')
    await open(page, `/user/bookings/${booking.id}`)
    await headline(page, say(m.booking_rejected)).waitFor()
    await page.getByText(say(m.mail_rejected_not_found)).waitFor()
    await page.getByText('The last digit is hard to read.').first().waitFor()
    expect(await page.getByRole('link', { name: say(m.booking_pay_rest, { amount: '₹8,260.00' }) }).count()).toBe(0)

    // The mail does not know the booking; its address leads to the same form.
    const mail = await on.site.mailTo(session.user.email, /payment/)
    expect(mail).toContain(`/user/payments/${paymentId}`)
    await open(page, `/user/payments/${paymentId}`)
    await page.getByText(say(m.mail_rejected_not_found)).waitFor()
    const utr = nextUtr()
    await enterUtr(page, language, `${utr.slice(0, 4)} ${utr.slice(4, 8)}-${utr.slice(8)}`)
    await page.waitForURL(`**/user/bookings/${booking.id}`)
    await headline(page, say(m.booking_checking)).waitFor()
    expect((await booking.read()).paymentRefNumber).toBe(utr)

    await verify(paymentId)
    await page.reload()
    await headline(page, say(m.booking_verified)).waitFor()
    // Who opens the old link once more sees that all is well.
    await page.goto(`/user/payments/${paymentId}`)
    await page.waitForURL(`**/user/bookings/${booking.id}`)
    await leave()
  },
)

test.each(languages)(
  '§4 cancelling shows first what goes back, then the refund and that it was sent, in %s',
  async (language) => {
    const { page, booking, say, leave } = await booked(language, 10)
    const { verify, sendRefund } = await staff()
    await verify(await booking.paymentId())
    await open(page, `/user/bookings/${booking.id}`)
    await page.getByRole('button', { name: say(m.cancel_open) }).click()
    const dialog = page.getByRole('dialog', { name: say(m.cancel_question) })
    await dialog.getByText(say(m.cancel_percent, { percent: '50' })).waitFor()
    expect(await dialog.getByRole('definition').allInnerTexts()).toEqual(['₹2,500.00', '₹2,500.00'])
    expect(await dialog.getByRole('listitem').count()).toBe(4)
    await dialog.getByRole('button', { name: say(m.cancel_keep) }).click()
    expect((await booking.read()).status).toBe('VERIFIED')

    await page.getByRole('button', { name: say(m.cancel_open) }).click()
    await dialog.getByLabel(say(m.cancel_reason)).fill('माँ की तबीयत')
    await dialog.getByRole('button', { name: say(m.cancel_confirm) }).click()
    await headline(page, say(m.booking_is_cancelled)).waitFor()
    const { refunds, cancelReason } = await booking.read()
    expect(cancelReason).toBe('माँ की तबीयत')
    const { reference } = refunds[0]!
    await page.getByText(say(m.booking_refund_due, { amount: '₹2,500.00', reference })).waitFor()
    expect(await page.getByRole('button', { name: say(m.cancel_open) }).count()).toBe(0)

    await sendRefund(booking.id, 'SBIN226112345678')
    await page.reload()
    await page.getByText(say(m.booking_step_refunded, { amount: '₹2,500.00' })).waitFor()
    await leave()
  },
)

test('§4 terms of cancelling that changed meanwhile are shown anew and asked about again', async () => {
  const { page, booking, say, leave, expectComplaint } = await booked('en', 10)
  const { verify } = await staff()
  await open(page, `/user/bookings/${booking.id}`)
  await page.getByRole('button', { name: say(m.cancel_open) }).click()
  const dialog = page.getByRole('dialog')
  const amounts = () => dialog.getByRole('definition').allInnerTexts()
  expect(await amounts()).toEqual(['₹2,500.00', '₹2,500.00'])
  // Less has come than was entered.
  await verify(await booking.paymentId(), 4000)
  await dialog.getByRole('button', { name: say(m.cancel_confirm) }).click()
  await dialog.getByRole('alert').getByText('₹2,000.00').waitFor()
  expectComplaint(/409/)
  await expect.poll(amounts).toEqual(['₹2,000.00', '₹2,000.00'])
  await dialog.getByRole('button', { name: say(m.cancel_confirm) }).click()
  await headline(page, say(m.booking_is_cancelled)).waitFor()
  await leave()
})

test('§4 a payment that came short says so, and what is missing is still to pay', async () => {
  const { page, booking, say, leave } = await booked()
  const { verify } = await staff()
  await verify(await booking.paymentId(), 4500)
  await open(page, `/user/bookings/${booking.id}`)
  await page.getByText(say(m.booking_found_less, { found: '₹4,500.00', submitted: '₹5,000.00' })).waitFor()
  await page.getByRole('link', { name: say(m.booking_pay_rest, { amount: '₹3,760.00' }) }).waitFor()
  await leave()
})

test('§4 a double tap, two windows and the way back end in one booking', async () => {
  const { page, context, api, addPackage, leave } = await on.loggedIn({ size: 'phone' })
  const say = wordsIn('en')
  await addPackage({ headCount: 4 })
  await open(page, '/user/checkout')
  const other = await context.newPage()
  await open(other, '/user/checkout')
  const utr = nextUtr()
  await page.getByRole('textbox', { name: say(m.utr_number) }).fill(utr)
  await page.getByRole('button', { name: say(m.submit), exact: true }).dblclick()
  await page.getByText(say(m.booked)).waitFor()
  // The same UTR in the other window: the same booking.
  await enterUtr(other, 'en', utr)
  await other.getByText(say(m.booked)).waitFor()
  await open(other, '/user/checkout')
  await other.waitForURL('**/user/cart')
  const read = async () => (await (await api.bookings.all.$get({ query: {} })).json()) as { data: { id: string }[] }
  const { data: bookings } = await read()
  expect(bookings).toHaveLength(1)

  await page
    .getByRole('main')
    .getByRole('link', { name: say(m.nav_bookings) })
    .click()
  await page.getByRole('link', { name: say(m.booking_open) }).waitFor()
  await page.goBack()
  await page.waitForURL('**/user/cart')

  // Another number for the same money: nothing is booked twice, and the page says where to look.
  await addPackage({ headCount: 4 })
  await open(page, '/user/checkout')
  await open(other, '/user/checkout')
  await enterUtr(page, 'en', nextUtr())
  await page.getByText(say(m.booked)).waitFor()
  await enterUtr(other, 'en', nextUtr())
  await other.getByText(say(m.pay_maybe_booked)).waitFor()
  expect((await read()).data).toHaveLength(2)
  await leave()
})

test('§4 the rest is paid once in two windows, and the way back asks for nothing', async () => {
  const { page, context, booking, say, leave } = await booked()
  const { verify } = await staff()
  await verify(await booking.paymentId())
  await open(page, `/user/bookings/${booking.id}`)
  await page.getByRole('link', { name: say(m.booking_pay_rest, { amount: '₹3,260.00' }) }).click()
  const other = await context.newPage()
  await open(other, `/user/bookings/${booking.id}/pay`)
  const utr = nextUtr()
  await page.getByRole('textbox', { name: say(m.utr_number) }).fill(utr)
  await page.getByRole('button', { name: say(m.submit), exact: true }).dblclick()
  await page.waitForURL(`**/user/bookings/${booking.id}`)
  await enterUtr(other, 'en', utr)
  await other.waitForURL(`**/user/bookings/${booking.id}`)
  const { payments, money } = await booking.read()
  expect(payments.map(({ purpose, status }) => [purpose, status])).toEqual([
    ['ADVANCE', 'VERIFIED'],
    ['BALANCE', 'SUBMITTED'],
  ])
  expect(money.due).toBe(0)
  await page.goBack()
  await headline(page, say(m.booking_verified)).waitFor()
  expect(new URL(page.url()).pathname).toBe(`/user/bookings/${booking.id}`)
  await leave()
})

test.each(languages)('§8 the UTR of somebody else is refused beside its field, in %s', async (language) => {
  const utr = nextUtr()
  const first = await on.loggedIn()
  await first.addPackage()
  await first.book(utr)
  await first.leave()
  const { page, addPackage, leave, expectComplaint } = await on.loggedIn({ language, size: 'phone' })
  const say = wordsIn(language)
  await addPackage()
  await open(page, '/user/checkout')
  await enterUtr(page, language, utr)
  await page.getByRole('main').getByText(say(m.error_utr_taken)).waitFor()
  expectComplaint(/409/)
  expect(await page.getByRole('textbox', { name: say(m.utr_number) }).getAttribute('aria-invalid')).toBe('true')
  await leave()
})

test.each(languages)(
  '§5 a UTR is helped along while it is typed, and sent as twelve characters, in %s',
  async (language) => {
    const { page, api, addPackage, leave } = await on.loggedIn({ language, size: 'phone' })
    const say = wordsIn(language)
    await addPackage()
    await open(page, '/user/checkout')
    const field = page.getByRole('textbox', { name: say(m.utr_number) })
    const spoken = page.getByRole('main').getByRole('status')
    const care = { phone: '+91 55500 00108' }
    for (const [typed, words] of [
      ['4268 1234 56', say(m.utr_missing, { count: '2' })],
      ['4268 1234 567', say(m.utr_one_missing)],
      ['4268 1234 5678 9', say(m.utr_too_many, { count: '13' })],
      ['98765 43210', say(m.utr_like_phone)],
      ['SBIN226112345678', say(m.utr_like_neft, care)],
    ] as const) {
      await field.fill(typed)
      await spoken.getByText(words).waitFor({ state: 'attached' })
      // Help is no error yet.
      expect(await field.getAttribute('aria-invalid')).toBeNull()
    }
    await page.getByRole('button', { name: say(m.submit), exact: true }).click()
    await page.getByText(say(m.error_utr_invalid)).waitFor()
    await field.fill('५००० ०००० ०७' + (language === 'hi' ? '७१' : '७२'))
    await spoken.getByText(say(m.utr_complete)).waitFor({ state: 'attached' })
    await page.getByRole('button', { name: say(m.submit), exact: true }).click()
    await page.getByText(say(m.booked)).waitFor()
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
  const copy = (label: string) => page.getByRole('button', { name: `${say(m.pay_copy)} ${label}`, exact: true })
  for (const [label, text] of [
    [say(m.pay_amount), '5000.00'],
    [say(m.account_number), '000000000000'],
    [say(m.upi_id), 'tirtha-demo@examplebank'],
  ] as const) {
    await copy(label).click()
    await page
      .getByRole('status')
      .getByText(say(m.pay_copied_what, { what: label }))
      .waitFor({ state: 'attached' })
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
  }
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await copy(say(m.ifsc)).click()
  await page
    .getByRole('status')
    .getByText(say(m.pay_marked_what, { what: say(m.ifsc) }))
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
    const link = page.getByRole('link', { name: say(m.pay_by_app, { amount: '₹5,000.00' }) })
    const code = page.getByRole('img', { name: say(m.qr_label), includeHidden: true })
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

test.each(languages)('§1 the date is changed once and free, and the page says until when, in %s', async (language) => {
  const { page, booking, say, leave } = await booked(language)
  await open(page, `/user/bookings/${booking.id}`)
  await page.getByRole('button', { name: say(m.booking_change_send), exact: true }).click()
  await page.getByText(say(m.booking_change_choose)).waitFor()
  const { dateStart } = await booking.read()
  const day = page.getByLabel(say(m.arrival_date))
  const later = new Date(Date.parse(dateStart) + 3 * 86_400_000).toISOString().slice(0, 10)
  await day.fill(later)
  await page.getByRole('button', { name: say(m.booking_change_send), exact: true }).click()
  await page.getByRole('status').getByText(say(m.date_changed)).waitFor()
  await page.getByText(say(m.booking_change_used, { phone: '+91 55500 00108' })).waitFor()
  expect((await booking.read()).dateStart).toBe(later)
  await leave()
})

test.each(languages)(
  '§1 a link for the family opens without a login, shows no person, and ends, in %s',
  async (language) => {
    const { page, context, booking, session, say, leave } = await booked(language)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, `/user/bookings/${booking.id}`)
    await page.getByRole('button', { name: say(m.share_open) }).click()
    const href = await page.getByRole('link', { name: say(m.share_whatsapp) }).getAttribute('href')
    const text = new URL(href!).searchParams.get('text')!
    const { reference, paymentRefNumber } = await booking.read()
    expect(text).toContain(reference)
    expect(text).toContain(say(m.share_checking))
    const url = /http:\/\/tirtha\.test(\/shared\/\S+)$/.exec(text)
    await page.getByRole('button', { name: `${say(m.pay_copy)} ${say(m.share_link)}` }).click()
    await page
      .getByRole('status')
      .getByText(say(m.pay_copied_what, { what: say(m.share_link) }))
      .waitFor({ state: 'attached' })
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url![0])

    const family = await on.visit({ language, size: 'phone' })
    const served = await (await family.context.request.get(url![1]!)).text()
    for (const secret of [
      session.user.name,
      session.user.email,
      session.user.phoneNumber,
      paymentRefNumber,
      booking.id,
    ])
      expect(served.includes(secret), secret).toBe(false)
    expect(served).toContain('<meta name="robots" content="noindex"/>')
    await family.page.goto(url![1]!)
    await hydrated(family.page)
    await family.page.getByText(reference).waitFor()
    await family.page.getByText(say(m.share_checking)).waitFor()
    expect(await family.page.getByRole('main').getByRole('button').count()).toBe(0)

    await page.getByRole('button', { name: say(m.share_end) }).click()
    await page.getByRole('status').getByText(say(m.sharing_ended)).waitFor()
    await family.page.reload()
    await family.page.getByRole('heading', { level: 1, name: say(m.share_ended_title) }).waitFor()
    family.expectComplaint(/404/)
    await family.leave()
    await leave()
  },
)

test('§1 the papers of a verified booking are files, in the language of the page', async () => {
  const { page, booking, say, leave } = await booked('hi')
  const { verify } = await staff()
  await verify(await booking.paymentId())
  await open(page, `/user/bookings/${booking.id}`)
  const { reference } = await booking.read()
  for (const [words, name] of [
    [m.booking_voucher, `tirtha-${reference}-voucher.pdf`],
    [m.booking_receipt, `tirtha-${reference}-receipt.pdf`],
    [m.booking_calendar, `tirtha-${reference}-calendar.ics`],
  ] as const) {
    const [request, download] = await Promise.all([
      page.waitForRequest('**/papers/*'),
      page.waitForEvent('download'),
      page.getByRole('button', { name: say(words) }).click(),
    ])
    expect(request.headers()['accept-language']).toBe('hi')
    expect(download.suggestedFilename()).toBe(name)
  }
  await leave()
})

test('OFFLINE a booking that was seen opens without a network, to read, and offers nothing that needs one', async () => {
  const { page, booking, say, loseNetwork, leave } = await booked()
  await open(page, '/landing')
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).length), { timeout: 15_000 })
    .toBeGreaterThan(0)
  await open(page, `/user/bookings/${booking.id}`)
  await headline(page, say(m.booking_checking)).waitFor()
  await expect
    .poll(
      () => page.evaluate(async () => (await caches.match(location.pathname, { ignoreVary: true })) !== undefined),
      {
        timeout: 15_000,
      },
    )
    .toBe(true)
  await loseNetwork()
  await open(page, `/user/bookings/${booking.id}`)
  await headline(page, say(m.booking_checking)).waitFor()
  await page.getByText(say(m.kept_since, { moment: '' }).slice(0, 30)).waitFor()
  expect(await page.getByRole('main').getByRole('button').count()).toBe(0)
  await leave()
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
  await page.getByText(say(m.booked)).waitFor()
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
    await page.getByText(say(m.pay_minutes_left, { minutes: '' }).trim()).waitFor()
    await page.clock.runFor('01:00:00')
    await page.getByText(say(m.pay_price_over, { moment: '' }).slice(0, 25)).waitFor()
    await page.clock.runFor('24:00:00')
    await page.getByText(say(m.pay_price_gone, { phone: '+91 55500 00108' })).waitFor()
    await leave()
  },
)

test('§1 a booking on paper is what stands there, without anything to press', async () => {
  const { page, booking, say, leave } = await booked()
  await open(page, `/user/bookings/${booking.id}`)
  await headline(page, say(m.booking_checking)).waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('button:visible, input:visible, main a:visible').count()).toBe(0)
  await page.getByRole('heading', { level: 2, name: say(m.booking_steps) }).waitFor()
  await leave()
})
