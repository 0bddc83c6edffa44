import { describe, expect, test } from 'vitest'
import { ledgerViolations } from '../ledger-violations.ts'
import {
  askBalance,
  cancel,
  correctRefund,
  detail,
  mailsTo,
  nextTransfer,
  nextUtr,
  refunds,
  sendRefund,
  submit,
  verifyPayment,
  withAdvance,
} from '../calls.ts'
import { present } from '../present.ts'
import { type World, world } from '../world.ts'

/** A refund of an advance and a balance that waits. */
async function waiting(w: World) {
  const made = await withAdvance(w)
  const { devotee, admin, id, paymentId } = made
  const rest = (await askBalance(devotee, id)).data
  const balanceUtr = nextUtr()
  await submit(devotee, rest.id, balanceUtr)
  for (const payment of [paymentId, rest.id]) await verifyPayment(admin, payment)
  await cancel(admin, id, 7080)
  const refund = present((await refunds(admin)).find(({ bookingId }) => bookingId === id))
  return { ...made, balanceUtr, refund }
}

describe('MONEY the reference of a refund', () => {
  test.each(['x', 'N1234', 'x'.repeat(31), '₹4,500 sent', ''])('%j is not one', async (refNo) => {
    const { admin, refund } = await waiting(await world())
    expect(await sendRefund(admin, refund.id, refNo)).toMatchObject({ status: 400, issues: [{ path: 'refNo' }] })
    expect(await refunds(admin)).toHaveLength(1)
  })

  test('the UTR of a payment that the refund pays back is refused, also of the balance', async () => {
    const { admin, refund, utr, balanceUtr, shown } = await waiting(await world())
    for (const refNo of [utr, balanceUtr, `upi ${utr}`, `${utr.slice(0, 4)} ${utr.slice(4)}`])
      expect(await sendRefund(admin, refund.id, refNo)).toMatchObject({
        status: 400,
        code: 'REFUND_UTR_IS_PAYMENT',
        issues: [{ path: 'refNo' }],
      })
    expect((await shown()).money.refunded).toBe(0)
  })

  test('one transfer pays one refund, also when two are recorded at once', async () => {
    const w = await world()
    const [first, second] = [await waiting(w), await waiting(w)]
    const refNo = nextTransfer()
    const answers = await Promise.all([
      sendRefund(first.admin, first.refund.id, refNo),
      sendRefund(second.admin, second.refund.id, ` ${refNo.toLowerCase()}`),
    ])
    expect(answers.map(({ status, code }) => [status, code]).toSorted()).toEqual([
      [200, undefined],
      [409, 'REFUND_UTR_TAKEN'],
    ])
    expect(await refunds(first.admin)).toHaveLength(1)
    expect(await ledgerViolations(w.db)).toEqual([])
  })

  test('staff correct a wrong one: the devotee gets an email, the audit log both', async () => {
    const { w, devotee, admin, id, refund, utr } = await waiting(await world())
    const [wrong, right] = [nextTransfer(), nextTransfer()]
    expect(await correctRefund(admin, refund.id, right)).toMatchObject({ status: 409, code: 'REFUND_NOT_SENT' })
    await sendRefund(admin, refund.id, wrong)
    const sent = (await mailsTo(w, devotee.user.email)).length
    expect(await correctRefund(admin, refund.id, utr)).toMatchObject({ status: 400, code: 'REFUND_UTR_IS_PAYMENT' })
    expect((await correctRefund(admin, refund.id, right)).status).toBe(200)
    expect((await correctRefund(admin, refund.id, right.toLowerCase())).status).toBe(200)
    expect((await detail(admin, id)).refunds).toMatchObject([{ id: refund.id, refNo: right }])
    expect((await mailsTo(w, devotee.user.email)).slice(sent)).toEqual(['refund_sent'])
    const mail = (await w.sendMails()).at(-1)
    expect(mail?.text).toContain(wrong)
    expect(mail?.text).toContain(right)
    const audited = await w.db.selectFrom('audit').selectAll().where('action', '=', 'refund_corrected').execute()
    expect(audited.map(({ changed_from, changed_to }) => [changed_from, changed_to])).toEqual([
      [{ utr: wrong }, { utr: right }],
    ])
    expect(await correctRefund(admin, crypto.randomUUID(), right)).toMatchObject({ status: 404 })
  })
})
