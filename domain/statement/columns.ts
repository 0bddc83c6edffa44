/**
 * Where the values of a statement stand. `header` is the line of the headings and all columns are counted from 1, as a person
 * counts them; null: the statement has no such column.
 */
export type Columns = {
  header: number
  date: number
  /** Narration and reference numbers. */
  text: number[]
  debit: number | null
  credit: number | null
  /** One column for both sides; then `side`, a sign or Cr and Dr behind the amount tell which. */
  amount: number | null
  side: number | null
}

export type Line = {
  /** The line of the file, counted from 1. */
  line: number
  cells: readonly string[]
}

type Heading = 'date' | 'valueDate' | 'text' | 'debit' | 'credit' | 'amount' | 'side'

// The first pattern that fits decides: "Dr / Cr" is no debit, and a balance is no amount.
const headings: readonly [Heading | 'ignored', RegExp][] = [
  ['ignored', /balance|\bbal\b|branch|s\.? ?no|serial|currency/],
  [
    'side',
    /^(?:dr|debit) ?\/? ?(?:cr|credit)$|^(?:cr|credit) ?\/? ?(?:dr|debit)$|^(?:transaction |txn )?type$|^drcr$|^crdr$/,
  ],
  ['valueDate', /^value/],
  ['date', /\bdate\b|\bdt\b|दिनांक|तारीख/],
  ['debit', /withdrawal|debit|^dr\b|paid out|नामे/],
  ['credit', /deposit|credit|^cr\b|paid in|जमा/],
  ['amount', /amount|amt|राशि/],
  ['text', /narration|description|particular|remark|detail|ref|utr|ch(?:e)?q|instrument|transaction id|tran id|विवरण/],
]

const headingOf = (cell: string): Heading | null => {
  const text = cell
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[._*:]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const found = headings.find(([, pattern]) => pattern.test(text))?.[0]
  return found === undefined || found === 'ignored' ? null : found
}

/** Statements begin with the name, the address and the account of the holder. */
export const MOST_PREAMBLE = 60

/** Finds the line of the headings and what stands in each column; null if the table is no statement. */
export function guessColumns(lines: readonly Line[]): Columns | null {
  for (const { line, cells } of lines.slice(0, MOST_PREAMBLE)) {
    const found = cells.map(headingOf)
    const first = (heading: Heading) => found.indexOf(heading) + 1 || null
    const date = first('date') ?? first('valueDate')
    const [debit, credit, amount] = [first('debit'), first('credit'), first('amount')]
    if (date === null || (credit === null && amount === null)) continue
    const text = found.flatMap((heading, index) => (heading === 'text' ? [index + 1] : []))
    if (text.length === 0) continue
    const twoSided = credit !== null
    return {
      header: line,
      date,
      text,
      debit: twoSided ? debit : null,
      credit,
      amount: twoSided ? null : amount,
      side: twoSided ? null : sideOf(found, amount),
    }
  }
  return null
}

/** The balance may have a column for its side, too: that of the amount is the next one behind it. */
function sideOf(found: readonly (Heading | null)[], amount: number | null): number | null {
  const behind = found.indexOf('side', amount ?? 0)
  return (behind < 0 ? found.indexOf('side') : behind) + 1 || null
}

/** The headings by which corrected columns are remembered for the next statement of the same bank. */
export const headerKey = (cells: readonly string[]): string =>
  cells
    .map((cell) => cell.trim().toLowerCase().replace(/\s+/g, ' '))
    .join('|')
    .replace(/\|+$/, '')
