import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { drawLogo, drawTorana } from '../pdf/logo.ts'
import type { PdfPage } from '../pdf/pdf-page.ts'
import type { Care } from './document-data.ts'
import { unbroken } from './document-text.ts'

const LOGO_SIZE = 46
const NAME = { offset: 58, width: 120 }
const HEIGHT = 54

/** The header of the first page: torana, logo and name on the left, title and subtitle of the document on the right. */
export function header(page: PdfPage, locale: Language, title: string, subtitle: string): void {
  page.decoration((document) => {
    drawTorana(document)
    drawLogo(document, page.left, page.y + 4, LOGO_SIZE)
  })
  const large = { ...page.styles.title, leading: 36 }
  const left = page.left + NAME.offset
  const x = left + NAME.width + 10
  const width = page.right - x
  page.gap(2)
  const end = page.y + HEIGHT
  page.columns(
    () => page.row({ text: m.common_brand({}, { locale }), x: left, width: NAME.width, style: { ...large, size: 24 } }),
    () => {
      page.row({ text: title, x, width, style: large, align: 'right', tag: 'H1' })
      page.row({ text: subtitle, x, width, style: page.styles.small, align: 'right' })
    },
  )
  page.y = Math.max(page.y, end) + 8
  page.rule()
  page.gap(10)
}

/** The footer of every page: the code or serial, customer care, the page number. */
export const footerText =
  (reference: string, care: Care, locale: Language) =>
  (page: number, pages: number): string =>
    [
      reference,
      m.common_care_line({ phone: unbroken(care.phone), email: care.email }, { locale }),
      m.document_page({ page: String(page), pages: String(pages) }, { locale }),
    ].join('  ·  ')
