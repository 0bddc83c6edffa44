import { expect, test } from 'vitest'
import { addDays, type CalendarDay } from '../../domain/calendar-day.ts'
import { formatDay, formatRupees } from '../../domain/format.ts'
import { languages } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { longVoucher, poojaVoucher, voucher } from '../../test/booking-samples.ts'
import { compact, expectText, readPdf } from '../../test/pdf-text.ts'
import { UNKNOWN } from '../pdf/printable-text.ts'
import { voucherPdf } from './voucher.ts'

test.each(languages)('DOCUMENTS a voucher has all that a family needs, as searchable text (%s)', async (language) => {
  const locale = language
  const { text, pages } = await readPdf(await voucherPdf(voucher, language))
  const { package: pack, poojas, driver, care } = voucher
  expect([pack, driver]).not.toContain(null)
  expectText(text, voucher.reference, voucher.devotee.name, pack?.name[language] ?? '')
  expectText(text, pack?.place.city[language] ?? '', `${m.document_people({}, { locale })} 5`)
  expectText(text, formatDay(voucher.firstDay, language), formatDay(voucher.lastDay, language))
  expectText(text, ...voucher.itinerary[language], ...voucher.facilities[language], ...voucher.terms[language])
  expect(poojas).toHaveLength(1)
  expectText(text, ...poojas.map(({ name }) => name[language]), ...Object.values(driver ?? {}))
  expectText(text, formatRupees(voucher.amountTotal, language), '₹5,000', '₹19,638')
  expectText(text, m.common_due_later({}, { locale }))
  for (const page of pages) expectText(page, care.phone, care.email, voucher.reference)
})

test.each(languages)('DOCUMENTS a voucher asks for no balance after the last day (%s)', async (language) => {
  const label = compact(m.common_due_later({}, { locale: language }))
  const on = async (day: CalendarDay) => (await readPdf(await voucherPdf({ ...voucher, day }, language))).text
  expect(await on(voucher.lastDay)).toContain(label)
  const after = await on(addDays(voucher.lastDay, 1))
  expect(after).not.toContain(label)
  expectText(after, formatRupees(voucher.amountTotal, language), formatRupees(voucher.amountPaid, language))
})

test.each(languages)(
  'DOCUMENTS a voucher without a driver says by when the driver will be named (%s)',
  async (language) => {
    const { text } = await readPdf(await voucherPdf(longVoucher, language))
    const date = formatDay(addDays(longVoucher.firstDay, -1), language)
    expectText(text, m.document_driver_later({ date }, { locale: language }))
  },
)

test('DOCUMENTS a long itinerary continues on further pages, each with the footer', async () => {
  const itinerary = Array.from({ length: 40 }, (_, index) => `${index + 1}. ${voucher.itinerary.hi[1]}`)
  const long = { ...voucher, itinerary: { en: [], hi: itinerary } }
  const { text, pages } = await readPdf(await voucherPdf(long, 'hi'))
  expect(pages.length).toBeGreaterThan(5)
  const page = (number: number) =>
    m.document_page({ page: String(number), pages: String(pages.length) }, { locale: 'hi' })
  for (const [index, content] of pages.entries()) expectText(content, page(index + 1), long.care.phone)
  // Only the beginning of each text, because the footer of a page may be in its middle.
  for (let index = 1; index <= itinerary.length; index++) expectText(text, `${index}. दूसरा दिन`)
})

test('DOCUMENTS odd names break no document: markup stays text, unknown characters are marked', async () => {
  const { text } = await readPdf(await voucherPdf(poojaVoucher, 'hi'))
  expectText(text, '<b>श्रीमती अन्नपूर्णा</b> “लक्ष्मी”', UNKNOWN, 'वेंकटसुब्रमण्यम-श्रीनिवासराघवन', 'समस्त परिवार')
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

test('DOCUMENTS a voucher of a pooja without a package has no package, driver or people', async () => {
  const { text } = await readPdf(await voucherPdf(poojaVoucher, 'en'))
  expectText(text, 'Pind Daan and Tarpan', 'Varanasi, Uttar Pradesh', '₹3,100', '₹0')
  for (const label of ['Package', 'Driver', 'People', 'What is included'].map(compact))
    expect(text).not.toContain(label)
})
