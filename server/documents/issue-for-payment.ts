import type { Tx } from '../../db/transaction.ts'
import { type CalendarDay, dayOf } from '../../domain/calendar-day.ts'
import { creditedLines } from '../../domain/credited-lines.ts'
import { invoiceTotals } from '../../domain/invoice-totals.ts'
import type { Language } from '../../domain/language.ts'
import { type Paise, paise, total } from '../../domain/money.ts'
import type { PaymentWay } from '../../domain/payment.ts'
import { m } from '../../messages/compiled/messages.js'
import { type BookingRow, isHistory } from '../ledger/store.ts'
import type { InvoiceData, InvoiceLine, IssuedDocument, ReceiptData, Recipient } from './document-data.ts'
import { advanceLines } from './advance-lines.ts'
import { taxRuleOf } from './amounts.ts'
import { type DocumentEnv, partiesOf, type Sold, soldOf } from './from-booking.ts'
import { documentsByBooking, documentsOf, insertDocuments, type Issued, readRecipient, takeSerials } from './issue.ts'
import { type DocumentRow, remainingOf, toIssued } from './remaining.ts'

/** A payment of a user, and the day on which it reached the bank. */
export type FoundPayment = {
  id: string
  utr: string
  way: PaymentWay
  userId: string
  receivedOn: CalendarDay
  at: Date
}
/** A booking after the verification, and the amount that was found for it, in paise. */
export type Found = { booking: BookingRow; amount: Paise }

type Needed = Found & {
  content: Sold & {
    parties: Pick<
      ReceiptData,
      'reference' | 'supplier' | 'recipient' | 'placeOfSupply' | 'oddPaisa' | 'exemptUnder' | 'withoutCredit'
    >
  }
  documents: readonly DocumentRow[]
  needsReceipt: boolean
  needsInvoice: boolean
}

/**
 * Issues the documents after a payment was verified for bookings of its user: for each its receipt voucher and, if the booking is
 * paid in full, the invoice. A cancelled booking gets no invoice. The caller has locked the bookings. The number of statements does
 * not depend on the number of bookings.
 */
export async function issueForPayment(
  tx: Tx,
  env: DocumentEnv,
  payment: FoundPayment,
  found: readonly Found[],
  act: { id: string } | null,
): Promise<void> {
  const byBooking = await documentsByBooking(
    tx,
    found.map(({ booking }) => booking.id),
  )
  const wanted = found
    .map((one) => needsOf(one, byBooking.get(one.booking.id) ?? [], payment, act))
    .filter(({ needsReceipt, needsInvoice }) => needsReceipt || needsInvoice)
  if (wanted.length === 0) return
  const recipient = await readRecipient(tx, { user_id: payment.userId })
  const needed: Needed[] = wanted.map((one) => ({ ...one, content: contentOf(one.booking, env, recipient) }))
  const receipts = await issueReceipts(tx, needed, payment, act)
  await issueInvoices(tx, needed, receipts, payment.at, act)
}

/**
 * Issues the invoice of a booking that may be unpaid; for a cancelled booking, the invoice of the charge. Returns false if the
 * booking has an invoice, costs nothing, was over before its import, or has money without a receipt. The caller has locked the
 * booking.
 */
export async function issueInvoice(tx: Tx, env: DocumentEnv, booking: BookingRow, at: Date): Promise<boolean> {
  const documents = await documentsOf(tx, booking.id)
  const stated = total(validOf(documents, 'receipt').map((one) => remainingOf(one, documents)))
  if (
    isHistory(booking) ||
    booking.price <= 0 ||
    validOf(documents, 'invoice').length > 0 ||
    stated !== booking.received
  )
    return false
  const content = contentOf(booking, env, await readRecipient(tx, booking))
  const lines = booking.cancelled_at ? chargeLines(content.lines, booking.price) : content.lines
  await issueInvoices(
    tx,
    [{ booking, documents, content: { ...content, lines }, needsInvoice: true }],
    new Map(),
    at,
    null,
  )
  return true
}

/** Entry 23 (i) of notification 11/2017 - Central Tax (Rate), in percent. */
const WITHOUT_CREDIT = 5

/** A charge for a cancellation is taxed like the booked service (circular 178/10/2022 of the CBIC). */
const chargeLines = (lines: readonly InvoiceLine[], kept: Paise): InvoiceLine[] =>
  creditedLines(lines, kept).map(({ what, ...line }) => {
    const named = (locale: Language) => m.document_cancellation_charge({ what: what[locale] }, { locale })
    return { ...line, what: { en: named('en'), hi: named('hi') } }
  })

function contentOf(booking: BookingRow, env: DocumentEnv, recipient: Recipient): Needed['content'] {
  const sold = soldOf(booking, env.SAC)
  const { gstin, ...buyer } = booking.buyer ?? {}
  const parties = {
    reference: booking.reference,
    ...partiesOf(booking, env),
    recipient: { ...recipient, ...buyer, ...(gstin && { gstin }) },
    oddPaisa: 'ROUNDING' as const,
    ...(env.GSTIN && sold.lines.some(({ tax }) => !tax) && { exemptUnder: env.EXEMPT_UNDER }),
    ...(env.GSTIN && sold.lines.some(({ tax }) => tax?.percent === WITHOUT_CREDIT) && { withoutCredit: true as const }),
  }
  return { ...sold, parties }
}

const validOf = (documents: readonly DocumentRow[], kind: 'receipt' | 'invoice') =>
  documents.filter((one) => one.kind === kind && !one.cancelled_at)

