import { expect } from 'vitest'
import { languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { booked, enterUtr, open, staffAt, statusBadge } from './payer.ts'
import { nextUtr } from './people.ts'
import { browserSite } from './browser-site.ts'
import { testViews } from './test-views.ts'

const site = browserSite({ newProfiles: true })

testViews(languages)(
  '§4 a payment that was not found says why, and its email leads to a correction, in %s',
  async (language) => {
    const { page, booking, session, say, leave } = await booked(site, language)
    const { reject, verify } = await staffAt(site)
    const paymentId = await booking.paymentId()
    await reject(paymentId, 'NOT_FOUND', 'The last digit is hard to read.')
    // Late requests of this page do not count for the next one.
    await Promise.all([page.waitForResponse('**/v1/payments/begun'), open(page, `/user/bookings/${booking.id}`)])
    await statusBadge(page, say(m.status_not_found)).waitFor()
    await page.getByText(say(m.payment_reason_not_found)).waitFor()
    await page.getByText('The last digit is hard to read.').first().waitFor()
    expect(await page.getByRole('link', { name: say(m.booking_pay_balance, { amount: '₹8,260' }) }).count()).toBe(0)

    // The link in the email names the payment only.
    const mail = await site.mailTo(session.user.email, /UTR/)
    expect(mail).toContain(`/user/payments/${paymentId}`)
    const calls: string[] = []
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    await open(page, `/user/payments/${paymentId}`)
    await page.getByText(say(m.payment_reason_not_found)).waitFor()
    expect(calls.filter((path) => /^\/v1\/(payments|bookings)/.test(path))).toEqual([
      `/v1/payments/${paymentId}`,
      `/v1/bookings/${booking.id}`,
      '/v1/payments/getKey',
    ])
    await enterUtr(page, language, (await booking.read()).paymentRefNumber)
    await page.getByText(say(m.payment_utr_same)).waitFor()
    const utr = nextUtr()
    await enterUtr(page, language, `${utr.slice(0, 4)} ${utr.slice(4, 8)}-${utr.slice(8)}`)
    await page.waitForURL(`**/user/bookings/${booking.id}`)
    await statusBadge(page, say(m.status_not_verified)).waitFor()
    expect((await booking.read()).paymentRefNumber).toBe(utr)

    await verify(paymentId)
    await page.reload()
    await statusBadge(page, say(m.status_verified)).waitFor()
    // The link in the email now leads to the booking.
    await page.goto(`/user/payments/${paymentId}`)
    await page.waitForURL(`**/user/bookings/${booking.id}`)
    await leave()
  },
)
