import { expect, test } from 'vitest'
import {
  askBalance,
  mailsTo,
  nextUtr,
  documentsOf,
  submit,
  verification,
  verifyPayment,
  withAdvance,
  kinds,
} from '../calls.ts'
import { world } from '../world.ts'

test('MONEY story: a verified advance and a verified balance have two receipts and one invoice', async () => {
  const { w, devotee, admin, id, paymentId, utr, shown } = await withAdvance(await world())
  expect((await shown()).money).toEqual({
    total: 7080,
    allowed: 0,
    beingChecked: 5000,
    received: 0,
    due: 2080,
    unpaid: 0,
    writtenOff: 0,
    over: 0,
    refundDue: 0,
    refunded: 0,
  })
  expect(await shown()).toMatchObject({ status: 'CHECKING', verified: false, papers: ['calendar'] })

  expect(await verifyPayment(admin, paymentId)).toMatchObject({ status: 200, data: { status: 'VERIFIED' } })
  expect(await shown()).toMatchObject({
    status: 'VERIFIED',
    amountDue: 2080,
    money: { beingChecked: 0, received: 5000, due: 2080 },
    papers: ['voucher', 'receipt', 'calendar'],
  })

  const { status, data: rest } = await askBalance(devotee, id)
  expect([status, rest.amountPayable, rest.amountTotal]).toEqual([201, 2080, 2080])
  expect(Object.fromEntries(new URL(rest.upiUri).searchParams)).toMatchObject({ am: '2080.00', tr: rest.reference })
  w.clock.pass({ hours: 11 })
  expect((await askBalance(devotee, id)).data).toEqual(rest)
  expect((await shown()).payments).toMatchObject([
    { purpose: 'ADVANCE', status: 'VERIFIED' },
    { purpose: 'BALANCE', status: 'INITIATED', amountPayable: 2080 },
  ])

  const second = nextUtr()
  expect(await submit(devotee, rest.id, ` ${second} `)).toMatchObject({
    status: 200,
    data: { status: 'SUBMITTED', refNo: second, amountPaid: 2080 },
  })
  expect((await submit(devotee, rest.id, second)).status).toBe(200)
  expect(await shown()).toMatchObject({ status: 'VERIFIED', amountDue: 0, money: { beingChecked: 2080, due: 0 } })
  expect(await verifyPayment(admin, rest.id)).toMatchObject({ data: { status: 'VERIFIED' } })
  const end = await shown()
  expect(end).toMatchObject({
    money: { beingChecked: 0, received: 7080, due: 0, over: 0 },
    papers: ['voucher', 'receipt', 'invoice', 'calendar'],
  })
  expect(kinds(end.steps)).toEqual(['QUOTED', 'PAID', 'VERIFIED', 'PAID', 'VERIFIED'])
  expect(end.steps.map(({ amount, refNo }) => [amount, refNo])).toEqual([
    [7080, null],
    [5000, utr],
    [5000, utr],
    [2080, second],
    [2080, second],
  ])

  await w.sendMails()
  // A revoked and again verified payment: documents are cancelled and issued with new numbers. Nothing was refunded.
  await verification(admin, id, false)
  expect(await shown()).toMatchObject({ status: 'CHECKING', money: { beingChecked: 5000, received: 2080, due: 0 } })
  await verification(admin, id, true)
  expect((await documentsOf(w, id)).map(({ kind, serial, amount }) => [kind, serial, amount])).toEqual([
    ['receipt', 'TR/26-27/000001', 500_000],
    ['receipt', 'TR/26-27/000002', 208_000],
    ['invoice', 'TI/26-27/000001', 708_000],
    ['receipt', 'TR/26-27/000003', 500_000],
    ['invoice', 'TI/26-27/000002', 708_000],
  ])
  expect(await mailsTo(w, devotee.user.email)).toEqual([
    'booking_received',
    'booking_verified',
    'payment_verified',
    'verification_revoked',
    'booking_verified',
  ])
})
