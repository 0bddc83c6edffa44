import { expect, test } from 'vitest'
import { formatDay } from '../../domain/format.ts'
import { languages } from '../../domain/language.ts'
import { paise } from '../../domain/money.ts'
import { m } from '../../messages/compiled/messages.js'
import { billOfSupply, invoice, outOfState, packageLine, poojaLine, receipt } from '../../test/document-samples.ts'
import { amountsIn, expectText, readPdf } from '../../test/pdf-text.ts'
import { invoicePdf } from './invoice.ts'
import { receiptPdf } from './receipt.ts'

test.each(languages)('DOCUMENTS an invoice has what Rule 46 requires (%s)', async (language) => {
  const { text } = await readPdf(await invoicePdf(invoice, language))
  const { supplier, recipient } = invoice
  expectText(text, supplier.name, ...supplier.address, supplier.gstin, invoice.serial, formatDay(invoice.day, language))
  expectText(text, recipient.name, recipient.phone, recipient.email)
  expectText(text, m.document_invoice_cum_bill({}, { locale: language }), '998555', '18%', 'CGST', '9%', 'SGST')
  expectText(text, language === 'hi' ? 'उत्तर प्रदेश (09)' : 'Uttar Pradesh (09)')
  expectText(text, '₹19,100.00', '₹1,719.00', '₹2,100.00', '₹24,638.00', '₹19,638.00', receipt.serial)
  expectText(
    text,
    language === 'hi' ? 'चौबीस हज़ार छह सौ अड़तीस रुपये मात्र' : 'Rupees Twenty-four Thousand Six Hundred Thirty-eight Only',
  )
  expectText(text, m.document_electronic({ rule: '46' }, { locale: language }))
  expect(text).not.toContain('IGST')
})

test('DOCUMENTS an invoice of many lines repeats its head on every page and has its sums on one', async () => {
  const lines = [packageLine, ...Array.from({ length: 45 }, () => poojaLine)]
  const { pages } = await readPdf(await invoicePdf({ ...invoice, lines }, 'en'))
  expect(pages.length).toBeGreaterThan(2)
  const withLines = pages.filter((text) => text.includes('Rudrabhishek'))
  expect(withLines.length).toBeGreaterThan(1)
  for (const page of withLines) expectText(page, 'Description SAC GST rate Amount')
  const last = pages.at(-1) ?? ''
  expectText(last, 'Taxable value', 'CGST at 9%', 'Total ₹1,17,038.00 Paid in advance', 'Balance ₹1,12,038.00')
})

test('DOCUMENTS an invoice to another state has only integrated tax', async () => {
  const { text } = await readPdf(await invoicePdf(outOfState, 'en'))
  expectText(text, 'Tax invoice', 'IGST at 18%', '₹3,438.00', 'Uttar Pradesh (09)', 'Madhya Pradesh (23)')
  expect(text).not.toMatch(/CGSTat|SGSTat/)
})

test('DOCUMENTS poojas without a package have a bill of supply without tax', async () => {
  const { text } = await readPdf(await invoicePdf(billOfSupply, 'en'))
  expectText(text, 'Bill of supply', 'Rule 49', 'Exempt', '₹2,100.00')
  expect(text).not.toMatch(/GSTat|Taxablevalue|Balance/)
})

test.each(languages)('DOCUMENTS who has no GSTIN states no tax, no rule and no GSTIN (%s)', async (locale) => {
  const supplier = { ...invoice.supplier, gstin: '' }
  const lines = [{ ...packageLine, tax: { percent: 0, gst: paise(0) } }, poojaLine]
  const { text } = await readPdf(await invoicePdf({ ...invoice, supplier, lines, advances: [] }, locale))
  expectText(text, m.document_not_registered({}, { locale }), m.document_invoice({}, { locale }), '₹21,200.00')
  expect(text).not.toMatch(/[CSI]GST|CGST|998555|%|09|नियम|Rule|Exempt/)
  const paid = await readPdf(await receiptPdf({ ...receipt, supplier }, locale))
  expectText(paid.text, m.document_not_registered({}, { locale }), m.document_money_receipt({}, { locale }))
  expect(paid.text).not.toMatch(/CGST|Voucher|voucher|वाउचर/)
  for (const unsigned of [text, paid.text]) expectText(unsigned, m.document_unsigned({}, { locale }))
})

test('MONEY the figures on an invoice add up, also if the halves of the GST differ by a paisa', async () => {
  const odd = { ...packageLine, value: paise(1_000_005), tax: { percent: 18, gst: paise(180_001) } }
  const { text } = await readPdf(await invoicePdf({ ...invoice, lines: [odd], advances: [] }, 'en'))
  expect(amountsIn(text)).toEqual([1_000_005, 1_000_005, 90_001, 90_000, 1_180_006])
})
