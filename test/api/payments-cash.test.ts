import { describe, expect, test } from 'vitest'
import type { CashReceipt } from '../../contract/cash.ts'
import { languages } from '../../domain/language.ts'
import { formatRupees } from '../../domain/format.ts'
import { paiseFromRupees } from '../../domain/money.ts'
import { m } from '../../messages/compiled/messages.js'
import { openSession } from '../../server/account/sessions.ts'
import { actViolations } from '../act-violations.ts'
import {
  askBalance,
  call,
  cancel,
  documentsOf,
  mailsTo,
  nextUtr,
  post,
  refunds,
  reject,
  type Sender,
  sendRefund,
  submit,
  verifyPayment,
  withAdvance,
} from '../calls.ts'
import { ledgerViolations } from '../ledger-violations.ts'
import { makePackage } from '../factories.ts'
import { firstOf, lastOf, present } from '../present.ts'
import { type World, world } from '../world.ts'

type Cash = { amount: number; receivedOn?: number; note?: string; confirm?: boolean }

const pay = (w: World, who: Sender, bookingId: string, cash: Cash) =>
  post<CashReceipt>(who, '/payments/cash', { bookingId, receivedOn: w.inDays(0), ...cash })

/** A journey of ₹7,080 whose advance of ₹5,000 is verified. */
async function verified() {
  const made = await withAdvance(await world())
  await verifyPayment(made.admin, made.paymentId)
  return { ...made, cash: (cash: Cash, who: Sender = made.admin) => pay(made.w, who, made.id, cash) }
}

/** A journey of ₹11,799.98 whose advance of ₹5,000 is verified: ₹6,799.98 are due. */
async function withPaise() {
  const w = await world()
  const [devotee, admin] = [await w.devotee(), await w.admin()]
  const { id: packageId } = await makePackage(w.db, { price: 9999.99 })
  await devotee.addPackage({ packageId, days: 20 })
  const { id } = firstOf(await devotee.book(nextUtr(), 5000))
  await verifyPayment(admin, firstOf(await devotee.payments()).id)
  return { w, devotee, admin, id, cash: (cash: Cash) => pay(w, admin, id, cash) }
}

async function expectWhole({ db }: World) {
  expect([...(await ledgerViolations(db)), ...(await actViolations(db))]).toEqual([])
}

