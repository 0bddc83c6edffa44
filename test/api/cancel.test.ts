import { expect, test } from 'vitest'
import { openSession } from '../../server/account/sessions.ts'
import { password } from '../factories.ts'
import { ledgerViolations } from '../ledger-violations.ts'
import {
  askBalance,
  call,
  cancel,
  detail,
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
  withTwo,
} from '../calls.ts'
import { world } from '../world.ts'

test.each([
  [20, 90, 4500],
  [15, 90, 4500],
  [14, 50, 2500],
  [7, 50, 2500],
  [6, 25, 1250],
  [3, 25, 1250],
  [2, 0, 0],
  [1, 0, 0],
])(
  'MONEY cancel: %d days before, %d%% of what was paid go back, and the refund waits for staff',
  async (days, percent, refund) => {
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
    expect((await sendRefund(admin, waiting[0]!.id)).status).toBe(200)
    expect(await sendRefund(admin, waiting[0]!.id)).toMatchObject({ status: 409, code: 'REFUND_SENT' })
    expect(await refunds(admin)).toEqual([])
    const end = await shown()
    expect(end.money).toMatchObject({ received: 5000 - refund, refundDue: 0, refunded: refund })
    expect(end.steps.map(({ kind }) => kind)).toEqual(['QUOTED', 'PAID', 'VERIFIED', 'CANCELLED', 'REFUNDED'])
    expect(end.steps.at(-1)).toMatchObject({ amount: refund, refNo: 'N326261234567890' })
    expect(end.refunds).toMatchObject([{ reference: waiting[0]!.reference, sentAt: w.clock.now().toISOString() }])
    expect((await mailsTo(w, devotee.user.email)).slice(2)).toEqual(['booking_cancelled', 'refund_sent'])
  },
)

