import { type Heading, headingOf } from './headings.ts'
import { readAmount, readSide } from './read-amount.ts'
import { type DateOrder, readDate } from './read-date.ts'

/**
 * The columns of the values in a statement. `header` is the line of the headings. Lines and columns are counted from 1, as people
 * count them; null if the statement has no such column.
 */
export type Columns = {
  header: number
  date: number
  /** Text and reference numbers of the transfer. */
  text: number[]
  debit: number | null
  credit: number | null
  /** One column for both sides; then `side`, or a sign or Cr and Dr after the amount, shows the side. */
  amount: number | null
  side: number | null
  /** Whether a person has said in which order day and month are. */
  order?: DateOrder | undefined
  /** Whether a person has said that the bank's Cr is money that left the account. */
  swapped?: boolean | undefined
}

export type Line = {
  /** The line of the file, counted from 1. */
  line: number
  cells: readonly string[]
  /** Whether a reader joined texts to a row that may belong to a neighbouring row. */
  isUnsure?: boolean
  /** Whether the file ends within the row. */
  isCut?: boolean
}

/** The name, the address and the account of the holder stand above the headings. */
export const MOST_PREAMBLE = 60

/** So many lines below the headings are enough to see what a column contains. */
const MOST_LOOKED_AT = 40

/** Finds the line of the headings and the content of each column; null if the table is not a statement. */
export function guessColumns(lines: readonly Line[]): Columns | null {
  for (const [index, line] of lines.slice(0, MOST_PREAMBLE).entries()) {
    const columns = columnsOf(line, () => lines.slice(index + 1, index + 1 + MOST_LOOKED_AT))
    if (columns) return columns
  }
  return null
}

/** The content of each column below a line of headings; null if the line lacks the headings of a statement. */
export function columnsOf({ line, cells }: Line, linesBelow: () => readonly Line[]): Columns | null {
  const found = cells.map(headingOf)
  const first = (heading: Heading) => found.indexOf(heading) + 1 || null
  const date = first('date') ?? first('valueDate')
  if (date === null) return null
  const text = found.flatMap((heading, at) => (heading !== null && texts.has(heading) ? [at + 1] : []))
  if (text.length === 0) return null
  const key = headerKey(cells)
  const below = () => linesBelow().filter((one) => headerKey(one.cells) !== key)
  const [debit, credit] = [ofAmounts(found, 'debit', below), ofAmounts(found, 'credit', below)]
  if (credit !== null) return { header: line, date, text, debit, credit, amount: null, side: null }
  // "Debit/Credit" can be the heading of the amounts themselves.
  const amount = first('amount') ?? amountsUnderSide(found, below())
  if (amount === null) return null
  return { header: line, date, text, debit: null, credit: null, amount, side: sideOf(found, amount, below()) }
}

const texts = new Set<Heading>(['text', 'remark', 'payer', 'reference'])

const cellsIn = (lines: readonly Line[], column: number): string[] =>
  lines.map(({ cells }) => (cells[column - 1] ?? '').trim()).filter((cell) => cell !== '')

/** The first column with a heading. "Dr" alone can also be the upper line of "Dr / Cr": a column of sides contains no amounts. */
function ofAmounts(
  found: readonly (Heading | null)[],
  heading: 'debit' | 'credit',
  below: () => readonly Line[],
): number | null {
  const columns = found.flatMap((one, at) => (one === heading ? [at + 1] : []))
  if (columns.length < 2) return columns[0] ?? null
  const hasSide = (column: number) => cellsIn(below(), column).some((cell) => readSide(cell) !== null)
  return columns.find((column) => !hasSide(column)) ?? columns[0] ?? null
}

function amountsUnderSide(found: readonly (Heading | null)[], below: readonly Line[]): number | null {
  const column = found.indexOf('side') + 1
  return column > 0 && cellsIn(below, column).some((cell) => readAmount(cell) !== null) ? column : null
}

/**
 * The column that shows the side of the amount. Most of its cells must say Cr or Dr, because "Type" can also mean the kind of
 * transfer. It has a heading for the side, or stands after the amount with any heading. A column directly after the balance shows
 * the side of the balance.
 */
function sideOf(found: readonly (Heading | null)[], amount: number, below: readonly Line[]): number | null {
  const says = (column: number) => {
    const cells = cellsIn(below, column)
    return cells.length === 0 || cells.filter((cell) => readSide(cell) !== null).length * 2 > cells.length
  }
  const isOfBalance = (column: number) => found[column - 2] === 'balance'
  const headed = found.flatMap((heading, at) => (heading === 'side' && at + 1 !== amount ? [at + 1] : []))
  const fitting = headed.filter((column) => !isOfBalance(column) && says(column))
  const behind = fitting.find((column) => column > amount) ?? fitting.at(-1)
  if (behind !== undefined) return behind
  const next = amount + 1
  return found[next - 1] === null && cellsIn(below, next).length > 0 && says(next) ? next : null
}

/** Further columns besides the ones in `Columns`, by their headings. */
export type Beside = {
  /** The value date, if another column contains the date of the row. */
  valueDate: number | null
  balance: number | null
  /** Whether the bank has settled the row. */
  statuses: number[]
  /** Whether the money is held back, or was returned. */
  holds: number[]
  currency: number | null
  /** A part of `text`: the bank's reference alone, without words of the payer. */
  references: number[]
  /** A part of `references`: the columns whose heading names the transfer, not the bank's own books. */
  utrs: number[]
  /** A part of `text`: the words that the payer may have typed. */
  ofPayer: number[]
}

export function besideOf(headings: readonly string[], { text }: Columns): Beside {
  const found = headings.map(headingOf)
  const first = (heading: Heading) => found.indexOf(heading) + 1 || null
  const all = (heading: Heading) => found.flatMap((one, at) => (one === heading ? [at + 1] : []))
  // If there is a narration, a remark comes from the payer; alone, it is the narration.
  const isOfPayer = (heading: Heading | null | undefined) =>
    heading === 'payer' || (heading === 'remark' && found.includes('text'))
  return {
    valueDate: first('date') === null ? null : first('valueDate'),
    balance: first('balance'),
    statuses: all('status'),
    holds: all('hold'),
    currency: first('currency'),
    references: text.filter((column) => found[column - 1] === 'reference'),
    utrs: text.filter((column) => found[column - 1] === 'reference' && isUtr(headings[column - 1] ?? '')),
    ofPayer: text.filter((column) => isOfPayer(found[column - 1])),
  }
}

const isUtr = (heading: string): boolean => /utr|rrn/i.test(heading) && !/settle/i.test(heading)

/** The headings that identify corrected columns for the next statement of the same bank. */
export const headerKey = (cells: readonly string[]): string =>
  cells
    .map((cell) => cell.trim().toLowerCase().replace(/\s+/g, ' '))
    .join('|')
    .replace(/\|+$/, '')

/** Whether a line has a date and an amount in any of its cells. */
export const isTransaction = ({ cells }: Line): boolean =>
  cells.some((cell) => readDate(cell) !== null || readDate(cell, 'MONTH_FIRST') !== null) &&
  cells.some((cell) => readAmount(cell) !== null)
