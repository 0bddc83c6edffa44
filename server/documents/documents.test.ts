import { expect, test } from 'vitest'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { type Language, languages } from '../../domain/language.ts'
import { addDays } from '../../domain/calendar-day.ts'
import { formatDay, formatRupees } from '../../domain/format.ts'
import { paise } from '../../domain/money.ts'
import { m } from '../../messages/compiled/messages.js'
import * as samples from '../../test/document-samples.ts'
import { UNKNOWN } from '../pdf/printable-text.ts'
import { invoicePdf } from './invoice.ts'
import { receiptPdf } from './receipt.ts'
import { voucherPdf } from './voucher.ts'

const { voucher, longVoucher, poojaVoucher, invoice, outOfState, billOfSupply, receipt } = samples

/** A reader that knows nothing of actual text; where it sees blanks within Hindi words is its own affair. */
async function read(pdf: Uint8Array) {
  const document = await getDocumentProxy(Uint8Array.from(pdf))
  const { text } = await extractText(document)
  return { pages: text.map(compact), text: compact(text.join(' ')), info: (await getMeta(document)).info }
}
const compact = (text: string) => text.normalize('NFC').replaceAll(/\s/g, '')
const has = (text: string, ...parts: string[]) =>
  expect(parts.map(compact).filter((part) => !text.includes(part))).toEqual([])

const all = [
  ['a voucher', (language: Language) => voucherPdf(voucher, language)],
  ['a voucher of a pooja', (language: Language) => voucherPdf(poojaVoucher, language)],
  ['a voucher of many days', (language: Language) => voucherPdf(longVoucher, language)],
  ['a receipt voucher', (language: Language) => receiptPdf(receipt, language)],
  ['an invoice', (language: Language) => invoicePdf(invoice, language)],
  ['a bill of supply', (language: Language) => invoicePdf(billOfSupply, language)],
] as const

