import { expect, test } from 'vitest'
import { addDays, type CalendarDay } from '../../domain/calendar-day.ts'
import { cities } from '../../test/demo-cities.ts'
import { formatDay, formatHour, formatRupees, formatWeekday } from '../../domain/format.ts'
import { noFacts, type Stop } from '../../domain/itinerary.ts'
import { languages } from '../../domain/language.ts'
import { paiseFromRupees } from '../../domain/money.ts'
import { m } from '../../messages/compiled/messages.js'
import { effortText, stayText } from '../../messages/itinerary.ts'
import { longVoucher, poojaVoucher, voucher } from '../../test/booking-samples.ts'
import { compact, expectText, readPdf } from '../../test/pdf-text.ts'
import { present } from '../../test/present.ts'
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
  expectText(text, ...voucher.facilities[language], ...voucher.terms[language])
  // Five people do not fit into the sedan of the package.
  expectText(text, m.journey_vehicle_call({}, { locale }), stayText(voucher.facts, locale))
  expect(poojas).toHaveLength(1)
  expectText(text, ...poojas.map(({ name }) => name[language]), ...Object.values(driver ?? {}))
  expectText(text, ...poojas.flatMap(({ tithi }) => (tithi ? [tithi.name[language], tithi.month[language]] : [])))
  expect(poojas[0]?.tithi).toBeDefined()
  expectText(text, formatRupees(voucher.amountTotal, language), '₹5,000', '₹19,638')
  expectText(text, m.common_due_later({}, { locale }))
  expectText(
    text,
    ...voucher.known[language].meetings.flatMap(({ lines }) => lines),
    ...voucher.known[language].lists.flatMap(([title, lines]) => [title, ...lines]),
  )
  const { names = '', gotra = '' } = voucher.sankalp ?? {}
  expect(names.split('\n')).toHaveLength(2)
  expectText(text, m.sankalp_title({}, { locale }), ...names.split('\n'), gotra)
  for (const page of pages) expectText(page, care.phone, care.email, voucher.reference)
})

test.each(languages)(
  'DOCUMENTS a voucher has the stops of each day in their order, instead of the prose (%s)',
  async (language) => {
    const { text, pages } = await readPdf(await voucherPdf(voucher, language))
    const { stops } = voucher.facts
    expect(stops).toHaveLength(9)
    const days = [voucher.firstDay, voucher.lastDay].map(
      (day) => `${formatWeekday(day, language)}, ${formatDay(day, language)}`,
    )
    const said = stops.map((stop) =>
      [
        ...(stop.time ? [formatHour(stop.time, language)] : []),
        language === 'hi' ? stop.placeHindi : stop.place,
        language === 'hi' ? stop.noteHindi : stop.note,
        effortText(stop, language),
      ].map(compact),
    )
    const expected = [
      compact(present(days[0])),
      ...said.slice(0, 2).flat(),
      compact(present(days[1])),
      ...said.slice(2).flat(),
    ]
    let from = text.indexOf(present(expected[0]))
    for (const part of expected) {
      expect(text.indexOf(part, from), part).toBeGreaterThanOrEqual(from)
      from = text.indexOf(part, from) + part.length
    }
    for (const prose of voucher.itinerary[language]) expect(text).not.toContain(compact(prose))
    expect(pages).toHaveLength(2)
  },
)

test.each(languages)(
  'DOCUMENTS a voucher of a package without stops has the prose of each day (%s)',
  async (language) => {
    const { text } = await readPdf(await voucherPdf({ ...voucher, facts: noFacts }, language))
    expectText(text, ...voucher.itinerary[language])
  },
)

test.each(languages)(
  'DOCUMENTS a voucher shows what is received, what is being checked and what is due (%s)',
  async (language) => {
    const locale = { locale: language }
    const money = { received: paiseFromRupees(5000), checked: paiseFromRupees(2000), due: paiseFromRupees(17638) }
    const { text } = await readPdf(await voucherPdf({ ...voucher, money }, language))
    const labels = [
      m.document_now_received({}, locale),
      m.booking_money_unverified({}, locale),
      m.common_due_later({}, locale),
    ]
    expectText(text, ...labels, '₹5,000', '₹2,000', '₹17,638')
    const without = await readPdf(await voucherPdf(voucher, language))
    expect(without.text).not.toContain(compact(m.booking_money_unverified({}, locale)))
  },
)

test('DOCUMENTS hostile texts in the stops of a voucher stay text, and the days go on to as many pages as they need', async () => {
  const [first] = voucher.facts.stops
  const hostile = [
    '',
    '\u0000\u202E',
    ') Tj ET Q (',
    '\uD800',
    'W'.repeat(200),
    'क्'.repeat(100),
    '🙏'.repeat(50),
    '%%EOF\nendobj',
  ]
  const stops = Array.from({ length: 60 }, (_, index): Stop => {
    const text = present(hostile[index % hostile.length])
    const place = `${index + 1}# ${text}`
    return {
      ...present(first),
      day: 1 + Math.floor(index / 10),
      place,
      placeHindi: place,
      note: text,
      noteHindi: text.repeat(2),
    }
  })
  for (const language of languages) {
    const { text, pages } = await readPdf(
      await voucherPdf({ ...voucher, facts: { ...voucher.facts, stops } }, language),
    )
    for (const index of stops.keys()) expectText(text, `${index + 1}#`)
    expectText(text, ') Tj ET Q (', '%%EOF endobj', UNKNOWN)
    expect(pages.length).toBeGreaterThan(4)
  }
})

test('DOCUMENTS the head of a voucher has the drawing of its city; that of another city has an arch without one', async () => {
  const pack = present(voucher.package)
  const of = (city: string) =>
    voucherPdf({ ...voucher, package: { ...pack, place: { ...pack.place, city: { en: city, hi: city } } } }, 'en')
  const { length } = await of('Puri')
  for (const city of Object.values(cities)) expect((await of(city.en)).length, city.en).toBeGreaterThan(length + 2000)
})

test.each(languages)('DOCUMENTS a voucher asks for no balance after the last day (%s)', async (language) => {
  const label = compact(m.common_due_later({}, { locale: language }))
  const on = async (day: CalendarDay) => (await readPdf(await voucherPdf({ ...voucher, day }, language))).text
  expect(await on(voucher.lastDay)).toContain(label)
  const after = await on(addDays(voucher.lastDay, 1))
  expect(after).not.toContain(label)
  expectText(after, formatRupees(voucher.amountTotal, language), formatRupees(voucher.money.received, language))
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
  const long = { ...voucher, facts: noFacts, itinerary: { en: [], hi: itinerary } }
  const { text, pages } = await readPdf(await voucherPdf(long, 'hi'))
  expect(pages.length).toBeGreaterThan(5)
  const page = (number: number) =>
    m.document_page({ page: String(number), pages: String(pages.length) }, { locale: 'hi' })
  for (const [index, content] of pages.entries()) expectText(content, page(index + 1), long.care.phone)
  // Only the beginning of each text is compared, because the footer of a page may be in its middle.
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
  expectText(text, 'Pind Daan and Tarpan', 'Varanasi, Uttar Pradesh', '₹3,100')
  expectText(text, `${m.common_due_later({}, { locale: 'en' })} ${m.common_nothing({}, { locale: 'en' })}`)
  for (const label of ['Package', 'Driver', 'People', 'What is included'].map(compact))
    expect(text).not.toContain(label)
})
