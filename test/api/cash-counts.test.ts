import { describe, expect, test } from 'vitest'
import type { CashDay } from '../../contract/cash.ts'
import { m } from '../../messages/compiled/messages.js'
import { call, post, reject, type Sender } from '../calls.ts'
import { expectWhole, phoneDesk } from '../phone-bookings.ts'
import { firstOf, present } from '../present.ts'

const days = async (who: Sender) => (await call<CashDay[]>(who, 'GET', '/admin/cash')).data

/** Two clerks, of whom Ramesh has recorded ₹1,000 and ₹500, and a function that closes his day. */
async function drawers() {
  const made = await phoneDesk()
  const { w, cash, enter } = made
  const [ramesh, sita] = [await w.admin({ name: 'Ramesh' }), await w.admin({ name: 'Sita', staffRole: 'CLERK' })]
  const { data } = await enter({ paid: cash(1000) }, ramesh)
  const receive = (amount: number, who = ramesh, note?: string) =>
    post(who, '/payments/cash', { bookingId: data.id, amount, receivedOn: w.inDays(0), ...(note && { note }) })
  await receive(500)
  const close = (expected: number, counted: number, who: Sender = sita) =>
    post<CashDay[]>(who, '/admin/cash', { staffId: ramesh.user.id, date: w.inDays(0), expected, counted })
  return { ...made, ramesh, sita, id: data.id, receive, close }
}

describe('MONEY cash of a day', () => {
  test('MONEY cash of a day stands by person, is counted, and the difference is said with who closed it and when', async () => {
    const { w, admin, ramesh, sita, receive, close } = await drawers()
    await receive(200, sita)
    expect(await days(admin)).toMatchObject([
      { staff: { name: 'Ramesh' }, date: '2026-11-21', amount: 1500, receipts: 2, closed: null },
      { staff: { name: 'Sita' }, date: '2026-11-21', amount: 200, receipts: 1, closed: null },
    ])
    expect(await close(1400, 1400)).toMatchObject({ status: 409, code: 'CASH_CHANGED' })
    const { status, data } = await close(1500, 1480)
    expect(status).toBe(201)
    const closed = { expected: 1500, counted: 1480, receipts: 2, by: 'Sita', at: w.clock.now().toISOString() }
    expect(firstOf(data).closed).toEqual(closed)
    expect((await close(1500, 1480)).status).toBe(200)
    expect(await close(1500, 1500)).toMatchObject({ status: 409, code: 'CASH_CLOSED' })
    const { data: log } = await call(admin, 'GET', '/admin/audit?action=cash_counted')
    expect(log).toMatchObject([
      { subject: { id: ramesh.user.id, name: 'Ramesh' }, after: { expected: 150_000, counted: 148_000 } },
    ])
    await expectWhole(w)
  })

  test('MONEY cash for a closed day says so, is seen as later, and the day is counted again', async () => {
    const { admin, receive, close } = await drawers()
    await close(1500, 1500)
    const later = await receive(300)
    expect([later.message, later.data.afterClosing]).toEqual([m.desk_cash_after_count({}, { locale: 'en' }), true])
    expect(firstOf(await days(admin))).toMatchObject({ amount: 1800, closed: { expected: 1500, counted: 1500 } })
    expect((await close(1800, 1800)).status).toBe(201)
    expect(firstOf(await days(admin))).toMatchObject({ amount: 1800, closed: { expected: 1800 } })
  })

  test('MONEY cash of a closed day that is taken back stays in sight until the day is counted again', async () => {
    const { w, admin, id, close } = await drawers()
    await close(1500, 1500)
    const { data } = await call(admin, 'GET', `/bookings/${id}`)
    for (const { id: paymentId, way, status } of data.payments)
      if (status === 'VERIFIED') await reject(admin, paymentId, 'OTHER', `Not ours ${way}`)
    expect(firstOf(await days(admin))).toMatchObject({ amount: 0, receipts: 0, closed: { expected: 1500 } })
    expect((await close(0, 0)).status).toBe(201)
    expect(present(firstOf(await days(admin)).closed)).toMatchObject({ expected: 0, counted: 0 })
    await expectWhole(w)
  })

  test('MONEY cash of two who count the same drawer at once is closed once', async () => {
    const { admin, sita, close } = await drawers()
    const answers = await Promise.all([close(1500, 1500, admin), close(1500, 1490, sita)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(await close(1500, 1500, admin)).toMatchObject({ status: expect.toBeOneOf([200, 409]) })
  })

  test('MONEY cash is counted only where there is some', async () => {
    const { w, admin } = await phoneDesk()
    const body = { staffId: admin.user.id, date: w.inDays(0), expected: 0, counted: 0 }
    expect((await post(admin, '/admin/cash', body)).status).toBe(404)
    expect(await days(admin)).toEqual([])
  })
})
