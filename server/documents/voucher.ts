import { isForDeparted } from '../../domain/departed.ts'
import { formatDay } from '../../domain/format.ts'
import type { Language } from '../../domain/language.ts'
import type { Sankalp } from '../../domain/sankalp.ts'
import { m } from '../../messages/compiled/messages.js'
import { sankalpLines } from '../../messages/sankalp-lines.ts'
import { heading, labelledRows, list } from '../pdf/blocks.ts'
import { type Edges, PdfPage } from '../pdf/pdf-page.ts'
import type { VoucherData } from './booking-data.ts'
import { placeText, tithiText } from './document-text.ts'
import { footerText, header, siteNameOf } from './header.ts'
import { contactsAndPayment } from './voucher-contacts.ts'
import { days } from './voucher-days.ts'
import { commonPlace, isSameCity, journeyHead } from './voucher-head.ts'

/** A list of at most this height, in points, stays on one page. */
const LONGEST_WHOLE = 320
const GUTTER = 20
const LABEL_WIDTH = 100

/** The voucher of a booking, as a PDF. A family shows it on arrival, and staff scan its QR code. */
export async function voucherPdf(data: VoucherData, locale: Language): Promise<Uint8Array<ArrayBuffer>> {
  const title = m.document_voucher({}, { locale })
  const page = new PdfPage({
    title: `${title} ${data.reference}`,
    author: siteNameOf(data.letterhead, locale),
    language: locale,
    day: data.day,
    footer: footerText(data.reference, data.care, locale),
  })
  header(page, locale, title, m.document_bring({}, { locale }), data.letterhead)
  await journeyHead(page, data, locale)
  contactsAndPayment(page, data, locale)
  poojasAndSankalp(page, data, locale)
  goodToKnow(page, data, locale)
  includedAndTerms(page, data, locale)
  days(page, data, locale)
  return page.finish()
}

/** Draws the poojas, and beside them the names for the sankalp. */
function poojasAndSankalp(page: PdfPage, data: VoucherData, locale: Language): void {
  const { sankalp } = data
  sideBySide(page, [
    ...(data.poojas.length > 0 ? [(edges: Edges) => poojas(page, data, locale, edges)] : []),
    ...(sankalp ? [(edges: Edges) => namesOf(page, data, sankalp, locale, edges)] : []),
  ])
}

function poojas(page: PdfPage, data: VoucherData, locale: Language, edges: Edges): void {
  heading(page, m.city_poojas({}, { locale }), edges)
  const usual = commonPlace(data)
  const rows = data.poojas.map(({ name, place, day, tithi }) => ({
    label: formatDay(day, locale),
    text: [
      usual && isSameCity(place, usual) ? name[locale] : `${name[locale]}, ${placeText(place, locale)}`,
      ...(tithi ? [tithiText(tithi, locale)] : []),
    ].join(' · '),
    style: page.styles.strong,
  }))
  labelledRows(page, rows, edges, LABEL_WIDTH)
}

/** Draws the names as the devotee wrote them, which the priest reads aloud. */
function namesOf(page: PdfPage, data: VoucherData, sankalp: Sankalp, locale: Language, edges: Edges): void {
  const { body, strong } = page.styles
  heading(page, m.sankalp_title({}, { locale }), edges)
  const rows = sankalp.names.split('\n').map((text, index) => ({
    label: index === 0 ? m.sankalp_names({}, { locale }) : '',
    text,
    style: strong,
  }))
  const booked = [...data.poojas, ...(data.package ? [data.package] : [])]
  const isOfDeparted = isForDeparted(...booked.flatMap(({ name }) => [name.en, name.hi]))
  const lines = sankalpLines(sankalp, isOfDeparted, locale).map(({ isKnown, ...line }) => ({
    ...line,
    style: isKnown ? strong : body,
  }))
  labelledRows(page, [...rows, ...lines], edges, LABEL_WIDTH)
}

function includedAndTerms(page: PdfPage, data: VoucherData, locale: Language): void {
  const sections = [
    { title: m.city_facilities({}, { locale }), texts: data.facilities[locale] },
    { title: m.document_terms({}, { locale }), texts: data.terms[locale] },
  ].filter(({ texts }) => texts.length > 0)
  sideBySide(
    page,
    sections.map((one) => (edges: Edges) => section(page, one, edges)),
  )
}

/** Draws the facts of the booked offers, two lists side by side. */
function goodToKnow(page: PdfPage, { known }: VoucherData, locale: Language): void {
  const { meetings, lists } = known[locale]
  const met = meetings.map(({ name, lines }) => [titled(name, m.booking_meeting_title({}, { locale })), lines] as const)
  const sections = [...met, ...lists].map(
    ([title, texts]) =>
      (edges: Edges) =>
        section(page, { title, texts }, edges),
  )
  for (let first = 0; first < sections.length; first += 2) sideBySide(page, sections.slice(first, first + 2))
}

const titled = (name: string, title: string): string => [name, title].filter(Boolean).join(': ')

/** Draws two parts side by side; one below the other if one of them is very long or missing. */
function sideBySide(page: PdfPage, parts: readonly ((edges: Edges) => void)[]): void {
  const width = (page.width - GUTTER) / 2
  const columns = parts.map((draw, index) => () => {
    const left = page.left + index * (width + GUTTER)
    draw({ left, right: left + width })
  })
  if (parts.length === 2 && columns.every((draw) => page.measureHeight(draw) <= LONGEST_WHOLE)) page.columns(...columns)
  else for (const draw of parts) draw(page)
}

/** Draws a list with its heading, on one page unless it is very long. */
function section(page: PdfPage, { title, texts }: { title: string; texts: readonly string[] }, edges: Edges): void {
  const { body } = page.styles
  const draw = () => list(page, texts, body, edges)
  heading(page, title, edges, Math.min(page.measureHeight(draw), LONGEST_WHOLE))
  draw()
}
