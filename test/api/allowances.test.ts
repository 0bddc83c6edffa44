import { describe, expect, test } from 'vitest'
import { invoiceEndedJourneys } from '../../server/payments/invoice-ended.ts'
import { openSession } from '../../server/account/sessions.ts'
import { allow, reason } from '../allowances.ts'
import {
  askBalance,
  call,
  cancel,
  detail,
  nextUtr,
  post,
  refunds,
  reject,
  sendRefund,
  submit,
  verification,
  verifyPayment,
  withAdvance,
} from '../calls.ts'
import { changeTo } from '../changed-bookings.ts'
import { statements } from '../database.ts'
import { expectWhole } from '../phone-bookings.ts'
import { firstOf, lastOf } from '../present.ts'
import { type World, world } from '../world.ts'

/** A journey of 4 people for ₹7,080, of which ₹5,000 are received, or the whole price with `all`. */
async function verified({ all = false } = {}) {
  const w = await world()
  const made = await withAdvance(w)
  const { admin, devotee, id } = made
  await verifyPayment(admin, made.paymentId)
  if (all) {
    const { data } = await askBalance(devotee, id)
    await submit(devotee, data.id, nextUtr())
    await verifyPayment(admin, data.id)
  }
  let told = (await w.sendMails()).length
  /** The emails since the last call. */
  const mails = async () => {
    const all = await w.sendMails()
    const since = all.slice(told)
    told = all.length
    return since
  }
  return { ...made, mails, undo: () => call(admin, 'DELETE', `/admin/bookings/${id}/allowance`, {}) }
}

const papersOf = async (w: World, id: string) => {
  const rows = w.db.selectFrom('documents').select(['kind', 'amount', 'cancelled_at']).where('booking_id', '=', id)
  return (await rows.orderBy('id').execute()).map(
    ({ kind, amount, cancelled_at: at }) => `${kind} ${amount / 100}${at ? ' cancelled' : ''}`,
  )
}

