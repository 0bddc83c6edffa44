import type { StatementPreview } from '../../contract/statement-desk.ts'
import type { Db } from '../../db/connect.ts'
import { type Line, MOST_PREAMBLE } from '../../domain/statement/columns.ts'
import { readAmount } from '../../domain/statement/read-amount.ts'
import { readDate } from '../../domain/statement/read-date.ts'
import { AppError } from '../http/app-error.ts'
import { chooseColumns } from './choose-columns.ts'
import { readTable } from './read-table.ts'

/** The headings and a few rows below them are always among the lines. */
const MOST_LINES = MOST_PREAMBLE + 12
const MOST_CELLS = 40
const LONGEST_CELL = 300

/** What an import of a file would read: its columns and its first lines. @throws AppError STATEMENT_UNREADABLE */
export async function previewStatement(db: Db, bytes: Uint8Array): Promise<StatementPreview> {
  const lines = await readTable(bytes)
  if (!lines.some(isTransaction)) throw new AppError('STATEMENT_UNREADABLE')
  const chosen = await chooseColumns(db, lines)
  return {
    columns: chosen?.columns ?? null,
    lines: lines.slice(0, MOST_LINES).map(({ line, cells }) => ({
      line,
      cells: cells.slice(0, MOST_CELLS).map((cell) => cell.slice(0, LONGEST_CELL)),
    })),
  }
}

/** Whether a line has a date and an amount in any of its cells: a file without such a line is no statement of a bank. */
const isTransaction = ({ cells }: Line): boolean =>
  cells.some((cell) => readDate(cell) !== null) && cells.some((cell) => readAmount(cell) !== null)
