import { describe, expect, test } from 'vitest'
import { paiseFromRupees } from '../../domain/money.ts'
import { ledgerViolations } from '../ledger-violations.ts'
import {
  askBalance,
  call,
  detail,
  documentsOf,
  verification,
  verifyPayment,
  withAdvance,
  withTwo,
  kinds,
} from '../calls.ts'
import { world } from '../world.ts'
import { firstOf, present } from '../present.ts'

describe('MONEY verify', () => {
  test('verification by booking or by payment gives the same ledger', async () => {
    const outcome = async (byPayment: boolean) => {
      const { w, devotee, admin, stay, pooja, paymentId } = await withTwo(await world())
      if (byPayment) await verifyPayment(admin, paymentId)
      else for (const { id } of [stay, pooja]) expect((await verification(admin, id, true)).status).toBe(200)
      expect(await ledgerViolations(w.db)).toEqual([])
      const shown = await Promise.all([stay, pooja].map(async ({ id }) => detail(devotee, id)))
      return {
        bookings: shown.map(({ money, status, verified, papers, steps }) => [
          money,
          status,
          verified,
          papers,
          kinds(steps),
        ]),
        payment: firstOf(await devotee.payments()).status,
        papers: (await Promise.all([stay, pooja].map(({ id }) => documentsOf(w, id))))
          .flat()
          .map(({ kind, amount }) => [kind, amount]),
      }
    }
    const [atOnce, oneByOne] = [await outcome(true), await outcome(false)]
    expect(oneByOne).toEqual(atOnce)
    expect(atOnce.payment).toBe('VERIFIED')
  })

  test('the payment follows when one of two bookings is verified and revoked', async () => {
    const { w, devotee, admin, stay, pooja, paymentId } = await withTwo(await world())
    const status = async () => firstOf(await devotee.payments()).status
    await verification(admin, pooja.id, true)
    expect(await status()).toBe('SUBMITTED')
    await verifyPayment(admin, paymentId)
    expect(await status()).toBe('VERIFIED')
    expect((await verifyPayment(admin, paymentId, 501)).data.status).toBe('VERIFIED')
    await verification(admin, stay.id, false)
    expect(await status()).toBe('SUBMITTED')
    expect([await detail(devotee, stay.id), await detail(devotee, pooja.id)]).toMatchObject([
      { status: 'CHECKING' },
      { status: 'VERIFIED' },
    ])
    expect(await ledgerViolations(w.db)).toEqual([])
  })

  test('the amount on the statement counts once, also after a partial verification', async () => {
    const { w, devotee, admin, stay, pooja, paymentId } = await withTwo(await world())
    await verification(admin, pooja.id, true)
    await verifyPayment(admin, paymentId, 4800)
    const received = await Promise.all([stay, pooja].map(async ({ id }) => (await detail(devotee, id)).money.received))
    expect(firstOf(received) + present(received[1])).toBeCloseTo(4800, 2)
    expect(await ledgerViolations(w.db)).toEqual([])
  })

  test.each([
    ['less', 4999.5, { received: 4999.5, due: 2080.5, over: 0 }, ['receipt']],
    ['more than the price', 7081.01, { received: 7081.01, due: 0, over: 1.01 }, ['receipt', 'invoice']],
    ['exactly the price', 7080, { received: 7080, due: 0, over: 0 }, ['receipt', 'invoice']],
  ])('an amount that is %s than the submitted one is received as stated', async (_, found, money, issued) => {
    const { w, devotee, admin, id, paymentId, shown } = await withAdvance(await world())
    expect((await verifyPayment(admin, paymentId, found)).status).toBe(200)
    expect(await shown()).toMatchObject({ status: 'VERIFIED', money: { beingChecked: 0, ...money } })
    const papers = await documentsOf(w, id)
    expect(papers.map(({ kind }) => kind)).toEqual(issued)
    expect(firstOf(papers).amount).toBe(paiseFromRupees(found))
    const asked = await askBalance(devotee, id)
    if (money.due > 0) expect(asked.data.amountPayable).toBe(money.due)
    else expect(asked).toMatchObject({ status: 409, code: 'NOTHING_DUE' })
  })

  test.each([0, -1, 5000.001, '5000', null, 1e300])('the received amount %j is refused', async (amountReceived) => {
    const { admin, paymentId, shown } = await withAdvance(await world())
    const answer = await call(admin, 'POST', '/payments/verify', { id: paymentId, amountReceived })
    expect(answer.status).toBe(400)
    expect(await shown()).toMatchObject({ status: 'CHECKING' })
  })
})
