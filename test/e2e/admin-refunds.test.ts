import { expect, test } from 'vitest'
import type { Language } from '../../domain/language.ts'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { browserSite } from './browser-site.ts'
import { nextUtr } from './people.ts'
import type { Size } from './visitor.ts'
import { adminBookings, openLine } from './admin-bookings.ts'
import { present } from '../present.ts'

const site = browserSite()

test.each<[Language, Size]>([
  ['en', 'phone'],
  ['hi', 'desktop'],
])('§4 ADMIN in %s: staff cancel and refund all, and the devotee sees the refund', async (language, size) => {
  const { page, say, rupees, booking, read, leave } = await adminBookings(site, { language, size })
  const sentUnder = `IMPS ${nextUtr()}`
  await page.getByLabel(say(m.desk_verified_label), { exact: true }).selectOption('yes')
  await page.getByRole('button', { name: say(m.desk_ask_yes_do), exact: true }).click()
  await page.getByRole('status').getByText(say(m.desk_verification_updated)).waitFor()
  await page.getByRole('link', { name: say(m.desk_open) }).click()
  await page.getByRole('button', { name: say(m.desk_cancel), exact: true }).click()
  await page
    .getByRole('dialog')
    .getByText(say(m.desk_cancel_back, { amount: rupees(5000) }))
    .waitFor()
  await page.getByRole('dialog').getByLabel(say(m.desk_reason)).fill('The ghat is flooded.')
  await page.getByRole('button', { name: say(m.desk_cancel_do) }).dblclick()
  await page.getByRole('status').getByText(say(m.booking_cancelled_message)).waitFor()
  await page.getByText(say(m.status_cancelled), { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: say(m.desk_cancel), exact: true }).count()).toBe(0)
  const {
    refunds: [waiting],
    cancelReason,
  } = await read()
  expect(cancelReason).toBe('The ghat is flooded.')

  await page
    .getByRole('main')
    .getByRole('link', { name: say(m.nav_refunds) })
    .click()
  const own = page.getByRole('listitem').filter({ hasText: present(waiting).reference })
  await openLine(own)
  const entry = own.filter({ has: page.getByRole('checkbox') })
  await entry.getByText(rupees(5000), { exact: true }).waitFor()
  await entry.getByText(booking.paymentRefNumber).waitFor()
  await entry.getByRole('link', { name: booking.reference }).click()
  await page
    .getByText(say(m.desk_refund_waits, { reference: present(waiting).reference, amount: rupees(5000) }))
    .waitFor()
  await page
    .getByRole('main')
    .getByRole('link', { name: say(m.nav_refunds) })
    .click()

  await openLine(own)
  await entry.getByLabel(say(m.desk_sent_under)).fill(sentUnder)
  await entry.getByRole('button', { name: say(m.desk_sent) }).click()
  await entry.getByText(say(m.desk_sent_unconfirmed)).waitFor()
  await entry.getByRole('checkbox').check()
  await entry.getByRole('button', { name: say(m.desk_sent) }).dblclick()
  await page.getByRole('status').getByText(say(m.desk_refund_recorded)).waitFor()
  await entry.waitFor({ state: 'detached' })
  await own.getByText(sentUnder).first().waitFor()
  const { steps, money } = await read()
  expect(steps.map(({ kind }) => kind)).toEqual(['QUOTED', 'PAID', 'VERIFIED', 'CANCELLED', 'REFUNDED'])
  expect(steps.at(-1)).toMatchObject({ amount: 5000, refNo: sentUnder })
  expect(money).toMatchObject({ refundDue: 0, refunded: 5000, received: 0 })
  await leave()
})

test('§2 ADMIN a refund without a number, or sent by another, is refused at its field', async () => {
  const { page, id, booking, say, staff, leave } = await adminBookings(site)
  await page.getByLabel(say(m.desk_verified_label), { exact: true }).selectOption('yes')
  await page.getByRole('button', { name: say(m.desk_ask_yes_do), exact: true }).click()
  await page.getByRole('status').getByText(say(m.desk_verification_updated)).waitFor()
  await unwrap(staff.api.bookings.cancel.$post({ json: { id, refund: booking.amountPaid } }))
  await page.goto('/admin/refunds')
  const { data: refunds } = await unwrap(staff.api.refunds.$get({ query: { limit: '100' } }))
  const waiting = present(refunds.find(({ bookingId }) => bookingId === id))
  const entry = page.getByRole('listitem').filter({ hasText: waiting.reference })
  await openLine(entry)
  await entry.getByRole('button', { name: say(m.desk_sent) }).click()
  const field = entry.getByLabel(say(m.desk_sent_under))
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  await entry.getByText(say(m.desk_missing)).waitFor()
  await unwrap(staff.api.refunds.sent.$post({ json: { id: waiting.id, refNo: 'IMPS 630012345679' } }))
  await field.fill('IMPS 630012345680')
  await entry.getByRole('checkbox').check()
  await field.press('Enter')
  await entry.getByText(say(m.error_refund_sent)).waitFor()
  staff.expectComplaint(/409/)
  await leave()
})
