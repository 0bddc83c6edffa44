import { describe, expect, test } from 'vitest'
import {
  askBalance,
  cancel,
  mailsTo,
  nextUtr,
  documentsOf,
  refunds,
  reject,
  sendRefund,
  submit,
  verification,
  verifyPayment,
  withAdvance,
} from '../calls.ts'
import { world } from '../world.ts'
import { firstOf } from '../present.ts'

describe('MONEY cancel', () => {
  test.each(['payment', 'booking'])(
    'an unverified payment is refunded only after it is found by its %s',
    async (by) => {
      const { w, devotee, admin, id, paymentId, shown } = await withAdvance(await world())
      expect((await cancel(devotee, id, 4500)).status).toBe(200)
      expect(await shown()).toMatchObject({ money: { total: 0, beingChecked: 5000, received: 0, refundDue: 0 } })
      expect(await refunds(admin)).toEqual([])
      if (by === 'payment') await verifyPayment(admin, paymentId)
      else await verification(admin, id, true)
      expect(await shown()).toMatchObject({ status: 'CANCELLED', money: { received: 5000, refundDue: 4500, due: 0 } })
      expect(await refunds(admin)).toMatchObject([{ amount: 4500 }])
      // There is a receipt for the received advance, but no voucher, invoice or email for the journey.
      expect((await documentsOf(w, id)).map(({ kind }) => kind)).toEqual(['receipt'])
      expect(await mailsTo(w, devotee.user.email)).toEqual(['booking_received', 'booking_cancelled'])
    },
  )

  test.each([
    ['very little', 300, 270],
    ['less', 3000, 2700],
    ['more', 6000, 5500],
    ['more than the price', 8000, 7500],
  ])('an amount found later, %s: the stated charge is the most that is kept', async (_, found, back) => {
    const { devotee, admin, id, paymentId, shown } = await withAdvance(await world())
    await cancel(devotee, id, 4500)
    await verifyPayment(admin, paymentId, found)
    expect((await shown()).money).toMatchObject({ received: found, refundDue: back, due: 0 })
  })

  test('a payment rejected later is refunded only after the payer corrects the UTR', async () => {
    const { devotee, admin, id, paymentId, shown } = await withAdvance(await world())
    await cancel(devotee, id, 4500)
    await reject(admin, paymentId)
    expect(await shown()).toMatchObject({ status: 'CANCELLED', money: { beingChecked: 0, refundDue: 0 } })
    expect((await submit(devotee, paymentId, nextUtr())).status).toBe(200)
    await verifyPayment(admin, paymentId)
    expect(await refunds(admin)).toMatchObject([{ amount: 4500 }])
    await shown()
  })

  test('a revoked verification removes its refund, a new one adds it again', async () => {
    const { devotee, admin, id, paymentId, shown } = await withAdvance(await world())
    await verifyPayment(admin, paymentId)
    await cancel(devotee, id, 4500)
    const first = firstOf(await refunds(admin))
    for (const revokeVerification of [() => verification(admin, id, false), () => reject(admin, paymentId)]) {
      expect((await revokeVerification()).status).toBe(200)
      expect((await shown()).money).toMatchObject({ received: 0, refundDue: 0 })
      expect(await refunds(admin)).toEqual([])
      await verifyPayment(admin, paymentId)
      expect(await refunds(admin)).toMatchObject([{ amount: 4500 }])
      await shown()
    }
    expect(await sendRefund(admin, first.id)).toMatchObject({ status: 404 })
  })

  test('when one of two payments is revoked, the refund covers the other one', async () => {
    const { devotee, admin, id, paymentId, shown } = await withAdvance(await world())
    const rest = (await askBalance(devotee, id)).data
    await submit(devotee, rest.id, nextUtr())
    for (const payment of [paymentId, rest.id]) await verifyPayment(admin, payment)
    await cancel(devotee, id, 6372)
    expect(await refunds(admin)).toMatchObject([{ amount: 6372 }])
    await reject(admin, rest.id)
    expect((await shown()).money).toMatchObject({ received: 5000, refundDue: 4500, total: 500 })
    expect(await refunds(admin)).toMatchObject([{ amount: 4500 }])
  })

  test('a refund that was sent cannot be revoked', async () => {
    const { devotee, admin, id, paymentId, shown } = await withAdvance(await world())
    await verifyPayment(admin, paymentId)
    await cancel(devotee, id, 4500)
    await sendRefund(admin, firstOf(await refunds(admin)).id)
    const before = await shown()
    for (const answer of [await verification(admin, id, false), await reject(admin, paymentId)])
      expect(answer).toMatchObject({ status: 409, code: 'REFUND_SENT' })
    expect(await shown()).toEqual(before)
  })
})
