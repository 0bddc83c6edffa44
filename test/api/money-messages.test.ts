import { expect, test } from 'vitest'
import { call } from '../calls.ts'
import { world } from '../world.ts'
import { firstOf } from '../present.ts'

test('MONEY messages: each call answers in the language of the request', async () => {
  for (const [language, script] of [
    ['en', /^[^\u0900-\u097f]+$/],
    ['hi', /[\u0900-\u097f]/],
  ] as const) {
    const w = await world()
    const devotee = await w.devotee({ language })
    const staff = w.bearer((await w.admin()).token, language)
    await devotee.addPackage({ headCount: 4, days: 20 })
    const booking = firstOf(await devotee.book('426812345678'))
    const { id } = booking
    const payment = firstOf(await devotee.payments()).id
    const told = [
      await call(staff, 'POST', '/payments/reject', { id: payment, reason: 'NOT_FOUND' }),
      await call(devotee, 'POST', '/payments/submit', { id: payment, refNo: '426812345679' }),
      await call(staff, 'POST', '/payments/verify', { id: payment }),
      await call(devotee, 'POST', '/bookings/change', { id, date: w.inDays(30) }),
      await call(devotee, 'DELETE', `/bookings/${id}/share`),
      await call(staff, 'POST', '/bookings/driver', { id, name: 'R', phone: '9876543210', vehicle: 'I' }),
      await call(devotee, 'POST', '/bookings/cancel', { id, refund: 4500 }),
    ]
    const refund = await w.db.selectFrom('refunds').select('id').executeTakeFirstOrThrow()
    told.push(await call(staff, 'POST', '/refunds/sent', { id: refund.id, refNo: 'N32626' }))
    for (const { status, message } of told) expect([status, message]).toEqual([200, expect.stringMatching(script)])
  }
})
