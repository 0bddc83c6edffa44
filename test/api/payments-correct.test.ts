import { describe, expect, test } from 'vitest'
import { ledgerViolations } from '../ledger-violations.ts'
import { nextUtr, documentsOf, reject, submit, verification, verifyPayment, withAdvance, withTwo } from '../calls.ts'
import { world } from '../world.ts'
import { firstOf, present } from '../present.ts'

describe('MONEY correct', () => {
  test('the payer corrects a rejected UTR, and the history keeps the old one', async () => {
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
    expect(present(booking.steps[2]).text).toBe('Two digits are swapped')
    await verifyPayment(admin, paymentId)
    expect(await shown()).toMatchObject({ status: 'VERIFIED', money: { received: 5000 } })
    expect((await documentsOf(w, id)).length).toBe(1)
    expect(await submit(devotee, paymentId, nextUtr())).toMatchObject({ status: 409, code: 'PAYMENT_VERIFIED' })
  })

  test('the payer corrects an unchecked UTR; the same UTR changes nothing', async () => {
    const { devotee, paymentId, shown } = await withAdvance(await world())
    const right = `HDFC${nextUtr().slice(4)}`
    await submit(devotee, paymentId, right)
    const before = await shown()
    expect(before.steps.map(({ kind }) => kind)).toEqual(['QUOTED', 'PAID', 'REJECTED', 'PAID'])
    for (const same of [right, right.toLowerCase()]) expect((await submit(devotee, paymentId, same)).status).toBe(200)
    expect(await shown()).toEqual(before)
  })

  test('a payment with a verified booking cannot be corrected', async () => {
    const { w, devotee, admin, pooja, paymentId, utr } = await withTwo(await world())
    await verification(admin, pooja.id, true)
    expect(await submit(devotee, paymentId, nextUtr())).toMatchObject({ code: 'PAYMENT_VERIFIED' })
    expect(firstOf(await devotee.payments()).refNo).toBe(utr)
    expect(await ledgerViolations(w.db)).toEqual([])
  })

  test.each(['another devotee’s', 'one’s own other payment’s'])('%s UTR gives 409', async (whose) => {
    const { w, devotee, admin, paymentId, shown } = await withAdvance(await world())
    const payer = whose.startsWith('another') ? await w.devotee() : devotee
    await payer.addPooja()
    const used = nextUtr()
    await payer.book(used)
    await reject(admin, paymentId)
    expect(await submit(devotee, paymentId, used)).toMatchObject({ status: 409, code: 'UTR_TAKEN' })
    expect(await shown()).toMatchObject({ status: 'REJECTED' })
  })
})
