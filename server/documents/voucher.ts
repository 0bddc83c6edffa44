import { formatDay } from '../../domain/format.ts'
import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { heading, labelledRows, list } from '../pdf/blocks.ts'
import { type Edges, PdfPage } from '../pdf/pdf-page.ts'
import type { VoucherData } from './booking-data.ts'
import { placeText } from './document-text.ts'
import { footerText, header } from './header.ts'
import { contactsAndPayment } from './voucher-contacts.ts'
import { days } from './voucher-days.ts'
import { commonPlace, isSameCity, journeyHead } from './voucher-head.ts'

/** A list of at most this height, in points, stays on one page. */
const LONGEST_WHOLE = 320
const GUTTER = 20

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
  journeyHead(page, data, locale)
  contactsAndPayment(page, data, locale)
  poojas(page, data, locale)
  sankalp(page, data, locale)
  includedAndTerms(page, data, locale)
  days(page, data, locale)
  return page.finish()
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

/** Draws the names as the devotee wrote them, which the priest reads aloud. */
function sankalp(page: PdfPage, data: VoucherData, locale: Language): void {
  if (!data.sankalp) return
  const { names, gotra } = data.sankalp
  heading(page, m.booking_sankalp({}, { locale }))
  labelledRows(page, [
    ...names.split('\n').map((text, index) => ({
      label: index === 0 ? m.booking_sankalp_names({}, { locale }) : '',
      text,
      style: page.styles.strong,
    })),
    {
      label: m.booking_sankalp_gotra_label({}, { locale }),
      text: gotra || m.booking_sankalp_gotra_unknown({}, { locale }),
      ...(gotra && { style: page.styles.strong }),
    },
  ])
}

/** Draws what is included and the terms side by side; one below the other if one of them is very long or missing. */
function includedAndTerms(page: PdfPage, data: VoucherData, locale: Language): void {
  const sections = [
    { title: m.city_facilities({}, { locale }), texts: data.facilities[locale] },
    { title: m.document_terms({}, { locale }), texts: data.terms[locale] },
  ].filter(({ texts }) => texts.length > 0)
  const width = (page.width - GUTTER) / 2
  const columns = sections.map(
    (one, index) => () =>
      section(page, one, {
        left: page.left + index * (width + GUTTER),
        right: page.left + index * (width + GUTTER) + width,
      }),
  )
  if (sections.length === 2 && columns.every((draw) => page.measureHeight(draw) <= LONGEST_WHOLE))
    page.columns(...columns)
  else for (const one of sections) section(page, one, page)
}

/** Draws a list with its heading, on one page unless it is very long. */
function section(page: PdfPage, { title, texts }: { title: string; texts: readonly string[] }, edges: Edges): void {
  const { body } = page.styles
  const draw = () => list(page, texts, body, edges)
  heading(page, title, edges, Math.min(page.measureHeight(draw), LONGEST_WHOLE))
  draw()
}