describe('ALLOW staff refund a part of a booking', () => {
  test('a paid journey: the refund waits, another invoice takes the place of the first, one email tells why', async () => {
    const { w, admin, devotee, id, mails } = await verified({ all: true })
    statements.length = 0
    const { status, data } = await allow(admin, id, 500.5)
    expect(statements.length).toBeLessThan(60)
    expect([status, data.money]).toMatchObject([200, { total: 6579.5, refundDue: 500.5, allowed: 500.5, due: 0 }])
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.text).toContain(reason)
    expect(mail?.text).toContain('500.50')
    const seen = await detail(devotee, id)
    expect(seen.steps.slice(-2)).toMatchObject([
      { kind: 'ALLOWED', amount: 500.5, text: reason },
      { kind: 'REFUND_DUE', amount: 500.5 },
    ])
    const papers = await papersOf(w, id)
    expect(papers.slice(2)).toEqual(['invoice 7080 cancelled', 'credit_note 7080', 'invoice 6579.5'])
    await expectWhole(w)
    expect((await call(admin, 'GET', '/admin/audit?action=booking_allowed')).data).toMatchObject([
      { after: { amount: 50050, refund: 50050, text: reason } },
    ])
    await sendRefund(admin, firstOf(await refunds(admin)).id)
    expect((await detail(admin, id)).money).toMatchObject({ received: 6579.5, refunded: 500.5, refundDue: 0 })
    expect(lastOf(await papersOf(w, id))).toBe('refund_voucher 500.5')
    await expectWhole(w)
    // A later cancellation uses the lower price.
    expect((await detail(admin, id)).cancellation).toMatchObject({ kept: 657.95, refund: 5921.55 })
  })

  test('of a journey that is not paid in full less is due, and only the rest goes back', async () => {
    const { w, admin, id, undo } = await verified()
    expect((await allow(admin, id, 2000)).data.money).toMatchObject({ total: 5080, due: 80, refundDue: 0 })
    expect((await allow(admin, id, 180)).data.money).toMatchObject({ total: 4900, due: 0, refundDue: 100 })
    expect(await papersOf(w, id)).toEqual(['receipt 5000', 'invoice 4900'])
    await expectWhole(w)
    // A change of the booked items keeps the allowance.
    expect((await changeTo(admin, id, { headCount: 2 })).data.money).toMatchObject({ total: 2540, allowed: 2180 })
    await expectWhole(w)
    expect((await undo()).data.money).toMatchObject({ total: 4720, allowed: 0, refundDue: 280 })
    await expectWhole(w)
  })

  test('of a journey that is over as well, with its invoice', async () => {
    const { w, admin, id, undo } = await verified({ all: true })
    w.clock.pass({ days: 30 })
    await invoiceEndedJourneys(w.db, w.env, w.clock.now())
    const later = w.bearer(await openSession(w.db, admin.user, w.clock.now()))
    expect((await allow(later, id, 80)).data).toMatchObject({ status: 'PAST', money: { refundDue: 80 } })
    expect((await undo()).status).toBe(401)
    await expectWhole(w)
  })

  test('it is taken back while no refund is sent; told is who was told', async () => {
    const { w, admin, id, undo, mails } = await verified({ all: true })
    await allow(admin, id, 100)
    // Nobody was told of the allowance, so nobody is told of its end.
    expect((await undo()).data.money).toMatchObject({ total: 7080, refundDue: 0, allowed: 0 })
    expect(await mails()).toEqual([])
    await allow(admin, id, 100)
    await allow(admin, id, 50)
    expect(await mails()).toHaveLength(2)
    expect(lastOf((await undo()).data.steps)).toMatchObject({ kind: 'ALLOWANCE_UNDONE', amount: 150 })
    expect((await mails()).map(({ text }) => text)).toEqual([expect.stringContaining('taken that back')])
    expect((await undo()).status).toBe(200)
    await expectWhole(w)
    await allow(admin, id, 100)
    await sendRefund(admin, firstOf(await refunds(admin)).id)
    expect(await undo()).toMatchObject({ status: 409, code: 'REFUND_SENT' })
    await expectWhole(w)
  })

  test.each([
    ['more than was paid', { amount: 5000.01 }, 409, 'ALLOWANCE_TOO_MUCH'],
    ['a price that is another one now', { total: 7000 }, 409, 'EDITED_MEANWHILE'],
    ['another refund than was shown', { refund: 1 }, 409, 'EDITED_MEANWHILE'],
    ['nothing', { amount: 0 }, 400, undefined],
    ['half a paisa', { amount: 0.005 }, 400, undefined],
    ['no reason', { reason: ' ' }, 400, undefined],
    ['more words than fit', { reason: 'x'.repeat(201) }, 400, undefined],
    ['an unknown field', { more: 1 }, 400, undefined],
  ])('%s is refused and changes nothing', async (_what, over, status, code) => {
    const { admin, id, devotee } = await verified()
    const before = await detail(devotee, id)
    expect(await allow(admin, id, 10, over)).toMatchObject({ status, ...(code && { code }) })
    expect(await detail(devotee, id)).toEqual(before)
  })

  test('without confirmed money nothing is allowed, and nothing taken back', async () => {
    const { w, admin, id, paymentId, undo } = await verified()
    await allow(admin, id, 100)
    await reject(admin, paymentId)
    expect(await allow(admin, id, 1)).toMatchObject({ status: 409, code: 'NO_ALLOWANCE' })
    expect(await undo()).toMatchObject({ status: 409, code: 'NO_ALLOWANCE' })
    await verifyPayment(admin, paymentId)
    await verification(admin, id, false)
    expect(await allow(admin, id, 1)).toMatchObject({ status: 409, code: 'NO_ALLOWANCE' })
    expect((await post(admin, `/admin/bookings/${crypto.randomUUID()}/allowance`, {})).status).toBe(400)
    await expectWhole(w)
  })
})

