import type { Language } from '../../domain/language.ts'
import type { Line } from '../../domain/statement/columns.ts'
import { MOST_TRADE_ROWS, type TradeKind } from '../../domain/trade.ts'
import { AppError } from '../http/app-error.ts'
import { inThread } from '../statements/in-thread.ts'
import { columnNamed, columnsOf } from './columns.ts'

/** The headings are at most so many lines down, because a title and the explanations of the template may stand above them. */
const MOST_LINES_ABOVE = 40

/** A row of the file; a cell of a column that the file does not have is empty. */
export type FileRow = { line: number; cell: (name: string) => string }
export type TradeFile = {
  rows: FileRow[]
  /** Columns with content that are ignored, by their headings or their numbers. */
  unread: string[]
}

/**
 * The rows of a CSV or XLSX file, read in a separate process, as bank statements are. Formulas stay text.
 * @throws AppError TRADE_FILE_UNREADABLE, TRADE_COLUMNS_MISSING, TRADE_FILE_LONG
 */
export async function readTradeFile(bytes: Uint8Array, kind: TradeKind, language: Language): Promise<TradeFile> {
  const lines = await inThread('FILE', async (ask) => {
    await ask('open', { bytes })
    return ask('lines', { from: 0, count: MOST_LINES_ABOVE + MOST_TRADE_ROWS + 2 })
  }).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
    throw error.code === 'STATEMENT_TOO_LONG' ? tooLong() : new AppError('TRADE_FILE_UNREADABLE', { field: 'file' })
  })
  const at = headingsAt(lines, kind, language)
  const below = lines.slice(at + 1)
  if (below.length > MOST_TRADE_ROWS) throw tooLong()
  const headings = lines[at]?.cells ?? []
  const named = headings.map((heading) => columnNamed(kind, heading)?.name)
  const width = Math.max(...[headings, ...below.map(({ cells }) => cells)].map(({ length }) => length))
  const isRead = (column: number) => named[column] !== undefined && named.indexOf(named[column]) === column
  const unread = Array.from({ length: width }, (_, column) => column).filter(
    (column) => !isRead(column) && below.some(({ cells }) => (cells[column] ?? '') !== ''),
  )
  return {
    rows: below.map(({ line, cells }) => ({ line, cell: (name) => textOf(cells[named.indexOf(name)]) })),
    unread: unread.map((column) => headings[column] || `#${column + 1}`),
  }
}

const tooLong = () => new AppError('TRADE_FILE_LONG', { field: 'file', words: { most: String(MOST_TRADE_ROWS) } })

/** An export of this product writes an apostrophe before text that a spreadsheet would read as a formula. */
const textOf = (cell = ''): string =>
  cell
    .toWellFormed()
    .normalize('NFC')
    .replace(/^'(?=\s*[=+\-@|%＝＋－＠])/u, '')
    .trim()

/** The line with the headings. @throws AppError TRADE_COLUMNS_MISSING with the columns that the likeliest line lacks */
function headingsAt(lines: readonly Line[], kind: TradeKind, language: Language): number {
  const required = columnsOf[kind].filter(({ required: isRequired }) => isRequired)
  const candidates = lines.slice(0, MOST_LINES_ABOVE).map(({ cells }, at) => {
    const found = new Set(cells.map((cell) => columnNamed(kind, cell)?.name))
    return { at, missing: required.filter(({ name }) => !found.has(name)) }
  })
  const [best] = candidates.toSorted((one, other) => one.missing.length - other.missing.length)
  if (!best) throw new AppError('TRADE_FILE_UNREADABLE', { field: 'file' })
  if (best.missing.length === 0) return best.at
  const fields = best.missing.map(({ name, hindi }) => (language === 'hi' ? `${hindi} (${name})` : name)).join(', ')
  throw new AppError('TRADE_COLUMNS_MISSING', { field: 'file', words: { fields } })
}
