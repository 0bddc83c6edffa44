import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import type { SearchQuery } from '../../../domain/search-query.ts'
import { bookingOfPayment, foundAmount } from '../../payments/named-payment.ts'
import { hasCode, hasTyped, soundsLike } from './search-conditions.ts'

/** The most results of one kind. */
export const MOST_FOUND = 8
/** One more row shows whether there are more. */
const LIMIT = MOST_FOUND + 1

// With a limit in the search itself, PostgreSQL would expect to find results soon, and would read the whole table for a rare text.

const people = (db: Db, found: RawBuilder<boolean>) =>
  db
    .with(
      (cte) => cte('found').materialized(),
      (from) =>
        from
          .selectFrom('users')
          .select(({ fn }) => ['id', 'name', 'email', 'phone', fn.coalesce('mail_language', 'language').as('language')])
          .where('deleted_at', 'is', null)
          .where(found),
    )
    .selectFrom('found')
    .selectAll()
    .limit(LIMIT)

export const peopleByText = (db: Db, query: SearchQuery) => people(db, hasTyped(query))
export const peopleBySound = (db: Db, sound: string) => people(db, soundsLike(sound))

export const paymentsByCode = (db: Db, code: string) =>
  db
    .with(
      (cte) => cte('found').materialized(),
      (from) => from.selectFrom('payments').select(['id', 'reference']).where(hasCode(code)),
    )
    .selectFrom('found')
    .selectAll()
    .limit(LIMIT)

const payments = (db: Db) => db.selectFrom('payments').select('payments.id').limit(LIMIT)

export const paymentsByAmount = (db: Db, amount: NonNullable<SearchQuery['amount']>) =>
  payments(db).where('amount_payable', '=', amount).where('utr', 'is not', null).orderBy('payments.id', 'desc')

/** Payments that brought a booking this amount, which may differ from the expected one. */
export const paymentsByFound = (db: Db, amount: NonNullable<SearchQuery['amount']>) =>
  payments(db)
    .where('payments.id', 'in', (from) =>
      from.selectFrom('ledger').select('payment_id').where('kind', '=', 'VERIFIED').where('received', '=', amount),
    )
    .where('state', '=', 'VERIFIED')
    .orderBy('payments.id', 'desc')

/** Payments of an amount: first those that expect it, then those that received it; one statement. */
export const paymentsOfAmount = (db: Db, amount: NonNullable<SearchQuery['amount']>) =>
  sql<{ id: string }>`(${paymentsByAmount(db, amount)}) union all (${paymentsByFound(db, amount)})`

/** Payments of the bookings to which a refund belongs. Staff may write IMPS or UPI before its number. */
export const paymentsByRefund = (db: Db, code: string) =>
  payments(db).where('payments.id', 'in', (from) =>
    from
      .selectFrom('refunds')
      .innerJoin('bookings', 'bookings.id', 'refunds.booking_id')
      .select('bookings.payment_id')
      .where(({ eb, or }) =>
        or([eb('refunds.reference', '=', code), eb('sent_key', 'in', [code, `IMPS${code}`, `UPI${code}`])]),
      ),
  )

/** Payments with the names of their payers and their first bookings. */
export const paymentsWithNames = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('payments')
    .innerJoin('users', 'users.id', 'payments.user_id')
    .select(['payments.id', 'reference', 'utr', 'amount_payable', 'state', 'users.name', foundAmount.as('found')])
    .select(bookingOfPayment.as('booking_id'))
    .where('payments.id', 'in', [...ids])

const bookings = (db: Db) =>
  db
    .selectFrom('bookings')
    .innerJoin('payments', 'payments.id', 'bookings.payment_id')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .select(['bookings.id', 'payments.reference', 'users.name', 'date_start', 'package', 'poojas'])
    .orderBy('bookings.id', 'desc')
    .limit(LIMIT)

export const bookingsOfPayments = (db: Db, ids: readonly string[]) =>
  bookings(db).where('bookings.payment_id', 'in', [...ids])

export const bookingsOfPeople = (db: Db, ids: readonly string[]) =>
  bookings(db).where('bookings.user_id', 'in', [...ids])
