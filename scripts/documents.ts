import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { languages } from '../domain/language.ts'
import * as bookings from '../test/booking-samples.ts'
import * as samples from '../test/document-samples.ts'
import { sheetOf } from '../test/sheet-samples.ts'
import { compileMessages } from './compile-messages.ts'

/** `npm run documents` writes every document in both languages, with invented data, into `documents/`. */
const target = new URL('../documents/', import.meta.url)

// These are imported late, because the documents import the compiled messages.
compileMessages()
const { bookingCalendar } = await import('../server/documents/calendar.ts')
const { creditNotePdf } = await import('../server/documents/credit-note.ts')
const { invoicePdf } = await import('../server/documents/invoice.ts')
const { receiptPdf } = await import('../server/documents/receipt.ts')
const { refundVoucherPdf } = await import('../server/documents/refund-voucher.ts')
const { sheetPdf } = await import('../server/documents/sheet.ts')
const { voucherPdf } = await import('../server/documents/voucher.ts')

rmSync(target, { recursive: true, force: true })
mkdirSync(target)
for (const language of languages) {
  const documents = {
    'voucher.pdf': await voucherPdf(bookings.voucher, language),
    'voucher-of-a-pooja.pdf': await voucherPdf(bookings.poojaVoucher, language),
    'voucher-of-many-days.pdf': await voucherPdf(bookings.longVoucher, language),
    'receipt.pdf': await receiptPdf(samples.receipt, language),
    'refund-voucher.pdf': await refundVoucherPdf(samples.refundVoucher, language),
    'refund-voucher-that-cancels.pdf': await refundVoucherPdf(samples.cancelledReceipt, language),
    'invoice.pdf': await invoicePdf(samples.invoice, language),
    'invoice-to-another-state.pdf': await invoicePdf(samples.outOfState, language),
    'bill-of-supply.pdf': await invoicePdf(samples.billOfSupply, language),
    'credit-note.pdf': await creditNotePdf(samples.creditNote, language),
    'credit-note-that-cancels.pdf': await creditNotePdf(samples.cancelledInvoice, language),
    'sheet-of-a-driver.pdf': await sheetPdf(sheetOf('driver', language), language),
    'sheet-of-a-priest.pdf': await sheetPdf(sheetOf('priest', language), language),
    'sheet-of-a-city.pdf': await sheetPdf(sheetOf('city', language, 12), language),
    'sheet-of-a-free-day.pdf': await sheetPdf(sheetOf('driver', language, 0), language),
    'booking.ics': bookingCalendar(bookings.calendar, language),
  }
  for (const [name, content] of Object.entries(documents)) {
    writeFileSync(new URL(`${language}-${name}`, target), content)
    process.stdout.write(`documents/${language}-${name}: ${(content.length / 1024).toFixed(1)} KB\n`)
  }
}
