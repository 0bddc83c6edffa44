import type { Language } from '../../domain/language.ts'
import { addDays } from '../../domain/calendar-day.ts'
import { formatDay } from '../../domain/format.ts'
import { paise } from '../../domain/money.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Place } from './document-data.ts'
import type { VoucherData } from './booking-data.ts'
import { colors } from '../pdf/typography.ts'
import { drawQr } from '../pdf/logo.ts'
import {
  amounts,
  dayCount,
  daysText,
  type Edges,
  footerOf,
  head,
  heading,
  list,
  type Pair,
  pairs,
  placeText,
  telOf,
  unbroken,
} from '../pdf/blocks.ts'
import { PdfPage } from '../pdf/page-flow.ts'

const QR_SIZE = 118
const CONTACT_LABEL = 84
/** What is lower than this is not torn over two pages. */
const LONGEST_WHOLE = 320
/** Inside a frame. */
const PADDING = 14

/** The voucher of a booking: what a family shows on arrival, and what staff scan. A PDF of A4 pages. */
export function voucherPdf(facts: VoucherData, language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const locale = language
  const title = m.document_voucher({}, { locale })
  const page = new PdfPage({
    title: `${title} ${facts.reference}`,
    author: m.common_brand({}, { locale }),
    language,
    day: facts.day,
    footer: footerOf(facts.reference, facts.care, locale),
  })
  head(page, language, title, m.document_bring({}, { locale }))
  lead(page, facts, language)
  poojas(page, facts, language)
  contacts(page, facts, language)
  itinerary(page, facts, language)
  lines(page, m.city_facilities({}, { locale }), facts.facilities[language])
  lines(page, m.document_terms({}, { locale }), facts.terms[language])
  return page.finish()
}

/** Who, what, where, when; the code to scan beside it. */
function lead(page: PdfPage, facts: VoucherData, locale: Language): void {
  const qrLeft = page.right - QR_SIZE
  const { lead: large, large: name, small, strong } = page.styles
  const edges = { left: page.left, right: qrLeft - 18 }
  const place = placeOf(facts)
  const what = facts.package?.name[locale]
  const rows: (Pair | null)[] = [
    { label: m.common_reference({}, { locale }), text: facts.reference, style: { ...large, color: colors.kumkum } },
    { label: m.document_name({}, { locale }), text: facts.devotee.name, style: name },
    { label: m.common_phone_number({}, { locale }), text: unbroken(facts.devotee.phone) },
    what === undefined ? null : { label: m.document_package({}, { locale }), text: what, style: strong },
    place ? { label: m.document_place({}, { locale }), text: placeText(place, locale) } : null,
    { label: m.document_date({}, { locale }), text: daysText(facts.firstDay, facts.lastDay, locale), style: strong },
    facts.people > 0
      ? { label: m.document_people({}, { locale }), text: m.common_people({ count: String(facts.people) }, { locale }) }
      : null,
  ]
  const present = rows.filter((row) => row !== null)
  page.beside(
    () => pairs(page, present, edges),
    () => {
      const { y } = page
      page.ornament((canvas) => {
        canvas.roundedRect(qrLeft, y, QR_SIZE, QR_SIZE, 6).lineWidth(0.75).stroke(colors.stone)
        drawQr(canvas, facts.url, qrLeft + 3, y + 3, QR_SIZE - 6)
      })
      page.y += QR_SIZE + 4
      const text = m.document_scan({}, { locale })
      page.row({ text, x: qrLeft - 8, width: QR_SIZE + 16, style: small, align: 'center' })
    },
  )
}

/** Where all of it takes place; null where that differs. */
function placeOf({ package: pack, poojas: all }: VoucherData): Place | null {
  const places = pack ? [pack.place] : all.map(({ place }) => place)
  return places.every(({ city }) => city.en === places[0]!.city.en) ? (places[0] ?? null) : null
}

function poojas(page: PdfPage, facts: VoucherData, locale: Language): void {
  if (facts.poojas.length === 0) return
  heading(page, m.city_poojas({}, { locale }))
  const usual = placeOf(facts)
  pairs(
    page,
    facts.poojas.map(({ name, place, day }) => ({
      label: formatDay(day, locale),
      text: place.city.en === usual?.city.en ? name[locale] : `${name[locale]}, ${placeText(place, locale)}`,
      style: page.styles.strong,
    })),
  )
}

