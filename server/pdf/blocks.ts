import type { Language } from '../../domain/language.ts'
import { type CalendarDay, daysBetween } from '../../domain/calendar-day.ts'
import { formatDay, formatRupees } from '../../domain/format.ts'
import type { Paise } from '../../domain/money.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Care, Place } from '../documents/document-data.ts'
import type { Style } from './typography.ts'
import { drawLogo, drawTorana } from './logo.ts'
import type { Cell, PdfPage } from './page-flow.ts'

const LABEL_WIDTH = 130

/** Where something stands between left and right. */
export type Edges = { left: number; right: number }

/** How many days from one to another, both counted. */
export const dayCount = (first: CalendarDay, last: CalendarDay): number => daysBetween(first, last) + 1

/** One day, or from one to another. */
export const daysText = (first: CalendarDay, last: CalendarDay, locale: Language): string =>
  first === last
    ? formatDay(first, locale)
    : m.document_from_to(
        { first: formatDay(first, locale), last: formatDay(last, locale), days: String(dayCount(first, last)) },
        { locale },
      )

export const placeText = ({ city, state }: Place, language: Language): string => `${city[language]}, ${state[language]}`

/** A date or a number to call, kept on one line. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0')
export const telOf = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`

/** What stands at the foot of every page. */
export const footerOf =
  (reference: string, care: Care, locale: Language) =>
  (page: number, pages: number): string =>
    [
      reference,
      m.common_care_line({ phone: unbroken(care.phone), email: care.email }, { locale }),
      m.document_page({ page: String(page), pages: String(pages) }, { locale }),
    ].join('  ·  ')

/** The head of the first page: the gate, the mark and the name of the house; what the paper is to the right. */
export function head(page: PdfPage, language: Language, title: string, subtitle: string): void {
  page.ornament((canvas) => {
    drawTorana(canvas, canvas.page.width)
    drawLogo(canvas, page.left, page.y + 4, 46)
  })
  const x = page.left + 58
  const { title: name, small } = page.styles
  const middle = x + 130
  page.gap(2)
  const end = page.y + 54
  page.beside(
    () =>
      page.row({
        text: m.common_brand({}, { locale: language }),
        x,
        width: 120,
        style: { ...name, size: 24, leading: 36 },
      }),
    () => {
      const width = page.right - middle
      page.row({ text: title, x: middle, width, style: { ...name, leading: 36 }, align: 'right', tag: 'H1' })
      page.row({ text: subtitle, x: middle, width, style: small, align: 'right' })
    },
  )
  page.y = Math.max(page.y, end) + 8
  page.rule()
  page.gap(10)
}

/** A heading, kept with what follows: `following` is how much room its first lines take. */
export function heading(page: PdfPage, text: string, { left, right }: Edges = page, following = 40): void {
  page.gap(12)
  const style = page.styles.heading
  page.need(style.leading + following)
  page.row({ text, x: left, width: right - left, style, tag: 'H2' })
  page.gap(2)
}

export type Pair = { label: string; text: string; style?: Style; link?: string }

/** Labels with what they name, one below another. */
export function pairs(
  page: PdfPage,
  rows: readonly Pair[],
  { left, right }: Edges = page,
  labelWidth = LABEL_WIDTH,
): void {
  const { label: quiet, body } = page.styles
  const x = left + labelWidth
  page.within('Table', () => {
    for (const { label, text, style = body, link } of rows)
      page.within('TR', () => {
        const value: Cell = { text, x, width: right - x, style, tag: 'TD' }
        page.row(
          { text: label, x: left, width: labelWidth - 10, style: quiet, tag: 'TH' },
          link === undefined ? value : { ...value, link },
        )
      })
  })
}

export type AmountRow = { text: string; amount: Paise; style?: Style; ruled?: boolean }

/** Amounts below one another, their figures in columns, on one page. */
export function amounts(
  page: PdfPage,
  language: Language,
  rows: readonly AmountRow[],
  { left, right }: Edges = page,
): void {
  const cells = rows.map(({ amount, style = page.styles.body }) => amountCell(amount, language, style))
  const width = Math.ceil(Math.max(...cells.map((cell) => page.widthOf(cell.text, cell.style)))) + 1
  const draw = () => {
    for (const [index, { text, style = page.styles.body, ruled }] of rows.entries()) {
      if (ruled) {
        page.gap(3)
        page.rule({ left, right })
        page.gap(3)
      }
      const label = { text, x: left, width: right - left - width - 12, style, tag: 'TH' }
      page.within('TR', () => page.row(label, { ...cells[index]!, x: right - width, width }))
    }
  }
  page.need(page.heightOf(draw))
  page.within('Table', draw)
}

/** An amount, its figures of one width, against the right edge of its place. */
export const amountCell = (amount: Paise, language: Language, style: Style): Omit<Cell, 'x' | 'width'> => ({
  text: formatRupees(amount, language),
  style: { ...style, tabular: true },
  align: 'right',
  tag: 'TD',
})

/** Lines with a mark before each. */
export function list(page: PdfPage, lines: readonly string[], style: Style): void {
  page.within('L', () => {
    for (const line of lines)
      page.within('LI', () => {
        const x = page.left + 14
        page.row(
          { text: '•', x: page.left + 2, width: 12, style, tag: 'Lbl' },
          { text: line, x, width: page.right - x, style, tag: 'LBody' },
        )
      })
  })
}
