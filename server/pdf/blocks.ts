import type { Language } from '../../db/tables.ts'
import { type CalendarDay, daysBetween } from '../../domain/calendar-day.ts'
import { formatDay, formatRupees } from '../../domain/format.ts'
import type { Paise } from '../../domain/money.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Care, Place } from '../documents/document-data.ts'
import type { Style } from './typography.ts'
import { drawMark, drawTorana } from './logo.ts'
import type { Cell, Sheet } from './page-flow.ts'

const LABEL_WIDTH = 130

/** Where something stands between left and right. */
export type Edges = { left: number; right: number }

/** How many days from one to another, both counted. */
export const dayCount = (first: CalendarDay, last: CalendarDay): number => daysBetween(first, last) + 1

/** One day, or from one to another. */
export const daysText = (first: CalendarDay, last: CalendarDay, locale: Language): string =>
  first === last
    ? formatDay(first, locale)
    : m.paper_from_to(
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
      m.mail_care({ phone: unbroken(care.phone), email: care.email }, { locale }),
      m.paper_page({ page: String(page), pages: String(pages) }, { locale }),
    ].join('  ·  ')

/** The head of the first page: the gate, the mark and the name of the house; what the paper is to the right. */
export function head(sheet: Sheet, language: Language, title: string, subtitle: string): void {
  sheet.ornament((canvas) => {
    drawTorana(canvas, canvas.page.width)
    drawMark(canvas, sheet.left, sheet.y + 4, 46)
  })
  const x = sheet.left + 58
  const { title: name, small } = sheet.styles
  const middle = x + 130
  sheet.gap(2)
  const end = sheet.y + 54
  sheet.beside(
    () =>
      sheet.row({ text: m.brand({}, { locale: language }), x, width: 120, style: { ...name, size: 24, leading: 36 } }),
    () => {
      const width = sheet.right - middle
      sheet.row({ text: title, x: middle, width, style: { ...name, leading: 36 }, align: 'right', tag: 'H1' })
      sheet.row({ text: subtitle, x: middle, width, style: small, align: 'right' })
    },
  )
  sheet.y = Math.max(sheet.y, end) + 8
  sheet.rule()
  sheet.gap(10)
}

/** A heading, kept with what follows: `following` is how much room its first lines take. */
export function heading(sheet: Sheet, text: string, { left, right }: Edges = sheet, following = 40): void {
  sheet.gap(12)
  const style = sheet.styles.heading
  sheet.need(style.leading + following)
  sheet.row({ text, x: left, width: right - left, style, tag: 'H2' })
  sheet.gap(2)
}

export type Pair = { label: string; text: string; style?: Style; link?: string }

/** Labels with what they name, one below another. */
export function pairs(
  sheet: Sheet,
  rows: readonly Pair[],
  { left, right }: Edges = sheet,
  labelWidth = LABEL_WIDTH,
): void {
  const { label: quiet, body } = sheet.styles
  const x = left + labelWidth
  sheet.within('Table', () => {
    for (const { label, text, style = body, link } of rows)
      sheet.within('TR', () => {
        const value: Cell = { text, x, width: right - x, style, tag: 'TD' }
        sheet.row(
          { text: label, x: left, width: labelWidth - 10, style: quiet, tag: 'TH' },
          link === undefined ? value : { ...value, link },
        )
      })
  })
}

export type AmountRow = { text: string; amount: Paise; style?: Style; ruled?: boolean }

/** Amounts below one another, their figures in columns, on one page. */
export function amounts(
  sheet: Sheet,
  language: Language,
  rows: readonly AmountRow[],
  { left, right }: Edges = sheet,
): void {
  const cells = rows.map(({ amount, style = sheet.styles.body }) => amountCell(amount, language, style))
  const width = Math.ceil(Math.max(...cells.map((cell) => sheet.widthOf(cell.text, cell.style)))) + 1
  const draw = () => {
    for (const [index, { text, style = sheet.styles.body, ruled }] of rows.entries()) {
      if (ruled) {
        sheet.gap(3)
        sheet.rule({ left, right })
        sheet.gap(3)
      }
      const label = { text, x: left, width: right - left - width - 12, style, tag: 'TH' }
      sheet.within('TR', () => sheet.row(label, { ...cells[index]!, x: right - width, width }))
    }
  }
  sheet.need(sheet.heightOf(draw))
  sheet.within('Table', draw)
}

/** An amount, its figures of one width, against the right edge of its place. */
export const amountCell = (amount: Paise, language: Language, style: Style): Omit<Cell, 'x' | 'width'> => ({
  text: formatRupees(amount, language),
  style: { ...style, tabular: true },
  align: 'right',
  tag: 'TD',
})

/** Lines with a mark before each. */
export function list(sheet: Sheet, lines: readonly string[], style: Style): void {
  sheet.within('L', () => {
    for (const line of lines)
      sheet.within('LI', () => {
        const x = sheet.left + 14
        sheet.row(
          { text: '•', x: sheet.left + 2, width: 12, style, tag: 'Lbl' },
          { text: line, x, width: sheet.right - x, style, tag: 'LBody' },
        )
      })
  })
}
