import { expect, test } from 'vitest'
import { actViolations } from '../act-violations.ts'
import { askBalance, nextUtr, reject, submit, verification, verifyPayment, withAdvance } from '../calls.ts'
import { ledgerViolations } from '../ledger-violations.ts'
import { world } from '../world.ts'

test('MONEY acts: what staff decide against, no later money confirms until they decide for it', async () => {
  const made = await withAdvance(await world())
  const { w, devotee, admin, id, paymentId, shown } = made
  await reject(admin, paymentId)
  const { data } = await askBalance(devotee, id)
  await submit(devotee, data.id, nextUtr())
  await verifyPayment(admin, data.id)
  expect((await shown()).verified).toBe(true)
  await verification(admin, id, false)
  for (const amount of [7090, 7080]) {
    expect((await verifyPayment(admin, data.id, amount)).status).toBe(200)
    expect((await shown()).verified).toBe(false)
  }
  expect((await verification(admin, id, true)).status).toBe(200)
  expect(await shown()).toMatchObject({ verified: true, money: { received: 7080, refundDue: 0 } })
  expect([...(await ledgerViolations(w.db)), ...(await actViolations(w.db))]).toEqual([])
})
