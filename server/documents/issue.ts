import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import type { Tx } from '../../db/transaction.ts'
import { partsOfAdvance } from '../../domain/advance.ts'
import { type CalendarDay, dayOf } from '../../domain/calendar-day.ts'
import type { NumberedKind } from '../../domain/document.ts'
import { financialYearOf, serialOf } from '../../domain/invoice-serial.ts'
import { invoiceTotals } from '../../domain/invoice-totals.ts'
import { type Paise, total } from '../../domain/money.ts'
import type { BookingRow } from '../ledger/store.ts'
import type { InvoiceData, IssuedData, ReceiptData, Recipient } from './document-data.ts'
import { type DocumentEnv, placeOfSupplyOf, type Sold, soldOf, supplierOf } from './from-booking.ts'
import { type DocumentRow, remainingOf } from './remaining.ts'

/** The numbered documents of a booking in the order of issue. */
export const readDocuments = (db: Db, bookingId: string): Promise<DocumentRow[]> =>
  db
    .selectFrom('documents')
    .select(['id', 'kind', 'serial', 'issued_on', 'amount', 'payment_id', 'data', 'cancels', 'cancelled_at'])
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute()

/**
 * Takes the next serial of a kind in its financial year, in the transaction that issues the document. Serials must be
 * consecutive (Rules 46 (b) and 50 (b) of the CGST Rules): a transaction that fails takes none, and two at once wait for each
 * other.
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

/** The devotee, as documents name them. A deleted account has neither name nor phone nor email. */
export async function readRecipient(db: Db, booking: BookingRow): Promise<Recipient> {
  const { name, phone, email } = await db
    .selectFrom('users')
    .select(['name', 'phone', 'email'])
    .where('id', '=', booking.user_id)
    .executeTakeFirstOrThrow()
  return { name, phone, email, address: null }
}

type FoundPayment = { id: string; utr: string }
/** The amount that was found for a booking, in paise, and the day on which it reached the bank. */
type Found = { amount: Paise; receivedOn: CalendarDay; at: Date }
type Content = Sold & { parties: Pick<ReceiptData, 'reference' | 'supplier' | 'recipient' | 'placeOfSupply'> }

/**
 * Issues the documents after a payment was verified for a booking: its receipt voucher and, if the booking is paid in full, the
 * invoice. A cancelled booking gets no invoice. The caller has locked the booking.
 */
export async function issueForPayment(
  tx: Tx,
  env: DocumentEnv,
  booking: BookingRow,
  payment: FoundPayment,
  found: Found,
): Promise<void> {
  const documents = await readDocuments(tx, booking.id)
  const isValid = (kind: 'receipt' | 'invoice') => documents.filter((one) => one.kind === kind && !one.cancelled_at)
  const needsReceipt = found.amount > 0 && !isValid('receipt').some((one) => one.payment_id === payment.id)
  const isPaid = booking.price > 0 && booking.received >= booking.price
  const needsInvoice = isPaid && !booking.cancelled_at && isValid('invoice').length === 0
  if (!needsReceipt && !needsInvoice) return
  const supplier = supplierOf(env)
  const recipient = await readRecipient(tx, booking)
  const parties = {
    reference: booking.reference,
    supplier,
    recipient,
    placeOfSupply: placeOfSupplyOf(booking, supplier),
  }
  const content = { ...soldOf(booking, env.SAC), parties }
  if (needsReceipt) await issueReceipt(tx, booking, content, payment, found)
  if (needsInvoice) await issueInvoice(tx, booking, content, found.at)
}

async function issueReceipt(
  tx: Tx,
  booking: BookingRow,
  { percent, lines, parties }: Content,
  payment: FoundPayment,
  { amount, receivedOn, at }: Found,
): Promise<void> {
  const { taxable, exempt, taxes } = invoiceTotals(lines, parties.supplier.state, parties.placeOfSupply)
  const whole = { taxable, exempt, gst: total(taxes.map((tax) => tax.amount)) }
  const [{ what, firstDay }] = lines
  const data: ReceiptData = {
    ...parties,
    serial: await nextSerial(tx, 'receipt', at),
    day: dayOf(at.getTime()),
    utr: payment.utr,
    paidOn: receivedOn,
    percent,
    lines: [{ what, firstDay, lastDay: booking.last_day, parts: partsOfAdvance(amount, whole) }],
  }
  await insertDocument(tx, { kind: 'receipt', bookingId: booking.id, paymentId: payment.id, amount, data, at })
}

/** Issues an invoice that lists the remaining amounts of the valid receipts as advances. */
async function issueInvoice(tx: Tx, booking: BookingRow, { lines, parties }: Content, at: Date): Promise<void> {
  const documents = await readDocuments(tx, booking.id)
  const advances = documents
    .filter(({ kind, cancelled_at }) => kind === 'receipt' && !cancelled_at)
    .map((receipt) => ({ serial: receipt.serial, day: receipt.issued_on, amount: remainingOf(receipt, documents) }))
  const serial = await nextSerial(tx, 'invoice', at)
  const data: InvoiceData = { ...parties, serial, day: dayOf(at.getTime()), lines, advances }
  await insertDocument(tx, { kind: 'invoice', bookingId: booking.id, paymentId: null, amount: booking.price, data, at })
}
