import PDFDocument from 'pdfkit'
import type { Grid } from './statement-formats.ts'

type Options = { password?: string; isCentered?: boolean }

const SIZE = 7
const LINE = 9
const BETWEEN_ROWS = 6
const TOP = 40
const BOTTOM = 780
const WIDEST = 26
const MIDDLE = 200

/** A statement as a PDF: each page has its headings, long texts continue below, and amounts end at the right of their column. */
export function statementPdf(
  grid: Grid,
  { password, isCentered = false }: Options = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    ...(password && { userPassword: password, pdfVersion: '1.7' }),
  })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  const done = new Promise<Uint8Array<ArrayBuffer>>((resolve) =>
    document.on('end', () => resolve(Uint8Array.from(Buffer.concat(parts)))),
  )
  const columns = columnsOf(grid)
  const put = (text: string, at: { x: number; width: number; isNumber: boolean }, y: number) => {
    const x = at.isNumber ? at.x + at.width - document.widthOfString(text) : at.x
    if (text !== '') document.text(text, x, y, { lineBreak: false })
  }
  document.fontSize(SIZE)
  let y = TOP
  const line = (cells: readonly string[]) => {
    const wrapped = cells.map(wrap)
    const height = Math.max(...wrapped.map((lines) => lines.length)) * LINE
    if (y + height > BOTTOM) {
      put('Page 1 of many', { x: MIDDLE, width: 0, isNumber: false }, BOTTOM + LINE * 2)
      document.addPage().fontSize(SIZE)
      y = TOP
      if (cells !== grid.headings) line(grid.headings)
    }
    wrapped.forEach((lines, index) => {
      const column = columns[index]
      const from = isCentered ? y + (height - lines.length * LINE) / 2 : y
      if (column) for (const [at, text] of lines.entries()) put(text, column, from + at * LINE)
    })
    y += height + BETWEEN_ROWS
  }
  for (const cells of grid.above) {
    put(cells.join('   '), { x: MIDDLE, width: 0, isNumber: false }, y)
    y += LINE * 2
  }
  for (const cells of [grid.headings, ...grid.rows]) line(cells)
  for (const cells of grid.below) {
    y += LINE * 3
    put(cells.join('   '), { x: MIDDLE, width: 0, isNumber: false }, y)
  }
  document.end()
  return done
}

const NUMBER = /balance|withdrawal|deposit|debit|credit|amount|amt/i
const NARRATION = /narration|description|particulars|remarks/i

function columnsOf({ headings }: Grid) {
  let x = 20
  return headings.map((heading) => {
    const width = NARRATION.test(heading) ? 150 : NUMBER.test(heading) ? 68 : 72
    const column = { x, width, isNumber: NUMBER.test(heading) }
    x += width + 12
    return column
  })
}

/** Lines of a cell, broken anywhere, as banks do. */
const wrap = (text: string): string[] =>
  text.length <= WIDEST
    ? [text]
    : Array.from({ length: Math.ceil(text.length / WIDEST) }, (_, at) =>
        text.slice(at * WIDEST, (at + 1) * WIDEST).trim(),
      )