test('MONEY cancel: what one was shown is what one agrees to; midnight in India may change it', async () => {
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

test('MONEY cancel: a journey that has begun is for people to settle; an admin can, and keeps nothing', async () => {
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

test.each(['payment', 'booking'])(
  'MONEY cancel: while unchecked, nothing goes back; found later by its %s, it does',
  async (by) => {
    const { w, devotee, admin, id, paymentId, shown } = await withAdvance(await world())
    expect((await cancel(devotee, id, 4500)).status).toBe(200)
    expect(await shown()).toMatchObject({ money: { total: 0, beingChecked: 5000, received: 0, refundDue: 0 } })
    expect(await refunds(admin)).toEqual([])
    if (by === 'payment') await verifyPayment(admin, paymentId)
    else await verification(admin, id, true)
    expect(await shown()).toMatchObject({ status: 'CANCELLED', money: { received: 5000, refundDue: 4500, due: 0 } })
    expect(await refunds(admin)).toMatchObject([{ amount: 4500 }])
    // The receipt of an advance that came; no voucher, no invoice, and nobody is told to travel.
    expect((await documentsOf(w, id)).map(({ kind }) => kind)).toEqual(['receipt'])
    expect(await mailsTo(w, devotee.user.email)).toEqual(['booking_received', 'booking_cancelled'])
  },
)

test.each([
  ['very little', 300, 270],
  ['less', 3000, 2700],
  ['more', 6000, 5400],
  ['more than the price', 8000, 7292],
])('MONEY cancel: of an amount found later, %s, the same share goes back', async (_, found, back) => {
  const { devotee, admin, id, paymentId, shown } = await withAdvance(await world())
  await cancel(devotee, id, 4500)
  await verifyPayment(admin, paymentId, found)
  expect((await shown()).money).toMatchObject({ received: found, refundDue: back, due: 0 })
})

test('MONEY cancel: rejected after it was cancelled, nothing goes back, until the payer names the right UTR', async () => {
  const { devotee, admin, id, paymentId, shown } = await withAdvance(await world())
  await cancel(devotee, id, 4500)
  await reject(admin, paymentId)
  expect(await shown()).toMatchObject({ status: 'CANCELLED', money: { beingChecked: 0, refundDue: 0 } })
  expect((await submit(devotee, paymentId, nextUtr())).status).toBe(200)
  await verifyPayment(admin, paymentId)
  expect(await refunds(admin)).toMatchObject([{ amount: 4500 }])
  await shown()
})

test('MONEY cancel: a verification taken back takes its refund back, too; found again, it waits again', async () => {
  const { devotee, admin, id, paymentId, shown } = await withAdvance(await world())
  await verifyPayment(admin, paymentId)
  await cancel(devotee, id, 4500)
  const [first] = await refunds(admin)
  for (const revokeVerification of [() => verification(admin, id, false), () => reject(admin, paymentId)]) {
    expect((await revokeVerification()).status).toBe(200)
    expect((await shown()).money).toMatchObject({ received: 0, refundDue: 0 })
    expect(await refunds(admin)).toEqual([])
    await verifyPayment(admin, paymentId)
    expect(await refunds(admin)).toMatchObject([{ amount: 4500 }])
    await shown()
  }
  expect(await sendRefund(admin, first!.id)).toMatchObject({ status: 404 })
})

test('MONEY cancel: of two payments one is taken back, and the refund is as small as what is still held', async () => {
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

test('MONEY cancel: what has been sent back cannot be taken back', async () => {
  const { devotee, admin, id, paymentId, shown } = await withAdvance(await world())
  await verifyPayment(admin, paymentId)
  await cancel(devotee, id, 4500)
  await sendRefund(admin, (await refunds(admin))[0]!.id)
  const before = await shown()
  for (const answer of [await verification(admin, id, false), await reject(admin, paymentId)])
    expect(answer).toMatchObject({ status: 409, code: 'REFUND_SENT' })
  expect(await shown()).toEqual(before)
})

test('MONEY cancel: what was paid beyond the price goes back whole, whatever the day', async () => {
  const { devotee, admin, id, paymentId, shown } = await withAdvance(await world(), { days: 1 })
  await verifyPayment(admin, paymentId, 7580)
  expect((await shown()).cancellation).toMatchObject({ percent: 0, refund: 500, kept: 7080 })
  await cancel(devotee, id, 500)
  expect((await shown()).money).toMatchObject({ total: 7080, refundDue: 500, over: 0 })
  expect(await refunds(admin)).toMatchObject([{ amount: 500 }])
})

test('MONEY cancel: an open balance ends with it, and no other can be asked for', async () => {
  const { devotee, id } = await withAdvance(await world())
  const rest = (await askBalance(devotee, id)).data
  await cancel(devotee, id, 4500)
  expect(await submit(devotee, rest.id, nextUtr())).toMatchObject({ status: 404 })
  expect(await askBalance(devotee, id)).toMatchObject({ status: 409, code: 'NOTHING_DUE' })
  expect((await devotee.payments()).map(({ status }) => status)).toEqual(['SUBMITTED'])
})

test('MONEY cancel: of two bookings of one payment the other goes on', async () => {
  const { w, devotee, admin, stay, pooja, paymentId } = await withTwo(await world())
  const { refund } = (await detail(devotee, pooja.id)).cancellation
  await cancel(devotee, pooja.id, refund)
  await verifyPayment(admin, paymentId)
  expect((await devotee.payments())[0]!.status).toBe('VERIFIED')
  expect(await detail(devotee, stay.id)).toMatchObject({ status: 'VERIFIED' })
  expect(await refunds(admin)).toMatchObject([{ amount: refund, bookingId: pooja.id }])
  const balances = await Promise.all([stay, pooja].map(({ id }) => askBalance(devotee, id)))
  expect(balances.map(({ status }) => status)).toEqual([201, 409])
  expect(await ledgerViolations(w.db)).toEqual([])
})

test('MONEY refunds: oldest first, page by page, only those that wait', async () => {
  const w = await world()
  const admin = await w.admin()
  const ids: string[] = []
  for (let one = 0; one < 3; one++) {
    const { devotee, id, paymentId } = await withAdvance(w)
    await verifyPayment(admin, paymentId)
    await cancel(devotee, id, 4500)
    ids.push(id)
  }
  await sendRefund(admin, (await refunds(admin))[1]!.id)
  const first = await (await admin.send('GET', '/refunds?limit=1')).json()
  expect(first.data.map((one: { bookingId: string }) => one.bookingId)).toEqual([ids[0]])
  const second = await (await admin.send('GET', `/refunds?limit=1&cursor=${first.nextCursor}`)).json()
  expect([second.data[0].bookingId, second.nextCursor]).toEqual([ids[2], null])
})

test('MONEY delete: not while a refund waits; then nothing of the person’s words or links stays', async () => {
  const { w, devotee, admin, id, paymentId, utr } = await withAdvance(await world())
  await reject(admin, paymentId, 'OTHER', 'Kamala gave another account')
  await submit(devotee, paymentId, utr)
  await verifyPayment(admin, paymentId)
  const { data: link } = await call<{ url: string }>(devotee, 'POST', `/bookings/${id}/share`)
  await cancel(admin, id, 5000, 'Kamala asked for it on the phone')
  expect(await call(devotee, 'POST', '/user/delete', { password })).toMatchObject({
    status: 409,
    code: 'REFUND_WAITING',
  })
  await sendRefund(admin, (await refunds(admin))[0]!.id)
  const again = w.bearer(await openSession(w.db, devotee.user, w.clock.now()))
  expect((await call(again, 'POST', '/user/delete', { password })).status).toBe(200)
  expect((await w.request(`/v1${new URL(link.url).pathname}`)).status).toBe(404)
  for (const table of ['ledger', 'audit', 'payments', 'bookings', 'documents', 'share_links'] as const)
    expect([table, JSON.stringify(await w.db.selectFrom(table).selectAll().execute())]).toEqual([
      table,
      expect.not.stringMatching(/Kamala/),
    ])
  expect(await ledgerViolations(w.db)).toEqual([])
  expect(await detail(admin, id)).toMatchObject({ status: 'CANCELLED', cancelReason: null })
})
