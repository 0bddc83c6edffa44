import type { CalendarDay } from '../calendar-day.ts'
import { type Paise, paise } from '../money.ts'
import { readChain } from './balance-chain.ts'
import { besideOf, type Columns, type Line } from './columns.ts'
import { countsInOther, isOfBooks, isOfOtherCurrency } from './headings.ts'
import { dateOrderOf, readDate } from './read-date.ts'
import { readTables, type SkipReason, type StatementRow, type Table, type TableRow } from './read-rows.ts'
import { type RowDoubt, rowDoubts } from './row-kinds.ts'
import { balancesIn } from './sums.ts'

export const questions = ['SIDE', 'SIDE_DISPUTED', 'DATE_ORDER'] as const
/**
 * The answers that only a person can give: which column shows the side, whether Cr is money that left, and the order of the date.
 */
type Question = (typeof questions)[number]

/** The totals of what was read, to compare with the paper; amounts in paise. */
export type Summary = {
  rows: number
  skipped: Record<SkipReason, number>
  credits: { rows: number; sum: Paise }
  debits: { rows: number; sum: Paise }
  opening: Paise | null
  closing: Paise | null
  /** Whether opening balance, credits and debits add up to the closing balance; null if the file does not name both balances. */
  addsUp: boolean | null
  /** The first lines at which the running balance does not fit. */
  breaks: number[]
  questions: Question[]
}

export type Reading = { rows: StatementRow[]; summary: Summary }

type Source = {
  /** Whether the columns were found by their position, as in a PDF. Then only the balances can confirm the sides. */
  isByPosition?: boolean
  /** If the value date of a row is later, the row is not settled. */
  today?: CalendarDay | undefined
}

const MOST_BREAKS = 20

/** Reads a statement: its rows with the doubts about each, and what the file says about itself. */
export function readStatement(
  lines: readonly Line[],
  columns: Columns,
  { isByPosition = false, today }: Source = {},
): Reading {
  const dates = datesOf(lines, columns)
  const { tables, skipped } = readTables(lines, columns, { order: dates.order, today, isByPosition })
  const chains = tables.map((table) => chainOf(table))
  const isDisputed = chains.some(({ verdict }) => verdict === 'DISPUTED')
  const ofFile: RowDoubt[] = [
    // This also helps if a table is too short for its balances to show it.
    ...(isDisputed ? (['SIDE_DISPUTED'] as const) : []),
    ...(otherCurrency(lines, columns) ? (['OTHER_CURRENCY'] as const) : []),
    ...(ofBooks(lines, columns) ? (['NOT_OF_BANK'] as const) : []),
  ]
  const rows = tables.flatMap((table, at) => {
    const chain = chains[at]
    return table.rows.map((row): StatementRow => {
      const found = chain?.rows.get(row)
      const isSideKnown = row.isSideKnown || (found?.sign ?? 0) !== 0
      const amount =
        row.isSideKnown || !found || row.amount === null || found.sign === 0
          ? row.amount
          : paise(found.sign * Math.abs(row.amount))
      const isUnproven = isByPosition && chain?.verdict !== 'AGREES'
      const own = new Set<RowDoubt>([
        ...row.doubts,
        ...(isSideKnown && !isUnproven ? [] : (['SIDE_UNKNOWN'] as const)),
        ...(found?.breaks ? (['BALANCE_BREAKS'] as const) : []),
        ...(isDoubtfulDay(row, dates) ? (['DATE_ORDER'] as const) : []),
        ...ofFile,
      ])
      const doubts = row.unreadable.length > 0 ? [] : rowDoubts.filter((doubt) => own.has(doubt))
      const { line, date, text, unreadable, references } = row
      return { line, date, amount, text, unreadable, doubts, references }
    })
  })
  return { rows, summary: summaryOf(lines, columns, { rows, skipped, chains }) }
}

/** The rows alone. */
export const readRows = (lines: readonly Line[], columns: Columns): StatementRow[] => readStatement(lines, columns).rows

type Dates = ReturnType<typeof datesOf>

