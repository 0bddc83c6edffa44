import { type ExpressionBuilder, sql } from 'kysely'
import type { Page } from '../../contract/fields.ts'
import type { Db } from '../../db/connect.ts'
import type { Tables } from '../../db/tables.ts'
import type { Sums } from '../../domain/ledger.ts'
import type { Paise } from '../../domain/money.ts'
import { pageAfter } from '../http/page.ts'

export const summed = (from: ExpressionBuilder<Tables, 'ledger'>) => {
  const sum = (column: 'price' | 'unverified' | 'received' | 'refund_due') =>
    from.fn.coalesce(from.fn.sum<Paise>(column), sql<Paise>`0`)
  return [
    sql<Paise>`${sum('price')}::bigint`.as('price'),
    sql<Paise>`${sum('unverified')}::bigint`.as('unverified'),
    sql<Paise>`${sum('received')}::bigint`.as('received'),
    sql<Paise>`${sum('refund_due')}::bigint`.as('refund_due'),
  ] as const
}

/** The sums of a booking, for a lateral join with the name `money`. */
export const moneyOfBooking = (from: ExpressionBuilder<Tables & { bookings: Tables['bookings'] }, 'bookings'>) =>
  from
    .selectFrom('ledger')
    .select(summed)
    .select([
      sql<Paise>`coalesce(sum(price) filter (where kind in ('QUOTED', 'REPRICED', 'ALLOWED')), 0)::bigint`.as('quoted'),
      sql<Paise>`coalesce(-sum(received) filter (where kind = 'REFUNDED'), 0)::bigint`.as('refunded'),
      sql<Paise>`coalesce(sum(written_off), 0)::bigint`.as('written_off'),
      sql<Paise>`coalesce(-sum(price) filter (where kind = 'ALLOWED'), 0)::bigint`.as('allowed'),
      sql<Paise>`coalesce(-sum(price) filter (where kind = 'WAIVED'), 0)::bigint`.as('waived'),
    ])
    .whereRef('ledger.booking_id', '=', 'bookings.id')
    .as('money')

export type SumColumns = { price: Paise; unverified: Paise; received: Paise; refund_due: Paise }

export const sumsOf = (row: SumColumns): Sums => ({
  price: row.price,
  unverified: row.unverified,
  received: row.received,
  refundDue: row.refund_due,
})

const entries = (db: Db) =>
  db
    .selectFrom('ledger')
    .leftJoin('payments', 'payments.id', 'ledger.payment_id')
    .selectAll('ledger')
    .select('payments.reference')

export type EntryRow = Awaited<ReturnType<typeof readEntriesOfBooking>>[number]

/** The entries of a booking, oldest first. */
export const readEntriesOfBooking = (db: Db, bookingId: string) =>
  entries(db).where('ledger.booking_id', '=', bookingId).orderBy('ledger.id').execute()

/** The entries of all bookings of a user, oldest first. */
export const entriesOfUser = (db: Db, userId: string, page: Page) => {
  const all = entries(db)
    .innerJoin('bookings', 'bookings.id', 'ledger.booking_id')
    .select('bookings.cancel_reason')
    .where('bookings.user_id', '=', userId)
  return pageAfter(all, 'ledger.id', 'asc', page).execute()
}

/** How often days, content and price of a booking have changed or it was cancelled, and the instant of its last entry. */
export const readChanges = (db: Db, bookingId: string): Promise<{ changes: number; changedAt: Date }> =>
  db
    .selectFrom('ledger')
    .select(({ fn }) => [
      fn.max('created_at').as('changedAt'),
      fn.countAll<number>().filterWhere('kind', 'in', ['DATE_CHANGED', 'REPRICED', 'CANCELLED']).as('changes'),
    ])
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow()
