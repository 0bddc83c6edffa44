import type { Db } from '../db/connect.ts'
import { addEntries, type Sums, zeroSums } from '../domain/ledger.ts'
import { documentViolations } from './document-violations.ts'
import { present } from './present.ts'

/** The sums of the ledger of each booking, calculated independently of the product. */
export async function ledgerSums(db: Db): Promise<Map<string, Sums & { sent: number }>> {
  const rows = await db.selectFrom('ledger').selectAll().orderBy('id').execute()
  const sums = new Map<string, Sums & { sent: number }>()
  for (const row of rows) {
    const before = sums.get(row.booking_id) ?? { ...zeroSums, sent: 0 }
    const { price, unverified, received, refund_due: refundDue } = row
    const sent = before.sent - (row.kind === 'REFUNDED' ? received : 0)
    sums.set(row.booking_id, { ...addEntries([{ price, unverified, received, refundDue }], before), sent })
  }
  return sums
}

/** Checks what must always hold for every booking, and returns the violations. */
export async function ledgerViolations(db: Db): Promise<string[]> {
  const sums = await ledgerSums(db)
  const bookings = await db.selectFrom('bookings').selectAll().execute()
  const payments = await db.selectFrom('payments').selectAll().execute()
  const refunds = await db.selectFrom('refunds').selectAll().execute()
  const broken: string[] = []
  const hold = (rule: string, holds: boolean) => void (holds || broken.push(rule))
  for (const { id, verified, payment_id } of bookings) {
    const { price, unverified, received, refundDue, sent } = present(sums.get(id))
    const told = JSON.stringify({ id, price, unverified, received, refundDue, sent })
    hold(`nothing below zero: ${told}`, Math.min(price, unverified, received, refundDue) >= 0)
    hold(`no more goes back than is held: ${told}`, refundDue <= received)
    const waiting = refunds.filter((refund) => refund.booking_id === id && !refund.sent_at && !refund.closed_at)
    hold(
      `what waits for staff is what is to go back: ${told}`,
      waiting.reduce((sum, refund) => sum + refund.amount, 0) === refundDue,
    )
    const advance = present(payments.find((payment) => payment.id === payment_id))
    hold(
      `no booking is verified by a rejected payment, unless all was paid after it: ${told}`,
      !(verified && advance.state === 'REJECTED' && received < price),
    )
  }
  for (const payment of payments.filter(
    (one) => ['SUBMITTED', 'VERIFIED'].includes(one.state) && one.purpose === 'ADVANCE',
  )) {
    const own = bookings.filter((booking) => booking.payment_id === payment.id)
    hold(
      `an advance is verified while every booking of it is: ${payment.id}`,
      (payment.state === 'VERIFIED') === own.every((booking) => booking.verified),
    )
  }
  const verifications = await db.selectFrom('ledger').selectAll().where('kind', '=', 'VERIFIED').execute()
  for (const { id, unverified, received } of verifications)
    hold(`nothing is verified without money: ${id}`, received > 0 || unverified === 0)
  const documentSums = new Map(
    bookings.map(({ id, cancelled_at }) => {
      const { price, received, sent } = present(sums.get(id))
      return [id, { price, received, refunded: sent, cancelled: cancelled_at !== null }]
    }),
  )
  return [...broken, ...(await documentViolations(db, documentSums))]
}
