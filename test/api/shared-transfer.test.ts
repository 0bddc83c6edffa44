import { expect, test } from 'vitest'
import type { DeskPayment } from '../../contract/desk/queue.ts'
import { call, detail, withAdvance } from '../calls.ts'
import { ledgerViolations } from '../ledger-violations.ts'
import { world } from '../world.ts'
import { rowsOf, statementCsv, undo, uploaded, verifyAll } from './statement-files.ts'

/** Two families with ₹5,000 each, and one transfer on the statement that names both codes. */
async function twoFamilies(rupees: number) {
  const w = await world()
  const [first, second] = [await withAdvance(w), await withAdvance(w)]
  const { admin } = first
  const text = `${first.utr} ${first.reference} ${second.reference}`
  const { id } = await uploaded(w, admin, statementCsv([[text, rupees]]))
  return { w, first, second, admin, id }
}

test('STATEMENT one transfer for two families is shared among them by one act, and taken back as one', async () => {
  const { w, first, second, admin, id } = await twoFamilies(10_000)
  const [row] = await rowsOf(admin, id)
  expect(row).toMatchObject({ kind: 'REVIEW', reasons: ['ONE_TRANSFER'] })
  const queue = (await call<DeskPayment[]>(admin, 'POST', '/admin/payments', {})).data
  expect(queue.map(({ transfer }) => [transfer?.amount, transfer?.others.map(({ reference }) => reference)])).toEqual([
    [10_000, [second.reference]],
    [10_000, [first.reference]],
  ])
  expect((await verifyAll(admin, id)).data).toEqual({ verified: 0, skipped: [] })
  expect((await verifyAll(admin, id, [row?.line ?? 0])).data).toEqual({ verified: 1, skipped: [] })
  for (const { devotee, id: bookingId } of [first, second])
    expect(await detail(devotee, bookingId)).toMatchObject({ verified: true, money: { received: 5000, refundDue: 0 } })
  expect((await undo(admin, id)).data).toEqual({ undone: 2 })
  for (const { devotee, id: bookingId } of [first, second])
    expect(await detail(devotee, bookingId)).toMatchObject({ verified: false, money: { received: 0 } })
  expect(await ledgerViolations(w.db)).toEqual([])
})

test('STATEMENT a transfer for two families of which one was verified by hand meanwhile changes nothing', async () => {
  const { first, second, admin, id } = await twoFamilies(10_000)
  const [row] = await rowsOf(admin, id)
  await call(admin, 'POST', '/payments/verify', { id: second.paymentId })
  const { data } = await verifyAll(admin, id, [row?.line ?? 0])
  expect(data.verified).toBe(0)
  expect((await detail(first.devotee, first.id)).verified).toBe(false)
})
