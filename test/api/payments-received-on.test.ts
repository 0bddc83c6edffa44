import { expect, test } from 'vitest'
import { nextUtr, post, submit, withAdvance } from '../calls.ts'
import { DAY_MS, world } from '../world.ts'
import { MOST_CORRECTIONS } from '../../domain/payment.ts'

test.each([
  ['in 1970', -20_000, 400],
  ['two days before the quote', -2, 400],
  ['the day before the quote', -1, 200],
  ['the day of the quote', 0, 200],
  ['today', 3, 200],
  ['tomorrow', 4, 400],
])('MONEY verify: a payment that reached the bank %s', async (_, days, status) => {
  const { w, paymentId } = await withAdvance(await world())
  const receivedOn = w.clock.now().getTime() + days * DAY_MS
  w.clock.pass({ days: 3 })
  const admin = await w.admin()
  const answer = await post(admin, '/payments/verify', { id: paymentId, receivedOn })
  expect(answer.status).toBe(status)
  if (status === 400)
    expect(answer).toMatchObject({
      code: 'RECEIVED_ON_RANGE',
      issues: [{ path: 'receivedOn', message: expect.stringMatching(/20 Nov 2026.*24 Nov 2026/) }],
    })
  expect((await w.db.selectFrom('bookings').select('verified').executeTakeFirstOrThrow()).verified).toBe(status === 200)
})

test('MONEY correct: a UTR is corrected at most 20 times, then customer care helps', async () => {
  const { w, devotee, paymentId, shown } = await withAdvance(await world())
  for (let done = 0; done < MOST_CORRECTIONS; done++)
    expect((await submit(devotee, paymentId, nextUtr())).status).toBe(200)
  const before = await shown()
  expect(await submit(devotee, paymentId, nextUtr())).toMatchObject({
    status: 409,
    code: 'TOO_MANY_CORRECTIONS',
    message: expect.stringContaining(w.env.CARE_PHONE),
  })
  expect(await shown()).toEqual(before)
  expect((await submit(devotee, paymentId, before.paymentRefNumber)).status).toBe(200)
})
