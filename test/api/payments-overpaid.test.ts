import { expect, test } from 'vitest'
import {
  askBalance,
  cancel,
  detail,
  documentsOf,
  kinds,
  refunds,
  sendRefund,
  submit,
  nextUtr,
  verification,
  verifyPayment,
  withAdvance,
} from '../calls.ts'
import { firstOf, present } from '../present.ts'
import { world } from '../world.ts'

/** A journey of ₹7,080 for which ₹7,580 were found on the statement. */
async function overpaid() {
  const made = await withAdvance(await world())
  await verifyPayment(made.admin, made.paymentId, 7580)
  return { ...made, waiting: async () => (await refunds(made.admin)).map(({ amount }) => amount) }
}

test('MONEY overpaid: what is beyond the price waits as a refund, and its voucher says why', async () => {
  const { w, admin, id, shown } = await overpaid()
  const [refund] = await refunds(admin)
  expect(refund).toMatchObject({ amount: 500, bookingId: id })
  const before = await shown()
  expect(before).toMatchObject({ status: 'VERIFIED', money: { received: 7580, over: 500, refundDue: 500, due: 0 } })
  expect(before.refunds).toMatchObject([{ reference: present(refund).reference, amount: 500, sentAt: null }])

  expect((await sendRefund(admin, present(refund).id)).status).toBe(200)
  const after = await shown()
  expect(after.money).toMatchObject({ received: 7080, over: 0, refundDue: 0, refunded: 500, due: 0 })
  expect([kinds(after.steps).slice(-2), after.status]).toEqual([['REFUND_DUE', 'REFUNDED'], 'VERIFIED'])
  expect((await documentsOf(w, id)).map(({ kind, amount }) => [kind, amount])).toEqual([
    ['receipt', 758_000],
    ['invoice', 708_000],
    ['refund_voucher', 50_000],
  ])
  const voucher = await w.db.selectFrom('documents').select('data').where('kind', '=', 'refund_voucher').execute()
  expect(voucher).toMatchObject([{ data: { reason: 'OVERPAID' } }])
})

test('MONEY overpaid: a corrected amount changes the refund that waits', async () => {
  const { admin, paymentId, shown, waiting } = await overpaid()
  await verifyPayment(admin, paymentId, 7180)
  expect([await waiting(), (await shown()).money.refundDue]).toEqual([[100], 100])
  await verifyPayment(admin, paymentId, 7000)
  expect([await waiting(), (await shown()).money]).toMatchObject([[], { received: 7000, due: 80, refundDue: 0 }])
})

test('MONEY overpaid: of two payments that staff verify at the same moment, the one with the later receipt bears the refund', async () => {
  const { devotee, admin, id, paymentId, shown } = await withAdvance(await world())
  await verifyPayment(admin, paymentId)
  const { id: balanceId } = (await askBalance(devotee, id)).data
  await submit(devotee, balanceId, nextUtr())
  await verification(admin, id, false)
  await verifyPayment(admin, balanceId, 2580)
  await verifyPayment(admin, paymentId, 5000)
  await sendRefund(admin, firstOf(await refunds(admin)).id)
  expect(await verifyPayment(admin, paymentId, 4900)).toMatchObject({ status: 409, code: 'REFUND_SENT' })
  expect((await shown()).money).toMatchObject({ received: 7080, refunded: 500 })
})

test('MONEY overpaid: money that was sent back can be neither revoked nor corrected', async () => {
  const { admin, id, paymentId, shown } = await overpaid()
  await sendRefund(admin, firstOf(await refunds(admin)).id)
  const before = await shown()
  for (const refused of [await verification(admin, id, false), await verifyPayment(admin, paymentId, 7180)])
    expect(refused).toMatchObject({ status: 409, code: 'REFUND_SENT' })
  expect(await shown()).toEqual(before)
})

test('MONEY overpaid: a second payment beyond the price is refunded from this payment', async () => {
  const { w, devotee, admin, id, paymentId, shown } = await withAdvance(await world())
  const { data: rest } = await askBalance(devotee, id)
  const utr = nextUtr()
  await submit(devotee, rest.id, utr)
  await verifyPayment(admin, paymentId)
  w.clock.pass({ minutes: 1 })
  await verifyPayment(admin, rest.id, 2580)
  expect(await refunds(admin)).toMatchObject([{ amount: 500, sources: [{ refNo: utr, amount: 500 }] }])
  expect((await shown()).money).toMatchObject({ received: 7580, refundDue: 500 })
})

test('MONEY overpaid: the refund of a cancellation takes the place of the one that waits, with its own number', async () => {
  const { devotee, admin, id, shown } = await overpaid()
  const { reference } = firstOf(await refunds(admin))
  const { refund } = (await detail(devotee, id)).cancellation
  expect(refund).toBe(6872)
  expect((await cancel(devotee, id, refund)).status).toBe(200)
  const [waiting, ...others] = await refunds(admin)
  expect(others).toEqual([])
  expect(waiting).toMatchObject({
    amount: 6872,
    replaces: [{ reference, amount: 500, closed: { reason: 'CANCELLED', replacedBy: waiting?.reference } }],
  })
  expect((await shown()).money).toMatchObject({ refundDue: 6872, total: 708, over: 0 })
})

test('MONEY overpaid: a cancellation does not refund again what was sent back before', async () => {
  const { w, devotee, admin, id, shown } = await overpaid()
  await sendRefund(admin, firstOf(await refunds(admin)).id)
  const { refund } = (await detail(devotee, id)).cancellation
  expect(refund).toBe(6372)
  expect((await cancel(devotee, id, refund)).status).toBe(200)
  expect((await shown()).money).toMatchObject({ received: 7080, refundDue: 6372, refunded: 500 })
  const sent = (await w.sendMails()).map(({ text }) => text)
  expect(sent.filter((text) => text.includes('₹6,872'))).toEqual([])
  await sendRefund(admin, firstOf(await refunds(admin)).id)
  expect((await shown()).money).toMatchObject({ received: 708, refundDue: 0, refunded: 6872 })
})
