/** @module-tag thorough */
import fc from 'fast-check'
import { expect } from 'vitest'
import { ledgerViolations, ledgerSums } from '../ledger-violations.ts'
import { world } from '../world.ts'
import { test, usePostgres } from './postgres.ts'
import { type Act, history, live } from './history-steps.ts'
import { present } from '../present.ts'

const pg = usePostgres()

const foreseen: Record<Act['kind'], number[]> = {
  addPackage: [201],
  addPooja: [201],
  delete: [200, 404],
  quote: [201, 404],
  book: [200, 201, 409],
  verify: [200],
}

test('CONTRACT bookings/add: a history of two devotees has correct sums and books nothing twice', async () => {
  const w = await world({ database: pg.database })
  const other = await world({ database: pg.connect() })
  let runs = 0
  let submitted = 0
  await fc.assert(
    fc.asyncProperty(history, async (batches) => {
      const { devotees, added, answers } = await live(w, other, batches, runs++)
      expect(answers.filter(({ kind, status }) => !foreseen[kind].includes(status))).toEqual([])

      const users = devotees.map((devotee) => devotee.user.id)
      const payments = await w.db.selectFrom('payments').selectAll().where('user_id', 'in', users).execute()
      const bookings = await w.db.selectFrom('bookings').selectAll().where('user_id', 'in', users).execute()
      const sums = await ledgerSums(w.db)
      expect(await ledgerViolations(w.db)).toEqual([])
      for (const payment of payments) {
        const own = bookings.filter((booking) => booking.payment_id === payment.id)
        if (payment.submitted_at === null) {
          expect(own).toEqual([])
          continue
        }
        submitted++
        const money = own.map(({ id, gst }) => ({ ...present(sums.get(id)), gst }))
        const sum = (column: 'price' | 'unverified' | 'received' | 'gst') =>
          money.reduce((total, booking) => total + booking[column], 0)
        expect([sum('price'), sum('gst'), sum('unverified') + sum('received')]).toEqual([
          payment.amount_total,
          payment.gst,
          payment.amount_paid,
        ])
        expect(payment.amount_paid).toBe(payment.amount_payable)
        expect(payment.amount_payable).toBe(Math.min(500_000, payment.amount_total))
        const lines = await w.db
          .selectFrom('payment_lines')
          .select('cart_entry_id')
          .where('payment_id', '=', payment.id)
          .execute()
        expect(own.map((booking) => booking.cart_entry_id).toSorted()).toEqual(
          lines.map((line) => line.cart_entry_id).toSorted(),
        )
        expect(new Set(own.map((booking) => booking.user_id))).toEqual(new Set([payment.user_id]))
      }

      // Every entry is in the cart, deleted or booked.
      const inCart = await w.db.selectFrom('cart_entries').select('id').where('user_id', 'in', users).execute()
      const deleted = answers
        .filter((answer) => answer.kind === 'delete' && answer.status === 200)
        .map((answer) => present(answer.about))
      const went = [...inCart.map((entry) => entry.id), ...deleted, ...bookings.map((booking) => booking.cart_entry_id)]
      expect(went.toSorted()).toEqual(added.flat().toSorted())

      // A UTR was accepted once; repeated, only the same user got the same bookings.
      const byUtr = Map.groupBy(
        answers.filter((answer) => answer.kind === 'book' && answer.status < 300),
        (answer) => answer.about,
      )
      for (const [utr, told] of byUtr) {
        expect([utr, told.filter((answer) => answer.status === 201).length]).toEqual([utr, 1])
        expect([utr, new Set(told.map((answer) => answer.who)).size]).toEqual([utr, 1])
        const ids = told.map((answer) => JSON.stringify((answer.data as { id: string }[]).map((booking) => booking.id)))
        expect([utr, new Set(ids).size]).toEqual([utr, 1])
      }
      expect(payments.filter((payment) => payment.submitted_at !== null)).toHaveLength(byUtr.size)

      // Each payment has one email, and each change one audit row.
      const emails = devotees.map((devotee) => devotee.user.email)
      const mails = await w.db.selectFrom('outbox').select('kind').where('recipient', 'in', emails).execute()
      expect(mails.filter((mail) => mail.kind === 'booking_received')).toHaveLength(byUtr.size)
      const ids = bookings.map((booking) => booking.id)
      const changes =
        ids.length === 0
          ? []
          : await w.db.selectFrom('audit').select(['subject_id', 'changed_to']).where('subject_id', 'in', ids).execute()
      const toVerified = changes.filter((change) => (change.changed_to as { verified: boolean }).verified)
      const verified = bookings.filter((booking) => booking.verified).length
      // No email was sent, so the email of a verification that was taken back is withdrawn.
      expect(mails.filter((mail) => mail.kind === 'booking_verified')).toHaveLength(verified)
      expect(toVerified.length * 2 - changes.length).toBe(verified)
    }),
    { numRuns: Number(process.env.FC_RUNS ?? 25) },
  )
  // The histories must have submitted payments.
  expect(submitted).toBeGreaterThan(10)
})
