import type { RefundCause } from '../../db/refund-tables.ts'
import type { Tx } from '../../db/transaction.ts'
import { partsOfAdvance } from '../../domain/advance.ts'
import { allocateAmong } from '../../domain/allocation.ts'
import { type CalendarDay, dayOf } from '../../domain/calendar-day.ts'
import { creditedLines } from '../../domain/credited-lines.ts'
import type { CancelReason, RefundReason } from '../../domain/document.ts'
import { type Paise, paise, total } from '../../domain/money.ts'
import type { IssuedData } from './document-data.ts'
import { insertDocuments, documentsOf, takeSerials } from './issue.ts'
import { type DocumentRow, remainingOf, toIssued } from './remaining.ts'

/** Why a document is cancelled, and the act of staff that cancels it. */
type By<Reason> = { reason: Reason; act: { id: string } | null; at: Date }

/**
 * Cancels the receipt of a payment that is taken back or corrected, and before it the invoice that lists it. Nothing is refunded,
 * so both are only marked. If a refund has already reduced a document, or its month is over and in a return, another document cancels
 * the rest (docs/decisions/0023).
 */
export async function cancelDocuments(
  tx: Tx,
  booking: { id: string },
  paymentId: string,
  by: By<CancelReason>,
): Promise<void> {
  const documents = await documentsOf(tx, booking.id)
  const isOfPayment = ({ kind, payment_id, cancelled_at }: DocumentRow) =>
    kind === 'receipt' && payment_id === paymentId && !cancelled_at
  const receipt = documents.find(isOfPayment)
  if (!receipt) return
  // An invoice does not list receipts of later money, which state no tax.
  const isLate = 'invoice' in (receipt.data as IssuedData['receipt'])
  const invoice = isLate ? undefined : validInvoice(documents)
  const isReduced = (document: DocumentRow) => documents.some(({ cancels }) => cancels === document.id)
  const needsNote = (document: DocumentRow) =>
    isReduced(document) || monthOf(document.issued_on) < monthOf(dayOf(by.at.getTime()))
  if (invoice && needsNote(invoice))
    await issueCreditNote(tx, booking.id, invoice, documents, remainingOf(invoice, documents), by)
  else if (invoice) await markCancelled(tx, invoice.id, by.at, by.reason)
  if (needsNote(receipt))
    await issueRefundVoucher(tx, booking.id, receipt, documents, remainingOf(receipt, documents), by)
  else await markCancelled(tx, receipt.id, by.at, by.reason)
}

const monthOf = (day: CalendarDay): string => day.slice(0, 7)

/**
 * Issues the credit note for a cancelled booking with an invoice, for everything except the amount that is kept, in paise. `act` is
 * the act that waived a part of the fee.
 */
export async function creditInvoice(
  tx: Tx,
  booking: { id: string },
  kept: Paise,
  at: Date,
  act: { id: string } | null = null,
): Promise<void> {
  const documents = await documentsOf(tx, booking.id)
  const invoice = validInvoice(documents)
  if (!invoice) return
  const amount = paise(remainingOf(invoice, documents) - kept)
  if (amount > 0)
    await issueCreditNote(tx, booking.id, invoice, documents, amount, { reason: 'BOOKING_CANCELLED', act, at })
}

/**
 * If the invoice of a changed booking states less than `least`, issues the credit note for the whole invoice, because another
 * invoice replaces it. Returns whether it did.
 */
export async function creditChangedInvoice(
  tx: Tx,
  booking: { id: string },
  act: { id: string },
  at: Date,
  least = Infinity,
): Promise<boolean> {
  const documents = await documentsOf(tx, booking.id)
  const invoice = validInvoice(documents)
  if (!invoice || remainingOf(invoice, documents) >= least) return false
  const by = { reason: 'BOOKING_CHANGED', act, at } as const
  await issueCreditNote(tx, booking.id, invoice, documents, remainingOf(invoice, documents), by)
  return true
}

/**
 * Issues refund vouchers for the receipts that a sent refund pays back: the oldest receipts for a cancellation, the newest for a
 * late payment or an overpayment. If the booking had an invoice, the credit note of the cancellation already covers its receipts,
 * and only a late payment, or money beyond the invoice, needs a voucher.
 */
