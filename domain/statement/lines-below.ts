import { joinLines } from './cell.ts'
import type { Line } from './columns.ts'
import { isTitleOfUnsettled, saysUnsettled } from './row-doubts.ts'
import { isOfPage } from './sums.ts'

/** A row to which the lines below it may belong. */
export type RowAbove = {
  text: string
  unreadable: readonly string[]
  /** The row's cells with text. */
  parts: string[]
  /** The whole text of the row and its lines. */
  said: string
  /** The row's last line. */
  end: number
  isUnsure: boolean
  isCut: boolean
  isUnsettled: boolean
}

/** Joins a line to its row. */
export function joinTo(
  above: RowAbove,
  parts: readonly string[],
  text: string,
  { line, cells, isUnsure = false, isCut = false }: Line,
): void {
  const joined = above.parts.map((part, at) => joinLines(part, parts[at] ?? ''))
  const isMended = joined.some((part, at) => part !== `${above.parts[at]} ${parts[at] ?? ''}`.trim())
  above.parts = joined
  above.end = line
  above.said += ` / ${cells.join(' / ')}`
  above.isUnsure ||= isUnsure
  // The part that was cut off may have contained the date of a separate row.
  above.isCut ||= isCut
  if (above.unreadable.length === 0) above.text = isMended ? joined.filter(Boolean).join(' ') : `${above.text} ${text}`
}

/** A short text can belong to a row even below an empty line. */
const LONGEST_APART = 45

/**
 * A text directly below a row may belong to it. In a page a text can be anywhere, and the reader of the page knows how near it is.
 */
export function saidBelow({ line, cells }: Line, row?: RowAbove): void {
  const text = cells.join(' / ')
  const isNear = row !== undefined && line - row.end <= (text.length <= LONGEST_APART ? 2 : 1)
  if (!isNear || isTitleOfUnsettled(cells) !== null || isOfPage(text)) return
  row.end = line
  row.isUnsettled ||= saysUnsettled(text)
}

const MARK = /^[*#†^]+(?=[^*#†^])/

/** A note below the rows that says that rows with its mark are not settled. */
export function readNote({ cells }: Line, rows: readonly (RowAbove & { cells: readonly string[] })[]): void {
  const note = cells.filter(Boolean).join(' ')
  const mark = MARK.exec(note)?.[0]
  if (mark === undefined || !saysUnsettled(note)) return
  for (const row of rows) row.isUnsettled ||= row.cells.some((cell) => cell.endsWith(mark))
}
