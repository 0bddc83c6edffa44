import type { Language } from '../../db/tables.ts'
import { addDays } from '../../domain/calendar-day.ts'
import { formatDay } from '../../domain/format.ts'
import { paise } from '../../domain/money.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Place, VoucherFacts } from './document-data.ts'
import { ink } from '../pdf/typography.ts'
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
import { Sheet } from '../pdf/page-flow.ts'

const QR_SIZE = 118
const CONTACT_LABEL = 84
/** What is lower than this is not torn over two pages. */
const LONGEST_WHOLE = 320
/** Inside a frame. */
const PADDING = 14

/** The voucher of a booking: what a family shows on arrival, and what staff scan. A PDF of A4 pages. */
export function voucherPdf(facts: VoucherFacts, language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const locale = language
  const title = m.paper_voucher({}, { locale })
  const sheet = new Sheet({
    title: `${title} ${facts.reference}`,
    author: m.brand({}, { locale }),
    language,
    day: facts.day,
    footer: footerOf(facts.reference, facts.care, locale),
  })
  head(sheet, language, title, m.paper_bring({}, { locale }))
  lead(sheet, facts, language)
  poojas(sheet, facts, language)
  contacts(sheet, facts, language)
  itinerary(sheet, facts, language)
  lines(sheet, m.facilities({}, { locale }), facts.facilities[language])
  lines(sheet, m.paper_terms({}, { locale }), facts.terms[language])
  return sheet.finish()
}

/** Who, what, where, when; the code to scan beside it. */
function lead(sheet: Sheet, facts: VoucherFacts, locale: Language): void {
  const qrLeft = sheet.right - QR_SIZE
  const { lead: large, large: name, small, strong } = sheet.styles
  const edges = { left: sheet.left, right: qrLeft - 18 }
  const place = placeOf(facts)
  const what = facts.package?.name[locale]
  const rows: (Pair | null)[] = [
    { label: m.reference({}, { locale }), text: facts.reference, style: { ...large, color: ink.kumkum } },
    { label: m.paper_name({}, { locale }), text: facts.devotee.name, style: name },
    { label: m.phone_number({}, { locale }), text: unbroken(facts.devotee.phone) },
    what === undefined ? null : { label: m.paper_package({}, { locale }), text: what, style: strong },
    place ? { label: m.paper_place({}, { locale }), text: placeText(place, locale) } : null,
    { label: m.paper_date({}, { locale }), text: daysText(facts.firstDay, facts.lastDay, locale), style: strong },
    facts.people > 0
      ? { label: m.paper_people({}, { locale }), text: m.people({ count: String(facts.people) }, { locale }) }
      : null,
  ]
  const present = rows.filter((row) => row !== null)
  sheet.beside(
    () => pairs(sheet, present, edges),
    () => {
      const { y } = sheet
      sheet.ornament((canvas) => {
        canvas.roundedRect(qrLeft, y, QR_SIZE, QR_SIZE, 6).lineWidth(0.75).stroke(ink.stone)
        drawQr(canvas, facts.url, qrLeft + 3, y + 3, QR_SIZE - 6)
      })
      sheet.y += QR_SIZE + 4
      const text = m.paper_scan({}, { locale })
      sheet.row({ text, x: qrLeft - 8, width: QR_SIZE + 16, style: small, align: 'center' })
    },
  )
}

/** Where all of it takes place; null where that differs. */
function placeOf({ package: pack, poojas: all }: VoucherFacts): Place | null {
  const places = pack ? [pack.place] : all.map(({ place }) => place)
  return places.every(({ city }) => city.en === places[0]!.city.en) ? (places[0] ?? null) : null
}

function poojas(sheet: Sheet, facts: VoucherFacts, locale: Language): void {
  if (facts.poojas.length === 0) return
  heading(sheet, m.city_poojas({}, { locale }))
  const usual = placeOf(facts)
  pairs(
    sheet,
    facts.poojas.map(({ name, place, day }) => ({
      label: formatDay(day, locale),
      text: place.city.en === usual?.city.en ? name[locale] : `${name[locale]}, ${placeText(place, locale)}`,
      style: sheet.styles.strong,
    })),
  )
}

