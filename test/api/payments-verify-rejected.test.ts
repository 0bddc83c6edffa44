import { describe, expect, test } from 'vitest'
import { askBalance, call, nextUtr, reject, submit, verification, verifyPayment, withAdvance } from '../calls.ts'
import { world } from '../world.ts'

describe('MONEY verify', () => {
  test.each(['payment', 'booking'])('a rejected payment that is found by its %s is verified again', async (by) => {
    const { w, admin, id, paymentId, utr, shown } = await withAdvance(await world())
    await reject(admin, paymentId)
    const answer = by === 'payment' ? await verifyPayment(admin, paymentId) : await verification(admin, id, true)
    expect(answer.status).toBe(200)
    const booking = await shown()
    expect(booking).toMatchObject({ status: 'VERIFIED', verified: true, money: { received: 5000, beingChecked: 0 } })
    expect(booking.payments[0]).toMatchObject({ status: 'VERIFIED', rejectReason: null, refNo: utr })
    const other = await w.devotee()
    await other.addPooja()
    expect(await call(other, 'POST', '/bookings/add', { amountPaid: 1100, refNo: utr })).toMatchObject({
      code: 'UTR_TAKEN',
    })
  })

  test.each(['payment', 'booking'])('a rejected payment whose UTR is taken, by its %s, gives 409', async (by) => {
    const { w, admin, id, paymentId, utr, shown } = await withAdvance(await world())
    await reject(admin, paymentId)
    const owner = await w.devotee()
    await owner.addPooja()
    await owner.book(utr)
    const before = await shown()
    const answer = by === 'payment' ? await verifyPayment(admin, paymentId) : await verification(admin, id, true)
    expect(answer).toMatchObject({ status: 409, code: 'UTR_TAKEN' })
    expect(await shown()).toEqual(before)
  })

  test('a full later payment verifies a booking whose advance was never found', async () => {
    const { devotee, admin, id, paymentId, shown } = await withAdvance(await world())
    await reject(admin, paymentId)
    expect((await shown()).status).toBe('REJECTED')
    const rest = await askBalance(devotee, id)
    await submit(devotee, rest.data.id, nextUtr())
    await verifyPayment(admin, rest.data.id)
    expect(await shown()).toMatchObject({ status: 'VERIFIED', amountDue: 0, money: { received: 7080, due: 0 } })
    expect((await shown()).papers).toEqual(['voucher', 'receipt', 'invoice', 'calendar'])
  })
})
