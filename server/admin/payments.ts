import { sql } from 'kysely'
import type { DeskPayment, PaymentFilter, PaymentsShown } from '../../contract/desk.ts'
import type { Db } from '../../db/connect.ts'
import type { Language } from '../../domain/language.ts'
import { type Paise, rupeesFromPaise } from '../../domain/money.ts'
import { CHECK_MS, paymentStatus } from '../../domain/payment.ts'
import { nameForStaff } from '../account/store.ts'
import { pageAfterPair } from '../http/page.ts'
import { type BookingRow, selectBookings } from '../ledger/store.ts'
import type { Moment } from '../moment.ts'
import { foundAmount } from '../payments/named-payment.ts'
import { codeHas, hasSounds, isShort, nameOrEmailHas, nameSounds, phoneHas } from './part-search.ts'
import { toBookingLine } from './response.ts'

const states = {
  WAITING: 'SUBMITTED',
  CORRECTED: 'SUBMITTED',
  REJECTED: 'REJECTED',
  VERIFIED: 'VERIFIED',
} as const satisfies Record<PaymentsShown, string>

/** Payments with a UTR: waiting ones oldest first, checked ones newest first; one statement. */
export function findPayments(db: Db, { show, search, limit, cursor }: PaymentFilter) {
  let found = db
    .selectFrom('payments')
    .innerJoin('users', 'users.id', 'payments.user_id')
    .select(['payments.id', 'payments.reference', 'payments.utr', 'payments.amount_payable', 'payments.purpose'])
    .select(['payments.state', 'payments.corrected', 'payments.submitted_at'])
    .select(['payments.reject_reason', 'payments.reject_text', foundAmount.as('found')])
    .select(['users.id as user_id', 'users.name', 'users.email', 'users.phone', 'users.deleted_at'])
    .where('payments.state', '=', states[show])
  if (show === 'CORRECTED') found = found.where('payments.corrected', '=', true)
  if (search !== '') found = found.where(contains(search))
  const order = states[show] === 'SUBMITTED' ? 'asc' : 'desc'
  const along = { first: 'payments.submitted_at', id: 'payments.id', order } as const
  return pageAfterPair(found, along, { limit, cursor })
}

/** How many payments of each list a search finds; one statement. */
export function countPayments(db: Db, search: string): Promise<Record<PaymentsShown, number>> {
  const inState = (state: string) => sql<number>`count(*) filter (where payments.state = ${state})::int`
  return (
    db
      .selectFrom('payments')
      // Only a short text needs their columns; PostgreSQL drops a left join of which nothing is needed.
      .leftJoin('users', 'users.id', 'payments.user_id')
      .select([
        inState('SUBMITTED').as('WAITING'),
        inState('REJECTED').as('REJECTED'),
        inState('VERIFIED').as('VERIFIED'),
      ])
      .select(
        sql<number>`count(*) filter (where payments.state = 'SUBMITTED' and payments.corrected)::int`.as('CORRECTED'),
      )
      .where('payments.state', 'in', ['SUBMITTED', 'REJECTED', 'VERIFIED'])
      .where(contains(search))
      .executeTakeFirstOrThrow()
  )
}

/**
 * People copy a UTR with blanks, and write a phone number as they like: three digits of it at least, beside letters all ten. Payments
 * and people are looked for apart, so that each uses its index; a short text is in most of them, and is looked for along the queue.
 */
function contains(search: string) {
  const joined = search.replace(/[\s-]/g, '').toUpperCase() || search
  const digits = search.replace(/\D/g, '').replace(/^0(?=\d{10}$)/, '')
  const fewest = /\p{L}/u.test(search) ? 10 : 3
  const lower = search.toLowerCase()
  const people = [
    nameOrEmailHas(lower),
    ...(hasSounds(search) ? [nameSounds(search)] : []),
    ...(digits.length >= fewest ? [phoneHas(digits)] : []),
  ]
  const ofPeople = people.map(
    (has) => sql`select id from payments where user_id in (select id from users where ${has})`,
  )
  if (isShort(joined)) return sql<boolean>`(${sql.join([codeHas(joined), ...people], sql` or `)})`
  const own = sql`select id from payments where ${codeHas(joined)}`
  return sql<boolean>`payments.id in (${sql.join([own, ...ofPeople], sql` union `)})`
}

export type FoundPayment = Awaited<ReturnType<ReturnType<typeof findPayments>['execute']>>[number]

type Share = { paymentId: string; part: Paise; booking: BookingRow }

/** The bookings of payments with their parts; two statements. */
export async function sharesOf(db: Db, payments: readonly FoundPayment[]): Promise<Share[]> {
  if (payments.length === 0) return []
  const parts = await db
    .selectFrom('ledger')
    // Each submission of a payment has the same amount for a booking.
    .select(['payment_id', 'booking_id', sql<Paise>`max(unverified)`.as('part')])
    .where(
      'payment_id',
      'in',
      payments.map(({ id }) => id),
    )
    .where('kind', '=', 'SUBMITTED')
    .groupBy(['payment_id', 'booking_id'])
    .execute()
  const ids = [...new Set(parts.map((part) => part.booking_id))]
  const bookings = await selectBookings(db).where('bookings.id', 'in', ids).execute()
  const byId = new Map(bookings.map((booking) => [booking.id, booking]))
  return parts.flatMap(({ payment_id: paymentId, booking_id: bookingId, part }) => {
    const booking = byId.get(bookingId)
    return paymentId !== null && booking ? [{ paymentId, part, booking }] : []
  })
}

/** The column of an index that only submitted payments have. */
function submitted<T>(value: T | null): T {
  if (value === null) throw new Error('a payment in the queue was never submitted')
  return value
}

export const submittedAtOf = (row: FoundPayment): Date => submitted(row.submitted_at)

export function toDeskPayment(
  row: FoundPayment,
  shares: readonly Share[],
  transfer: DeskPayment['transfer'],
  moment: Moment,
): DeskPayment {
  const submittedAt = submittedAtOf(row)
  return {
    id: row.id,
    reference: row.reference,
    refNo: submitted(row.utr),
    amountPaid: rupeesFromPaise(row.amount_payable),
    amountFound: row.found === null ? null : rupeesFromPaise(row.found),
    purpose: row.purpose,
    status: paymentStatus({ state: row.state }),
    corrected: row.corrected,
    submittedAt: submittedAt.toISOString(),
    checkedBy: new Date(submittedAt.getTime() + CHECK_MS).toISOString(),
    rejectReason: row.reject_reason,
    rejectText: row.reject_text,
    User: userOf(row, moment.language),
    bookings: shares
      .filter(({ paymentId }) => paymentId === row.id)
      .toSorted((a, b) => (a.booking.date_start < b.booking.date_start ? -1 : 1))
      .map(({ part, booking }) => ({
        ...toBookingLine(booking, moment),
        part: rupeesFromPaise(part),
        amountTotal: rupeesFromPaise(booking.price),
      })),
    transfer,
  }
}

const userOf = (row: FoundPayment, language: Language) => ({
  id: row.user_id,
  name: nameForStaff(row, language),
  email: row.email,
  phoneNumber: row.phone,
})
