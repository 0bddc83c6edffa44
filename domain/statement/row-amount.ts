import { type Paise, paise } from '../money.ts'
import type { Columns } from './columns.ts'
import { readAmount, readSide, type Side } from './read-amount.ts'

/** The text of a column of a row; empty if there is none. */
export type CellOf = (column: number | null) => string

/** If there is no amount, banks write a dash or a word. */
const isEmpty = (cell: string) => /^(?:[-–—*.\s]*|n\/?a|nil|null|none)$/i.test(cell)

export const hasAmountIn = (cell: CellOf, { debit, credit, amount }: Columns): boolean =>
  [debit, credit, amount].some((column) => !isEmpty(cell(column)))

type Amount = { amount: Paise | null; isSideKnown: boolean }
const UNREADABLE: Amount = { amount: null, isSideKnown: true }

/** The amount of a row, in paise, and whether the file shows its side. */
export function amountIn(cell: CellOf, columns: Columns): Amount {
  const { amount, isSideKnown } = columns.amount !== null ? fromOneColumn(cell, columns) : fromTwoColumns(cell, columns)
  return { amount: amount !== null && columns.swapped ? paise(0 - amount) : amount, isSideKnown }
}

function fromTwoColumns(cell: CellOf, columns: Columns): Amount {
  const debit = fromSide(cell(columns.debit), 'DEBIT')
  const credit = fromSide(cell(columns.credit), 'CREDIT')
  if (debit === null || credit === null) return UNREADABLE
  // Some banks write 0.00 into the column of the other side. Two amounts in one row mean that the columns are wrong.
  if (debit !== 0 && credit !== 0) return UNREADABLE
  const amount = paise(credit - debit)
  return { amount: amount === 0 ? null : amount, isSideKnown: true }
}

/** 0 for an empty cell; null if it cannot be read. Banks write debits with or without a sign; a negative credit was taken back. */
function fromSide(text: string, column: Side): Paise | null {
  if (isEmpty(text)) return paise(0)
  const read = readAmount(text)
  if (!read || (read.side !== null && read.side !== column)) return null
  return column === 'DEBIT' ? paise(Math.abs(read.amount)) : read.amount
}

/** A negative amount left the account. An amount without a sign and without Cr or Dr may be on either side. */
function fromOneColumn(cell: CellOf, columns: Columns): Amount {
  const sideText = cell(columns.side)
  const text = cell(columns.amount)
  const read = readAmount(text)
  if (!read || read.amount === 0) return UNREADABLE
  const told = readSide(sideText)
  if (told !== null && read.side !== null && told !== read.side) return UNREADABLE
  const side = told ?? read.side
  const isSigned = read.amount < 0 || text.startsWith('+')
  if (side === null) return sideText === '' ? { amount: read.amount, isSideKnown: isSigned } : UNREADABLE
  if (side === 'CREDIT' && read.amount < 0) return UNREADABLE
  return { amount: paise(side === 'DEBIT' ? -Math.abs(read.amount) : Math.abs(read.amount)), isSideKnown: true }
}
