import { CsvError, parse } from 'csv-parse/sync'
import { guessColumns, type Line } from '../../domain/statement/columns.ts'

const DELIMITERS = [',', ';', '\t', '|'] as const

/** The lines of a CSV file, with the delimiter that makes a statement of it; else with the one that makes the most cells. */
export function readCsv(text: string): Line[] {
  let most: Line[] = []
  for (const delimiter of DELIMITERS) {
    const lines = parseWith(text, delimiter)
    if (guessColumns(lines)) return lines
    if (cellsOf(lines) > cellsOf(most)) most = lines
  }
  return most
}

const cellsOf = (lines: readonly Line[]): number => lines.reduce((sum, { cells }) => sum + cells.length, 0)

function parseWith(text: string, delimiter: string): Line[] {
  try {
    return linesOf(text, delimiter, '"')
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // A file that was cut off in a quoted text: its rows are read as they are.
    return linesOf(text, delimiter, null)
  }
}

type Parsed = { info: { lines: number }; record: string[] }

function linesOf(text: string, delimiter: string, quote: string | null): Line[] {
  const options = { bom: true, delimiter, quote, info: true, relax_column_count: true, relax_quotes: true } as const
  // The types of the package do not know what `info` adds.
  const parsed = parse(text, { ...options, skip_empty_lines: true }) as unknown as Parsed[]
  return parsed.map(({ info, record }) => ({ line: info.lines, cells: record }))
}
