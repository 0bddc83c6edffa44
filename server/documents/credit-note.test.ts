import { expect, test } from 'vitest'
import { creditedLines } from '../../domain/credited-lines.ts'
import { refundReasons } from '../../domain/document.ts'
import { formatDay } from '../../domain/format.ts'
import { languages } from '../../domain/language.ts'
import { paise } from '../../domain/money.ts'
import { m } from '../../messages/compiled/messages.js'
import { cancelledInvoice, creditNote, invoice, poojaLine } from '../../test/document-samples.ts'
import { amountsIn, expectText, readPdf } from '../../test/pdf-text.ts'
import { creditNotePdf } from './credit-note.ts'

test.each(languages)('DOCUMENTS a credit note has what Rule 53 requires (%s)', async (language) => {
  const { text } = await readPdf(await creditNotePdf(creditNote, language))
  const { supplier, recipient } = creditNote
  expectText(
    text,
    language === 'hi' ? 'क्रेडिट नोट' : 'Credit note',
    creditNote.serial,
    formatDay(creditNote.day, language),
  )
  expectText(text, supplier.name, ...supplier.address, supplier.gstin, recipient.name, recipient.phone)
  expectText(text, `${invoice.serial}, ${formatDay(invoice.day, language)}`)
  expectText(text, language === 'hi' ? 'उत्तर प्रदेश (09)' : 'Uttar Pradesh (09)', '998555', '18%')
  expectText(text, ...invoice.lines.map(({ what }) => what[language]))
  expectText(text, '₹9,550.00', '₹859.50', '₹1,050.00', '₹12,319.00')
  expectText(
    text,
    language === 'hi' ? 'बारह हज़ार तीन सौ उन्नीस रुपये मात्र' : 'Rupees Twelve Thousand Three Hundred Nineteen Only',
  )
  expectText(text, m.document_signatory({}, { locale: language }))
  expect(text).not.toContain('IGST')
})

test.each([
  ['en', 'There is no refund.', 'We refund the amount below.'],
  ['hi', 'कोई राशि नहीं लौट रही है।', 'नीचे लिखी राशि लौटाई जा रही है।'],
] as const)(
  'DOCUMENTS a credit note says its reason and whether money is refunded (%s)',
  async (language, none, refunded) => {
    for (const reason of refundReasons) {
      const { text } = await readPdf(await creditNotePdf({ ...creditNote, reason }, language))
      const isFalse = reason === 'PAYMENT_NOT_RECEIVED' || reason === 'AMOUNT_CORRECTED'
      expectText(text, m.document_reduces_invoice({ serial: invoice.serial }, { locale: language }))
      // If a booking has changed, another invoice states what is paid.
      const replaced = reason === 'BOOKING_CHANGED' && m.document_reason_changed({}, { locale: language })
      expectText(text, replaced || (isFalse ? none : refunded))
    }
  },
)

test('DOCUMENTS a credit note for an invoice to another state credits only integrated tax', async () => {
  const { text } = await readPdf(await creditNotePdf(cancelledInvoice, 'en'))
  expectText(
    text,
    m.document_reason_not_received({}, { locale: 'en' }),
    'IGST at 18%',
    '₹3,438.00',
    '₹22,538.00',
    'Madhya Pradesh (23)',
  )
  expect(text).not.toMatch(/CGSTat|SGSTat/)
})

test('DOCUMENTS a credit note has the amount on the page of the signature', async () => {
  const pageCounts = new Set<number>()
  for (let count = 1; count <= 10; count++) {
    const lines = Array.from({ length: count }, () => poojaLine)
    const { pages } = await readPdf(await creditNotePdf({ ...creditNote, lines }, 'en'))
    expectText(pages.at(-1) ?? '', 'Amount credited', 'In words', 'Authorised signatory')
    pageCounts.add(pages.length)
  }
  expect([...pageCounts]).toEqual([1, 2])
})

test('MONEY the figures on a credit note add up to the credited amount', async () => {
  const lines = creditedLines(invoice.lines, paise(1_000_001))
  const { text } = await readPdf(await creditNotePdf({ ...creditNote, lines }, 'en'))
  const [packageValue = 0, pooja = 0, taxable = 0, cgst = 0, sgst = 0, exempt = 0, credited, ...more] = amountsIn(text)
  expect({ taxable, exempt, more }).toEqual({ taxable: packageValue, exempt: pooja, more: [] })
  expect(taxable + cgst + sgst + exempt).toBe(1_000_001)
  expect(credited).toBe(1_000_001)
})
