import { expect, test } from 'vitest'
import { openSession } from '../../server/account/sessions.ts'
import { password } from '../factories.ts'
import { ledgerViolations } from '../ledger-violations.ts'
import {
  askBalance,
  nextUtr,
  call,
  cancel,
  detail,
  refunds,
  reject,
  sendRefund,
  submit,
  verifyPayment,
  withAdvance,
} from '../calls.ts'
import { world } from '../world.ts'
import { firstOf, present } from '../present.ts'

test('MONEY refunds: the list has the waiting refunds, oldest first, in pages', async () => {
  const w = await world()
  const admin = await w.admin()
  const ids: string[] = []
  for (let one = 0; one < 3; one++) {
    const { devotee, id, paymentId } = await withAdvance(w)
    await verifyPayment(admin, paymentId)
    await cancel(devotee, id, 4500)
    ids.push(id)
  }
  await sendRefund(admin, present((await refunds(admin))[1]).id)
  const first = await (await admin.send('GET', '/refunds?limit=1')).json()
  expect(first.data.map((one: { bookingId: string }) => one.bookingId)).toEqual([ids[0]])
  const second = await (await admin.send('GET', `/refunds?limit=1&cursor=${first.nextCursor}`)).json()
  expect([second.data[0].bookingId, second.nextCursor]).toEqual([ids[2], null])
})

test('MONEY refunds: a refund names the payments that its money comes from, with their amounts', async () => {
  const { w, devotee, admin, id, paymentId, utr } = await withAdvance(await world())
  const rest = (await askBalance(devotee, id)).data
  const balanceUtr = nextUtr()
  await submit(devotee, rest.id, balanceUtr)
  for (const payment of [paymentId, rest.id]) {
    w.clock.pass({ minutes: 1 })
    await verifyPayment(admin, payment)
  }
  await cancel(devotee, id, 6372)
  const { data } = await call<{ refNo: string; amount: number; sources: object[] }[]>(admin, 'GET', '/refunds')
  expect(data).toMatchObject([
    {
      refNo: utr,
      amount: 6372,
      sources: [
        { refNo: utr, amount: 5000 },
        { refNo: balanceUtr, reference: rest.reference, amount: 1372 },
      ],
    },
  ])
})

test('MONEY delete: a waiting refund prevents it; afterwards no texts or links remain', async () => {
  const { w, devotee, admin, id, paymentId, utr } = await withAdvance(await world())
  await reject(admin, paymentId, 'OTHER', 'Kamala gave another account')
  await submit(devotee, paymentId, utr)
  await verifyPayment(admin, paymentId)
  const { data: link } = await call<{ url: string }>(devotee, 'POST', `/bookings/${id}/share`)
  await cancel(admin, id, 5000, 'Kamala asked for it on the phone')
  expect(await call(devotee, 'POST', '/user/delete', { password })).toMatchObject({
    status: 409,
    code: 'REFUND_WAITING',
  })
  await sendRefund(admin, firstOf(await refunds(admin)).id)
  const again = w.bearer(await openSession(w.db, devotee.user, w.clock.now()))
  expect((await call(again, 'POST', '/user/delete', { password })).status).toBe(200)
  expect((await w.request(`/v1${new URL(link.url).pathname}`)).status).toBe(404)
  for (const table of ['ledger', 'audit', 'payments', 'bookings', 'documents', 'share_links'] as const)
    expect([table, JSON.stringify(await w.db.selectFrom(table).selectAll().execute())]).toEqual([
      table,
      expect.not.stringMatching(/Kamala/),
    ])
  expect(await ledgerViolations(w.db)).toEqual([])
  expect(await detail(admin, id)).toMatchObject({ status: 'CANCELLED', cancelReason: null })
})
