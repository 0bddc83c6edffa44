import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call, nextUtr, documentsOf, verifyPayment, withAdvance } from '../calls.ts'
import { world } from '../world.ts'
import { firstOf, present } from '../present.ts'

test('MONEY quote: within 24 hours after its expiry it is booked at its amounts, later it is not', async () => {
  const w = await world()
  for (const [minutes, frozen] of [
    [48 * 60 - 1, true],
    [48 * 60 + 1, false],
  ] as const) {
    const devotee = await w.devotee()
    const entry = await devotee.addPackage({ days: 20 })
    const quote = await devotee.quote(entry.id)
    await sql`update packages set price = price + 100000`.execute(w.db)
    w.clock.pass({ minutes })
    const body = { amountPaid: quote.amountPayable, refNo: nextUtr() }
    const booked = await call<{ amountTotal: number }[]>(devotee, 'POST', '/bookings/add', body)
    if (frozen) expect(booked).toMatchObject({ status: 201, data: [{ amountTotal: 4720, Package: { price: 4000 } }] })
    else expect(booked).toMatchObject({ status: 409, code: 'AMOUNT_CHANGED' })
  }
})

test('MONEY documents: at midnight in India on 1 April the numbers start at 1 again', async () => {
  const w = await world()
  const made = [await withAdvance(w, { days: 200 }), await withAdvance(w, { days: 200 })]
  for (const [n, moment] of ['2027-03-31T18:29:59Z', '2027-03-31T18:30:00Z'].entries()) {
    w.clock.set(moment)
    await verifyPayment(await w.admin(), present(made[n]).paymentId)
  }
  const serials = await Promise.all(made.map(async ({ id }) => firstOf(await documentsOf(w, id)).serial))
  expect(serials).toEqual(['TR/26-27/000001', 'TR/27-28/000001'])
})