describe('ALLOW staff waive the fee of a cancelled booking', () => {
  /** The devotee has cancelled: ₹500 of ₹5,000 are kept. */
  async function cancelled(how?: { all: boolean }) {
    const made = await verified(how)
    await cancel(made.devotee, made.id, (await detail(made.devotee, made.id)).cancellation.refund)
    await made.mails()
    return made
  }

  test('a part of it joins the refund that waits, and is taken back with it', async () => {
    const { w, admin, id, undo, mails } = await cancelled()
    expect((await allow(admin, id, 200)).data).toMatchObject({ money: { total: 300, refundDue: 4700, allowed: 200 } })
    expect((await mails()).map(({ text }) => text)).toEqual([expect.stringContaining('waived ₹200')])
    expect(await allow(admin, id, 300.01)).toMatchObject({ status: 409, code: 'ALLOWANCE_TOO_MUCH' })
    await expectWhole(w)
    expect((await undo()).data.money).toMatchObject({ total: 500, refundDue: 4500, allowed: 0 })
    await expectWhole(w)
    expect((await allow(admin, id, 500)).data).toMatchObject({ cancellation: { kept: 0, refund: 5000 } })
    await sendRefund(admin, firstOf(await refunds(admin)).id)
    expect((await detail(admin, id)).money).toMatchObject({ received: 0, refunded: 5000, refundDue: 0 })
    expect(await papersOf(w, id)).toEqual(['receipt 5000 cancelled', 'refund_voucher 5000'])
    expect(await undo()).toMatchObject({ status: 409, code: 'REFUND_SENT' })
    await expectWhole(w)
  })

  test('the invoice of the fee that is kept follows what is waived, and what is taken back', async () => {
    const { w, admin, id, undo } = await cancelled()
    const invoice = async () => {
      await invoiceEndedJourneys(w.db, w.env, w.clock.now())
      await expectWhole(w)
      return (await papersOf(w, id)).slice(1)
    }
    expect(await invoice()).toEqual(['invoice 500'])
    await allow(admin, id, 200)
    await undo()
    expect(await invoice()).toEqual(['invoice 500'])
    await allow(admin, id, 500)
    await undo()
    await allow(admin, id, 100)
    await sendRefund(admin, firstOf(await refunds(admin)).id)
    expect(await invoice()).toEqual(['invoice 500', 'refund_voucher 4600', 'credit_note 100'])
    await allow(admin, id, 50)
    await sendRefund(admin, firstOf(await refunds(admin)).id)
    expect((await invoice()).slice(3)).toEqual(['refund_voucher 50', 'credit_note 50'])
  })

  test('an invoice of less than the fee is replaced when what was waived is taken back', async () => {
    const { w, admin, id, undo } = await cancelled()
    await allow(admin, id, 200)
    await invoiceEndedJourneys(w.db, w.env, w.clock.now())
    await undo()
    await invoiceEndedJourneys(w.db, w.env, w.clock.now())
    expect((await papersOf(w, id)).slice(1)).toEqual(['invoice 300 cancelled', 'credit_note 300', 'invoice 500'])
    await expectWhole(w)
  })

  test('after the refund was sent another one follows, and an invoice is credited with it', async () => {
    const { w, admin, id } = await cancelled({ all: true })
    await sendRefund(admin, firstOf(await refunds(admin)).id)
    expect((await detail(admin, id)).money).toMatchObject({ total: 708, refunded: 6372 })
    expect((await allow(admin, id, 108)).data.money).toMatchObject({ total: 600, refundDue: 108 })
    await expectWhole(w)
    await sendRefund(admin, firstOf(await refunds(admin)).id)
    expect(lastOf(await papersOf(w, id))).toBe('credit_note 108')
    expect((await detail(admin, id)).money).toMatchObject({ received: 600, refundDue: 0 })
    await expectWhole(w)
  })
})
