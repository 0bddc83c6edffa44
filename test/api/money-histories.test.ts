import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  askBalance,
  cancel,
  detail,
  nextUtr,
  refunds,
  reject,
  sendRefund,
  submit,
  verification,
  verifyPayment,
  withTwo,
} from '../calls.ts'
import type { Db } from '../../db/connect.ts'
import { ledgerViolations } from '../ledger-violations.ts'
import { world } from '../world.ts'
import { present } from '../present.ts'

/** An action of devotee or staff; an action that is impossible at that moment is refused and must change nothing. */
const attempt = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('verify' as const),
      which: fc.nat(3),
      factor: fc.constantFrom(null, 0.000002, 0.3, 1, 1.7),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('reject' as const, 'submit' as const), which: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('mark' as const), which: fc.nat(1), status: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('balance' as const), which: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), which: fc.nat(1), byStaff: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refund' as const) }) },
)

/** What the ledger received of a payment, in paise. */
const receivedOf = async (db: Db, paymentId: string) =>
  (await db.selectFrom('ledger').select('received').where('payment_id', '=', paymentId).execute()).reduce(
    (sum, { received }) => sum + received,
    0,
  )

test('MONEY histories: ledger and documents agree after every step of a random history', async () => {
  const reached = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(attempt, { minLength: 4, maxLength: 14 }), async (attempts) => {
      const { w, devotee, admin, stay, pooja } = await withTwo(await world())
      const bookings = [stay.id, pooja.id]
      const paymentAt = async (which: number) => {
        const payments = await devotee.payments()
        const payment = payments[which % payments.length]
        if (!payment) throw new Error('the advance is gone')
        return payment
      }
      for (const trying of attempts) {
        const bookingId = 'which' in trying ? present(bookings[trying.which % 2]) : stay.id
        const before = JSON.stringify(await w.db.selectFrom('ledger').selectAll().orderBy('id').execute())
        const answer = await (async () => {
          if (trying.do === 'verify') {
            const { id, amountPayable } = await paymentAt(trying.which)
            const amount = trying.factor === null ? undefined : Math.round(amountPayable * trying.factor * 100) / 100
            const verified = await verifyPayment(admin, id, amount)
            if (verified.status === 200 && amount !== undefined) {
              expect(await receivedOf(w.db, id)).toBe(Math.round(amount * 100))
              if (verified.data.status === 'SUBMITTED') reached.add('verified in part')
            }
            return verified
          }
          if (trying.do === 'reject') return reject(admin, (await paymentAt(trying.which)).id)
          if (trying.do === 'submit') return submit(devotee, (await paymentAt(trying.which)).id, nextUtr())
          if (trying.do === 'mark') return verification(admin, bookingId, trying.status)
          if (trying.do === 'balance') return askBalance(devotee, bookingId)
          if (trying.do === 'refund') {
            const [waiting] = await refunds(admin)
            return sendRefund(admin, waiting?.id ?? crypto.randomUUID())
          }
          if (trying.do !== 'cancel') throw new Error('an attempt without an act')
          const { cancellation, amountPaid } = await detail(devotee, bookingId)
          return cancel(trying.byStaff ? admin : devotee, bookingId, trying.byStaff ? amountPaid : cancellation.refund)
        })()
        if (answer.status >= 400) {
          expect(answer.status, JSON.stringify(answer)).toBeLessThan(500)
          expect(JSON.stringify(await w.db.selectFrom('ledger').selectAll().orderBy('id').execute())).toBe(before)
        }
        expect(await ledgerViolations(w.db), JSON.stringify(trying)).toEqual([])
      }
      const ended = await Promise.all(bookings.map((id) => detail(devotee, id)))
      for (const { status, money, papers } of ended) {
        reached.add(status)
        if (money.refunded > 0) reached.add('refunded')
        for (const kind of papers) reached.add(kind)
      }
    }),
    { numRuns: 20, seed: 20_261_121 },
  )
  const required = ['verified in part', 'CANCELLED', 'refunded', 'refund_voucher', 'credit_note']
  expect(required.filter((what) => !reached.has(what))).toEqual([])
})
