import { describe, expect, test } from 'vitest'
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
import { firstOf } from '../present.ts'

const reasons: RejectReason[] = ['NOT_FOUND', 'AMOUNT_DIFFERS', 'ALREADY_USED', 'OTHER']

describe('MONEY reject', () => {
  test.each(reasons)('the reason %s is shown everywhere, and only the unverified amount is removed', async (reason) => {
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
    expect(booking.steps.at(-1)).toMatchObject({
      kind: 'REJECTED',
      amount: 5000,
      refNo: utr,
      reason,
      text: text ?? null,
    })
    expect((await devotee.payments())[0]).toMatchObject({ status: 'REJECTED' })
    expect((await devotee.bookings())[0]).toMatchObject({ id, status: 'REJECTED', verified: false })
    expect(await mailsTo(w, devotee.user.email)).toEqual(['booking_received', 'payment_rejected'])
    // A second rejection is refused.
    await reject(admin, paymentId, 'NOT_FOUND')
    expect((await shown()).steps).toHaveLength(3)
    expect((await mailsTo(w, devotee.user.email)).length).toBe(2)
  })

  test('all bookings of a payment are rejected together, also verified ones', async () => {
    const { w, devotee, admin, stay, pooja, paymentId } = await withTwo(await world())
    await verification(admin, pooja.id, true)
    await reject(admin, paymentId)
    for (const { id } of [stay, pooja])
      expect(await detail(devotee, id)).toMatchObject({ status: 'REJECTED', money: { beingChecked: 0, received: 0 } })
    const { steps } = await detail(devotee, pooja.id)
    expect(steps.map(({ kind }) => kind)).toEqual(['QUOTED', 'PAID', 'VERIFIED', 'REVOKED', 'REJECTED'])
    expect(await ledgerViolations(w.db)).toEqual([])
  })

  test('another devotee can use the UTR, and then nobody else', async () => {
    const { w, devotee, admin, paymentId, utr } = await withAdvance(await world())
    const owner = await w.devotee()
    await owner.addPooja()
    const book = () => call(owner, 'POST', '/bookings/add', { amountPaid: 1100, refNo: utr })
    expect(await book()).toMatchObject({ status: 409, code: 'UTR_TAKEN' })
    await reject(admin, paymentId, 'ALREADY_USED')
    expect((await book()).status).toBe(201)
    expect(await submit(devotee, paymentId, utr)).toMatchObject({ status: 409, code: 'UTR_TAKEN' })
    expect(firstOf(await devotee.payments()).status).toBe('REJECTED')
  })

  test('documents of a verified payment are cancelled and later issued again', async () => {
    const { w, admin, id, paymentId, shown } = await withAdvance(await world())
    await verifyPayment(admin, paymentId, 7080)
    await reject(admin, paymentId)
    expect(await shown()).toMatchObject({ status: 'REJECTED', money: { received: 0, due: 7080 } })
    await verifyPayment(admin, paymentId, 7080)
    expect(await shown()).toMatchObject({ status: 'VERIFIED', money: { received: 7080, due: 0 } })
    expect((await documentsOf(w, id)).map(({ kind, serial }) => `${kind} ${serial}`)).toEqual([
      'receipt TR/26-27/000001',
      'invoice TI/26-27/000001',
      'receipt TR/26-27/000002',
      'invoice TI/26-27/000002',
    ])
  })

  test('a rejected balance leaves the advance and its booking verified', async () => {
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
})