function datesOf(lines: readonly Line[], { header, date, order }: Columns) {
  const cells = lines.flatMap(({ line, cells: all }) => (line > header ? [(all[date - 1] ?? '').trim()] : []))
  const isMixed = cells.some(isIso) && cells.some((cell) => !isIso(cell) && readDate(cell) !== null)
  return order ? { order, isSure: true, isMixed: false } : { ...dateOrderOf(cells), isMixed }
}

const isIso = (cell: string) => /^\d{4}-/.test(cell)

/** A spreadsheet that reads days as months changes 05/11 into 11 May, and leaves 21/11 as text. */
const isDoubtfulDay = ({ date }: TableRow, { isSure, isMixed }: Dates): boolean =>
  !isSure || (isMixed && date !== null && Number(date.slice(8)) <= 12)

type FoundRow = { breaks: boolean; sign: 1 | -1 | 0 }
type TableChain = Omit<ReturnType<typeof readChain>, 'breaks' | 'signs'> & { rows: Map<TableRow, FoundRow> }

function chainOf({ links }: Table): TableChain {
  const { breaks, signs, ...chain } = readChain(
    links.map((link) =>
      'row' in link ? link.row : { date: null, amount: null, isSideKnown: true, balance: link.balance },
    ),
  )
  const rows = new Map<TableRow, FoundRow>()
  for (const [at, link] of links.entries())
    if ('row' in link) rows.set(link.row, { breaks: breaks[at] ?? false, sign: signs[at] ?? 0 })
  return { ...chain, rows }
}

/** Whether the headings of the amounts, or the lines above them, name a currency other than the rupee. */
function otherCurrency(lines: readonly Line[], columns: Columns): boolean {
  const header = lines.find(({ line }) => line === columns.header)?.cells ?? []
  const below = lines.find(({ line }) => line > columns.header)?.cells ?? []
  const { balance } = besideOf(header, columns)
  const ofAmounts = [columns.debit, columns.credit, columns.amount, balance]
  const above = lines.filter(({ line }) => line < columns.header)
  return (
    // The headings may take two lines.
    [header, below].some((cells) =>
      ofAmounts.some((column) => column !== null && countsInOther(cells[column - 1] ?? '')),
    ) || above.some(({ cells }) => isOfOtherCurrency(cells.join(' ')))
  )
}

function ofBooks(lines: readonly Line[], { header }: Columns): boolean {
  const titles = lines.flatMap(({ line, cells }) => (line < header ? [cells.filter(Boolean).join(' ')] : []))
  return isOfBooks(lines.find(({ line }) => line === header)?.cells ?? [], titles)
}

type Parts = { rows: readonly StatementRow[]; skipped: Record<SkipReason, number>; chains: readonly TableChain[] }

function summaryOf(lines: readonly Line[], columns: Columns, { rows, skipped, chains }: Parts): Summary {
  const read = new Set(rows.map(({ line }) => line))
  const named = balancesIn(lines.filter(({ line }) => !read.has(line) && line !== columns.header))
  const [chain] = chains
  const opening = named.opening ?? (chains.length === 1 ? (chain?.opening ?? null) : null)
  const closing = named.closing ?? (chains.length === 1 ? (chain?.closing ?? null) : null)
  const sumOf = (sign: number) => {
    const amounts = rows.flatMap(({ amount }) => (amount !== null && amount * sign > 0 ? [amount] : []))
    return { rows: amounts.length, sum: paise(amounts.reduce((sum, amount) => sum + Math.abs(amount), 0)) }
  }
  const [credits, debits] = [sumOf(1), sumOf(-1)]
  const has = (doubt: RowDoubt) => rows.some(({ doubts }) => doubts.includes(doubt))
  return {
    rows: rows.length,
    skipped,
    credits,
    debits,
    opening,
    closing,
    addsUp: opening === null || closing === null ? null : opening + credits.sum - debits.sum === closing,
    breaks: rows.flatMap(({ line, doubts }) => (doubts.includes('BALANCE_BREAKS') ? [line] : [])).slice(0, MOST_BREAKS),
    questions: [
      ...(has('SIDE_UNKNOWN') && columns.amount !== null ? (['SIDE'] as const) : []),
      ...(chains.some(({ verdict }) => verdict === 'DISPUTED') ? (['SIDE_DISPUTED'] as const) : []),
      ...(has('DATE_ORDER') ? (['DATE_ORDER'] as const) : []),
    ],
  }
}
