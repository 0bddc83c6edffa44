import type { TaxParts } from '../../domain/advance.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import type { InvoiceLine as PricedLine } from '../../domain/invoice-totals.ts'
import type { Paise } from '../../domain/money.ts'
import type { StateCode } from '../../domain/place-of-supply.ts'

/** A text in both languages of the site. */
export type Bilingual = { en: string; hi: string }
/** Lines in both languages, each for itself: the two need not have the same number. */
export type BilingualLines = { en: readonly string[]; hi: readonly string[] }

/** Where something takes place. */
export type Place = { city: Bilingual; state: Bilingual }

/** Whom to ask: what the site names as customer care. */
export type Care = {
  /** As people read it, with its country code: `+91 55500 00108`. */
  phone: string
  email: string
}

/** A pooja of a booking. */
export type DatedPooja = {
  name: Bilingual
  place: Place
  /** The day on which it is done. */
  day: CalendarDay
}

/** Who drives, once it is settled. */
export type Driver = {
  name: string
  /** As people read it. */
  phone: string
  /** Kind, colour and number plate, as one looks for it at a station: `White Dzire, UP 65 AB 0108`. */
  vehicle: string
}

/** What a voucher says of one booking. Make one when the payment is verified: it is what staff and driver go by. */
export type VoucherData = {
  /** The booking code, readable aloud. */
  reference: string
  /** The day on which this paper is made. */
  day: CalendarDay
  /** Who booked, as they wrote it. */
  devotee: { name: string; phone: string }
  /** The package, or null for poojas alone. */
  package: { name: Bilingual; place: Place } | null
  /** From the day of arrival to the last day, both included; of poojas alone, from the first to the last of them. */
  firstDay: CalendarDay
  lastDay: CalendarDay
  /** How many come; 0 where nobody was asked (poojas alone). */
  people: number
  /** A text for each day, in their order; empty for poojas alone. */
  itinerary: BilingualLines
  /** What is included, a line each; empty for poojas alone. */
  facilities: BilingualLines
  poojas: readonly DatedPooja[]
  /** Null until it is settled: the voucher then says by when they are told. */
  driver: Driver | null
  /** What the booking costs with GST, and what has come of it. What is left is to pay on arrival. */
  amountTotal: Paise
  amountPaid: Paise
  /** What happens when one has to cancel, a line each; empty: no such section. */
  terms: BilingualLines
  care: Care
  /** What the QR code holds: the address at which staff find the booking. */
  url: string
}

/** Who sells, as registered. Without a GSTIN neither receipt vouchers nor invoices may be issued. */
export type Supplier = {
  /** The legal name, as on the certificate of registration. */
  name: string
  /** The registered address, line by line. */
  address: readonly string[]
  gstin: string
  /** The state of the registration. */
  state: StateCode
  care: Care
}

/** Who buys: a devotee, not registered for GST. */
export type Recipient = {
  name: string
  phone: string
  email: string
  /** Rule 46 (e) wants it where the taxable value is 50,000 rupees or more; null where it is not known. */
  address: string | null
}

/** What was sold, and when it takes place. */
type Sold = {
  what: Bilingual
  /** The first and the last day of it, both included. */
  firstDay: CalendarDay
  lastDay: CalendarDay
}

/** What both papers for the tax office have. */
type TaxDocument = {
  /** At most 16 characters, from `domain/invoice-serial.ts`. */
  serial: string
  /** The day of issue. */
  day: CalendarDay
  /** The booking code. */
  reference: string
  supplier: Supplier
  recipient: Recipient
  /** The state in which the devotees stay (docs/decisions/0011); one paper for each. */
  placeOfSupply: StateCode
}

/** What a receipt voucher for an advance says (Rule 50 of the CGST Rules). */
export type ReceiptData = TaxDocument & {
  /** The bank's reference of the payment. */
  utr: string
  /** The day on which the money came. */
  paidOn: CalendarDay
  /** The whole rate of GST in percent, such as 18. */
  percent: number
  /**
   * What was paid in advance for each booking, and what it is made of (`partsOfAdvance`). The amount received is the sum of
   * all parts. Keep the parts: the tax has been declared with them.
   */
  lines: readonly (Sold & { parts: TaxParts })[]
}

export type InvoiceLine = Sold & PricedLine & { /** The service accounting code, such as 998555. */ sac: string }

/** What an invoice says (Rules 46, 46A and 49 of the CGST Rules). */
export type InvoiceData = TaxDocument & {
  lines: readonly InvoiceLine[]
  /** What was paid in advance, with the receipt voucher of each payment. */
  advances: readonly { serial: string; day: CalendarDay; amount: Paise }[]
}

/** What a calendar says of one booking. */
export type CalendarData = {
  /** The booking's id: what the calendar knows its events by. */
  id: string
  reference: string
  package: { name: Bilingual; place: Place } | null
  firstDay: CalendarDay
  lastDay: CalendarDay
  /** `id` is the pooja's own. */
  poojas: readonly (DatedPooja & { id: string })[]
  cancelled: boolean
  /** Before its money is verified a booking is tentative. */
  verified: boolean
  /** How often the booking has changed since it was made: a calendar takes the greater number. */
  changes: number
  /** The instant of the last change. */
  changedAt: Date
  care: Care
  /** Where the devotee finds the booking. */
  url: string
}
