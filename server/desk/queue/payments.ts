import { sql } from 'kysely'
import type { DeskPayment, PaymentFilter, PaymentsShown } from '../../../contract/desk/queue.ts'
import type { Db } from '../../../db/connect.ts'
import type { Language } from '../../../domain/language.ts'
import { type Paise, rupeesFromPaise } from '../../../domain/money.ts'
import { CHECK_MS, paymentStatus } from '../../../domain/payment.ts'
import { readSearch } from '../../../domain/search-query.ts'
import { nameForStaff } from '../../account/store.ts'
import { pageAfterPair } from '../../http/page.ts'
import { type BookingRow, selectBookings } from '../../ledger/store.ts'
import type { Moment } from '../../moment.ts'
import { foundAmount } from '../../payments/named-payment.ts'
import { toBookingLine } from './response.ts'
import { belonging, paymentsWithCode, peopleFound, unionOf } from '../search/search-conditions.ts'

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

/** The number of payments in each list that match a search; one statement. */
export function countPayments(db: Db, search: string): Promise<Record<PaymentsShown, number>> {
  const inState = (state: string) => sql<number>`count(*) filter (where payments.state = ${state})::int`
  return db
    .selectFrom('payments')
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
}

function contains(search: string) {
  const query = readSearch(search)
  const found = [...belonging('payments', 'user_id', peopleFound(query)), ...paymentsWithCode(query)]
  return sql<boolean>`payments.id in (${unionOf(found)})`
}

export type FoundPayment = Awaited<ReturnType<ReturnType<typeof findPayments>['execute']>>[number]

type Share = { paymentId: string; part: Paise; formerUtr: string | null; booking: BookingRow }

/** The bookings of payments with their parts of the payment; two statements. */
export async function sharesOf(db: Db, payments: readonly FoundPayment[]): Promise<Share[]> {
  if (payments.length === 0) return []
  const parts = await db
    .selectFrom('ledger')
    .innerJoin('payments', 'payments.id', 'ledger.payment_id')
    // Each submission of a payment has the same amount for one booking.
    .select(['ledger.payment_id', 'ledger.booking_id', sql<Paise>`max(ledger.unverified)`.as('part')])
    .select(
      sql<string | null>`(array_agg(ledger.detail ->> 'utr' order by ledger.id desc)
        filter (where ledger.detail ->> 'utr' <> payments.utr))[1]`.as('former_utr'),
    )
    .where(
      'ledger.payment_id',
      'in',
      payments.map(({ id }) => id),
    )
    .where('ledger.kind', '=', 'SUBMITTED')
    .groupBy(['ledger.payment_id', 'ledger.booking_id'])
    .execute()
  const ids = [...new Set(parts.map((part) => part.booking_id))]
  const bookings = await selectBookings(db).where('bookings.id', 'in', ids).execute()
  const byId = new Map(bookings.map((booking) => [booking.id, booking]))
  return parts.flatMap(({ payment_id: paymentId, booking_id: bookingId, part, former_utr: formerUtr }) => {
    const booking = byId.get(bookingId)
    return paymentId !== null && booking ? [{ paymentId, part, formerUtr, booking }] : []
  })
}

/** Only submitted payments have a value in this column of the index. */
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
  const own = shares.filter(({ paymentId }) => paymentId === row.id)
  return {
    id: row.id,
    reference: row.reference,
    refNo: submitted(row.utr),
    amountPaid: rupeesFromPaise(row.amount_payable),
    amountFound: row.found === null ? null : rupeesFromPaise(row.found),
    purpose: row.purpose,
    status: paymentStatus({ state: row.state }),
    corrected: row.corrected,
    formerRefNo: own.find(({ formerUtr }) => formerUtr !== null)?.formerUtr ?? null,
    submittedAt: submittedAt.toISOString(),
    checkedBy: new Date(submittedAt.getTime() + CHECK_MS).toISOString(),
    rejectReason: row.reject_reason,
    rejectText: row.reject_text,
    User: userOf(row, moment.language),
    bookings: own
      .toSorted((a, b) => (a.booking.date_start < b.booking.date_start ? -1 : 1))
      .map(({ part, booking }) => ({
        ...toBookingLine(booking, moment),
        part: rupeesFromPaise(part),
        amountTotal: rupeesFromPaise(booking.price),
        isTest: booking.is_test,
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