test.each(all.flatMap(([name, make]) => languages.map((language) => [name, language, make] as const)))(
  'PAPERS %s (%s) is small, names its title and language, is tagged, and the same facts make the same bytes',
  async (_, language, make) => {
    const pdf = await make(language)
    expect(pdf.length).toBeLessThan(120 * 1024)
    expect(Buffer.from(await make(language)).equals(pdf)).toBe(true)
    const { info } = await read(pdf)
    expect(info).toMatchObject({ Language: language === 'hi' ? 'hi-IN' : 'en-IN', Creator: 'Tirtha' })
    expect(info.Title).toMatch(/TIR-|T[IR]\//)
    expect(Buffer.from(pdf).toString('latin1')).toContain('/Marked true')
  },
)

test.each(languages)(
  'PAPERS a voucher tells a family all they need, in words that can be found (%s)',
  async (language) => {
    const locale = language
    const { text, pages } = await read(await voucherPdf(voucher, language))
    has(text, voucher.reference, voucher.devotee.name, voucher.package!.name[language])
    has(text, voucher.package!.place.city[language], m.common_people({ count: '5' }, { locale }))
    has(text, formatDay(voucher.firstDay, language), formatDay(voucher.lastDay, language))
    has(text, ...voucher.itinerary[language], ...voucher.facilities[language], ...voucher.terms[language])
    has(text, voucher.poojas[0]!.name[language], voucher.driver!.name, voucher.driver!.phone, voucher.driver!.vehicle)
    has(
      text,
      formatRupees(voucher.amountTotal, language),
      '₹5,000.00',
      '₹19,638.00',
      m.common_due_later({}, { locale }),
    )
    for (const page of pages) has(page, voucher.care.phone, voucher.care.email, voucher.reference)
  },
)

test.each(languages)(
  'PAPERS before the driver is known, the voucher says by when he will be (%s)',
  async (language) => {
    const { text } = await read(await voucherPdf(longVoucher, language))
    const date = formatDay(addDays(longVoucher.firstDay, -1), language)
    has(text, m.document_driver_later({ date }, { locale: language }))
  },
)

test('PAPERS a long itinerary goes on over the pages, whole, with the foot on each', async () => {
  const itinerary = Array.from({ length: 40 }, (_, index) => `${index + 1}. ${voucher.itinerary.hi[1]!}`)
  const long = { ...voucher, itinerary: { en: [], hi: itinerary } }
  const { text, pages } = await read(await voucherPdf(long, 'hi'))
  expect(pages.length).toBeGreaterThan(5)
  const page = (number: number) =>
    m.document_page({ page: String(number), pages: String(pages.length) }, { locale: 'hi' })
  for (const [index, content] of pages.entries()) has(content, page(index + 1), long.care.phone)
  // Between two pages stands the foot of the first.
  for (let index = 1; index <= itinerary.length; index++) has(text, `${index}. दूसरा दिन`)
})

test('PAPERS odd names never break a paper: markup stays text, what cannot be drawn is marked', async () => {
  const { text } = await read(await voucherPdf(poojaVoucher, 'hi'))
  has(text, '<b>श्रीमती अन्नपूर्णा</b> “लक्ष्मी”', UNKNOWN, 'वेंकटसुब्रमण्यम-श्रीनिवासराघवन', 'समस्त परिवार')
  for (const name of [
    '',
    ' ',
    '\u0000',
    '\uD800',
    '(((\\',
    'ا لعربية',
    'क्'.repeat(400),
    'W'.repeat(5000),
    '🙏'.repeat(50),
  ])
    expect((await voucherPdf({ ...voucher, devotee: { ...voucher.devotee, name } }, 'hi')).length).toBeGreaterThan(1000)
})

test('PAPERS a pooja alone has neither package nor driver nor people on its voucher', async () => {
  const { text } = await read(await voucherPdf(poojaVoucher, 'en'))
  has(text, 'Pind Daan and Tarpan', 'Varanasi, Uttar Pradesh', '₹3,100.00', '₹0.00')
  for (const label of ['Package', 'Driver', 'People', 'What is included'].map(compact))
    expect(text).not.toContain(label)
})

test.each(languages)('PAPERS an invoice has what Rule 46 asks for (%s)', async (language) => {
  const { text } = await read(await invoicePdf(invoice, language))
  const { supplier, recipient } = invoice
  has(text, supplier.name, ...supplier.address, supplier.gstin, invoice.serial, formatDay(invoice.day, language))
  has(text, recipient.name, recipient.phone, recipient.email, m.document_invoice_cum_bill({}, { locale: language }))
  has(text, language === 'hi' ? 'उत्तर प्रदेश (09)' : 'Uttar Pradesh (09)', '998555', '18%', 'CGST', '9%', 'SGST')
  has(text, '₹19,100.00', '₹1,719.00', '₹2,100.00', '₹24,638.00', '₹19,638.00', receipt.serial)
  has(
    text,
    language === 'hi' ? 'चौबीस हज़ार छह सौ अड़तीस रुपये मात्र' : 'Rupees Twenty-four Thousand Six Hundred Thirty-eight Only',
  )
  has(text, m.document_electronic({ rule: '46' }, { locale: language }))
  expect(text).not.toContain('IGST')
})

test('PAPERS an invoice of many lines has its head on every page, and its sums on one', async () => {
  const lines = Array.from({ length: 45 }, () => invoice.lines[1]!)
  const { pages } = await read(await invoicePdf({ ...invoice, lines: [invoice.lines[0]!, ...lines] }, 'en'))
  expect(pages.length).toBeGreaterThan(2)
  for (const page of pages.filter((text) => text.includes('Rudrabhishek'))) has(page, 'Description SAC GST rate Amount')
  has(pages.at(-1)!, 'Taxable value', 'CGST at 9%', 'Total ₹1,17,038.00 Paid in advance', 'Balance ₹1,12,038.00')
})

test('PAPERS sold from another state, an invoice has integrated tax alone', async () => {
  const { text } = await read(await invoicePdf(outOfState, 'en'))
  has(text, 'Tax invoice', 'IGST at 18%', '₹3,438.00', 'Uttar Pradesh (09)', 'Madhya Pradesh (23)')
  expect(text).not.toMatch(/CGSTat|SGSTat/)
})

test('PAPERS poojas alone have a bill of supply without any tax', async () => {
  const { text } = await read(await invoicePdf(billOfSupply, 'en'))
  has(text, 'Bill of supply', 'Rule 49', 'Exempt', '₹2,100.00')
  expect(text).not.toMatch(/GSTat|Taxablevalue|Balance/)
})

test.each(languages)('PAPERS a receipt voucher has what Rule 50 asks for (%s)', async (language) => {
  const { text } = await read(await receiptPdf(receipt, language))
  has(text, receipt.supplier.name, receipt.supplier.gstin, receipt.serial, formatDay(receipt.day, language))
  has(text, receipt.recipient.name, receipt.utr, receipt.lines[0]!.what[language], '(09)', 'CGST', '9%', 'SGST')
  has(text, '₹5,000.00', '₹3,876.13', '₹348.85', '₹426.17', m.document_signatory({}, { locale: language }))
  has(text, language === 'hi' ? 'पाँच हज़ार रुपये मात्र' : 'Rupees Five Thousand Only')
})

test('MONEY the figures on an invoice add up, also where the halves of the GST differ by a paisa', async () => {
  const [line] = invoice.lines
  const odd = { ...line!, value: paise(1_000_005), tax: { percent: 18, gst: paise(180_001) } }
  const { text } = await read(await invoicePdf({ ...invoice, lines: [odd], advances: [] }, 'en'))
  const figures = [...text.matchAll(/₹([\d,]+)\.(\d\d)/g)].map(([, rupees = '', rest]) =>
    Number(`${rupees.replaceAll(',', '')}${rest}`),
  )
  expect(figures).toEqual([1_000_005, 1_000_005, 90_001, 90_000, 1_180_006])
})
