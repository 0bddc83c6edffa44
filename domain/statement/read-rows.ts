import type { CalendarDay } from '../calendar-day.ts'
import { type Paise, paise } from '../money.ts'
import type { Columns, Line } from './columns.ts'
import { readAmount, readSide, type Side } from './read-amount.ts'
import { readDate } from './read-date.ts'

export type UnreadableReason = 'DATE_UNREADABLE' | 'AMOUNT_UNREADABLE'

export type StatementRow = {
  line: number
  date: CalendarDay | null
  /** Negative: money that left the account. Null if it cannot be read. */
  amount: Paise | null
  text: string
  /** Empty if the row was read. */
  unreadable: UnreadableReason[]
}

/** A line that is no payment: a sum, a balance carried over. */
const SUM = /\b(?:total|opening|closing|balance|brought|carried|b\/f|c\/f|summary)\b|कुल|शेष/i

/** Some banks draw a line of asterisks below the headings. */
const HAS_TEXT = /[\p{L}\p{N}]/u

/** Reads the rows below the headings. Lines without an amount and without a date are no rows: their text continues the row above. */
export function readRows(lines: readonly Line[], columns: Columns): StatementRow[] {
  const header = lines.find(({ line }) => line === columns.header)?.cells ?? []
  const rows: StatementRow[] = []
  for (const { line, cells } of lines) {
    if (line <= columns.header || isSame(cells, header) || !HAS_TEXT.test(cells.join(''))) continue
    const cell = (column: number | null) => (column === null ? '' : (cells[column - 1] ?? '').trim())
    const text = columns.text.map(cell).filter(Boolean).join(' ')
    const date = cell(columns.date)
    const hasAmount = [columns.debit, columns.credit, columns.amount].some((column) => cell(column) !== '')
    const day = readDate(date)
    if (day === null && !hasAmount) {
      const above = rows.at(-1)
      if (above && date === '' && text !== '') above.text = `${above.text} ${text}`
      continue
    }
    if (day === null && SUM.test(cells.join(' '))) continue
    const amount = amountIn(cell, columns)
    const unreadable: UnreadableReason[] = [
      ...(day === null ? (['DATE_UNREADABLE'] as const) : []),
      ...(amount === null ? (['AMOUNT_UNREADABLE'] as const) : []),
    ]
    rows.push({ line, date: day, amount, text: unreadable.length > 0 ? cells.join(' ').trim() : text, unreadable })
  }
  return rows
}

const isSame = (cells: readonly string[], header: readonly string[]) =>
  header.length > 0 && cells.length === header.length && cells.every((cell, index) => cell === header[index])

function amountIn(cell: (column: number | null) => string, columns: Columns): Paise | null {
  if (columns.amount !== null) return fromOneColumn(cell(columns.amount), cell(columns.side))
  const debit = fromSide(cell(columns.debit), 'DEBIT')
  const credit = fromSide(cell(columns.credit), 'CREDIT')
  if (debit === null || credit === null) return null
  // Some banks write 0.00 into the column of the other side. Two amounts in one row are a mistake of the columns.
  if (debit !== 0 && credit !== 0) return null
  const amount = paise(credit - debit)
  return amount === 0 ? null : amount
}

/** 0 for an empty cell; null if it cannot be read. Banks write debits with and without a sign; a negative credit was taken back. */
function fromSide(text: string, column: Side): Paise | null {
  if (text === '' || text === '-') return paise(0)
  const read = readAmount(text)
  if (!read || (read.side !== null && read.side !== column)) return null
  return column === 'DEBIT' ? paise(Math.abs(read.amount)) : read.amount
}

function fromOneColumn(text: string, sideText: string): Paise | null {
  const read = readAmount(text)
  if (!read || read.amount === 0) return null
  const side = readSide(sideText) ?? read.side
  if (side === null) return sideText === '' ? read.amount : null
  if (side === 'CREDIT' && read.amount < 0) return null
  return paise(side === 'DEBIT' ? -Math.abs(read.amount) : Math.abs(read.amount))
}
