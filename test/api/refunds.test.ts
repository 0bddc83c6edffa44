import { expect, test } from 'vitest'
import type { SentRefund } from '../../contract/refund.ts'
import { openSession } from '../../server/account/sessions.ts'
import { password } from '../factories.ts'
import { ledgerViolations } from '../ledger-violations.ts'
import {
  askBalance,
  nextUtr,
  call,
  cancel,
  correctRefund,
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
import { uploaded, verifyAll } from './statement-files.ts'

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

test('MONEY refunds: sent ones are listed newest first, in pages, with their number and who recorded it', async () => {
  const w = await world()
  const admin = await w.admin()
  const numbers = ['IMPS 632699990001', 'IMPS 632699990002', 'IMPS 632699990003']
  for (const refNo of numbers) {
    const { devotee, id, paymentId } = await withAdvance(w)
    await verifyPayment(admin, paymentId)
    await cancel(devotee, id, 4500)
    w.clock.pass({ minutes: 1 })
    await sendRefund(admin, firstOf(await refunds(admin)).id, refNo)
  }
  const read = async (query: string) =>
    (await (await admin.send('GET', `/refunds/sent?limit=2${query}`)).json()) as {
      data: SentRefund[]
      nextCursor: string | null
    }
  const first = await read('')
  const second = await read(`&cursor=${first.nextCursor}`)
  const all = [...first.data, ...second.data]
  expect([all.map(({ refNo }) => refNo), second.nextCursor]).toEqual([numbers.toReversed(), null])
  expect(all).toMatchObject(all.map(() => ({ amount: 4500, sentBy: admin.user.name })))
  await correctRefund(admin, present(all[1]).id, 'IMPS 632699990009')
  expect((await read('')).data.map(({ refNo }) => refNo)).toEqual(['IMPS 632699990003', 'IMPS 632699990009'])
})

test('MONEY refunds: a refund names the UPI ID that the statement has for its payment', async () => {
  const { w, admin, utr, id } = await withAdvance(await world())
  const statement = await uploaded(
    w,
    admin,
    `Date,Narration,Withdrawal,Deposit\n21/11/2026,UPI-RAM K-ram.k@oksbi-${utr},,5000`,
  )
  const sources = async () =>
    firstOf((await call<{ sources: { payerUpi: string | null }[] }[]>(admin, 'GET', '/refunds')).data).sources
  await verifyAll(admin, statement.id)
  await cancel(admin, id, 5000)
  expect(await sources()).toMatchObject([{ refNo: utr, payerUpi: 'ram.k@oksbi' }])
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
