import type { Db } from '../../db/connect.ts'
import { type Columns, guessColumns, headerKey, type Line, MOST_PREAMBLE } from '../../domain/statement/columns.ts'
import { rememberedColumns } from './store.ts'

type Chosen = { columns: Columns; key: string }

/**
 * The corrected columns, those of the last statement with the same headings, or the guess; null if there is none of them. `key` is
 * what the headings are remembered by.
 */
export async function chooseColumns(db: Db, lines: readonly Line[], corrected?: Columns): Promise<Chosen | null> {
  if (corrected) return withKey(lines, corrected)
  const headings = new Map(
    lines.slice(0, MOST_PREAMBLE).flatMap(({ line, cells }) => (isHeading(cells) ? [[headerKey(cells), line]] : [])),
  )
  return (await rememberedColumns(db, headings)) ?? withKey(lines, guessColumns(lines))
}

function withKey(lines: readonly Line[], columns: Columns | null): Chosen | null {
  const header = lines.find(({ line }) => line === columns?.header)
  return columns && header ? { columns, key: headerKey(header.cells) } : null
}

/** A statement has at least a date, a text and an amount. */
const FEWEST_COLUMNS = 3

const isHeading = (cells: readonly string[]): boolean =>
  cells.filter((cell) => cell.trim() !== '').length >= FEWEST_COLUMNS
