import { expect, test } from 'vitest'
import { languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { booked, enterUtr, headline, open, staffAt } from './payer.ts'
import { nextUtr } from './people.ts'
import { stage } from './browser-site.ts'
import { wordsIn } from './messages.ts'

const on = stage()

test.each(languages)(
  '§1 §4 an advance is verified, the rest is paid, and the booking is fully paid, in %s',
  async (language) => {
    const { page, booking, say, leave } = await booked(on, language)
    const { verify } = await staffAt(on)
    await open(page, '/user/bookings')
    await page.getByRole('link', { name: say(m.booking_open) }).click()
    await page.waitForURL(`**/user/bookings/${booking.id}`)

    // Nothing says verified before it is.
    await headline(page, say(m.booking_status_awaiting_verification)).waitFor()
    expect(await page.getByText(say(m.booking_status_confirmed)).count()).toBe(0)
    await verify(await booking.paymentId())
    await page.reload()
    await headline(page, say(m.booking_status_confirmed)).waitFor()

    await page.getByRole('link', { name: say(m.booking_pay_balance, { amount: '₹3,260.00' }) }).click()
    await page.getByRole('heading', { level: 1, name: say(m.payment_balance_title) }).waitFor()
    const app = page.getByRole('link', { name: say(m.checkout_by_app, { amount: '₹3,260.00' }) })
    expect(await app.getAttribute('href')).toMatch(/^upi:\/\/pay\?pa=.+&am=3260\.00&cu=INR&tr=\w{8}/)
    await enterUtr(page, language, nextUtr())
    await page.waitForURL(`**/user/bookings/${booking.id}`)
    await page.getByRole('status').getByText(say(m.payment_utr_submitted)).waitFor()
    await headline(page, say(m.booking_status_confirmed)).waitFor()
    await page.getByRole('heading', { level: 3, name: say(m.booking_balance), exact: true }).waitFor()
    expect((await booking.read()).money).toMatchObject({ received: 5000, beingChecked: 3260, due: 0 })

    await verify(await booking.paymentId('BALANCE'))
    await page.reload()
    await page.getByText(say(m.booking_history_verified, { amount: '₹3,260.00' })).waitFor()
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
    const { page, booking, session, say, leave } = await booked(on, language)
    const { reject, verify } = await staffAt(on)
    const paymentId = await booking.paymentId()
    await reject(paymentId, 'NOT_FOUND', 'The last digit is hard to read.')
    await open(page, `/user/bookings/${booking.id}`)
    await headline(page, say(m.booking_status_rejected)).waitFor()
    await page.getByText(say(m.payment_reason_not_found)).waitFor()
    await page.getByText('The last digit is hard to read.').first().waitFor()
    expect(await page.getByRole('link', { name: say(m.booking_pay_balance, { amount: '₹8,260.00' }) }).count()).toBe(0)

    // The mail does not know the booking; its address leads to the same form.
    const mail = await on.site.mailTo(session.user.email, /payment/)
    expect(mail).toContain(`/user/payments/${paymentId}`)
    await open(page, `/user/payments/${paymentId}`)
    await page.getByText(say(m.payment_reason_not_found)).waitFor()
    const utr = nextUtr()
    await enterUtr(page, language, `${utr.slice(0, 4)} ${utr.slice(4, 8)}-${utr.slice(8)}`)
    await page.waitForURL(`**/user/bookings/${booking.id}`)
    await headline(page, say(m.booking_status_awaiting_verification)).waitFor()
    expect((await booking.read()).paymentRefNumber).toBe(utr)

    await verify(paymentId)
    await page.reload()
    await headline(page, say(m.booking_status_confirmed)).waitFor()
    // Who opens the old link once more sees that all is well.
    await page.goto(`/user/payments/${paymentId}`)
    await page.waitForURL(`**/user/bookings/${booking.id}`)
    await leave()
  },
)

test.each(languages)(
  '§4 cancelling shows first what goes back, then the refund and that it was sent, in %s',
  async (language) => {
    const { page, booking, say, leave } = await booked(on, language, 10)
    const { verify, sendRefund } = await staffAt(on)
    await verify(await booking.paymentId())
    await open(page, `/user/bookings/${booking.id}`)
    await page.getByRole('button', { name: say(m.booking_cancel_open) }).click()
    const dialog = page.getByRole('dialog', { name: say(m.booking_cancel_question) })
    await dialog.getByText(say(m.booking_cancel_percent, { percent: '50' })).waitFor()
    expect(await dialog.getByRole('definition').allInnerTexts()).toEqual(['₹2,500.00', '₹2,500.00'])
    expect(await dialog.getByRole('listitem').count()).toBe(4)
    await dialog.getByRole('button', { name: say(m.booking_cancel_keep) }).click()
    expect((await booking.read()).status).toBe('VERIFIED')

    await page.getByRole('button', { name: say(m.booking_cancel_open) }).click()
    await dialog.getByLabel(say(m.booking_cancel_reason_label)).fill('माँ की तबीयत')
    await dialog.getByRole('button', { name: say(m.booking_cancel_confirm) }).click()
    await headline(page, say(m.booking_status_cancelled)).waitFor()
    const { refunds, cancelReason } = await booking.read()
    expect(cancelReason).toBe('माँ की तबीयत')
    const { reference } = refunds[0]!
    await page.getByText(say(m.booking_refund_due, { amount: '₹2,500.00', reference })).waitFor()
    expect(await page.getByRole('button', { name: say(m.booking_cancel_open) }).count()).toBe(0)

    await sendRefund(booking.id, 'SBIN226112345678')
    await page.reload()
    await page.getByText(say(m.booking_history_refunded, { amount: '₹2,500.00' })).waitFor()
    await leave()
  },
)

test('§4 terms of cancelling that changed meanwhile are shown anew and asked about again', async () => {
  const { page, booking, say, leave, expectComplaint } = await booked(on, 'en', 10)
  const { verify } = await staffAt(on)
  await open(page, `/user/bookings/${booking.id}`)
  await page.getByRole('button', { name: say(m.booking_cancel_open) }).click()
  const dialog = page.getByRole('dialog')
  const amounts = () => dialog.getByRole('definition').allInnerTexts()
  expect(await amounts()).toEqual(['₹2,500.00', '₹2,500.00'])
  // Less has come than was entered.
  await verify(await booking.paymentId(), 4000)
  await dialog.getByRole('button', { name: say(m.booking_cancel_confirm) }).click()
  await dialog.getByRole('alert').getByText('₹2,000.00').waitFor()
  expectComplaint(/409/)
  await expect.poll(amounts).toEqual(['₹2,000.00', '₹2,000.00'])
  await dialog.getByRole('button', { name: say(m.booking_cancel_confirm) }).click()
  await headline(page, say(m.booking_status_cancelled)).waitFor()
  await leave()
})

test('§4 a payment that came short says so, and what is missing is still to pay', async () => {
  const { page, booking, say, leave } = await booked(on)
  const { verify } = await staffAt(on)
  await verify(await booking.paymentId(), 4500)
  await open(page, `/user/bookings/${booking.id}`)
  await page.getByText(say(m.booking_payment_received_less, { found: '₹4,500.00', submitted: '₹5,000.00' })).waitFor()
  await page.getByRole('link', { name: say(m.booking_pay_balance, { amount: '₹3,760.00' }) }).waitFor()
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
  await page.getByRole('textbox', { name: say(m.common_utr_number) }).fill(utr)
  await page.getByRole('button', { name: say(m.common_submit), exact: true }).dblclick()
  await page.getByText(say(m.checkout_success)).waitFor()
  // The same UTR in the other window: the same booking.
  await enterUtr(other, 'en', utr)
  await other.getByText(say(m.checkout_success)).waitFor()
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
  await page.getByText(say(m.checkout_success)).waitFor()
  await enterUtr(other, 'en', nextUtr())
  await other.getByText(say(m.checkout_maybe_booked)).waitFor()
  expect((await read()).data).toHaveLength(2)
  await leave()
})

test('§4 the rest is paid once in two windows, and the way back asks for nothing', async () => {
  const { page, context, booking, say, leave } = await booked(on)
  const { verify } = await staffAt(on)
  await verify(await booking.paymentId())
  await open(page, `/user/bookings/${booking.id}`)
  await page.getByRole('link', { name: say(m.booking_pay_balance, { amount: '₹3,260.00' }) }).click()
  const other = await context.newPage()
  await open(other, `/user/bookings/${booking.id}/pay`)
  const utr = nextUtr()
  await page.getByRole('textbox', { name: say(m.common_utr_number) }).fill(utr)
  await page.getByRole('button', { name: say(m.common_submit), exact: true }).dblclick()
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
  await headline(page, say(m.booking_status_confirmed)).waitFor()
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
  expect(await page.getByRole('textbox', { name: say(m.common_utr_number) }).getAttribute('aria-invalid')).toBe('true')
  await leave()
})
