import { expect, test } from 'vitest'
import { languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { booked, open, staffAt, statusBadge } from './payer.ts'
import { nextUtr } from './people.ts'
import { browserSite } from './browser-site.ts'
import { care } from './messages.ts'
import { testViews } from './test-views.ts'
import { firstOf } from '../present.ts'

const site = browserSite()

testViews(languages, 1)(
  '§4 cancelling shows what is refunded, then the refund and that it was sent, in %s',
  async (language) => {
    const { page, booking, say, leave } = await booked(site, language, { days: 10 })
    const { verify, sendRefund } = await staffAt(site)
    await verify(await booking.paymentId())
    await open(page, `/user/bookings/${booking.id}`)
    await page.getByRole('button', { name: say(m.booking_act_cancel), exact: true }).click()
    await page.getByRole('button', { name: say(m.booking_cancel_open) }).click()
    const dialog = page.getByRole('dialog', { name: say(m.booking_cancel_question) })
    await dialog.getByText(say(m.booking_cancel_percent, { percent: '50' })).waitFor()
    expect(await dialog.getByRole('definition').allInnerTexts()).toEqual(['₹2,500', '₹2,500'])
    expect(await dialog.getByRole('listitem').count()).toBe(4)
    await dialog.getByRole('button', { name: say(m.booking_cancel_keep) }).click()
    expect((await booking.read()).status).toBe('VERIFIED')

    await page.getByRole('button', { name: say(m.booking_cancel_open) }).click()
    await dialog.getByLabel(say(m.booking_cancel_reason_label)).fill('माँ की तबीयत')
    await dialog.getByRole('button', { name: say(m.booking_cancel_confirm) }).click()
    await statusBadge(page, say(m.status_cancelled)).waitFor()
    const { refunds, cancelReason } = await booking.read()
    expect(cancelReason).toBe('माँ की तबीयत')
    const { reference } = firstOf(refunds)
    await page.getByText(say(m.booking_refund_due, { amount: '₹2,500', reference })).waitFor()
    expect(await page.getByRole('button', { name: say(m.booking_cancel_open) }).count()).toBe(0)
    await page.getByText(say(m.booking_refund_where, care)).waitFor()
    await page.getByText(say(m.status_cancelled_next)).waitFor()
    // No car comes, and the calendar file removes the journey from the calendar.
    expect(await page.getByText(say(m.booking_meeting_point)).count()).toBe(0)
    await page.getByRole('button', { name: say(m.booking_calendar_remove), exact: true }).waitFor()

    await sendRefund(booking.id, `SBIN${nextUtr()}`)
    await page.reload()
    await page.getByText(say(m.booking_history_refunded, { amount: '₹2,500' })).waitFor()
    await page.getByText(say(m.status_cancelled_settled), { exact: true }).waitFor()
    expect(await page.getByText(say(m.status_cancelled_next)).count()).toBe(0)
    await leave()
  },
)

test('§4 cancelling asks again when the terms have changed meanwhile', async () => {
  const { page, booking, say, leave, expectComplaint } = await booked(site, 'en', { days: 10 })
  const { verify } = await staffAt(site)
  await open(page, `/user/bookings/${booking.id}`)
  await page.getByRole('button', { name: say(m.booking_act_cancel), exact: true }).click()
  await page.getByRole('button', { name: say(m.booking_cancel_open) }).click()
  const dialog = page.getByRole('dialog')
  const amounts = () => dialog.getByRole('definition').allInnerTexts()
  expect(await amounts()).toEqual(['₹2,500', '₹2,500'])
  // The payment may never be found, so no refund is promised yet.
  await dialog.getByText(say(m.booking_cancel_percent_once_found, { percent: '50' })).waitFor()
  expect(await dialog.getByText(say(m.booking_cancel_percent, { percent: '50' })).count()).toBe(0)
  // The received amount is less than the submitted one.
  await verify(await booking.paymentId(), 4000)
  await dialog.getByRole('button', { name: say(m.booking_cancel_confirm) }).click()
  await dialog.getByRole('alert').getByText('₹2,000').waitFor()
  expectComplaint(/409/)
  await expect.poll(amounts).toEqual(['₹2,000', '₹2,000'])
  await dialog.getByRole('button', { name: say(m.booking_cancel_confirm) }).click()
  await statusBadge(page, say(m.status_cancelled)).waitFor()
  await leave()
})

testViews(languages)(
  '§4 a booking cancelled while its payment is checked says what is refunded then, and shows its new state, in %s',
  async (language) => {
    const { page, booking, say, leave } = await booked(site, language, { days: 10 })
    await open(page, `/user/bookings/${booking.id}`)
    await page.getByRole('button', { name: say(m.booking_act_cancel), exact: true }).click()
    await page.getByRole('button', { name: say(m.booking_cancel_open) }).click()
    const dialog = page.getByRole('dialog', { name: say(m.booking_cancel_question) })
    await dialog.getByText(say(m.booking_refund_where, care)).waitFor()
    await dialog.getByRole('button', { name: say(m.booking_cancel_confirm) }).click()
    const badge = statusBadge(page, say(m.status_cancelled))
    await badge.waitFor()
    const isInView = () =>
      badge.evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      })
    await expect.poll(isInView).toBe(true)
    const row = (label: string) => page.locator('div', { has: page.locator('dt', { hasText: label }) }).locator('dd')
    expect(await row(say(m.booking_money_kept_once_found)).last().innerText()).toBe('₹2,500')
    expect(await row(say(m.booking_money_refund_once_found)).last().innerText()).toBe('₹2,500')
    await page.getByText(say(m.booking_refund_once_verified, { amount: '₹5,000', refund: '₹2,500' })).waitFor()
    await leave()
  },
)
