import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import type { Tx } from '../../db/transaction.ts'
import { type CalendarDay, dayOf } from '../../domain/calendar-day.ts'
import type { CancelReason, NumberedKind } from '../../domain/document.ts'
import { financialYearOf, serialOf } from '../../domain/invoice-serial.ts'
import type { Paise } from '../../domain/money.ts'
import type { BookingRow } from '../ledger/store.ts'
import type { IssuedData, Recipient } from './document-data.ts'
import type { DocumentRow } from './remaining.ts'

const documents = (db: Db, bookingIds: readonly string[]) =>
  db
    .selectFrom('documents')
    .select(['booking_id', 'id', 'kind', 'serial', 'issued_on', 'amount', 'payment_id', 'data', 'cancels'])
    .select(['cancelled_at', 'cancel_reason', 'act_id'])
    .where('booking_id', 'in', [...bookingIds])

/** The numbered documents of a booking in the order of issue. */
export const readDocuments = (db: Db, bookingId: string): Promise<DocumentRow[]> =>
  documents(db, [bookingId]).orderBy('id').execute()

/**
 * Receipts in the operator's earlier books. They are not our documents, but they state money in the same way; the ledger knows how
 * much of it remains. Their ids are the ids of the payments.
 */
const earlierReceipts = (db: Db, bookingIds: readonly string[]) =>
  db
    .selectFrom('imported_bookings')
    .innerJoin('bookings', 'bookings.id', 'imported_bookings.booking_id')
    .innerJoin('ledger', 'ledger.payment_id', 'bookings.payment_id')
    .select(['imported_bookings.booking_id', 'bookings.payment_id as id'])
    .select([
      sql<NumberedKind>`'receipt'`.as('kind'),
      sql<string>`coalesce(receipt ->> 'serial', '')`.as('serial'),
      sql<CalendarDay>`paid_on`.as('issued_on'),
      sql<Paise>`sum(ledger.received)::bigint`.as('amount'),
      sql<string | null>`bookings.payment_id`.as('payment_id'),
      sql`receipt`.as('data'),
      sql<string | null>`null::uuid`.as('cancels'),
      sql<Date | null>`null::timestamptz`.as('cancelled_at'),
      sql<CancelReason | null>`null`.as('cancel_reason'),
      sql<string | null>`null::uuid`.as('act_id'),
    ])
    .where('imported_bookings.booking_id', 'in', [...bookingIds])
    .where('receipt', 'is not', null)
    .groupBy(['imported_bookings.booking_id', 'bookings.payment_id'])

/**
 * The documents that state the money of bookings, including receipts of the earlier books, in the order of issue, by the id of the
 * booking.
 */
export async function documentsByBooking(db: Db, bookingIds: readonly string[]) {
  const rows = await documents(db, bookingIds).unionAll(earlierReceipts(db, bookingIds)).orderBy('id').execute()
  return Map.groupBy(rows, (row) => row.booking_id)
}

/** The documents of one booking. */
export const documentsOf = async (db: Db, bookingId: string): Promise<DocumentRow[]> =>
  (await documentsByBooking(db, [bookingId])).get(bookingId) ?? []

/**
 * Takes the next serials of a kind in its financial year, in the transaction that issues the documents, and returns a function that
 * gives them one after another. Serials must be consecutive (Rules 46 (b) and 50 (b) of the CGST Rules): a failing transaction
 * takes none, and two simultaneous ones wait for each other.
 */
export async function takeSerials(tx: Tx, kind: NumberedKind, count: number, at: Date): Promise<() => string> {
  const year = financialYearOf(dayOf(at.getTime()))
  const { last } = await tx
    .insertInto('document_numbers')
    .values({ series: kind, year, last: count })
    .onConflict((conflict) =>
      conflict.columns(['series', 'year']).doUpdateSet((from) => ({ last: from('document_numbers.last', '+', count) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  let given = last - count
  return () => serialOf(kind, year, ++given)
}

export type Issued<Kind extends NumberedKind> = {
  kind: Kind
  bookingId: string
  paymentId: string | null
  amount: Paise
  data: IssuedData[Kind]
  /** The document that this one cancels, in full or in part. */
  cancels?: string
  at: Date
}

export async function insertDocuments<Kind extends NumberedKind>(
  tx: Tx,
  issued: readonly Issued<Kind>[],
  act: { id: string } | null,
): Promise<void> {
  await tx
    .insertInto('documents')
    .values(
      issued.map(({ kind, bookingId, paymentId, amount, data, cancels, at }) => ({
        id: newId(),
        booking_id: bookingId,
        payment_id: paymentId,
        kind,
        serial: data.serial,
        issued_on: dayOf(at.getTime()),
        amount,
        data: JSON.stringify(data),
        cancels: cancels ?? null,
        created_at: at,
        act_id: act?.id ?? null,
      })),
    )
    .execute()
}

/** The devotee as documents name them. A deleted account has no name, phone or email. */
export async function readRecipient(db: Db, booking: Pick<BookingRow, 'user_id'>): Promise<Recipient> {
  const { name, phone, email } = await db
    .selectFrom('users')
    .select(['name', 'phone', 'email'])
    .where('id', '=', booking.user_id)
    .executeTakeFirstOrThrow()
  return { name, phone, email, address: null }
}
