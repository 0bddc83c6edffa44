import { expect, test } from 'vitest'
import type { RejectReason } from '../../domain/payment.ts'
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

const reasons: RejectReason[] = ['NOT_FOUND', 'AMOUNT_DIFFERS', 'ALREADY_USED', 'OTHER']

test.each(reasons)('MONEY reject: %s is told everywhere, the claim is gone and nothing else', async (reason) => {
  const { w, devotee, admin, id, paymentId, utr, shown } = await withAdvance(await world())
  const text = reason === 'OTHER' ? 'The account is another one' : undefined
  expect(await reject(admin, paymentId, reason, text)).toMatchObject({ status: 200, data: { status: 'REJECTED' } })
  const booking = await shown()
  expect(booking).toMatchObject({
    status: 'REJECTED',
    verified: false,
    amountPaid: 0,
    amountDue: 7080,
    paymentRefNumber: utr,
    papers: ['calendar'],
    payments: [{ status: 'REJECTED', rejectReason: reason, rejectText: text ?? null, refNo: utr }],
  })
  expect(booking.steps.at(-1)).toMatchObject({ kind: 'REJECTED', amount: 5000, refNo: utr, reason, text: text ?? null })
  expect((await devotee.payments())[0]).toMatchObject({ status: 'REJECTED' })
  expect((await devotee.bookings())[0]).toMatchObject({ id, status: 'REJECTED', verified: false })
  expect(await mailsTo(w, devotee.user.email)).toEqual(['booking_received', 'payment_rejected'])
  // Once is enough.
  await reject(admin, paymentId, 'NOT_FOUND')
  expect((await shown()).steps).toHaveLength(3)
  expect((await mailsTo(w, devotee.user.email)).length).toBe(2)
})

test('MONEY reject: all bookings of a payment fall together, verified ones among them', async () => {
  const { w, devotee, admin, stay, pooja, paymentId } = await withTwo(await world())
  await verification(admin, pooja.id, true)
  await reject(admin, paymentId)
  for (const { id } of [stay, pooja])
    expect(await detail(devotee, id)).toMatchObject({ status: 'REJECTED', money: { beingChecked: 0, received: 0 } })
  const { steps } = await detail(devotee, pooja.id)
  expect(steps.map(({ kind }) => kind)).toEqual(['QUOTED', 'PAID', 'VERIFIED', 'REVOKED', 'REJECTED'])
  expect(await ledgerViolations(w.db)).toEqual([])
})

test('MONEY reject: the UTR is free for its true owner, and for nobody else’s second payment', async () => {
  const { w, devotee, admin, paymentId, utr } = await withAdvance(await world())
  const owner = await w.devotee()
  await owner.addPooja()
  const book = () => call(owner, 'POST', '/bookings/add', { amountPaid: 1100, refNo: utr })
  expect(await book()).toMatchObject({ status: 409, code: 'UTR_TAKEN' })
  await reject(admin, paymentId, 'ALREADY_USED')
  expect((await book()).status).toBe(201)
  expect(await submit(devotee, paymentId, utr)).toMatchObject({ status: 409, code: 'UTR_TAKEN' })
  expect((await devotee.payments())[0]!.status).toBe('REJECTED')
})

test('MONEY correct: the payer mends a rejected UTR; the old one stays in the steps, and the new one is checked', async () => {
  const { w, devotee, admin, id, paymentId, utr, shown } = await withAdvance(await world())
  await reject(admin, paymentId, 'OTHER', 'Two digits are swapped')
  const right = nextUtr()
  w.clock.pass({ hours: 2 })
  expect(await submit(devotee, paymentId, right)).toMatchObject({
    status: 200,
    data: { status: 'SUBMITTED', refNo: right, amountPaid: 5000 },
  })
  const booking = await shown()
  expect(booking).toMatchObject({
    status: 'CHECKING',
    paymentRefNumber: right,
    amountPaid: 5000,
    payments: [{ rejectReason: null, rejectText: null, submittedAt: w.clock.now().toISOString() }],
  })
  expect(booking.steps.map(({ kind, refNo }) => [kind, refNo])).toEqual([
    ['QUOTED', null],
    ['PAID', utr],
    ['REJECTED', utr],
    ['PAID', right],
  ])
  expect(booking.steps[2]!.text).toBe('Two digits are swapped')
  await verifyPayment(admin, paymentId)
  expect(await shown()).toMatchObject({ status: 'VERIFIED', money: { received: 5000 } })
  expect((await documentsOf(w, id)).length).toBe(1)
  expect(await submit(devotee, paymentId, nextUtr())).toMatchObject({ status: 409, code: 'PAYMENT_VERIFIED' })
})

