import { expect } from 'vitest'
import { m } from '../../messages/compiled/messages.js'
import { firstOf } from '../present.ts'
import { browserSite } from './browser-site.ts'
import { booked, open, staffAt } from './payer.ts'
import { nextUtr } from './people.ts'
import { care } from './messages.ts'
import { testViews } from './test-views.ts'

const site = browserSite()

testViews(['en', 'hi'] as const, 1)(
  '§4 who paid too much sees the refund with its number, and that it was sent, in %s',
  async (language) => {
    const { page, booking, say, leave } = await booked(site, language)
    const { verify, sendRefund } = await staffAt(site)
    const { money } = await booking.read()
    await verify(await booking.paymentId(), money.total + 500)
    await open(page, `/user/bookings/${booking.id}`)
    const amount = '₹500'
    const { reference } = firstOf((await booking.read()).refunds)
    const region = page.getByRole('region', { name: say(m.booking_money), exact: true })
    await region.getByText(say(m.booking_over_text, { amount })).waitFor()
    await region.getByText(say(m.booking_refund_due, { amount, reference })).waitFor()
    await region.getByText(say(m.booking_refund_where, care)).waitFor()

    await sendRefund(booking.id, `SBIN${nextUtr()}`)
    await page.reload()
    await region.getByText(reference).waitFor()
    expect(await region.getByText(say(m.booking_over_text, { amount })).count()).toBe(0)
    await page.getByText(say(m.booking_history_refunded, { amount })).waitFor()
    await leave()
  },
)
