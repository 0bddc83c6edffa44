import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { SearchQuery } from '../../domain/search-query.ts'
import { foundAmount } from '../payments/named-payment.ts'

/** The most results of one kind. */
export const MOST_FOUND = 8
/** One more tells whether there are more. */
const LIMIT = MOST_FOUND + 1

// Each query must use its index of migration 0013: test/api/search-plan.test.ts.

const reversed = (text: string): string => [...text].toReversed().join('')
/** A pattern for LIKE; the texts of a search may contain its wildcards. */
const beginning = (text: string): string => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`

const people = (db: Db) =>
  db.selectFrom('users').select(['users.id', 'name', 'email', 'phone']).where('deleted_at', 'is', null)

/** People with a name in which each word begins like one of `words`. */
export const peopleByWords = (db: Db, words: readonly string[]) =>
  people(db)
    .where(sql<boolean>`array_to_tsvector(name_words(name)) @@ ${queryOf(words)}::tsquery`)
    .limit(LIMIT)

const queryOf = (words: readonly string[]): string =>
  words.map((word) => `'${word.replaceAll(/['\\]/g, '$&$&')}':*`).join(' & ')

export const peopleByEmail = (db: Db, email: string) =>
  people(db).where('email_key', 'like', beginning(email)).orderBy('email_key').limit(LIMIT)

export const peopleByPhone = (db: Db, end: string) =>
  people(db)
    .where(sql<boolean>`reverse(phone) like ${beginning(reversed(end))}`)
    .limit(LIMIT)

const payments = (db: Db) => db.selectFrom('payments').select('payments.id').limit(LIMIT)

export const paymentsByUtr = (db: Db, end: string) =>
  payments(db)
    .where('utr', 'is not', null)
    .where(sql<boolean>`reverse(upper(utr)) like ${beginning(reversed(end))}`)

export const paymentsByReference = (db: Db, reference: string) =>
  payments(db).where('reference', 'like', beginning(reference)).where('state', 'not in', ['OPEN', 'ENDED'])

export const paymentsByAmount = (db: Db, amount: NonNullable<SearchQuery['amount']>) =>
  payments(db).where('amount_payable', '=', amount).where('utr', 'is not', null).orderBy('payments.id', 'desc')

/** Payments of which a booking received this amount, which may differ from what was expected. */
export const paymentsByFound = (db: Db, amount: NonNullable<SearchQuery['amount']>) =>
  payments(db)
    .where('payments.id', 'in', (from) =>
      from.selectFrom('ledger').select('payment_id').where('kind', '=', 'VERIFIED').where('received', '=', amount),
    )
    .where('state', '=', 'VERIFIED')
    .orderBy('payments.id', 'desc')

/** Payments of the bookings that a refund belongs to. Staff write IMPS or UPI before its number, or do not. */
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
    .select(
      sql<string | null>`coalesce(payments.booking_id,
        (select bookings.id from bookings where bookings.payment_id = payments.id order by bookings.id limit 1))`.as(
        'booking_id',
      ),
    )
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
