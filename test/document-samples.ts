import { partsOfAdvance } from '../domain/advance.ts'
import { creditedLines } from '../domain/credited-lines.ts'
import { paiseFromRupees } from '../domain/money.ts'
import type {
  CreditNoteData,
  InvoiceData,
  InvoiceLine,
  ReceiptData,
  Recipient,
  RefundVoucherData,
  Supplier,
} from '../server/documents/document-data.ts'
import { advance, care, day, price, sold, voucher } from './booking-samples.ts'

/** Invented tax documents of the booking in `voucher`. */

const supplier: Supplier = {
  name: 'Tirtha Demo Travels (not a real company)',
  address: ['Example House, 108 Example Lane', 'Varanasi 221000, Uttar Pradesh'],
  gstin: '09AAAAA0000A1Z5',
  state: '09',
  care,
}
const recipient: Recipient = {
  name: 'सावित्री देवी चतुर्वेदी',
  phone: '+91 55500 00042',
  email: 'savitri@example.org',
  address: null,
}
const base = { reference: voucher.reference, supplier, recipient, placeOfSupply: '09' as const }
const { firstDay, lastDay } = voucher

export const receipt: ReceiptData = {
  ...base,
  serial: 'TR/26-27/000041',
  day: day('2027-01-04'),
  utr: '426812345678',
  paidOn: day('2027-01-03'),
  percent: 18,
  lines: [{ what: sold.package, firstDay, lastDay, parts: partsOfAdvance(advance, price) }],
}

/** The booking was cancelled: half of the advance is refunded. */
export const refundVoucher: RefundVoucherData = {
  ...base,
  serial: 'RV/26-27/000007',
  day: day('2027-02-05'),
  receipt: { serial: receipt.serial, day: receipt.day },
  reason: 'BOOKING_CANCELLED',
  percent: 18,
  lines: [{ what: sold.package, firstDay, lastDay, parts: partsOfAdvance(paiseFromRupees(2500), price) }],
}

/** The payment of the receipt was not received: the receipt is cancelled. */
export const cancelledReceipt: RefundVoucherData = {
  ...refundVoucher,
  serial: 'RV/26-27/000008',
  day: day('2027-01-05'),
  reason: 'PAYMENT_NOT_RECEIVED',
  lines: receipt.lines,
}

export const packageLine: InvoiceLine = {
  what: sold.package,
  firstDay,
  lastDay,
  sac: '998555',
  value: price.taxable,
  tax: { percent: 18, gst: price.gst },
}
export const poojaLine: InvoiceLine = {
  what: sold.pooja,
  firstDay: lastDay,
  lastDay,
  sac: '9995',
  value: price.exempt,
  tax: null,
}

export const invoice: InvoiceData = {
  ...base,
  serial: 'TI/26-27/000123',
  day: day('2027-02-12'),
  lines: [packageLine, poojaLine],
  advances: [{ serial: receipt.serial, day: receipt.day, amount: advance }],
}

/** Sold from another state: integrated tax. */
export const outOfState: InvoiceData = {
  ...invoice,
  serial: 'TI/26-27/000124',
  supplier: { ...supplier, gstin: '23AAAAA0000A1Z3', state: '23' },
  recipient: { ...recipient, address: 'मकान नंबर 12, नमूना नगर, इंदौर 452000, मध्य प्रदेश (23)' },
  lines: [packageLine],
}

/** Only a pooja: a bill of supply. */
export const billOfSupply: InvoiceData = {
  ...invoice,
  serial: 'TI/26-27/000125',
  lines: [poojaLine],
  advances: [],
}

/** The booking was cancelled: half of the invoice is credited. */
export const creditNote: CreditNoteData = {
  ...base,
  serial: 'CN/26-27/000003',
  day: day('2027-02-20'),
  invoice: { serial: invoice.serial, day: invoice.day },
  reason: 'BOOKING_CANCELLED',
  lines: creditedLines(invoice.lines, paiseFromRupees(12_319)),
}

/** The payment of an invoice to another state was not received: all of it is credited. */
export const cancelledInvoice: CreditNoteData = {
  ...creditNote,
  serial: 'CN/26-27/000004',
  supplier: outOfState.supplier,
  recipient: outOfState.recipient,
  invoice: { serial: outOfState.serial, day: outOfState.day },
  reason: 'PAYMENT_NOT_RECEIVED',
  lines: outOfState.lines,
}
