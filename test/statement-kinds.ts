import type { CalendarDay } from '../domain/calendar-day.ts'
import { paise } from '../domain/money.ts'
import { type Columns, guessColumns, type Line } from '../domain/statement/columns.ts'
import { matchRows } from '../domain/statement/match.ts'
import type { Candidate } from '../domain/statement/match-index.ts'
import { readStatement } from '../domain/statement/read-statement.ts'

export const UTR = '632512345678'
const today = '2026-11-23' as CalendarDay

const payment = (more: Partial<Candidate> = {}): Candidate => ({
  id: 'p1',
  utr: UTR,
  reference: 'PTJ6FR6P',
  amount: paise(500_000),
  found: null,
  name: 'Ramesh Udaharan',
  quotedOn: '2026-11-20' as CalendarDay,
  state: 'SUBMITTED',
  ...more,
})

/** The lines of a table whose cells are separated by vertical bars. */
export const linesOf = (text: string): Line[] =>
  text
    .trim()
    .split('\n')
    .map((line, index) => ({ line: index + 1, cells: line.split('|').map((cell) => cell.trim()) }))

type Differing = Partial<Candidate> & { columns?: Partial<Columns> }

/** The kinds of the rows of a statement with one open payment of ₹5,000. */
export const kinds = (text: string, differing: Differing = {}) => kindsIn(linesOf(text), differing)

/** The kinds of the lines of a table. */
export function kindsIn(lines: readonly Line[], { columns, ...more }: Differing = {}) {
  const guessed = guessColumns(lines)
  if (!guessed) throw new Error('no columns')
  const { rows } = readStatement(lines, { ...guessed, ...columns })
  const known = { payments: [payment(more)], refunds: [], isSeen: () => false, debited: new Set<string>(), today }
  return matchRows(rows, known).map(({ kind, reasons }) => [kind, ...reasons].join(' '))
}

/** A statement with columns for money that left and for money in. */
export const twoSided = (...rows: string[]) => ['Date|Narration|Ref No.|Withdrawal|Deposit', ...rows].join('\n')

/** A statement with one row of ₹5,000 that came in. */
export const credit = (narration: string, reference = '') => twoSided(`21/11/2026|${narration}|${reference}||5,000.00`)
