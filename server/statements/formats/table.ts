import type { ErrorCode } from '../../../contract/errors.ts'
import { cleanCell } from '../../../domain/statement/cell.ts'
import type { Line } from '../../../domain/statement/columns.ts'

/** The cells of a file in any format. */
export type Table = {
  lines: Line[]
  /** Whether the columns were determined from the positions of texts on a page. */
  isByPosition?: boolean
}

export type ProblemCode = Extract<
  ErrorCode,
  'STATEMENT_UNREADABLE' | 'STATEMENT_LOCKED' | 'STATEMENT_PASSWORD_WRONG' | 'STATEMENT_SCANNED' | 'STATEMENT_TOO_LONG'
>

/** The error of a file. */
export class FileProblem extends Error {
  readonly code: ProblemCode

  constructor(code: ProblemCode) {
    super(code)
    this.code = code
  }
}

/** A file with more rows is refused as a whole, because nobody would notice missing rows. */
export const MOST_ROWS = 50_000
/** No statement has so many columns; a cell further to the right would make a table of millions of empty cells. */
export const MOST_COLUMNS = 200

/** A line of a table; null if all its cells are empty. @throws FileProblem STATEMENT_TOO_LONG */
export function lineOf(line: number, cells: readonly string[]): Line | null {
  if (line > MOST_ROWS) throw new FileProblem('STATEMENT_TOO_LONG')
  const cleaned = cells.slice(0, MOST_COLUMNS).map(cleanCell)
  return cleaned.some((cell) => cell !== '') ? { line, cells: cleaned } : null
}
