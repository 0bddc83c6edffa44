import { expect } from 'vitest'
import { unwrap } from '../contract/client.ts'
import type { World } from './world.ts'
import { firstOf } from './present.ts'
import { m } from '../messages/compiled/messages.js'

/** The main use of the product, on the database of the world. */
export async function tellBookingStory(w: World): Promise<void> {
  const devotee = await w.devotee()
  const admin = await w.admin()
  const entry = await devotee.addPackage({ headCount: 4 })
  expect(entry.amount).toBe(6000)
  const quote = await devotee.quote(entry.id)
  expect(quote).toMatchObject({ order: 6000, gst: 1080, amountTotal: 7080, amountPayable: 5000 })
  const booking = firstOf(await devotee.book('426812345678', quote.amountPayable))
  expect(booking).toMatchObject({
    amountTotal: 7080,
    amountPaid: 5000,
    verified: false,
    paymentRefNumber: '426812345678',
  })
  expect(await devotee.cart()).toEqual([])
  await admin.verify(booking.id)
  expect(firstOf(await devotee.bookings()).verified).toBe(true)
  expect(firstOf(await devotee.payments()).status).toBe('VERIFIED')
  const filter = { email: 'devotee', number: '55500', date: w.inDays(10) }
  const found = await unwrap(admin.client.admin.user.all.$post({ json: filter }))
  expect(found.data).toEqual([expect.objectContaining({ id: devotee.user.id, bookingCount: 1, verified: true })])
  expect((await w.sendMails()).map((mail) => mail.subject)).toEqual([
    `We have received your booking ${quote.reference}`,
    m.email_verified_subject({}, { locale: 'en' }),
  ])
}
