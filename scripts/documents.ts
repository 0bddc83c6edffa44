import { mkdirSync, writeFileSync } from 'node:fs'
import { languages } from '../domain/language.ts'
import * as samples from '../test/document-samples.ts'
import { compileMessages } from './build.ts'

/** Writes every paper in both languages into papers/, with invented data, to be looked at. */
const target = new URL('../documents/', import.meta.url)

// What follows speaks by the compiled messages.
await compileMessages()
const { bookingCalendar } = await import('../server/documents/calendar.ts')
const { invoicePdf } = await import('../server/documents/invoice.ts')
const { receiptPdf } = await import('../server/documents/receipt.ts')
const { voucherPdf } = await import('../server/documents/voucher.ts')

mkdirSync(target, { recursive: true })
for (const language of languages) {
  const papers = {
    'voucher.pdf': await voucherPdf(samples.voucher, language),
    'voucher-of-a-pooja.pdf': await voucherPdf(samples.poojaVoucher, language),
    'voucher-of-many-days.pdf': await voucherPdf(samples.longVoucher, language),
    'receipt.pdf': await receiptPdf(samples.receipt, language),
    'invoice.pdf': await invoicePdf(samples.invoice, language),
    'invoice-to-another-state.pdf': await invoicePdf(samples.outOfState, language),
    'bill-of-supply.pdf': await invoicePdf(samples.billOfSupply, language),
    'booking.ics': bookingCalendar(samples.calendar, language),
  }
  for (const [name, content] of Object.entries(papers)) {
    writeFileSync(new URL(`${language}-${name}`, target), content)
    process.stdout.write(`papers/${language}-${name}: ${(content.length / 1024).toFixed(1)} KB\n`)
  }
}
