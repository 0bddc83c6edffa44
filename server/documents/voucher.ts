import { addDays } from '../../domain/calendar-day.ts'
import { formatDay } from '../../domain/format.ts'
import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { dayCount, daysText } from '../../messages/days.ts'
import { bookingStatusText } from '../../messages/status.ts'
import { heading, type LabelledRow, labelledRows, list } from '../pdf/blocks.ts'
import { PdfPage } from '../pdf/pdf-page.ts'
import { drawQrCode } from '../pdf/qr-code.ts'
import { colors } from '../pdf/typography.ts'
import type { VoucherData } from './booking-data.ts'
import type { Place } from './document-data.ts'
import { placeText, unbroken } from './document-text.ts'
import { footerText, header } from './header.ts'
import { contactsAndPayment } from './voucher-contacts.ts'

const QR_SIZE = 118
/** A list of at most this height, in points, stays on one page. */
const LONGEST_WHOLE = 320

/** The voucher of a booking, as a PDF. A family shows it on arrival, and staff scan its QR code. */
export function voucherPdf(data: VoucherData, locale: Language): Promise<Uint8Array<ArrayBuffer>> {
  const title = m.document_voucher({}, { locale })
  const page = new PdfPage({
    title: `${title} ${data.reference}`,
    author: m.common_brand({}, { locale }),
    language: locale,
    day: data.day,
    footer: footerText(data.reference, data.care, locale),
  })
  header(page, locale, title, m.document_bring({}, { locale }))
  summary(page, data, locale)
  poojas(page, data, locale)
  contactsAndPayment(page, data, locale)
  itinerary(page, data, locale)
  section(page, m.city_facilities({}, { locale }), data.facilities[locale])
  section(page, m.document_terms({}, { locale }), data.terms[locale])
  return page.finish()
}

/** Draws who travels, where and when, and the QR code. */
function summary(page: PdfPage, data: VoucherData, locale: Language): void {
  const qrLeft = page.right - QR_SIZE
  page.columns(
    () => labelledRows(page, summaryRows(page, data, locale), { left: page.left, right: qrLeft - 18 }),
    () => {
      const { y } = page
      page.decoration((document) => {
        document.roundedRect(qrLeft, y, QR_SIZE, QR_SIZE, 6).lineWidth(0.75).stroke(colors.stone)
        drawQrCode(document, data.url, qrLeft + 3, y + 3, QR_SIZE - 6)
      })
      page.y += QR_SIZE + 4
      const text = m.document_scan({}, { locale })
      page.row({ text, x: qrLeft - 8, width: QR_SIZE + 16, style: page.styles.small, align: 'center' })
    },
  )
}

function summaryRows(page: PdfPage, data: VoucherData, locale: Language): LabelledRow[] {
  const { lead, large, strong } = page.styles
  const { reference, status, devotee, firstDay, lastDay, people } = data
  const place = commonPlace(data)
  return [
    { label: m.common_reference({}, { locale }), text: reference, style: { ...lead, color: colors.kumkum } },
    { label: m.status_label({}, { locale }), text: bookingStatusText[status].label({}, { locale }), style: strong },
    { label: m.document_name({}, { locale }), text: devotee.name, style: large },
    { label: m.common_phone_number({}, { locale }), text: unbroken(devotee.phone) },
    ...(data.package
      ? [{ label: m.document_package({}, { locale }), text: data.package.name[locale], style: strong }]
      : []),
    ...(place ? [{ label: m.document_place({}, { locale }), text: placeText(place, locale) }] : []),
    { label: m.document_date({}, { locale }), text: daysText(firstDay, lastDay, locale), style: strong },
    ...(people > 0 ? [{ label: m.document_people({}, { locale }), text: String(people) }] : []),
  ]
}

const isSameCity = (one: Place, other: Place): boolean => one.city.en === other.city.en

/** The place of the package, else that of all poojas; null if the poojas are in several cities. */
function commonPlace(data: VoucherData): Place | null {
  const [first, ...others] = data.package ? [data.package.place] : data.poojas.map(({ place }) => place)
  return first && others.every((place) => isSameCity(place, first)) ? first : null
}

function poojas(page: PdfPage, data: VoucherData, locale: Language): void {
  if (data.poojas.length === 0) return
  heading(page, m.city_poojas({}, { locale }))
  const usual = commonPlace(data)
  labelledRows(
    page,
    data.poojas.map(({ name, place, day }) => ({
      label: formatDay(day, locale),
      text: usual && isSameCity(place, usual) ? name[locale] : `${name[locale]}, ${placeText(place, locale)}`,
      style: page.styles.strong,
    })),
  )
}

/** Draws one text per day, with its date if there are as many texts as days. */
function itinerary(page: PdfPage, { itinerary: texts, firstDay, lastDay }: VoucherData, locale: Language): void {
  const days = texts[locale]
  if (days.length === 0) return
  heading(page, m.city_itinerary({}, { locale }), page, 60)
  const { body, strong } = page.styles
  const isDated = days.length === dayCount(firstDay, lastDay)
  const x = page.left + (isDated ? 100 : 0)
  for (const [index, text] of days.entries()) {
    const cell = { text, x, width: page.right - x, style: body }
    const date = formatDay(addDays(firstDay, index), locale)
    page.inTag('Div', () =>
      isDated ? page.row({ text: date, x: page.left, width: 92, style: strong }, cell) : page.row(cell),
    )
    page.gap(6)
  }
}

/** Draws a list with its heading, on one page unless it is very long. */
function section(page: PdfPage, title: string, texts: readonly string[]): void {
  if (texts.length === 0) return
  const { body } = page.styles
  const height = page.measureHeight(() => list(page, texts, body))
  heading(page, title, page, Math.min(height, LONGEST_WHOLE))
  list(page, texts, body)
}
