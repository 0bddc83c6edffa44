import { sql } from 'kysely'
import type { CalendarDay } from '../../../domain/calendar-day.ts'
import type { ColumnOf } from '../../../domain/desk-list.ts'
import { type Paise, rupeesFromPaise } from '../../../domain/money.ts'
import { deskPaymentStatus, type DeskPaymentStatus } from '../../../domain/payment.ts'
import { bookingOfPayment } from '../../payments/named-payment.ts'
import { nameOf, personColumns } from './people.ts'
import { belonging } from '../search/search-conditions.ts'
import { type Condition, instantOrNull, isDay, type Source } from './source.ts'

/** The same rules as in `deskPaymentStatus` of domain/payment.ts. */
const withStatus: Record<DeskPaymentStatus, Condition> = {
  INITIATED: sql`state = 'OPEN'`,
  ENDED: sql`state = 'ENDED'`,
  SUBMITTED: sql`state = 'SUBMITTED'`,
  VERIFIED: sql`state = 'VERIFIED'`,
  REJECTED: sql`state = 'REJECTED'`,
}

const received = sql<Paise>`(
  select coalesce(sum(received), 0)::bigint from ledger where ledger.payment_id = payments.id)`
/** The day on which the money reached the bank, or on which the cash was received. */
const receivedOn = sql<CalendarDay | null>`(
  select detail ->> 'receivedOn' from ledger
  where ledger.payment_id = payments.id and kind = 'VERIFIED' order by ledger.id desc limit 1)`

const INSTANT = /^[\d-]{10} ([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,6})?[+-](0\d|1[0-4])(:[0-5]\d)?$/
/** Whether PostgreSQL can read a text as an instant. */
const isInstant = (text: string): boolean => text === '-infinity' || (INSTANT.test(text) && isDay(text.slice(0, 10)))

export const payments: Source<ColumnOf<'payments'>> = {
  table: 'payments',
  sorts: {
    submitted: { by: sql`coalesce(submitted_at, '-infinity')`, type: sql`timestamptz`, isValue: isInstant },
    amount: { by: sql`amount_payable`, type: sql`bigint`, isValue: (text) => /^\d{1,15}$/.test(text) },
  },
  filters: {
    status: (status) => withStatus[status as DeskPaymentStatus],
    purpose: (purpose) => sql`purpose = ${purpose}`,
  },
  days: { column: sql.ref('payments.created_at'), kind: 'instant' },
  found: ({ people, payments: found }) => [...belonging('payments', 'user_id', people), ...found],
  async read(db, ids, { language }) {
    const rows = await db
      .selectFrom('payments')
      .innerJoin('users', 'users.id', 'payments.user_id')
      .select([
        'payments.id',
        'payments.user_id',
        'reference',
        'utr',
        'amount_payable',
        'amount_paid',
        'state',
        'purpose',
      ])
      .select(['submitted_at', 'verified_at', 'payments.created_at'])
      .select(personColumns)
      .select(bookingOfPayment.as('booking'))
      .select([received.as('received'), receivedOn.as('received_on')])
      .where('payments.id', 'in', ids)
      .execute()
    return rows.map((row) => ({
      id: row.id,
      userId: row.user_id,
      bookingId: row.booking,
      values: {
        reference: row.reference,
        name: nameOf(row, language),
        utr: row.utr,
        amount: rupeesFromPaise(row.amount_payable),
        received: row.received > 0 ? rupeesFromPaise(row.received) : null,
        receivedOn: row.received > 0 ? row.received_on : null,
        status: deskPaymentStatus(row),
        purpose: row.purpose,
        submitted: instantOrNull(row.submitted_at),
        made: row.created_at.toISOString(),
        verified: instantOrNull(row.verified_at),
        phone: row.person_phone,
        email: row.person_email,
      },
    }))
  },
}
