import type { Tx } from '../../db/transaction.ts'
import { partsOfAdvance } from '../../domain/advance.ts'
import { type CalendarDay, dayOf } from '../../domain/calendar-day.ts'
import { invoiceTotals } from '../../domain/invoice-totals.ts'
import { type Paise, paise, total } from '../../domain/money.ts'
import type { BookingRow } from '../ledger/bookings.ts'
import type { InvoiceData, InvoiceLine, ReceiptData } from './document-data.ts'
import { type DocumentEnv, invoiceLinesOf, journeyOf, placeOfSupplyOf, supplierOf } from './from-booking.ts'
import { remainingOf } from './remaining.ts'
import { insertDocument, nextSerial, readDocuments, readPackageTexts, readRecipient } from './store.ts'

type FoundPayment = { id: string; utr: string }
/** What was found for a booking, in paise, and the day on which it reached the bank. */
type Found = { amount: Paise; receivedOn: CalendarDay; at: Date }

/**
 * The documents that follow from money found for a booking: the receipt voucher of the payment and, once all is paid, the
 * invoice. A cancelled booking gets no invoice. The caller holds the booking's row.
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
  const sold = await readSold(tx, env, booking)
  if (needsReceipt) await issueReceipt(tx, booking, sold, payment, found)
  if (needsInvoice) await issueInvoice(tx, booking, sold, found.at)
}

type Sold = Awaited<ReturnType<typeof readSold>>

/** What receipt and invoice say in common; `percent` is the rate of GST of the day of the quote. */
async function readSold(tx: Tx, env: DocumentEnv, booking: BookingRow) {
  const supplier = supplierOf(env)
  const { gst_percent: percent } = await tx
    .selectFrom('payments')
    .select('gst_percent')
    .where('id', '=', booking.payment_id)
    .executeTakeFirstOrThrow()
  const journey = journeyOf(booking, await readPackageTexts(tx, booking))
  return {
    percent,
    journey,
    lines: invoiceLinesOf(booking, journey, percent, env.SAC),
    parties: {
      reference: booking.reference,
      supplier,
      recipient: await readRecipient(tx, booking),
      placeOfSupply: placeOfSupplyOf(booking, supplier),
    },
  }
}

const firstOf = ([first]: readonly InvoiceLine[]): InvoiceLine => {
  if (!first) throw new Error('a booking of nothing')
  return first
}

async function issueReceipt(
  tx: Tx,
  booking: BookingRow,
  { percent, lines, parties }: Sold,
  payment: FoundPayment,
  { amount, receivedOn, at }: Found,
): Promise<void> {
  const { taxable, exempt, taxes } = invoiceTotals(lines, parties.supplier.state, parties.placeOfSupply)
  const whole = { taxable, exempt, gst: total(taxes.map((tax) => tax.amount)) }
  const { what, firstDay } = firstOf(lines)
  const lastDay = lines.reduce((last, line) => (line.lastDay > last ? line.lastDay : last), firstDay)
  const data: ReceiptData = {
    ...parties,
    serial: await nextSerial(tx, 'receipt', at),
    day: dayOf(at.getTime()),
    utr: payment.utr,
    paidOn: receivedOn,
    percent,
    lines: [{ what, firstDay, lastDay, parts: partsOfAdvance(amount, whole) }],
  }
  await insertDocument(tx, { kind: 'receipt', bookingId: booking.id, paymentId: payment.id, amount, data, at })
}

/** The invoice of a booking that is paid in full, with the receipts that are still valid, less what they were refunded. */
async function issueInvoice(tx: Tx, booking: BookingRow, { lines, parties }: Sold, at: Date): Promise<void> {
  const documents = await readDocuments(tx, booking.id)
  const advances = documents
    .filter(({ kind, cancelled_at }) => kind === 'receipt' && !cancelled_at)
    .map((receipt) => ({ serial: receipt.serial, day: receipt.issued_on, amount: remainingOf(receipt, documents) }))
  const data: InvoiceData = {
    ...parties,
    serial: await nextSerial(tx, 'invoice', at),
    day: dayOf(at.getTime()),
    lines,
    advances,
  }
  const amount = paise(booking.price)
  await insertDocument(tx, { kind: 'invoice', bookingId: booking.id, paymentId: null, amount, data, at })
}
