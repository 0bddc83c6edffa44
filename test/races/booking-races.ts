import { present } from '../present.ts'
import { expect } from 'vitest'
import { post, type Sender } from '../calls.ts'
import { ledgerViolations, ledgerSums } from '../ledger-violations.ts'
import { world } from '../world.ts'
import type { TestPostgres } from './postgres.ts'

export type Booked = { id: string; amountTotal: number; amountPaid: number }

export const click = (who: Sender, amountPaid: number, refNo: string) =>
  post<Booked[]>(who, '/bookings/add', { amountPaid, refNo })

export function bookingRaces(pg: TestPostgres) {
  /** Two instances of the product on one database, and a devotee. */
  async function twoInstances() {
    const one = await world({ database: pg.database })
    const other = await world({ database: pg.connect() })
    return {
      w: one,
      devotee: async () => {
        const self = await one.devotee()
        return Object.assign(self, { elsewhere: other.bearer(self.token) })
      },
      admin: async () => {
        const self = await one.admin()
        return Object.assign(self, { elsewhere: other.bearer(self.token) })
      },
      sendMails: one.sendMails,
    }
  }

  const payments = () => pg.database.db.selectFrom('payments').selectAll().execute()

  const mailsQueued = (kind: string) =>
    pg.database.db.selectFrom('outbox').selectAll().where('kind', '=', kind).execute()

  /** Expects that bookings add up to their payments, to the paisa, and that each has a submitted payment. */
  async function expectSumsRight() {
    const { db } = pg.database
    const bookings = await db.selectFrom('bookings').selectAll().execute()
    const sums = await ledgerSums(db)
    for (const payment of await payments()) {
      const own = bookings.filter((booking) => booking.payment_id === payment.id)
      const money = own.map(({ id, gst }) => ({ ...present(sums.get(id)), gst }))
      const sum = (column: 'price' | 'unverified' | 'received' | 'gst') =>
        money.reduce((total, booking) => total + booking[column], 0)
      if (payment.submitted_at === null) expect(own).toEqual([])
      else
        expect([sum('price'), sum('unverified') + sum('received'), sum('gst')]).toEqual([
          payment.amount_total,
          payment.amount_paid,
          payment.gst,
        ])
    }
    expect(await ledgerViolations(db)).toEqual([])
  }

  return { twoInstances, payments, mailsQueued, expectSumsRight }
}