test('MONEY correct: also a UTR that nobody has checked yet; the same one again, in either case, changes nothing', async () => {
  const { devotee, paymentId, shown } = await withAdvance(await world())
  const right = `HDFC${nextUtr().slice(4)}`
  await submit(devotee, paymentId, right)
  const before = await shown()
  expect(before.steps.map(({ kind }) => kind)).toEqual(['QUOTED', 'PAID', 'REJECTED', 'PAID'])
  for (const same of [right, right.toLowerCase()]) expect((await submit(devotee, paymentId, same)).status).toBe(200)
  expect(await shown()).toEqual(before)
})

test('MONEY correct: a payment of which one booking is verified stays as it is', async () => {
  const { w, devotee, admin, pooja, paymentId, utr } = await withTwo(await world())
  await verification(admin, pooja.id, true)
  expect(await submit(devotee, paymentId, nextUtr())).toMatchObject({ code: 'PAYMENT_VERIFIED' })
  expect((await devotee.payments())[0]!.refNo).toBe(utr)
  expect(await ledgerViolations(w.db)).toEqual([])
})

test.each(['another devotee’s', 'one’s own other payment’s'])('MONEY correct: %s UTR is 409', async (whose) => {
  const { w, devotee, admin, paymentId, shown } = await withAdvance(await world())
  const payer = whose.startsWith('another') ? await w.devotee() : devotee
  await payer.addPooja()
  const used = nextUtr()
  await payer.book(used)
  await reject(admin, paymentId)
  expect(await submit(devotee, paymentId, used)).toMatchObject({ status: 409, code: 'UTR_TAKEN' })
  expect(await shown()).toMatchObject({ status: 'REJECTED' })
})

test.each(['payment', 'booking'])(
  'MONEY verify: what was rejected and is found after all, by its %s, stands again',
  async (by) => {
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
  },
)

test.each(['payment', 'booking'])(
  'MONEY verify: where another has the UTR by now, by its %s, it is a clear 409',
  async (by) => {
    const { w, admin, id, paymentId, utr, shown } = await withAdvance(await world())
    await reject(admin, paymentId)
    const owner = await w.devotee()
    await owner.addPooja()
    await owner.book(utr)
    const before = await shown()
    const answer = by === 'payment' ? await verifyPayment(admin, paymentId) : await verification(admin, id, true)
    expect(answer).toMatchObject({ status: 409, code: 'UTR_TAKEN' })
    expect(await shown()).toEqual(before)
  },
)

test('MONEY reject: of a verified payment the documents are cancelled, and issued anew when it is found again', async () => {
  const { w, admin, id, paymentId, shown } = await withAdvance(await world())
  await verifyPayment(admin, paymentId, 7080)
  await reject(admin, paymentId)
  expect(await shown()).toMatchObject({ status: 'REJECTED', money: { received: 0, due: 7080 } })
  await verifyPayment(admin, paymentId, 7080)
  expect(await shown()).toMatchObject({ status: 'VERIFIED', money: { received: 7080, due: 0 } })
  expect((await documentsOf(w, id)).map(({ kind, serial }) => `${kind} ${serial}`)).toEqual([
    'receipt TR/26-27/000001',
    'invoice TI/26-27/000001',
    'credit_note CN/26-27/000001',
    'refund_voucher RV/26-27/000001',
    'receipt TR/26-27/000002',
    'invoice TI/26-27/000002',
  ])
})

test('MONEY reject: a balance alone falls; the advance and its booking stay verified', async () => {
  const { devotee, admin, id, paymentId, shown } = await withAdvance(await world())
  await verifyPayment(admin, paymentId)
  const rest = (await askBalance(devotee, id)).data
  await submit(devotee, rest.id, nextUtr())
  await reject(admin, rest.id, 'AMOUNT_DIFFERS')
  expect(await shown()).toMatchObject({
    status: 'VERIFIED',
    verified: true,
    money: { received: 5000, beingChecked: 0, due: 2080 },
    payments: [{ status: 'VERIFIED' }, { status: 'REJECTED', rejectReason: 'AMOUNT_DIFFERS' }],
  })
  await submit(devotee, rest.id, nextUtr())
  await verifyPayment(admin, rest.id)
  expect(await shown()).toMatchObject({ money: { received: 7080, due: 0 } })
})