/** Who drives and whom to call, and beside it in a frame what is to pay. */
function contacts(page: PdfPage, facts: VoucherData, locale: Language): void {
  const middle = page.left + 262
  const left = { left: page.left, right: middle - 16 }
  page.beside(
    () => {
      driver(page, facts, locale, left)
      care(page, facts, locale, left)
    },
    () => payment(page, facts, locale, { left: middle, right: page.right }),
  )
}

function driver(page: PdfPage, facts: VoucherData, locale: Language, edges: Edges): void {
  const { driver: known, package: pack, firstDay } = facts
  if (!pack && !known) return
  heading(page, m.document_driver({}, { locale }), edges)
  const { body, strong } = page.styles
  if (!known) {
    const text = m.document_driver_later({ date: unbroken(formatDay(addDays(firstDay, -1), locale)) }, { locale })
    return page.row({ text, x: edges.left, width: edges.right - edges.left, style: body })
  }
  const { name, phone, vehicle } = known
  const rows = [
    { label: m.document_driver_name({}, { locale }), text: name, style: strong },
    { label: m.common_phone_number({}, { locale }), text: unbroken(phone), style: strong, link: telOf(phone) },
    { label: m.document_vehicle({}, { locale }), text: vehicle },
  ]
  pairs(page, rows, edges, CONTACT_LABEL)
}

function care(page: PdfPage, { care: { phone, email } }: VoucherData, locale: Language, edges: Edges): void {
  heading(page, m.document_care({}, { locale }), edges)
  const rows = [
    {
      label: m.common_phone_number({}, { locale }),
      text: unbroken(phone),
      style: page.styles.strong,
      link: telOf(phone),
    },
    { label: m.common_email({}, { locale }), text: email, link: `mailto:${email}` },
  ]
  pairs(page, rows, edges, CONTACT_LABEL)
}

function payment(page: PdfPage, { amountTotal, amountPaid }: VoucherData, locale: Language, frame: Edges): void {
  const due = paise(amountTotal - amountPaid)
  const style = { ...page.styles.large, color: due > 0 ? colors.kumkum : colors.tulsi }
  const edges = { left: frame.left + PADDING, right: frame.right - PADDING }
  const content = () => {
    page.y += 2
    heading(page, m.document_payment({}, { locale }), edges)
    const rows = [
      { text: m.common_total({}, { locale }), amount: amountTotal },
      { text: m.document_paid({}, { locale }), amount: amountPaid },
      { text: m.common_due_later({}, { locale }), amount: due, style, ruled: true },
    ]
    amounts(page, locale, rows, edges)
  }
  page.gap(PADDING)
  const top = page.y
  const height = page.heightOf(content) + PADDING
  page.ornament((canvas) => {
    canvas.roundedRect(frame.left, top, frame.right - frame.left, height, 6).fillAndStroke(colors.paper, colors.stone)
  })
  content()
  page.y = top + height
}

/** A text for each day; its date beside it where there are as many texts as days. */
function itinerary(page: PdfPage, { itinerary: texts, firstDay, lastDay }: VoucherData, locale: Language): void {
  const days = texts[locale]
  if (days.length === 0) return
  heading(page, m.city_itinerary({}, { locale }), page, 60)
  const { body, strong } = page.styles
  const dated = days.length === dayCount(firstDay, lastDay)
  const x = page.left + (dated ? 100 : 0)
  for (const [index, text] of days.entries()) {
    const cell = { text, x, width: page.right - x, style: body }
    const date = formatDay(addDays(firstDay, index), locale)
    page.within('Div', () =>
      dated ? page.row({ text: date, x: page.left, width: 92, style: strong }, cell) : page.row(cell),
    )
    page.gap(6)
  }
}

/** A list under its heading, on one page unless it is very long. */
function lines(page: PdfPage, title: string, texts: readonly string[]): void {
  if (texts.length === 0) return
  const { body } = page.styles
  const height = page.heightOf(() => list(page, texts, body))
  heading(page, title, page, Math.min(height, LONGEST_WHOLE))
  list(page, texts, body)
}
