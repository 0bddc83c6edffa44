import { type ExpressionBuilder, sql } from 'kysely'
import type { Page } from '../../contract/fields.ts'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import type { LedgerDetail, Tables } from '../../db/tables.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Posting, Sums } from '../../domain/ledger.ts'
import { type Paise, paise } from '../../domain/money.ts'

/** An event of one booking, and the payment it is about. */
export type Entry = { bookingId: string; paymentId?: string; posting: Posting; detail?: LedgerDetail }

/** Writes events. Whoever writes holds the booking's row, so that its sums are those it has read. */
export async function post(tx: Tx, at: Date, entries: readonly Entry[]): Promise<void> {
  await tx
    .insertInto('ledger')
    .values(
      entries.map(({ bookingId, paymentId, posting: { kind, price, claimed, received, refundDue }, detail }) => ({
        id: newId(),
        booking_id: bookingId,
        payment_id: paymentId ?? null,
        kind,
        price: price ?? paise(0),
        claimed: claimed ?? paise(0),
        received: received ?? paise(0),
        refund_due: refundDue ?? paise(0),
        detail: JSON.stringify(detail ?? {}),
        created_at: at,
      })),
    )
    .execute()
}

const summed = (from: ExpressionBuilder<Tables, 'ledger'>) => {
  const sum = (column: 'price' | 'claimed' | 'received' | 'refund_due') =>
    from.fn.coalesce(from.fn.sum<Paise>(column), sql<Paise>`0`)
  return [
    sql<Paise>`${sum('price')}::bigint`.as('price'),
    sql<Paise>`${sum('claimed')}::bigint`.as('claimed'),
    sql<Paise>`${sum('received')}::bigint`.as('received'),
    sql<Paise>`${sum('refund_due')}::bigint`.as('refund_due'),
  ] as const
}

/** The sums of a booking, to be joined sideways to its row as `money`. */
export const moneyOf = (from: ExpressionBuilder<Tables & { bookings: Tables['bookings'] }, 'bookings'>) =>
  from.selectFrom('ledger').select(summed).whereRef('ledger.booking_id', '=', 'bookings.id').as('money')

export const sumsOfRow = (row: { price: Paise; claimed: Paise; received: Paise; refund_due: Paise }): Sums => ({
  price: row.price,
  claimed: row.claimed,
  received: row.received,
  refundDue: row.refund_due,
})

/** What a booking's events add up to. */
export const readSums = async (db: Db, bookingId: string): Promise<Sums> =>
  sumsOfRow(await db.selectFrom('ledger').select(summed).where('booking_id', '=', bookingId).executeTakeFirstOrThrow())

/** A payment's share in each of its bookings: its part, what of it is unchecked, and what has been received. */
export type Share = { bookingId: string; part: Paise; claimed: Paise; received: Paise }

export async function readShares(db: Db, paymentId: string): Promise<Share[]> {
  const rows = await db
    .selectFrom('ledger')
    .select('booking_id')
    .select(summed)
    // However often a payment is submitted, its part stays the same.
    .select(sql<Paise>`max(claimed) filter (where kind = 'PAID')`.as('part'))
    .where('payment_id', '=', paymentId)
    .groupBy('booking_id')
    .orderBy('booking_id')
    .execute()
  return rows.map((row) => ({
    bookingId: row.booking_id,
    part: row.part,
    claimed: row.claimed,
    received: row.received,
  }))
}

const events = (db: Db) =>
  db
    .selectFrom('ledger')
    .leftJoin('payments', 'payments.id', 'ledger.payment_id')
    .selectAll('ledger')
    .select('payments.reference')
    .orderBy('ledger.id')

/** The events of a booking, oldest first. */
export const readEvents = (db: Db, bookingId: string) => events(db).where('ledger.booking_id', '=', bookingId).execute()

/** The events of all bookings of a user, oldest first; one more than asked for. */
export const eventsOfUser = (db: Db, userId: string, { limit, cursor }: Page) =>
  events(db)
    .innerJoin('bookings', 'bookings.id', 'ledger.booking_id')
    .select('bookings.cancel_reason')
    .where('bookings.user_id', '=', userId)
    .$if(cursor !== undefined, (query) => query.where('ledger.id', '>', cursor!))
    .limit(limit + 1)
    .execute()
