import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import type { Tx } from '../../db/transaction.ts'
import { dayOf } from '../../domain/calendar-day.ts'
import type { NumberedKind } from '../../domain/document.ts'
import { financialYearOf, serialOf } from '../../domain/invoice-serial.ts'
import type { Paise } from '../../domain/money.ts'
import type { BookingRow } from '../ledger/bookings.ts'
import type { CreditNoteData, InvoiceData, ReceiptData, Recipient, RefundVoucherData } from './document-data.ts'
import type { PackageTexts } from './from-booking.ts'

/** What a numbered document said on the day of its issue; it never changes, whatever is edited later. */
export type IssuedData = {
  receipt: ReceiptData
  invoice: InvoiceData
  refund_voucher: RefundVoucherData
  credit_note: CreditNoteData
}

/**
 * The next serial of a kind in its financial year, taken in the transaction that issues the document: a rolled-back document
 * takes no number, and two at once wait for each other (Rules 46 (b) and 50 (b), CGST: a consecutive serial).
 */
export async function nextSerial(tx: Tx, kind: NumberedKind, at: Date): Promise<string> {
  const year = financialYearOf(dayOf(at.getTime()))
  const { last } = await tx
    .insertInto('document_numbers')
    .values({ series: kind, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['series', 'year']).doUpdateSet((from) => ({ last: from('document_numbers.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return serialOf(kind, year, last)
}

type Issued<Kind extends NumberedKind> = {
  kind: Kind
  bookingId: string
  paymentId: string | null
  amount: Paise
  data: IssuedData[Kind]
  /** The document that this one cancels, in whole or in part. */
  cancels?: string
  at: Date
}

export async function insertDocument<Kind extends NumberedKind>(tx: Tx, issued: Issued<Kind>): Promise<void> {
  const { kind, bookingId, paymentId, amount, data, cancels, at } = issued
  await tx
    .insertInto('documents')
    .values({
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
    })
    .execute()
}

/** Marks a document as cancelled in whole; the document that cancels it names it. */
export const markCancelled = (tx: Tx, documentId: string, at: Date) =>
  tx.updateTable('documents').set({ cancelled_at: at }).where('id', '=', documentId).execute()

/** The numbered documents of a booking, in the order of their issue. */
export const readDocuments = (db: Db, bookingId: string) =>
  db
    .selectFrom('documents')
    .select(['id', 'kind', 'serial', 'issued_on', 'amount', 'payment_id', 'data', 'cancels', 'cancelled_at'])
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute()

export type DocumentRow = Awaited<ReturnType<typeof readDocuments>>[number]

export const readPackageTexts = async (db: Db, booking: BookingRow): Promise<PackageTexts | undefined> =>
  booking.package
    ? db
        .selectFrom('packages')
        .select(['itinerary', 'itinerary_hindi', 'facility', 'facility_hindi'])
        .where('id', '=', booking.package.id)
        .executeTakeFirst()
    : undefined

/** The devotee as a document names them; a deleted account has no name, phone or email left. */
export async function readRecipient(db: Db, booking: BookingRow): Promise<Recipient> {
  const { name, phone, email } = await db
    .selectFrom('users')
    .select(['name', 'phone', 'email'])
    .where('id', '=', booking.user_id)
    .executeTakeFirstOrThrow()
  return { name, phone, email, address: null }
}
