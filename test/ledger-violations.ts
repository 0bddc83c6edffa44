import type { Db } from '../db/connect.ts'
import { nothing, type Sums, sumOf } from '../domain/ledger.ts'

/** What the ledger of each booking adds up to, reckoned here and not by the product's own statements. */
export async function ledgerSums(db: Db): Promise<Map<string, Sums & { sent: number }>> {
  const rows = await db.selectFrom('ledger').selectAll().orderBy('id').execute()
  const sums = new Map<string, Sums & { sent: number }>()
  for (const row of rows) {
    const before = sums.get(row.booking_id) ?? { ...nothing, sent: 0 }
    const { price, claimed, received, refund_due: refundDue } = row
    const sent = before.sent - (row.kind === 'REFUNDED' ? received : 0)
    sums.set(row.booking_id, { ...sumOf([{ price, claimed, received, refundDue }], before), sent })
  }
  return sums
}

/** What must hold of every booking at any moment; answers what does not. */
export async function ledgerViolations(db: Db): Promise<string[]> {
  const sums = await ledgerSums(db)
  const bookings = await db.selectFrom('bookings').selectAll().execute()
  const payments = await db.selectFrom('payments').selectAll().execute()
  const refunds = await db.selectFrom('refunds').selectAll().execute()
  const papers = await db.selectFrom('papers').select(['kind', 'serial', 'booking_id']).execute()
  const broken: string[] = []
  const hold = (rule: string, holds: boolean) => void (holds || broken.push(rule))
  for (const { id, verified, payment_id } of bookings) {
    const { price, claimed, received, refundDue, sent } = sums.get(id)!
    const told = JSON.stringify({ id, price, claimed, received, refundDue, sent })
    hold(`nothing below zero: ${told}`, Math.min(price, claimed, received, refundDue) >= 0)
    hold(`no more goes back than is held: ${told}`, refundDue <= received)
    const waiting = refunds.filter((refund) => refund.booking_id === id && !refund.sent_at)
    hold(
      `what waits for staff is what is to go back: ${told}`,
      waiting.reduce((sum, refund) => sum + refund.amount, 0) === refundDue,
    )
    const advance = payments.find((payment) => payment.id === payment_id)!
    hold(
      `no booking is verified by a rejected payment, unless all was paid after it: ${told}`,
      !(verified && advance.rejected_at && received < price),
    )
  }
  for (const payment of payments.filter((one) => one.submitted_at && !one.rejected_at && !one.booking_id)) {
    const own = bookings.filter((booking) => booking.payment_id === payment.id)
    hold(
      `an advance is verified while every booking of it is: ${payment.id}`,
      (payment.verified_at !== null) === own.every((booking) => booking.verified),
    )
  }
  for (const kind of ['receipt', 'invoice'] as const) {
    const serials = papers
      .filter((paper) => paper.kind === kind)
      .map((paper) => Number(paper.serial.slice(-6)))
      .toSorted((a, b) => a - b)
    hold(
      `${kind}s without a gap: ${serials.join()}`,
      serials.every((serial, index) => serial === index + 1),
    )
  }
  const invoiced = papers.filter(({ kind }) => kind === 'invoice').map((paper) => paper.booking_id)
  hold('one invoice for a booking', new Set(invoiced).size === invoiced.length)
  return broken
}
