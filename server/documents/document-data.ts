import type { TaxParts } from '../../domain/advance.ts'
import type { Brand } from '../../domain/brand.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import type { CancelReason, RefundReason } from '../../domain/document.ts'
import type { InvoiceLine as PricedLine } from '../../domain/invoice-totals.ts'
import type { Bilingual } from '../../domain/language.ts'
import type { Paise } from '../../domain/money.ts'
import type { StateCode } from '../../domain/place-of-supply.ts'
import type { Letterhead } from './letterhead.ts'

/** Lines in both languages; one may have more lines than the other. */
export type BilingualLines = { en: readonly string[]; hi: readonly string[] }

/** The place of a stay or pooja. */
export type Place = { city: Bilingual; state: Bilingual }

/** The customer care of the site. */
export type Care = {
  /** The phone number as it is printed, with country code and spaces: `+91 55500 00108`. */
  phone: string
  email: string
}

/** A pooja of a booking. */
export type DatedPooja = {
  name: Bilingual
  place: Place
  day: CalendarDay
  /** The tithi and the lunar month of the day, for a shraddh of its afternoon; absent for days long ago. */
  tithi?: { name: Bilingual; month: Bilingual; at: 'sunrise' | 'afternoon' }
}

/** The seller, as registered for GST. */
export type Supplier = {
  /** The legal name, as on the certificate of registration. */
  name: string
  /** The registered address, line by line. */
  address: readonly string[]
  /** Empty for a supplier without a registration. */
  gstin: string
  /** The state of the registration; without a registration, the place of supply. */
  state: StateCode
  care: Care
  /** The name and logo of the site; absent if the site had none of its own. */
  brand?: Brand
}

/** The buyer: a devotee, or the person or firm named instead. */
export type Recipient = {
  name: string
  phone: string
  email: string
  /** Rule 46 (e) requires it for a taxable value of 50,000 rupees or more; null if it is not known. */
  address: string | null
  /** Absent unless a buyer was named. */
  state?: StateCode
  /** The GSTIN of a registered buyer. */
  gstin?: string
}

/** The items that were sold, and their days. */
type Sold = {
  what: Bilingual
  /** The first and the last day of the service. */
  firstDay: CalendarDay
  lastDay: CalendarDay
}

/** The data that all tax documents have. */
export type TaxDocument = {
  /** At most 16 characters, from `domain/invoice-serial.ts`. */
  serial: string
  /** The day of issue. */
  day: CalendarDay
  /** The booking code. */
  reference: string
  supplier: Supplier
  recipient: Recipient
  /** Set by the rule in the settings (docs/accounting.md); one document has one state. */
  placeOfSupply: StateCode
  /** Absent on documents on which CGST got the odd paisa of two halves. */
  oddPaisa?: 'ROUNDING'
  /** Why its exempt part is exempt; absent without an exempt part. */
  exemptUnder?: string
  /** It has a rate for which the supplier takes no input tax credit. */
  withoutCredit?: true
  /** The brand of the supplier with the picture of its logo. Added when the document is drawn. */
  letterhead?: Letterhead
  /** The document that cancelled it completely. It is never stored, but added when the document is drawn. */
  cancelledBy?: IssuedDocument
  /** When and why it was cancelled without another document. Added like `cancelledBy`. */
  cancelledOn?: { day: CalendarDay; reason: CancelReason }
}

/** An earlier tax document to which a later one refers. */
export type IssuedDocument = {
  serial: string
  day: CalendarDay
  /** The document belongs to the operator's earlier books; its serial is empty if it is unknown. */
  earlier?: true
}

/** An advance for one booking. Its amount is the sum of its parts (`partsOfAdvance`). */
export type AdvanceLine = Sold & {
  parts: TaxParts
  /** Its rate in percent; absent if it is the rate of the document. */
  percent?: number
  /** Absent on documents before 27 November 2026. */
  sac?: string
}

/** The data of a receipt voucher for an advance (Rule 50 of the CGST Rules). */
export type ReceiptData = TaxDocument & {
  /** The reference of the transfer at the bank. */
  utr: string
  /** Absent for a transfer. BEFORE marks a receipt of the earlier books, which is never drawn. */
  way?: 'CASH' | 'BEFORE'
  /** The day on which the money reached the bank, which may be before the day of issue. */
  paidOn: CalendarDay
  /**
   * The invoice that states this money as still due. The tax is on that invoice, so the receipt is not a voucher for an advance.
   */
  invoice?: IssuedDocument
  /** The whole rate of GST in percent, such as 18. */
  percent: number
  /** The received amount for each booking. The parts are stored, because the tax is declared with them. */
  lines: readonly AdvanceLine[]
}

/**
 * The data of a refund voucher (Rule 51 of the CGST Rules): for an advance that was refunded, or for a receipt whose money never
 * came.
 */
export type RefundVoucherData = TaxDocument & {
  /** The receipt voucher that it cancels, in full or in part. */
  receipt: IssuedDocument
  /** As on the receipt: if it stated no tax, neither does the voucher. Absent on vouchers before 26 November 2026. */
  invoice?: IssuedDocument
  reason: RefundReason
  /** The whole rate of GST in percent, as on the receipt. */
  percent: number
  /** The refunded or cancelled amount of each booking. */
  lines: readonly AdvanceLine[]
}

export type InvoiceLine = Sold & PricedLine & { /** The service accounting code, such as 998555. */ sac: string }

/** The data of an invoice or a bill of supply (Rules 46, 46A and 49 of the CGST Rules). */
export type InvoiceData = TaxDocument & {
  lines: readonly InvoiceLine[]
  /** The amount by which cash rounded the price to whole rupees. */
  rounding?: Paise
  /** The receipt vouchers that are not cancelled. */
  advances: readonly (IssuedDocument & { amount: Paise })[]
}

/** The data of a credit note for an invoice or a bill of supply (section 34 of the CGST Act, Rule 53 of the CGST Rules). */
export type CreditNoteData = TaxDocument & {
  /** The invoice that it cancels, in full or in part. */
  invoice: IssuedDocument
  reason: RefundReason
  /** The credited value and tax (`creditedLines`); the invoice may have more. */
  lines: readonly InvoiceLine[]
  /** The credited part of the rounding on the invoice. */
  rounding?: Paise
}

/** The data of each numbered document. It is stored when the document is issued and never changes afterwards. */
export type IssuedData = {
  receipt: ReceiptData
  invoice: InvoiceData
  refund_voucher: RefundVoucherData
  credit_note: CreditNoteData
}
