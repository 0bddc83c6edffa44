import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { paiseFromRupees } from '../../domain/money.ts'
import { ledgerViolations } from '../ledger-violations.ts'
import {
  askBalance,
  call,
  detail,
  mailsTo,
  nextUtr,
  documentsOf,
  reject,
  submit,
  verification,
  verifyPayment,
  withAdvance,
  withTwo,
} from '../calls.ts'
import { world } from '../world.ts'

const kinds = (steps: { kind: string }[]) => steps.map(({ kind }) => kind)

test('MONEY story: an advance is verified, the rest asked for, paid and verified; receipts for both, one invoice', async () => {
  const { w, devotee, admin, id, paymentId, utr, shown } = await withAdvance(await world())
  expect((await shown()).money).toEqual({
    total: 7080,
    beingChecked: 5000,
    received: 0,
    due: 2080,
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
    [5000, null],
    [2080, second],
    [2080, null],
  ])

  // Revoked and verified again: what stated the money is cancelled by documents, and issued under new numbers.
  await verification(admin, id, false)
  expect(await shown()).toMatchObject({ status: 'CHECKING', money: { beingChecked: 5000, received: 2080, due: 0 } })
  await verification(admin, id, true)
  expect((await documentsOf(w, id)).map(({ kind, serial, amount }) => [kind, serial, amount])).toEqual([
    ['receipt', 'TR/26-27/000001', 500_000],
    ['receipt', 'TR/26-27/000002', 208_000],
    ['invoice', 'TI/26-27/000001', 708_000],
    ['credit_note', 'CN/26-27/000001', 708_000],
    ['refund_voucher', 'RV/26-27/000001', 500_000],
    ['receipt', 'TR/26-27/000003', 500_000],
    ['invoice', 'TI/26-27/000002', 708_000],
  ])
  expect(await mailsTo(w, devotee.user.email)).toEqual([
    'booking_received',
    'booking_verified',
    'payment_verified',
    'booking_verified',
  ])
})

test('MONEY verify: one by one or all at once, the same stands in the books', async () => {
  const outcome = async (byPayment: boolean) => {
    const { w, devotee, admin, stay, pooja, paymentId } = await withTwo(await world())
    if (byPayment) await verifyPayment(admin, paymentId)
    else for (const { id } of [stay, pooja]) expect((await verification(admin, id, true)).status).toBe(200)
    expect(await ledgerViolations(w.db)).toEqual([])
    const shown = await Promise.all([stay, pooja].map(async ({ id }) => detail(devotee, id)))
    return {
      bookings: shown.map(({ money, status, verified, papers, steps }) => [
        money,
        status,
        verified,
        papers,
        kinds(steps),
      ]),
      payment: (await devotee.payments())[0]!.status,
      papers: (await Promise.all([stay, pooja].map(({ id }) => documentsOf(w, id))))
        .flat()
        .map(({ kind, amount }) => [kind, amount]),
      mails: await mailsTo(w, devotee.user.email),
    }
  }
  const [atOnce, oneByOne] = [await outcome(true), await outcome(false)]
  expect(oneByOne).toEqual(atOnce)
  expect(atOnce.payment).toBe('VERIFIED')
})

test('MONEY verify: of two bookings one is verified and taken back, and the payment follows', async () => {
  const { w, devotee, admin, stay, pooja, paymentId } = await withTwo(await world())
  const status = async () => (await devotee.payments())[0]!.status
  await verification(admin, pooja.id, true)
  expect(await status()).toBe('SUBMITTED')
  await verifyPayment(admin, paymentId)
  expect(await status()).toBe('VERIFIED')
  expect((await verifyPayment(admin, paymentId, 1)).data.status).toBe('VERIFIED')
  await verification(admin, stay.id, false)
  expect(await status()).toBe('SUBMITTED')
  expect([await detail(devotee, stay.id), await detail(devotee, pooja.id)]).toMatchObject([
    { status: 'CHECKING' },
    { status: 'VERIFIED' },
  ])
  expect(await ledgerViolations(w.db)).toEqual([])
})

test('MONEY verify: what the statement says is counted once, also when a part of it was verified before', async () => {
  const { w, devotee, admin, stay, pooja, paymentId } = await withTwo(await world())
  await verification(admin, pooja.id, true)
  await verifyPayment(admin, paymentId, 4800)
  const received = await Promise.all([stay, pooja].map(async ({ id }) => (await detail(devotee, id)).money.received))
  expect(received[0]! + received[1]!).toBeCloseTo(4800, 2)
  expect(await ledgerViolations(w.db)).toEqual([])
})

test.each([
  ['less', 4999.5, { received: 4999.5, due: 2080.5, over: 0 }, ['receipt']],
  ['more than the price', 7081.01, { received: 7081.01, due: 0, over: 1.01 }, ['receipt', 'invoice']],
  ['exactly the price', 7080, { received: 7080, due: 0, over: 0 }, ['receipt', 'invoice']],
])('MONEY verify: %s than was submitted is received as it stands', async (_, found, money, issued) => {
  const { w, devotee, admin, id, paymentId, shown } = await withAdvance(await world())
  expect((await verifyPayment(admin, paymentId, found)).status).toBe(200)
  expect(await shown()).toMatchObject({ status: 'VERIFIED', money: { beingChecked: 0, ...money } })
  const papers = await documentsOf(w, id)
  expect(papers.map(({ kind }) => kind)).toEqual(issued)
  expect(papers[0]!.amount).toBe(paiseFromRupees(found))
  const asked = await askBalance(devotee, id)
  if (money.due > 0) expect(asked.data.amountPayable).toBe(money.due)
  else expect(asked).toMatchObject({ status: 409, code: 'NOTHING_DUE' })
})

