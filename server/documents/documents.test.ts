import { expect, test } from 'vitest'
import { type Language, languages } from '../../domain/language.ts'
import { longVoucher, poojaVoucher, voucher } from '../../test/booking-samples.ts'
import * as samples from '../../test/document-samples.ts'
import { readPdf } from '../../test/pdf-text.ts'
import { creditNotePdf } from './credit-note.ts'
import { invoicePdf } from './invoice.ts'
import { receiptPdf } from './receipt.ts'
import { refundVoucherPdf } from './refund-voucher.ts'
import { voucherPdf } from './voucher.ts'

const all = [
  ['a voucher', (language: Language) => voucherPdf(voucher, language)],
  ['a voucher of a pooja', (language: Language) => voucherPdf(poojaVoucher, language)],
  ['a voucher of many days', (language: Language) => voucherPdf(longVoucher, language)],
  ['a receipt voucher', (language: Language) => receiptPdf(samples.receipt, language)],
  ['a refund voucher', (language: Language) => refundVoucherPdf(samples.refundVoucher, language)],
  ['an invoice', (language: Language) => invoicePdf(samples.invoice, language)],
  ['a bill of supply', (language: Language) => invoicePdf(samples.billOfSupply, language)],
  ['a credit note', (language: Language) => creditNotePdf(samples.creditNote, language)],
] as const

test.each(all.flatMap(([name, make]) => languages.map((language) => [name, language, make] as const)))(
  'DOCUMENTS %s (%s) is small, tagged and reproducible, and has a title and a language',
  async (_, language, make) => {
    const pdf = await make(language)
    expect(pdf.length).toBeLessThan(120 * 1024)
    expect(Buffer.from(await make(language)).equals(pdf)).toBe(true)
    const { info } = await readPdf(pdf)
    expect(info).toMatchObject({ Language: language === 'hi' ? 'hi-IN' : 'en-IN', Creator: 'Tirtha' })
    expect(info.Title).toMatch(/TIR-|(TI|TR|RV|CN)\//)
    expect(Buffer.from(pdf).toString('latin1')).toContain('/Marked true')
  },
)