function needsOf(
  { booking, amount }: Found,
  documents: readonly DocumentRow[],
  { id: paymentId, way }: FoundPayment,
  act: { id: string } | null,
) {
  // A refund may have cancelled the receipt that an act has issued.
  const hasReceipt = validOf(documents, 'receipt').some((one) => one.payment_id === paymentId)
  const hadReceipt = act !== null && documents.some((one) => one.kind === 'receipt' && one.act_id === act.id)
  // Money from before the import has a receipt in the earlier books, also if somebody verifies it again.
  const needsReceipt = amount > 0 && way !== 'BEFORE' && !hasReceipt && !hadReceipt
  // An invoice lists the receipts of received money. While staff can still undo a part of it in the queue, its receipt is missing.
  const receipted = validOf(documents, 'receipt').map((one) => remainingOf(one, documents))
  const stated = total([...receipted, ...(needsReceipt ? [amount] : [])])
  const isPaid = booking.price > 0 && Math.min(booking.received, stated) >= booking.price
  const needsInvoice =
    isPaid && !isHistory(booking) && !booking.cancelled_at && validOf(documents, 'invoice').length === 0
  return { booking, amount, documents, needsReceipt, needsInvoice }
}

/**
 * The data of a receipt in the operator's earlier books in the form of our receipts; its parts are computed from the whole price.
 */
export function earlierReceipt(
  booking: BookingRow,
  { recipient, payment, serial }: { recipient: Recipient; payment: FoundPayment; serial: string },
  env: DocumentEnv,
): ReceiptData {
  const content = contentOf(booking, env, recipient)
  const needed = { booking, amount: booking.price, content, documents: [], needsReceipt: true, needsInvoice: false }
  return receiptOf(needed, payment, serial).data
}

/** Returns the receipts by the id of the booking. */
async function issueReceipts(
  tx: Tx,
  needed: readonly Needed[],
  payment: FoundPayment,
  act: { id: string } | null,
): Promise<Map<string, Issued<'receipt'>>> {
  const wanted = needed.filter(({ needsReceipt }) => needsReceipt)
  if (wanted.length === 0) return new Map()
  const nextSerial = await takeSerials(tx, 'receipt', wanted.length, payment.at)
  const receipts = wanted.map((one) => receiptOf(one, payment, nextSerial()))
  await insertDocuments(tx, receipts, act)
  return new Map(receipts.map((receipt) => [receipt.bookingId, receipt]))
}

/** The invoice of a booking, unless its receipts cover it. */
function openInvoice(documents: readonly DocumentRow[]): IssuedDocument | null {
  const [invoice] = validOf(documents, 'invoice')
  if (!invoice) return null
  const receipts = validOf(documents, 'receipt').map((one) => remainingOf(one, documents))
  return total(receipts) < remainingOf(invoice, documents) ? { serial: invoice.serial, day: invoice.issued_on } : null
}

function receiptOf(
  { booking, amount, documents, content: { percent, lines, parties } }: Needed,
  { id: paymentId, utr, way, receivedOn, at }: FoundPayment,
  serial: string,
): Issued<'receipt'> {
  const invoice = openInvoice(documents)
  const data: ReceiptData = {
    ...parties,
    serial,
    day: dayOf(at.getTime()),
    utr,
    ...(way !== 'BANK' && { way }),
    paidOn: receivedOn,
    ...(invoice && { invoice }),
    percent,
    lines: advanceLines(amount, lines, percent).map((line) => ({ ...line, lastDay: booking.last_day })),
  }
  return { kind: 'receipt', bookingId: booking.id, paymentId, amount, data, at }
}

type InvoiceContent = Pick<Needed['content'], 'parties'> & { lines: readonly InvoiceLine[] }
type Advance = InvoiceData['advances'][number]

/** The parts of receipts that a cancelled booking keeps; a refund pays the oldest receipts back first. */
function keptOf(advances: readonly Advance[], kept: Paise): Advance[] {
  let left: number = kept
  return advances
    .toReversed()
    .map((one) => {
      const amount = paise(Math.min(left, one.amount))
      left -= amount
      return { ...one, amount }
    })
    .filter(({ amount }) => amount > 0)
    .toReversed()
}

/** Issues invoices that list the remaining amounts of the valid receipts as advances; the receipt of this payment comes last. */
async function issueInvoices(
  tx: Tx,
  needed: readonly (Pick<Needed, 'booking' | 'documents' | 'needsInvoice'> & { content: InvoiceContent })[],
  receipts: ReadonlyMap<string, Issued<'receipt'>>,
  at: Date,
  act: { id: string } | null,
): Promise<void> {
  const wanted = needed.filter(({ needsInvoice }) => needsInvoice)
  if (wanted.length === 0) return
  const nextSerial = await takeSerials(tx, 'invoice', wanted.length, at)
  const day = dayOf(at.getTime())
  const invoices = wanted.map(({ booking, documents, content: { lines, parties } }): Issued<'invoice'> => {
    const earlier = documents
      .filter(({ kind, cancelled_at }) => kind === 'receipt' && !cancelled_at)
      .map((receipt) => ({ ...toIssued(receipt), amount: remainingOf(receipt, documents) }))
      // A receipt of the earlier books may have been taken back completely.
      .filter(({ amount }) => amount > 0)
    const receipt = receipts.get(booking.id)
    const now = receipt ? [{ serial: receipt.data.serial, day, amount: receipt.amount }] : []
    const rounding = paise(booking.price - invoiceTotals(lines, taxRuleOf(parties)).total)
    const data: InvoiceData = {
      ...parties,
      serial: nextSerial(),
      day,
      lines,
      ...(rounding !== 0 && { rounding }),
      advances: booking.cancelled_at ? keptOf(earlier, booking.price) : [...earlier, ...now],
    }
    return { kind: 'invoice', bookingId: booking.id, paymentId: null, amount: booking.price, data, at }
  })
  await insertDocuments(tx, invoices, act)
}