describe('MONEY cash', () => {
  test('the whole balance is received at once, with receipt, invoice, email and audit entry', async () => {
    const { w, devotee, admin, id, shown, cash } = await verified()
    const { status, data, message } = await cash({ amount: 2080, note: 'To Ramesh at the hotel' })
    expect([status, message]).toEqual([201, m.desk_cash_recorded({}, { locale: 'en' })])
    expect(data).toMatchObject({ bookingId: id, amount: 2080, receivedOn: '2026-11-21', due: 0, over: 0 })
    expect((await documentsOf(w, id)).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['receipt', 500_000],
      ['receipt', 208_000],
      ['invoice', 708_000],
    ])
    expect(lastOf((await documentsOf(w, id)).filter(({ kind }) => kind === 'receipt')).serial).toBe(data.serial)
    const now = await shown()
    expect(now.money).toMatchObject({ received: 7080, due: 0 })
    expect(lastOf(now.steps)).toMatchObject({ kind: 'VERIFIED', way: 'CASH', amount: 2080, refNo: null })
    expect(lastOf(now.steps).text).toBe('To Ramesh at the hotel')
    expect(lastOf(now.payments)).toMatchObject({ status: 'VERIFIED', refNo: null, amountPaid: 2080 })
    const mail = lastOf(await w.sendMails())
    expect(mail.to).toBe(devotee.user.email)
    expect(mail.text).toContain(
      m.email_cash_text({ amount: formatRupees(paiseFromRupees(2080), 'en') }, { locale: 'en' }),
    )
    expect(mail.text).not.toContain('UTR')
    const { data: log } = await call(admin, 'GET', '/admin/audit?action=cash_recorded')
    expect(log).toMatchObject([{ subject: { bookingId: id }, after: { amount: 208_000, receivedOn: '2026-11-21' } }])
    await expectWhole(w)
  })

  test('it is recorded in parts, also with an earlier day, and long after the journey', async () => {
    const { w, admin, id, cash } = await verified()
    const later = async (days: number) => {
      w.clock.pass({ days })
      return w.bearer(await openSession(w.db, admin.user, w.clock.now()))
    }
    const tomorrow = await later(1)
    expect((await cash({ amount: 1000, receivedOn: w.inDays(-1) }, tomorrow)).data).toMatchObject({ due: 1080 })
    const after = await later(60)
    expect(await cash({ amount: 1080 }, after)).toMatchObject({ status: 201, data: { due: 0 } })
    expect((await call(after, 'GET', `/bookings/${id}`)).data.money).toMatchObject({ received: 7080, unpaid: 0 })
    await expectWhole(w)
  })

  test('the same amount, day and note again are the same cash, another note is other cash', async () => {
    const { w, id, cash } = await verified()
    const first = await cash({ amount: 500 })
    const again = await cash({ amount: 500 })
    expect([again.status, again.data.serial]).toEqual([200, first.data.serial])
    expect(again.message).toBe(m.desk_cash_repeated({}, { locale: 'en' }))
    expect((await cash({ amount: 500, note: 'The second time' })).status).toBe(201)
    expect((await documentsOf(w, id)).filter(({ kind }) => kind === 'receipt')).toHaveLength(3)
    await expectWhole(w)
  })

  test('more than is due is recorded only when it is kept for a refund', async () => {
    const { w, admin, id, shown, cash } = await verified()
    for (const locale of languages) {
      const who = w.bearer(admin.token, locale)
      const amount = formatRupees(paiseFromRupees(2080), locale)
      expect(await cash({ amount: 2500 }, who)).toMatchObject({
        status: 409,
        code: 'CASH_OVER_DUE',
        message: m.error_cash_over_due({ amount }, { locale }),
        issues: [{ path: 'amount' }],
      })
    }
    expect((await shown()).money).toMatchObject({ received: 5000, due: 2080 })
    expect(await cash({ amount: 2500, confirm: true })).toMatchObject({ status: 201, data: { due: 0, over: 420 } })
    const [waiting] = await refunds(admin)
    expect(waiting).toMatchObject({ bookingId: id, amount: 420 })
    await sendRefund(admin, present(waiting).id)
    expect((await shown()).money).toMatchObject({ received: 7080, refunded: 420, over: 0 })
    await expectWhole(w)
  })

  test('what waits to be checked counts as paid, and an open balance of the devotee stays right', async () => {
    const { w, devotee, id, shown, cash } = await verified()
    const { data: open } = await askBalance(devotee, id)
    await cash({ amount: 80 })
    expect(await submit(devotee, open.id, nextUtr())).toMatchObject({ status: 409, code: 'NOTHING_DUE' })
    const { data: rest } = await askBalance(devotee, id)
    expect(rest.amountPayable).toBe(2000)
    await submit(devotee, rest.id, nextUtr())
    expect(await cash({ amount: 1 })).toMatchObject({ status: 409, code: 'CASH_OVER_DUE' })
    expect((await shown()).money).toMatchObject({ received: 5080, beingChecked: 2000, due: 0 })
    await expectWhole(w)
  })

  test('a future day, a cancelled and a rejected booking are refused, and nothing is half done', async () => {
    const { w, admin, id, paymentId, cash } = await verified()
    for (const receivedOn of [w.inDays(1), w.inDays(-2)])
      expect(await cash({ amount: 1, receivedOn })).toMatchObject({ status: 400, code: 'RECEIVED_ON_RANGE' })
    expect(await cash({ amount: 0 })).toMatchObject({ status: 400 })
    await reject(admin, paymentId)
    expect(await cash({ amount: 1 })).toMatchObject({ status: 409, code: 'BOOKING_REJECTED' })
    await verifyPayment(admin, paymentId)
    await cancel(admin, id, 5000)
    expect(await cash({ amount: 1 })).toMatchObject({ status: 409, code: 'CANCELLED' })
    expect(await w.db.selectFrom('payments').select('id').where('way', '=', 'CASH').execute()).toEqual([])
    await expectWhole(w)
  })

  test('staff take a wrong entry back: the receipt is cancelled and the devotee is told', async () => {
    const { w, devotee, admin, id, shown, cash } = await verified()
    const { data } = await cash({ amount: 2080 })
    await w.sendMails()
    const undone = await reject(admin, data.paymentId, 'OTHER', 'It was for another family.')
    expect([undone.status, undone.message]).toEqual([200, m.desk_cash_undone({}, { locale: 'en' })])
    const now = await shown()
    expect(now.money).toMatchObject({ received: 5000, due: 2080 })
    expect(now.cancelledPapers.map(({ kind }) => kind).toSorted()).toEqual(['invoice', 'receipt'])
    const mail = lastOf(await w.sendMails())
    expect(mail.text).toContain('It was for another family.')
    expect(mail.text).not.toContain('UTR')
    expect(await mailsTo(w, devotee.user.email)).toContain('payment_rejected')
    // Afterwards the same cash can be recorded correctly.
    expect((await cash({ amount: 2080 })).status).toBe(201)
    expect((await documentsOf(w, id)).filter(({ kind }) => kind === 'receipt')).toHaveLength(3)
    await expectWhole(w)
  })

  test.each([
    ['down', 6799, -98],
    ['up', 6800, 2],
  ] as const)('whole rupees round the price %s in an entry of its own', async (_way, amount, rounding) => {
    const { w, admin, id, devotee, cash } = await withPaise()
    const { status, data } = await cash({ amount })
    expect([status, data.due, data.over]).toEqual([201, 0, 0])
    const entries = await w.db.selectFrom('ledger').selectAll().where('booking_id', '=', id).execute()
    expect(entries.flatMap(({ kind, price }) => (kind === 'ROUNDED' ? [price] : []))).toEqual([rounding])
    const invoices = (await documentsOf(w, id)).filter(({ kind }) => kind === 'invoice')
    expect(invoices.map((one) => one.amount)).toEqual([1_179_998 + rounding])
    await expectWhole(w)

    await reject(admin, data.paymentId, 'OTHER')
    expect((await call(devotee, 'GET', `/bookings/${id}`)).data.money).toMatchObject({ total: 11799.98, due: 6799.98 })
    await expectWhole(w)
    await cash({ amount, note: 'Again' })
    await cancel(admin, id, 5000 + amount)
    await sendRefund(admin, firstOf(await refunds(admin)).id)
    await expectWhole(w)
  })

  test('a rupee more, or paise in the cash, rounds nothing', async () => {
    const { cash, devotee, id } = await withPaise()
    expect(await cash({ amount: 6801 })).toMatchObject({ status: 409, code: 'CASH_OVER_DUE' })
    expect((await cash({ amount: 6799.5 })).data.due).toBe(0.48)
    expect((await call(devotee, 'GET', `/bookings/${id}`)).data.money).toMatchObject({ total: 11799.98, due: 0.48 })
  })

  test('the receipt says cash in both languages and names no UTR', async () => {
    const { w, id, admin, cash } = await verified()
    const { data } = await cash({ amount: 2080 })
    for (const locale of languages) {
      const path = `/bookings/${id}/papers/receipt?serial=${encodeURIComponent(data.serial)}`
      const response = await w.bearer(admin.token, locale).send('GET', path)
      expect(response.headers.get('content-type')).toBe('application/pdf')
    }
    const { data: stored } = await w.db
      .selectFrom('documents')
      .select('data')
      .where('serial', '=', data.serial)
      .executeTakeFirstOrThrow()
    expect(stored).toMatchObject({ way: 'CASH', paidOn: '2026-11-21' })
  })
})
