import type { Cell, Edges, PdfPage } from './pdf-page.ts'
import type { Style } from './typography.ts'

const LABEL_WIDTH = 130

/** Draws a heading on the same page as the first `following` points of the content below it. */
export function heading(page: PdfPage, text: string, { left, right }: Edges = page, following = 40): void {
  page.gap(12)
  const style = page.styles.heading
  page.ensureSpace(style.leading + following)
  page.row({ text, x: left, width: right - left, style, tag: 'H2' })
  page.gap(2)
}

export type LabelledRow = { label: string; text: string; style?: Style; link?: string }

/** Draws labels on the left and their texts on the right. */
export function labelledRows(
  page: PdfPage,
  rows: readonly LabelledRow[],
  { left, right }: Edges = page,
  labelWidth = LABEL_WIDTH,
): void {
  const { label: labelStyle, body } = page.styles
  const x = left + labelWidth
  page.inTag('Table', () => {
    for (const { label, text, style = body, link } of rows)
      page.inTag('TR', () => {
        const value: Cell = { text, x, width: right - x, style, tag: 'TD' }
        page.row(
          { text: label, x: left, width: labelWidth - 10, style: labelStyle, tag: 'TH' },
          link === undefined ? value : { ...value, link },
        )
      })
  })
}

/** `ruled` draws a line above. */
export type FigureRow = { text: string; figure: string; style?: Style; ruled?: boolean }

/** Draws figures in a column at the right edge and their texts on the left, all on one page. */
export function figureRows(page: PdfPage, rows: readonly FigureRow[], { left, right }: Edges = page): void {
  const cells = rows.map(({ text, figure, style = page.styles.body, ruled = false }) => ({
    label: { text, style },
    value: figureCell(figure, style),
    ruled,
  }))
  const width = Math.ceil(Math.max(...cells.map(({ value }) => page.measureWidth(value.text, value.style)))) + 1
  const draw = () => {
    for (const { label, value, ruled } of cells) {
      if (ruled) spacedRule(page, { left, right })
      page.inTag('TR', () =>
        page.row(
          { ...label, x: left, width: right - left - width - 12, tag: 'TH' },
          { ...value, x: right - width, width },
        ),
      )
    }
  }
  page.keepTogether(() => page.inTag('Table', draw))
}

/** A figure at the right edge of its column, with digits of one width. */
export const figureCell = (figure: string, style: Style): Omit<Cell, 'x' | 'width'> => ({
  text: figure,
  style: { ...style, tabular: true },
  align: 'right',
  tag: 'TD',
})

/** A thin line between rows. */
export function spacedRule(page: PdfPage, edges: Edges = page): void {
  page.gap(3)
  page.rule(edges)
  page.gap(3)
}

/** A bulleted list. */
export function list(page: PdfPage, lines: readonly string[], style: Style, { left, right }: Edges = page): void {
  page.inTag('L', () => {
    for (const line of lines)
      page.inTag('LI', () => {
        const x = left + 14
        page.row(
          { text: '•', x: left + 2, width: 12, style, tag: 'Lbl' },
          { text: line, x, width: right - x, style, tag: 'LBody' },
        )
      })
  })
}