/** Who drives and whom to call, and beside it in a frame what is to pay. */
function contacts(sheet: Sheet, facts: VoucherFacts, locale: Language): void {
  const middle = sheet.left + 262
  const left = { left: sheet.left, right: middle - 16 }
  sheet.beside(
    () => {
      driver(sheet, facts, locale, left)
      care(sheet, facts, locale, left)
    },
    () => payment(sheet, facts, locale, { left: middle, right: sheet.right }),
  )
}

function driver(sheet: Sheet, facts: VoucherFacts, locale: Language, edges: Edges): void {
  const { driver: known, package: pack, firstDay } = facts
  if (!pack && !known) return
  heading(sheet, m.paper_driver({}, { locale }), edges)
  const { body, strong } = sheet.styles
  if (!known) {
    const text = m.paper_driver_later({ date: unbroken(formatDay(addDays(firstDay, -1), locale)) }, { locale })
    return sheet.row({ text, x: edges.left, width: edges.right - edges.left, style: body })
  }
  const { name, phone, vehicle } = known
  const rows = [
    { label: m.paper_driver_name({}, { locale }), text: name, style: strong },
    { label: m.phone_number({}, { locale }), text: unbroken(phone), style: strong, link: telOf(phone) },
    { label: m.paper_vehicle({}, { locale }), text: vehicle },
  ]
  pairs(sheet, rows, edges, CONTACT_LABEL)
}

function care(sheet: Sheet, { care: { phone, email } }: VoucherFacts, locale: Language, edges: Edges): void {
  heading(sheet, m.paper_care({}, { locale }), edges)
  const rows = [
    { label: m.phone_number({}, { locale }), text: unbroken(phone), style: sheet.styles.strong, link: telOf(phone) },
    { label: m.email({}, { locale }), text: email, link: `mailto:${email}` },
  ]
  pairs(sheet, rows, edges, CONTACT_LABEL)
}

function payment(sheet: Sheet, { amountTotal, amountPaid }: VoucherFacts, locale: Language, frame: Edges): void {
  const due = paise(amountTotal - amountPaid)
  const style = { ...sheet.styles.large, color: due > 0 ? ink.kumkum : ink.tulsi }
  const edges = { left: frame.left + PADDING, right: frame.right - PADDING }
  const content = () => {
    sheet.y += 2
    heading(sheet, m.paper_payment({}, { locale }), edges)
    const rows = [
      { text: m.total({}, { locale }), amount: amountTotal },
      { text: m.paper_paid({}, { locale }), amount: amountPaid },
      { text: m.due_later({}, { locale }), amount: due, style, ruled: true },
    ]
    amounts(sheet, locale, rows, edges)
  }
  sheet.gap(PADDING)
  const top = sheet.y
  const height = sheet.heightOf(content) + PADDING
  sheet.ornament((canvas) => {
    canvas.roundedRect(frame.left, top, frame.right - frame.left, height, 6).fillAndStroke(ink.paper, ink.stone)
  })
  content()
  sheet.y = top + height
}

/** A text for each day; its date beside it where there are as many texts as days. */
function itinerary(sheet: Sheet, { itinerary: texts, firstDay, lastDay }: VoucherFacts, locale: Language): void {
  const days = texts[locale]
  if (days.length === 0) return
  heading(sheet, m.itinerary({}, { locale }), sheet, 60)
  const { body, strong } = sheet.styles
  const dated = days.length === dayCount(firstDay, lastDay)
  const x = sheet.left + (dated ? 100 : 0)
  for (const [index, text] of days.entries()) {
    const cell = { text, x, width: sheet.right - x, style: body }
    const date = formatDay(addDays(firstDay, index), locale)
    sheet.within('Div', () =>
      dated ? sheet.row({ text: date, x: sheet.left, width: 92, style: strong }, cell) : sheet.row(cell),
    )
    sheet.gap(6)
  }
}

/** A list under its heading, on one page unless it is very long. */
function lines(sheet: Sheet, title: string, texts: readonly string[]): void {
  if (texts.length === 0) return
  const { body } = sheet.styles
  const height = sheet.heightOf(() => list(sheet, texts, body))
  heading(sheet, title, sheet, Math.min(height, LONGEST_WHOLE))
  list(sheet, texts, body)
}