test.each([0, -1, 5000.001, '5000', null, 1e300])('MONEY verify: %j is no amount received', async (amountReceived) => {
  const { admin, paymentId, shown } = await withAdvance(await world())
  const answer = await call(admin, 'POST', '/payments/verify', { id: paymentId, amountReceived })
  expect(answer.status).toBe(400)
  expect(await shown()).toMatchObject({ status: 'CHECKING' })
})

test('MONEY balance: while less or more becomes due, an open one ends and another is asked for', async () => {
  const { w, devotee, admin, id, paymentId, shown } = await withAdvance(await world())
  const first = (await askBalance(devotee, id)).data
  await verifyPayment(admin, paymentId, 4000)
  const second = (await askBalance(devotee, id)).data
  expect([first.amountPayable, second.amountPayable]).toEqual([2080, 3080])
  expect(await submit(devotee, first.id, nextUtr())).toMatchObject({ status: 404 })
  expect((await shown()).payments.map((payment) => payment.id)).toEqual([paymentId, second.id])
  w.clock.pass({ days: 3 })
  expect((await submit(devotee, second.id, nextUtr())).status).toBe(200)
  expect(await askBalance(devotee, id)).toMatchObject({ code: 'NOTHING_DUE' })
})

test('MONEY balance: an open one does not come in the way of a quote, nor the other way round', async () => {
  const { devotee, id } = await withAdvance(await world())
  const rest = (await askBalance(devotee, id)).data
  const entry = await devotee.addPooja()
  expect(await devotee.book(nextUtr(), 1100)).toMatchObject([{ amountTotal: 1100 }])
  expect(await devotee.cart()).toEqual([])
  expect((await submit(devotee, rest.id, nextUtr())).status).toBe(200)
  expect(entry.amount).toBe(1100)
})

test('MONEY balance: a UTR of it books nothing, and a UTR that booked pays no balance', async () => {
  const { devotee, id, utr, shown } = await withAdvance(await world())
  const rest = (await askBalance(devotee, id)).data
  expect(await submit(devotee, rest.id, utr)).toMatchObject({ status: 409, code: 'UTR_TAKEN' })
  const second = `AXIS${nextUtr().slice(4)}`
  await submit(devotee, rest.id, second)
  await devotee.addPooja()
  for (const refNo of [second, second.toLowerCase()])
    expect(await call(devotee, 'POST', '/bookings/add', { amountPaid: 1100, refNo })).toMatchObject({
      code: 'UTR_TAKEN',
    })
  expect(await devotee.cart()).toHaveLength(1)
  await shown()
})

test('MONEY balance: a quote not yet booked has no UTR to submit or to check', async () => {
  const w = await world()
  const [devotee, admin] = [await w.devotee(), await w.admin()]
  const quote = await devotee.quote((await devotee.addPooja()).id)
  expect(await submit(devotee, quote.id, nextUtr())).toMatchObject({ status: 404 })
  for (const answer of [await verifyPayment(admin, quote.id), await reject(admin, quote.id)])
    expect(answer).toMatchObject({ status: 409, code: 'NOT_SUBMITTED' })
})

test('MONEY ledger: the database itself changes and deletes no row of it; only free words can go', async () => {
  const { w, admin, paymentId } = await withAdvance(await world())
  await reject(admin, paymentId, 'OTHER', 'Kamala, please call us')
  for (const statement of [
    sql`update ledger set received = received + 1`,
    sql`update ledger set created_at = now()`,
    sql`update ledger set detail = '{}'`,
    sql`update ledger set detail = detail - 'text', received = received + 1`,
    sql`update ledger set detail = detail || '{"text": "other words"}'`,
    sql`update ledger set kind = 'PAID' where kind = 'QUOTED'`,
    sql`delete from ledger`,
    sql`delete from bookings`,
  ])
    await expect(statement.execute(w.db)).rejects.toThrow(/ledger/)
  await sql`update ledger set detail = detail - 'text'`.execute(w.db)
  expect(await ledgerViolations(w.db)).toEqual([])
})

test('MONEY quote: paid within 24 hours after it expired, it is booked at its frozen amounts; a minute later not', async () => {
  const w = await world()
  for (const [minutes, frozen] of [
    [48 * 60 - 1, true],
    [48 * 60 + 1, false],
  ] as const) {
    const devotee = await w.devotee()
    const entry = await devotee.addPackage({ days: 20 })
    const quote = await devotee.quote(entry.id)
    await sql`update packages set price = price + 100000`.execute(w.db)
    w.clock.pass({ minutes })
    const body = { amountPaid: quote.amountPayable, refNo: nextUtr() }
    const booked = await call<{ amountTotal: number }[]>(devotee, 'POST', '/bookings/add', body)
    if (frozen) expect(booked).toMatchObject({ status: 201, data: [{ amountTotal: 4720, Package: { price: 4000 } }] })
    else expect(booked).toMatchObject({ status: 409, code: 'AMOUNT_CHANGED' })
  }
})

test('MONEY papers: a new financial year begins at midnight in India, and its numbers at 1', async () => {
  const w = await world()
  const made = [await withAdvance(w, { days: 200 }), await withAdvance(w, { days: 200 })]
  for (const [n, moment] of ['2027-03-31T18:29:59Z', '2027-03-31T18:30:00Z'].entries()) {
    w.clock.set(moment)
    await verifyPayment(await w.admin(), made[n]!.paymentId)
  }
  const serials = await Promise.all(made.map(async ({ id }) => (await documentsOf(w, id))[0]!.serial))
  expect(serials).toEqual(['TR/26-27/000001', 'TR/27-28/000001'])
})
