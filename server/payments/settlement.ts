import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { type Settlement, settlementOf } from '../../domain/cancellation.ts'
import { addEntries, revoked, settled, type Sums } from '../../domain/ledger.ts'
import type { Paise } from '../../domain/money.ts'
import { overpaid } from '../../domain/payment.ts'
import { refundSources } from '../../domain/refund-sources.ts'
import { AppError } from '../http/app-error.ts'
import type { Settling } from '../ledger/refunds.ts'
import { sumsOf } from '../ledger/sums.ts'
import type { BookingEntry, BookingRow, Share } from '../ledger/store.ts'

/**
 * The entry that adjusts charge and refund of a booking after its received money changed to `sums`: money beyond the price, or
 * beyond the charge of a cancelled booking, must be sent back. Undefined if both stay the same.
 * @throws AppError REFUND_SENT if more was already sent back than the remaining money allows
 */
export function settlementEntries(booking: BookingRow, sums: Sums): BookingEntry[] {
  const settlement = settlementAfter(booking, sums)
  if (!settlement) throw new AppError('REFUND_SENT')
  const entry = settled(sums, settlement)
  return entry ? [{ bookingId: booking.id, entry }] : []
}

/** Whether enough money remains after a verified share is revoked. */
export const leavesEnough = (booking: BookingRow, share: Pick<Share, 'part' | 'received'>): boolean =>
  settlementAfter(booking, addEntries([revoked(share.part, share.received)], sumsOf(booking))) !== null

/** The settlement of later money beyond the cost of a booking, which becomes a refund. */
export const settlingOf = ({ id, cancelled_at }: Pick<BookingRow, 'id' | 'cancelled_at'>): Settling => ({
  bookingId: id,
  cause: cancelled_at ? 'LATE_PAYMENT' : 'OVERPAYMENT',
})

function settlementAfter(booking: BookingRow, { price, received }: Sums): Settlement | null {
  if (received < 0) return null
  if (!booking.cancelled_at) return { kept: price, refundDue: overpaid({ price, received }) }
  const { quoted, refunded, cancel_refund_percent: percent, cancel_most_kept: mostKept, waived } = booking
  if (percent === null || mostKept === null) throw new Error(`the terms of cancelled booking ${booking.id} are missing`)
  return settlementOf({ quoted, received, refunded, percent, mostKept, waived })
}

/**
 * The received money of each payment of bookings, in the order of verification, and their refunds: sent ones first, without closed
 * ones.
 */
export async function moneyByPayment(db: Db, bookingIds: readonly string[]) {
  const ids = [...bookingIds]
  if (ids.length === 0) return { payments: [], refunds: [] }
  const payments = await db
    .selectFrom('ledger')
    .innerJoin('payments', 'payments.id', 'ledger.payment_id')
    .select(['payments.id', 'payments.reference', 'payments.utr', 'ledger.booking_id'])
    .select([
      sql<Paise>`sum(ledger.received)::bigint`.as('received'),
      sql<Date | null>`min(ledger.created_at) filter (where ledger.kind = 'VERIFIED')`.as('verified_at'),
    ])
    .where('ledger.booking_id', 'in', ids)
    .groupBy(['payments.id', 'ledger.booking_id'])
    .orderBy(sql`max(ledger.created_at) filter (where ledger.kind = 'VERIFIED')`)
    // Payments of the same moment are sorted like their receipts, because the refund vouchers follow that order.
    .orderBy(sql`max(ledger.id::text) filter (where ledger.kind = 'VERIFIED')`)
    .orderBy('payments.id')
    .execute()
  const refunds = await db
    .selectFrom('refunds')
    .select(['id', 'booking_id', 'cause', 'amount', 'sent_at'])
    .where('booking_id', 'in', ids)
    .where('closed_at', 'is', null)
    .orderBy(sql`sent_at nulls last`)
    .orderBy('id')
    .execute()
  return { payments, refunds }
}

/**
 * Those of the bookings to which money of a payment was already sent back. Their part of the payment can no longer be taken back.
 */
export async function sentBackOf(db: Db, paymentId: string, bookings: readonly BookingRow[]): Promise<Set<string>> {
  const refunded = bookings.filter((booking) => booking.refunded > 0)
  const { payments, refunds } = await moneyByPayment(
    db,
    refunded.map(({ id }) => id),
  )
  const isSentBack = ({ id }: BookingRow) => {
    const sources = refundSources(
      payments.filter((payment) => payment.booking_id === id),
      refunds.filter((refund) => refund.booking_id === id && refund.sent_at),
    )
    return [...sources.values()].flat().some((source) => source.paymentId === paymentId)
  }
  return new Set(refunded.filter(isSentBack).map(({ id }) => id))
}
