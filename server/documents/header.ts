import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { DEFAULT_NAME } from '../../domain/brand.ts'
import { drawLogo, drawTorana } from '../pdf/logo.ts'
import type { PdfPage } from '../pdf/pdf-page.ts'
import type { Care } from './document-data.ts'
import type { Letterhead } from './letterhead.ts'
import { unbroken } from './document-text.ts'

const LOGO_SIZE = 46
const NAME = { offset: 58, width: 120 }
const HEIGHT = 54

export const siteNameOf = (letterhead: Letterhead | undefined, locale: Language): string =>
  letterhead?.name[locale] ?? DEFAULT_NAME[locale]

/** The header of the first page: torana, logo and name on the left, title and subtitle of the document on the right. */
export function header(
  page: PdfPage,
  locale: Language,
  title: string,
  subtitle: string,
  letterhead?: Letterhead,
): void {
  page.decoration((document) => {
    drawTorana(document)
    const [x, y] = [page.left, page.y + 4]
    if (letterhead?.logo) document.image(Buffer.from(letterhead.logo), x, y, { width: LOGO_SIZE })
    else drawLogo(document, x, y, LOGO_SIZE)
  })
  const large = { ...page.styles.title, leading: 36 }
  const left = page.left + NAME.offset
  const x = left + NAME.width + 10
  const width = page.right - x
  page.gap(2)
  const end = page.y + HEIGHT
  page.columns(
    () => page.row({ text: siteNameOf(letterhead, locale), x: left, width: NAME.width, style: { ...large, size: 24 } }),
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