export async function issueRefundVouchers(
  tx: Tx,
  booking: { id: string },
  refund: { amount: Paise; cause: RefundCause },
  at: Date,
  act: { id: string } | null,
): Promise<void> {
  const documents = await documentsOf(tx, booking.id)
  // A later waiver of a part of the fee belongs to the booking's refund.
  const isCredited = ({ kind, data, act_id: sentBy }: DocumentRow) =>
    kind === 'credit_note' && (data as IssuedData['credit_note']).reason === 'BOOKING_CANCELLED' && !sentBy
  const credited = refund.cause === 'CANCELLATION' ? documents.filter(isCredited) : []
  const receipts = documents.filter(({ kind, cancelled_at }) => kind === 'receipt' && !cancelled_at)
  const isOver = refund.cause === 'OVERPAYMENT' || credited.length > 0
  const oldestFirst = refund.cause === 'CANCELLATION' && !isOver ? receipts : receipts.toReversed()
  const reason = isOver ? 'OVERPAID' : 'BOOKING_CANCELLED'
  let left = refund.amount - total(credited.map(({ amount }) => amount))
  for (const receipt of oldestFirst) {
    const amount = paise(Math.min(left, remainingOf(receipt, documents)))
    if (amount <= 0) continue
    left -= amount
    await issueRefundVoucher(tx, booking.id, receipt, documents, amount, { reason, act, at })
  }
}

/** Marks a document as completely cancelled: by other documents or, with a reason, without one. */
const markCancelled = (tx: Tx, documentId: string, at: Date, reason: CancelReason | null = null) =>
  tx.updateTable('documents').set({ cancelled_at: at, cancel_reason: reason }).where('id', '=', documentId).execute()

const validInvoice = (documents: readonly DocumentRow[]) =>
  documents.find(({ kind, cancelled_at }) => kind === 'invoice' && !cancelled_at)

async function issueCreditNote(
  tx: Tx,
  bookingId: string,
  invoice: DocumentRow,
  all: readonly DocumentRow[],
  amount: Paise,
  { reason, act, at }: By<RefundReason>,
): Promise<void> {
  const { lines, advances: _, rounding: __, ...parties } = invoice.data as IssuedData['invoice']
  // The lines contain the price; cash that was rounded up is credited separately.
  const beyond = paise(Math.max(0, amount - total(lines.map(({ value, tax }) => paise(value + (tax?.gst ?? 0))))))
  const data: IssuedData['credit_note'] = {
    ...parties,
    serial: (await takeSerials(tx, 'credit_note', 1, at))(),
    day: dayOf(at.getTime()),
    invoice: { serial: invoice.serial, day: invoice.issued_on },
    reason,
    lines: creditedLines(lines, paise(amount - beyond)),
    ...(beyond > 0 && { rounding: beyond }),
  }
  const note = { kind: 'credit_note', bookingId, paymentId: null, amount, data, cancels: invoice.id, at } as const
  await insertDocuments(tx, [note], act)
  if (amount === remainingOf(invoice, all)) await markCancelled(tx, invoice.id, at)
}

async function issueRefundVoucher(
  tx: Tx,
  bookingId: string,
  receipt: DocumentRow,
  all: readonly DocumentRow[],
  amount: Paise,
  { reason, act, at }: By<RefundReason>,
): Promise<void> {
  if (amount > 0) {
    const { utr: _, way, paidOn: __, lines, ...parties } = receipt.data as IssuedData['receipt']
    const data: IssuedData['refund_voucher'] = {
      ...parties,
      serial: (await takeSerials(tx, 'refund_voucher', 1, at))(),
      day: dayOf(at.getTime()),
      receipt: toIssued(receipt),
      reason,
      lines: partOf(lines, amount),
    }
    const voucher = { kind: 'refund_voucher', bookingId, amount, data, at } as const
    const cancels = way === 'BEFORE' ? undefined : receipt.id
    await insertDocuments(tx, [{ ...voucher, cancels, paymentId: receipt.payment_id }], act)
  }
  if (amount === remainingOf(receipt, all)) await markCancelled(tx, receipt.id, at)
}

const sumOf = ({ parts }: IssuedData['receipt']['lines'][number]) => total([parts.taxable, parts.gst, parts.exempt])

const partOf = (lines: IssuedData['receipt']['lines'], amount: Paise): IssuedData['refund_voucher']['lines'] =>
  allocateAmong(amount, lines, sumOf).map(([line, share]) => ({ ...line, parts: partsOfAdvance(share, line.parts) }))
