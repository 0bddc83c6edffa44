import { type CellObject, read, type WorkSheet } from '@e965/xlsx'
import { Unzip, UnzipInflate, zipSync } from 'fflate'
import { guessColumns, isTransaction, type Line } from '../../../domain/statement/columns.ts'
import { namesOtherCurrency } from '../../../domain/statement/headings.ts'
import { joinHeadings } from '../../../domain/statement/joined-headings.ts'
import { FileProblem, lineOf, MOST_COLUMNS, MOST_ROWS, type Table } from './table.ts'

/** The largest size of an unpacked XLSX file, in bytes: a few kilobytes can unpack to gigabytes. */
const MOST_UNPACKED = 100_000_000

/** Excel 2003 also writes XML; some banks name such a file like an old Excel file. */
export const isSpreadsheetXml = (text: string): boolean =>
  /^\s*<\?xml/.test(text) && text.includes('urn:schemas-microsoft-com:office:spreadsheet')

/**
 * The lines of an XLSX or old XLS file: of the first sheet that is a statement and of all others with transactions, because a
 * statement may continue on the next sheet; otherwise of the first sheet. @throws FileProblem
 */
export function readSpreadsheet(bytes: Uint8Array, isZip: boolean): Table {
  const book = read(isZip ? unpackSafely(bytes) : bytes, {
    type: 'array',
    dense: true,
    cellDates: true,
    cellFormula: true,
    cellHTML: false,
    sheetRows: MOST_ROWS + 1,
  })
  const isShown = (_: unknown, index: number) => !book.Workbook?.Sheets?.[index]?.Hidden
  const sheets = book.SheetNames.filter(isShown).flatMap((name) => {
    const sheet = book.Sheets[name]
    return sheet ? [linesOf(sheet)] : []
  })
  const first = sheets.find((lines) => guessColumns(joinHeadings(lines)))
  if (!first) return { lines: sheets[0] ?? [] }
  return { lines: inOneTable([first, ...sheets.filter((lines) => lines !== first && lines.some(isTransaction))]) }
}

/** The numbers of lines continue from one sheet to the next. */
function inOneTable(sheets: readonly Line[][]): Line[] {
  let before = 0
  return sheets.flatMap((lines) => {
    const counted = lines.flatMap(({ line, cells }) => lineOf(before + line, cells) ?? [])
    before = counted.at(-1)?.line ?? before
    return counted
  })
}

/**
 * Deflate makes at most 1,032 bytes of one. A piece of this size, in bytes, unpacks to at most 17 MB before its size is checked.
 */
const PIECE = 16_384

/**
 * Unpacks a zip file within the limit and packs it again without compression. The sizes that a file claims are ignored: with a
 * false one, a reader could inflate gigabytes before it notices.
 */
function unpackSafely(bytes: Uint8Array): Uint8Array {
  const files = new Map<string, Uint8Array[]>()
  let unpacked = 0
  const unzip = new Unzip((file) => {
    const parts: Uint8Array[] = []
    files.set(file.name, parts)
    file.ondata = (error, part) => {
      if (error) throw error
      unpacked += part.length
      if (unpacked > MOST_UNPACKED) throw new FileProblem('STATEMENT_UNREADABLE')
      parts.push(part)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  for (let at = 0; at < bytes.length; at += PIECE)
    unzip.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length)
  return zipSync(Object.fromEntries([...files].map(([name, parts]) => [name, Buffer.concat(parts)])), { level: 0 })
}

/** Only the cells that exist: a single one at the far end of a sheet would create millions of empty ones. */
function linesOf(sheet: WorkSheet): Line[] {
  const rows = (sheet['!data'] ?? []) as readonly (readonly (CellObject | undefined)[] | undefined)[]
  const lines: Line[] = []
  rows.forEach((row, index) => {
    if (!row) return
    const cells = Array.from({ length: Math.min(row.length, MOST_COLUMNS) }, (_, at) => textOf(row[at]))
    const line = lineOf(index + 1, cells)
    if (line) lines.push(line)
  })
  return lines
}

/** Doubles have fifteen reliable digits: 2100.1 may be stored as 2100.0999999999999. */
const CERTAIN_DIGITS = 15

/**
 * A cell as in a CSV file, with dates as year, month and day. The text of a formula replaces its stored value: no bank writes
 * formulas into the rows of a statement, and another program has computed the stored value, or claims so.
 */
function textOf(cell: CellObject | undefined): string {
  if (!cell) return ''
  if (cell.f !== undefined || cell.F !== undefined) return `=${cell.f ?? ''}`
  const { v: value } = cell
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  // Only the format of the number contains the sign of a currency.
  if (typeof value === 'number' && namesOtherCurrency(cell.w ?? '')) return cell.w ?? ''
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? String(value) : String(Number(value.toPrecision(CERTAIN_DIGITS)))
  return typeof value === 'string' ? value : ''
}