test('MONEY strict: unknown fields, other reasons and malformed ids are 400, what is not there or another’s is 404', async () => {
  const { w, devotee, admin, id, paymentId } = await withAdvance(await world())
  const stranger = await w.devotee()
  const nowhere = crypto.randomUUID()
  const refNo = nextUtr()
  const bad: [typeof admin | typeof devotee, string, object][] = [
    [admin, '/payments/reject', { id: paymentId, reason: 'WRONG' }],
    [admin, '/payments/reject', { id: paymentId }],
    [admin, '/payments/reject', { id: paymentId, reason: 'OTHER', text: 'x'.repeat(501) }],
    [admin, '/payments/reject', { id: 'x', reason: 'OTHER' }],
    [admin, '/payments/verify', { id: paymentId, amount: 1 }],
    [devotee, '/payments/submit', { id: paymentId, refNo, amountPaid: 1 }],
    [devotee, '/payments/submit', { id: paymentId, refNo: '123' }],
    [devotee, '/payments/balance', { bookingId: id, amount: 1 }],
    [devotee, '/payments/balance', { bookingId: 'x' }],
    [devotee, '/bookings/cancel', { id, refund: 1, keep: true }],
    [devotee, '/bookings/cancel', { id }],
    [devotee, '/bookings/cancel', { id, refund: -1 }],
    [devotee, '/bookings/cancel', { id, refund: 4500.001 }],
    [devotee, '/bookings/change', { id, date: '2026-12-24' }],
    [devotee, '/bookings/change', { id, date: 1e18 }],
    [admin, '/refunds/sent', { id: nowhere, refNo: '' }],
    [admin, '/bookings/driver', { id, name: 'Ramesh', phone: '9876543210', vehicle: '' }],
    [admin, '/bookings/driver', { id, name: 'Ramesh', phone: '12', vehicle: 'Innova' }],
  ]
  for (const [who, path, body] of bad)
    expect([path, body, (await call(who, 'POST', path, body)).status]).toEqual([path, body, 400])
  const away: [typeof admin | typeof devotee, string, string, object?][] = [
    [stranger, 'POST', '/payments/submit', { id: paymentId, refNo }],
    [stranger, 'POST', '/payments/balance', { bookingId: id }],
    [stranger, 'POST', '/bookings/cancel', { id, refund: 4500 }],
    [stranger, 'POST', '/bookings/change', { id, date: w.inDays(30) }],
    [stranger, 'GET', `/bookings/${id}`],
    [stranger, 'GET', `/bookings/${id}/papers/calendar`],
    [stranger, 'POST', `/bookings/${id}/share`],
    [stranger, 'DELETE', `/bookings/${id}/share`],
    [devotee, 'GET', '/bookings/x'],
    [devotee, 'GET', `/bookings/${nowhere}`],
    [devotee, 'GET', `/bookings/${id}/papers/bill`],
    [admin, 'POST', '/payments/verify', { id: nowhere }],
    [admin, 'POST', '/payments/reject', { id: nowhere, reason: 'OTHER' }],
    [admin, 'POST', '/bookings/cancel', { id: nowhere, refund: 0 }],
    [admin, 'POST', '/bookings/driver', { id: nowhere, name: 'R', phone: '9876543210', vehicle: 'I' }],
    [admin, 'POST', '/refunds/sent', { id: nowhere, refNo: 'N1' }],
  ]
  for (const [who, method, path, body] of away)
    expect([method, path, (await call(who, method, path, body)).status]).toEqual([method, path, 404])
  expect(await ledgerViolations(w.db)).toEqual([])
})

test('MONEY verify: an advance never found and everything paid after it: the booking is verified all the same', async () => {
  const { devotee, admin, id, paymentId, shown } = await withAdvance(await world())
  await reject(admin, paymentId)
  expect((await shown()).status).toBe('REJECTED')
  const rest = await askBalance(devotee, id)
  await submit(devotee, rest.data.id, nextUtr())
  await verifyPayment(admin, rest.data.id)
  expect(await shown()).toMatchObject({ status: 'VERIFIED', amountDue: 0, money: { received: 7080, due: 0 } })
  expect((await shown()).papers).toEqual(['voucher', 'receipt', 'invoice', 'calendar'])
})
