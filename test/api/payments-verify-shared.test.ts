import { describe, expect, test } from 'vitest'
import { paiseFromRupees } from '../../domain/money.ts'
import { m } from '../../messages/compiled/messages.js'
import { ledgerViolations } from '../ledger-violations.ts'
import {
  cancel,
  detail,
  documentsOf,
  mailsTo,
  refunds,
  sendRefund,
  verification,
  verifyPayment,
  withTwo,
} from '../calls.ts'
import { firstOf } from '../present.ts'
import { world } from '../world.ts'

const prepared = async () => {
  const made = await withTwo(await world())
  const { w, devotee, stay, pooja } = made
  return {
    ...made,
    received: async () => {
      expect(await ledgerViolations(w.db)).toEqual([])
      const [a, b] = await Promise.all([stay, pooja].map(async ({ id }) => (await detail(devotee, id)).money.received))
      return [a, b]
    },
  }
}

describe('MONEY verify a transfer for several bookings', () => {
  // ₹5,000 for a stay of ₹4,720 and a pooja of ₹1,100: 4,055 and 945.
  test.each([
    [4000, [3244, 756]],
    [20_000, [16_220, 3780]],
    [5000, [4055, 945]],
  ])('after one card was verified, the statement shows %d: both shares follow it', async (found, expected) => {
    const { w, admin, pooja, paymentId, received } = await prepared()
    await verification(admin, pooja.id, true)
    expect((await verifyPayment(admin, paymentId, found)).data.status).toBe('VERIFIED')
    expect(await received()).toEqual(expected)
    const documents = (await documentsOf(w, pooja.id)).filter(({ kind }) => kind !== 'invoice')
    expect(documents.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['receipt', 94_500],
      ...(found === 5000 ? [] : [['receipt', paiseFromRupees(expected[1] ?? 0)]]),
    ])
    const before = await w.db.selectFrom('ledger').select('id').execute()
    await verifyPayment(admin, paymentId, found)
    expect(await w.db.selectFrom('ledger').select('id').execute()).toEqual(before)
  })

  test('a share that gets nothing is neither verified nor mailed, and staff are told', async () => {
    const { w, devotee, admin, stay, pooja, paymentId, received } = await prepared()
    const answer = await verifyPayment(admin, paymentId, 0.01)
    expect(answer).toMatchObject({ status: 200, message: m.desk_verified_in_part({}, { locale: 'en' }) })
    expect(answer.data.status).toBe('SUBMITTED')
    expect(await received()).toEqual([0.01, 0])
    expect([(await detail(devotee, stay.id)).status, (await detail(devotee, pooja.id)).status]).toEqual([
      'VERIFIED',
      'CHECKING',
    ])
    expect(await mailsTo(w, devotee.user.email)).toEqual(['booking_received', 'booking_verified'])
    expect((await verifyPayment(admin, paymentId, 5000)).data.status).toBe('VERIFIED')
    expect(await received()).toEqual([4055, 945])
  })

  test('a verified share that gets nothing after a correction is no longer verified', async () => {
    const { devotee, admin, pooja, paymentId, received } = await prepared()
    await verification(admin, pooja.id, true)
    await verifyPayment(admin, paymentId, 0.01)
    expect(await received()).toEqual([0.01, 0])
    expect(await detail(devotee, pooja.id)).toMatchObject({
      status: 'CHECKING',
      papers: ['calendar'],
      cancelledPapers: [{ kind: 'receipt' }],
    })
  })

  test('a share whose refund was sent stays, and the others take the rest', async () => {
    const { admin, pooja, paymentId, received } = await prepared()
    await verification(admin, pooja.id, true)
    await cancel(admin, pooja.id, 945)
    await sendRefund(admin, firstOf(await refunds(admin)).id)
    expect(await verifyPayment(admin, paymentId, 900)).toMatchObject({ status: 409, code: 'REFUND_SENT' })
    expect((await verifyPayment(admin, paymentId, 4945)).data.status).toBe('VERIFIED')
    expect(await received()).toEqual([4000, 0])
    expect(await verifyPayment(admin, paymentId, 4945)).toMatchObject({ status: 200 })
  })
})
