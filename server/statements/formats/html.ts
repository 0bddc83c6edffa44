import { Parser } from 'htmlparser2'
import { FileProblem, lineOf, MOST_COLUMNS, MOST_ROWS, type Table } from './table.ts'

type Row = { line: number; cells: string[] }

/** Whether a text is an HTML page with a table. Several banks name such a page like an Excel file. */
export const isHtml = (text: string): boolean => /^\s*</.test(text) && /<table[\s>]/i.test(text)

/** The row that is being read; `blank` is the number of cells to leave empty after the current one, because it is wider. */
type OpenRow = { cells: string[]; isInCell: boolean; blank: number }

/** The rows of all tables of an HTML file, in their order. A table within a cell has its own rows. @throws FileProblem */
export function readHtml(text: string): Table {
  const rows: Row[] = []
  const open: OpenRow[] = []
  let ignored = 0
  const add = (said: string) => {
    const row = open.at(-1)
    if (row?.isInCell && ignored === 0) row.cells.push(`${row.cells.pop() ?? ''}${said}`)
  }
  const parser = new Parser({
    onopentag(name, { colspan }) {
      const row = open.at(-1)
      if (isIgnored(name)) ignored += 1
      if (name === 'br') add('\n')
      if (name === 'tr') {
        if (rows.length >= MOST_ROWS) throw new FileProblem('STATEMENT_TOO_LONG')
        const cells: string[] = []
        rows.push({ line: rows.length + 1, cells })
        open.push({ cells, isInCell: false, blank: 0 })
      } else if (isCell(name) && row) {
        row.cells.push('')
        row.isInCell = true
        row.blank = Math.min(Math.max(Number(colspan) || 1, 1), MOST_COLUMNS) - 1
      }
    },
    ontext: (said) => add(said.replace(/\s+/g, ' ')),
    onclosetag(name) {
      const row = open.at(-1)
      if (isIgnored(name)) ignored -= 1
      if (name === 'tr') open.pop()
      else if (isCell(name) && row) {
        row.cells.push(...Array.from({ length: row.blank }, () => ''))
        row.isInCell = false
      }
    },
  })
  parser.end(text)
  const lines = rows.flatMap(({ line, cells }) => lineOf(line, cells) ?? [])
  const isCut = !/<\/(?:tr|table|html)\b/i.test(text.slice(text.toLowerCase().lastIndexOf('<tr')))
  return { lines: lines.map((line, at) => (isCut && at === lines.length - 1 ? { ...line, isCut } : line)) }
}

const isCell = (name: string) => name === 'td' || name === 'th'
const isIgnored = (name: string) => name === 'script' || name === 'style'
