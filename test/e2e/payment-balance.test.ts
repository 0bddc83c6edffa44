import { expect, test } from 'vitest'
import { languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { booked, enterUtr, open, staffAt, statusBadge, unfold } from './payer.ts'
import { nextUtr } from './people.ts'
import { browserSite } from './browser-site.ts'
import { testViews } from './test-views.ts'

const site = browserSite()

testViews(languages, 1)(
  '§1 §4 an advance is verified, the balance is paid, and the booking is fully paid, in %s',
  async (language) => {
    const { page, booking, say, leave } = await booked(site, language)
    const { verify } = await staffAt(site)
    await open(page, '/user/bookings')
    await page.getByRole('link', { name: say(m.booking_open) }).click()
    await page.waitForURL(`**/user/bookings/${booking.id}`)

    // No text says "verified" before the payment is verified.
    await statusBadge(page, say(m.status_not_verified)).waitFor()
    for (const text of [m.status_verified, m.status_verified_next])
      expect(await page.getByText(say(text), { exact: true }).count()).toBe(0)
    await verify(await booking.paymentId())
    await page.reload()
    await statusBadge(page, say(m.status_verified)).waitFor()

    await page.getByRole('link', { name: say(m.booking_pay_balance, { amount: '₹3,260' }) }).click()
    await page.getByRole('heading', { level: 1, name: say(m.payment_balance_title) }).waitFor()
    const app = page.getByRole('link', { name: say(m.checkout_by_app, { amount: '₹3,260' }) })
    expect(await app.getAttribute('href')).toMatch(/^upi:\/\/pay\?pa=.+&am=3260\.00&cu=INR&tr=\w{8}/)
    const utr = nextUtr()
    await enterUtr(page, language, utr)
    await Promise.all([
      page.waitForURL(`**/user/bookings/${booking.id}`),
      page.getByRole('status').getByText(say(m.payment_utr_submitted)).waitFor(),
    ])
    await statusBadge(page, say(m.status_verified)).waitFor()
    await page.getByRole('heading', { level: 3, name: say(m.booking_balance), exact: true }).waitFor()
    expect((await booking.read()).money).toMatchObject({ received: 5000, beingChecked: 3260, due: 0 })

    await verify(await booking.paymentId('BALANCE'))
    await page.reload()
    await unfold(page, say(m.booking_history))
    await page.getByText(say(m.booking_history_verified, { amount: '₹3,260', utr })).waitFor()
    expect((await booking.read()).money).toMatchObject({ received: 8260, beingChecked: 0, due: 0 })
    expect(await page.getByRole('link', { name: say(m.booking_correct_utr) }).count()).toBe(0)
    // A paid balance is not requested again, even at its old address.
    await page.goto(`/user/bookings/${booking.id}/pay`)
    await page.waitForURL(`**/user/bookings/${booking.id}`)
    await leave()
  },
)

test('§4 a payment that came short says so and asks for the missing amount', async () => {
  const { page, booking, say, leave } = await booked(site)
  const { verify } = await staffAt(site)
  await verify(await booking.paymentId(), 4500)
  await open(page, `/user/bookings/${booking.id}`)
  await page.getByText(say(m.booking_payment_received_less, { found: '₹4,500', submitted: '₹5,000' })).waitFor()
  await page.getByRole('link', { name: say(m.booking_pay_balance, { amount: '₹3,760' }) }).waitFor()
  await leave()
})

test('§4 the balance is paid once in two windows, and Back asks for nothing', async () => {
  const { page, context, booking, say, leave } = await booked(site)
  const { verify } = await staffAt(site)
  await verify(await booking.paymentId())
  await open(page, `/user/bookings/${booking.id}`)
  await page.getByRole('link', { name: say(m.booking_pay_balance, { amount: '₹3,260' }) }).click()
  const other = await context.newPage()
  await open(other, `/user/bookings/${booking.id}/pay`)
  const utr = nextUtr()
  await page.getByRole('textbox', { name: say(m.common_utr_number) }).fill(utr)
  await page.getByRole('button', { name: say(m.checkout_submit), exact: true }).dblclick()
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
  await statusBadge(page, say(m.status_verified)).waitFor()
  expect(new URL(page.url()).pathname).toBe(`/user/bookings/${booking.id}`)
  await leave()
})
