import type { Cell } from './cells.ts'

/** By this mark Excel reads a CSV file as UTF-8. */
export const BOM = '\uFEFF'

/** A cell that begins so would be a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** A line of a CSV file (RFC 4180). Before a text that would be a formula stands an apostrophe, as spreadsheets write texts. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`

function csvCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
