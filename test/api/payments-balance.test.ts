import { describe, expect, test } from 'vitest'
import { askBalance, call, nextUtr, reject, submit, verifyPayment, withAdvance } from '../calls.ts'
import { world } from '../world.ts'

describe('MONEY balance', () => {
  test('when the amount due changes, an open balance ends and a new one starts', async () => {
    const { w, devotee, admin, id, paymentId, shown } = await withAdvance(await world())
    const first = (await askBalance(devotee, id)).data
    await verifyPayment(admin, paymentId, 4000)
    const second = (await askBalance(devotee, id)).data
    expect([first.amountPayable, second.amountPayable]).toEqual([2080, 3080])
    expect(await submit(devotee, first.id, nextUtr())).toMatchObject({ status: 404 })
    expect((await shown()).payments.map((payment) => payment.id)).toEqual([paymentId, second.id])
    w.clock.pass({ days: 3 })
    expect((await submit(devotee, second.id, nextUtr())).status).toBe(200)
    expect(await askBalance(devotee, id)).toMatchObject({ code: 'NOTHING_DUE' })
  })

  test('an open balance and an open quote do not affect each other', async () => {
    const { devotee, id } = await withAdvance(await world())
    const rest = (await askBalance(devotee, id)).data
    const entry = await devotee.addPooja()
    expect(await devotee.book(nextUtr(), 1100)).toMatchObject([{ amountTotal: 1100 }])
    expect(await devotee.cart()).toEqual([])
    expect((await submit(devotee, rest.id, nextUtr())).status).toBe(200)
    expect(entry.amount).toBe(1100)
  })

  test('its UTR books nothing, and the UTR of a booking pays no balance', async () => {
    const { devotee, id, utr, shown } = await withAdvance(await world())
    const rest = (await askBalance(devotee, id)).data
    expect(await submit(devotee, rest.id, utr)).toMatchObject({ status: 409, code: 'UTR_TAKEN' })
    const second = `AXIS${nextUtr().slice(4)}`
    await submit(devotee, rest.id, second)
    await devotee.addPooja()
    for (const refNo of [second, second.toLowerCase()])
      expect(await call(devotee, 'POST', '/bookings/add', { amountPaid: 1100, refNo })).toMatchObject({
        code: 'UTR_TAKEN',
      })
    expect(await devotee.cart()).toHaveLength(1)
    await shown()
  })

  test('a quote that is not booked accepts no UTR and no verification', async () => {
    const w = await world()
    const [devotee, admin] = [await w.devotee(), await w.admin()]
    const quote = await devotee.quote((await devotee.addPooja()).id)
    expect(await submit(devotee, quote.id, nextUtr())).toMatchObject({ status: 404 })
    for (const answer of [await verifyPayment(admin, quote.id), await reject(admin, quote.id)])
      expect(answer).toMatchObject({ status: 409, code: 'NOT_SUBMITTED' })
  })
})
