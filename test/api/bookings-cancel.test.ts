import { describe, expect, test } from 'vitest'
import { ledgerViolations } from '../ledger-violations.ts'
import {
  askBalance,
  cancel,
  detail,
  mailsTo,
  nextUtr,
  refunds,
  sendRefund,
  submit,
  verifyPayment,
  withAdvance,
  withTwo,
} from '../calls.ts'
import { world } from '../world.ts'
import { firstOf } from '../present.ts'

describe('MONEY cancel', () => {
  test.each([
    [20, 90, 4500],
    [15, 90, 4500],
    [14, 50, 2500],
    [7, 50, 2500],
    [6, 25, 1250],
    [3, 25, 1250],
    [2, 0, 0],
    [1, 0, 0],
  ])('%d days before the journey %d%% are refunded, and the refund waits for staff', async (days, percent, refund) => {
    const { w, devotee, admin, id, paymentId, reference, utr, shown } = await withAdvance(await world(), { days })
    await verifyPayment(admin, paymentId)
    expect((await shown()).cancellation).toEqual({
      possible: true,
      percent,
      refund,
      kept: 5000 - refund,
      onceVerified: { refund: 0, kept: 0 },
      steps: [
        { daysBefore: 15, percent: 90 },
        { daysBefore: 7, percent: 50 },
        { daysBefore: 3, percent: 25 },
      ],
    })
    const { status, data } = await cancel(devotee, id, refund, 'My mother is ill')
    expect([status, data.status, data.cancelReason]).toEqual([200, 'CANCELLED', 'My mother is ill'])
    expect(await shown()).toMatchObject({
      amountDue: 0,
      cancellation: { possible: false },
      change: { possible: false },
      money: { total: 5000 - refund, received: 5000, due: 0, over: 0, refundDue: refund, refunded: 0 },
      papers: ['receipt', 'calendar'],
    })
    const waiting = await refunds(admin)
    if (refund === 0) {
      expect(waiting).toEqual([])
      return
    }
    expect(waiting).toMatchObject([{ amount: refund, bookingId: id, bookingReference: reference, refNo: utr }])
    expect((await sendRefund(admin, firstOf(waiting).id, 'N326261234567890')).status).toBe(200)
    expect(await sendRefund(admin, firstOf(waiting).id)).toMatchObject({ status: 409, code: 'REFUND_SENT' })
    expect(await refunds(admin)).toEqual([])
    const end = await shown()
    expect(end.money).toMatchObject({ received: 5000 - refund, refundDue: 0, refunded: refund })
    expect(end.steps.map(({ kind }) => kind)).toEqual(['QUOTED', 'PAID', 'VERIFIED', 'CANCELLED', 'REFUNDED'])
    expect(end.steps.at(-1)).toMatchObject({ amount: refund, refNo: 'N326261234567890' })
    expect(end.refunds).toMatchObject([{ reference: firstOf(waiting).reference, sentAt: w.clock.now().toISOString() }])
    expect((await mailsTo(w, devotee.user.email)).slice(2)).toEqual(['booking_cancelled', 'refund_sent'])
  })

  test('the shown terms are confirmed, and terms that midnight changed are refused', async () => {
    const { w, devotee, admin, id, paymentId, shown } = await withAdvance(await world(), { days: 15 })
    await verifyPayment(admin, paymentId)
    const before = await shown()
    w.clock.set('2026-11-21T18:29:59Z')
    expect((await shown()).cancellation.refund).toBe(4500)
    w.clock.set('2026-11-21T18:30:00Z')
    const answer = await cancel(devotee, id, before.cancellation.refund)
    expect(answer).toMatchObject({ status: 409, code: 'REFUND_CHANGED', message: expect.stringContaining('₹2,500') })
    for (const wrong of [0, 2499.99, 2500.01, 5000])
      expect((await cancel(devotee, id, wrong)).code).toBe('REFUND_CHANGED')
    expect((await shown()).status).toBe('VERIFIED')
    expect((await cancel(devotee, id, 2500)).status).toBe(200)
    expect(await cancel(devotee, id, 2500)).toMatchObject({ status: 409, code: 'CANCELLED' })
    expect((await shown()).refunds).toHaveLength(1)
  })

  test('only an admin cancels a journey that has begun, with a full refund', async () => {
    const { w, devotee, id, paymentId, shown } = await withAdvance(await world(), { days: 3 })
    w.clock.set('2026-11-23T18:30:00Z')
    const admin = await w.admin()
    await verifyPayment(admin, paymentId)
    expect((await shown()).cancellation.possible).toBe(false)
    expect(await cancel(devotee, id, 0)).toMatchObject({ status: 409, code: 'JOURNEY_BEGUN' })
    expect(await cancel(admin, id, 0)).toMatchObject({
      code: 'REFUND_CHANGED',
      message: expect.stringContaining('₹5,000'),
    })
    expect((await cancel(admin, id, 5000, 'The road is closed')).data).toMatchObject({
      status: 'CANCELLED',
      cancelReason: 'The road is closed',
      money: { total: 0, refundDue: 5000 },
    })
    const audited = await w.db.selectFrom('audit').selectAll().where('action', '=', 'booking_cancelled').execute()
    expect(audited).toMatchObject([{ actor_id: admin.user.id, subject_id: id }])
    await shown()
  })

  test('money beyond the price is refunded in full on any day', async () => {
    const { devotee, admin, id, paymentId, shown } = await withAdvance(await world(), { days: 1 })
    await verifyPayment(admin, paymentId, 7580)
    expect((await shown()).cancellation).toMatchObject({ percent: 0, refund: 500, kept: 7080 })
    await cancel(devotee, id, 500)
    expect((await shown()).money).toMatchObject({ total: 7080, refundDue: 500, over: 0 })
    expect(await refunds(admin)).toMatchObject([{ amount: 500 }])
  })

  test('an open balance ends, and a new one is refused', async () => {
    const { devotee, id } = await withAdvance(await world())
    const rest = (await askBalance(devotee, id)).data
    await cancel(devotee, id, 4500)
    expect(await submit(devotee, rest.id, nextUtr())).toMatchObject({ status: 404 })
    expect(await askBalance(devotee, id)).toMatchObject({ status: 409, code: 'NOTHING_DUE' })
    expect((await devotee.payments()).map(({ status }) => status)).toEqual(['SUBMITTED'])
  })

  test('the other booking of the same payment stays', async () => {
    const { w, devotee, admin, stay, pooja, paymentId } = await withTwo(await world())
    const { refund } = (await detail(devotee, pooja.id)).cancellation
    await cancel(devotee, pooja.id, refund)
    await verifyPayment(admin, paymentId)
    expect(firstOf(await devotee.payments()).status).toBe('VERIFIED')
    expect(await detail(devotee, stay.id)).toMatchObject({ status: 'VERIFIED' })
    expect(await refunds(admin)).toMatchObject([{ amount: refund, bookingId: pooja.id }])
    const balances = await Promise.all([stay, pooja].map(({ id }) => askBalance(devotee, id)))
    expect(balances.map(({ status }) => status)).toEqual([201, 409])
    expect(await ledgerViolations(w.db)).toEqual([])
  })
})
