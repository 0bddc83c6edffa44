import { CsvError, parse } from 'csv-parse/sync'
import { guessColumns, type Line, MOST_PREAMBLE } from '../../../domain/statement/columns.ts'
import { FileProblem, lineOf, MOST_ROWS, type Table } from './table.ts'

const DELIMITERS = [',', ';', '\t', '|', '~', '^'] as const
/** The first lines, which contain the headings and some rows, determine the delimiter. */
const LOOKED_AT = MOST_PREAMBLE + 40
/** In characters. A longer line cannot be a row of a bank. */
const LONGEST_LINE = 100_000

/**
 * The lines of a CSV file, with the delimiter that makes the first lines a statement; otherwise with the one that makes the most
 * cells. @throws FileProblem
 */
export function readCsv(text: string): Table {
  if (hasLongLine(text)) throw new FileProblem('STATEMENT_UNREADABLE')
  const start = firstLines(text)
  let best = { delimiter: ',', cells: -1 }
  for (const delimiter of DELIMITERS) {
    const lines = parseWith(start, delimiter)
    const cells = guessColumns(lines) ? Infinity : lines.reduce((sum, line) => sum + line.cells.length, 0)
    if (cells > best.cells) best = { delimiter, cells }
  }
  return { lines: parseWith(text, best.delimiter) }
}

function hasLongLine(text: string): boolean {
  for (let begin = 0; begin < text.length;) {
    const end = text.indexOf('\n', begin)
    if ((end < 0 ? text.length : end) - begin > LONGEST_LINE) return true
    if (end < 0) return false
    begin = end + 1
  }
  return false
}

function firstLines(text: string): string {
  let end = 0
  for (let line = 0; line < LOOKED_AT && end >= 0; line++) end = text.indexOf('\n', end + 1)
  return end < 0 ? text : text.slice(0, end)
}

function parseWith(text: string, delimiter: string): Line[] {
  // The form ="0000632512345678" makes a spreadsheet keep the digits.
  const plain = text.replace(/(?<=^|[,;\t|~^])="([^"\r\n]*)"(?=[,;\t|~^\r\n]|$)/gm, '"$1"')
  try {
    return linesOf(plain, delimiter, '"')
  } catch (error) {
    if (!(error instanceof CsvError) || error.code === 'CSV_MAX_RECORD_SIZE') throw asProblem(error)
  }
  return cutOff(plain, delimiter)
}

/** Reads a file that ends within a quoted text. If the quote began in an earlier line, the rows are read as they are. */
function cutOff(text: string, delimiter: string): Line[] {
  try {
    const closed = linesOf(`${text}"`, delimiter, '"')
    const isWithinRow = closed.at(-1)?.cells.every((cell) => !cell.includes('\n')) ?? false
    return withCutRow(isWithinRow ? closed : linesOf(text, delimiter, null))
  } catch (error) {
    throw asProblem(error)
  }
}

/** The missing part of the last row may say that it is not settled. */
const withCutRow = (lines: readonly Line[]): Line[] =>
  lines.map((line, at) => (at === lines.length - 1 ? { ...line, isCut: true } : line))

const asProblem = (error: unknown): unknown =>
  error instanceof CsvError ? new FileProblem('STATEMENT_UNREADABLE') : error

type Parsed = { info: { lines: number }; record: string[] }

function linesOf(text: string, delimiter: string, quote: string | null): Line[] {
  const options = { bom: true, delimiter, quote, info: true, relax_column_count: true, relax_quotes: true } as const
  const limits = { skip_empty_lines: true, max_record_size: LONGEST_LINE, to: MOST_ROWS + 1 } as const
  // The types of the package do not include the field that `info` adds.
  const parsed = parse(text, { ...options, ...limits }) as unknown as Parsed[]
  if (parsed.length > MOST_ROWS) throw new FileProblem('STATEMENT_TOO_LONG')
  const lines = parsed.flatMap(({ info, record }) => lineOf(info.lines, record) ?? [])
  const [last, before] = [lines.at(-1), lines.at(-2)]
  if (!last || !before || /[\r\n]$/.test(text)) return lines
  return last.cells.length < before.cells.length || endsEarly(lines) ? withCutRow(lines) : lines
}

const UNSETTLED = ['FAILED', 'PENDING', 'RETURNED', 'REVERSED', 'REJECTED', 'CANCELLED', 'DECLINED', 'HELD']
const BEGINNINGS = [...UNSETTLED, 'ON HOLD', 'UNDER PROCESS', 'IN PROCESS'].map((word) =>
  // The first letter must be there; the rest may be cut off at any place.
  [...word].reduceRight((rest, letter) => `${letter}(?:${rest})?`, ''),
)
const BEGINS_UNSETTLED = new RegExp(`(?:^|[^A-Z])(?:${BEGINNINGS.join('|')})$`, 'i')

/**
 * Whether the last text of a file looks cut off: it ends in a word that means "not settled", or has fewer parts than all texts
 * above it.
 */
function endsEarly(lines: readonly Line[]): boolean {
  const [last = '', ...above] = lines.map(({ cells }) => cells.at(-1) ?? '').toReversed()
  const partsOf = (text: string) => text.split('/').length
  const least = Math.min(...above.map(partsOf).filter((parts) => parts > 1))
  const hasFewer = Number.isFinite(least) && partsOf(last) < least
  return /[A-Z]/i.test(last) && (BEGINS_UNSETTLED.test(last) || hasFewer)
}
