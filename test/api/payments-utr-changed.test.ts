import { describe, expect, test } from 'vitest'
import { call, nextUtr, submit, withAdvance } from '../calls.ts'
import { world } from '../world.ts'

const acts = [
  ['/payments/verify', ({ paymentId }) => ({ id: paymentId, amountReceived: 5000 })],
  ['/payments/reject', ({ paymentId }) => ({ id: paymentId, reason: 'NOT_FOUND' })],
  ['/bookings/verification', ({ id }) => ({ id, status: true })],
] as const satisfies [string, (made: { id: string; paymentId: string }) => object][]

describe('MONEY the UTR that staff compared', () => {
  test.each(acts)('%s refuses a payment whose payer replaced the UTR meanwhile', async (path, body) => {
    const made = await withAdvance(await world())
    const { devotee, admin, paymentId, utr, shown } = made
    const newer = nextUtr()
    await submit(devotee, paymentId, newer)
    const before = await shown()
    expect(await call(admin, 'POST', path, { ...body(made), refNo: utr })).toMatchObject({
      status: 409,
      code: 'UTR_CHANGED',
      message: expect.stringContaining(newer),
    })
    expect(await shown()).toEqual(before)
    expect((await call(admin, 'POST', path, { ...body(made), refNo: ` ${newer.toLowerCase()} ` })).status).toBe(200)
    expect((await shown()).payments[0]?.status).not.toBe('SUBMITTED')
  })

  test.each(acts)('%s without a UTR acts on the payment as it is', async (path, body) => {
    const made = await withAdvance(await world())
    await submit(made.devotee, made.paymentId, nextUtr())
    expect((await call(made.admin, 'POST', path, body(made))).status).toBe(200)
  })

  test.each(acts)('%s refuses what is not a UTR', async (path, body) => {
    const made = await withAdvance(await world())
    expect(await call(made.admin, 'POST', path, { ...body(made), refNo: '12' })).toMatchObject({
      status: 400,
      issues: [{ path: 'refNo' }],
    })
  })
})
