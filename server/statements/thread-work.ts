import {
  type Columns,
  guessColumns,
  headerKey,
  isTransaction,
  type Line,
  MOST_PREAMBLE,
} from '../../domain/statement/columns.ts'
import { type Match, matchRows } from '../../domain/statement/match.ts'
import type { Candidate, OutgoingRefund } from '../../domain/statement/match-index.ts'
import type { StatementRow } from '../../domain/statement/read-rows.ts'
import { readStatement, type Summary } from '../../domain/statement/read-statement.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { fingerprintsOf } from './fingerprints.ts'
import type { Table } from './formats/table.ts'
import { readTable } from './read-table.ts'

/** The headings for which columns are remembered, and their line. */
export type Heading = { key: string; line: number }

/** The parts of a file that a preview shows. */
export type Opened = { headings: Heading[]; lines: { line: number; cells: string[] }[]; hasTransactions: boolean }

export type Remembered = { columns: Columns; key: string }

export type Read = {
  columns: Columns
  key: string
  from: CalendarDay | null
  to: CalendarDay | null
  summary: Summary
}

/** A row in its stored form. */
export type MatchedRow = { row: StatementRow; fingerprint: string; match: Match }

/** A stored row to match again. `isKept` means that its match does not change. */
export type StoredMatch = { row: StatementRow; isSeen: boolean; isKept: boolean; match: Match }

type Part = { from: number; count: number }

/** The lines of a preview always include the headings and a few rows below them. */
const MOST_LINES = MOST_PREAMBLE + 12
const MOST_CELLS = 40
const LONGEST_CELL = 300
/** A statement needs at least a date, a text and an amount. */
const FEWEST_COLUMNS = 3

/**
 * Reads and matches one statement, step by step. The thread keeps the rows and transfers them in parts, so that the process never
 * has to copy all of them at once.
 */
export function threadWork() {
  let table: Table = { lines: [] }
  let rows: StatementRow[] = []
  let fingerprints: string[] = []
  let stored: StoredMatch[] = []
  let matches: Match[] = []
  let changed: { line: number; match: Match }[] = []
  const seen = new Set<StatementRow>()
  const debited = new Set<string>()
  const payments: Candidate[] = []
  const refunds: OutgoingRefund[] = []

  const guessed = () => withKey(table.lines, guessColumns(table.lines))

  /**
   * The columns may be remembered from a file with rows of only one side, which does not show the column for the side. And if a
   * person said that all amounts of a column are money in, that concerned one file only.
   */
  function mended(remembered: Remembered): Remembered {
    const { amount, credit, debit, side, header } = remembered.columns
    const column = debit === null && side === null ? (amount ?? credit) : null
    const guess = column === null ? null : guessed()
    return guess?.columns.header === header && guess.columns.amount === column ? guess : remembered
  }

  return {
    /** @throws FileProblem */
    async open({ bytes, password }: { bytes: Uint8Array; password?: string | undefined }): Promise<Opened> {
      table = await readTable(bytes, password)
      const lines = table.lines.slice(0, MOST_LINES).map(({ line, cells }) => ({
        line,
        cells: cells.slice(0, MOST_CELLS).map((cell) => cell.slice(0, LONGEST_CELL)),
      }))
      return { headings: headingsOf(table.lines), lines, hasTransactions: table.lines.some(isTransaction) }
    },

    /** The lines of the file as they are. */
    lines: ({ from, count }: Part): Line[] => table.lines.slice(from, from + count),

    /**
     * Uses the corrected columns, the columns of the last statement with the same headings, or the guess. Null if there are none.
     */
    read({
      corrected,
      remembered,
      today,
    }: {
      corrected?: Columns | undefined
      remembered?: Remembered | undefined
      today?: CalendarDay | undefined
    }): Read | null {
      const chosen = corrected ? withKey(table.lines, corrected) : remembered ? mended(remembered) : guessed()
      if (!chosen) return null
      const reading = readStatement(table.lines, chosen.columns, {
        isByPosition: table.isByPosition ?? false,
        today,
      })
      rows = reading.rows
      fingerprints = fingerprintsOf(rows)
      const days = rows.flatMap(({ date }) => date ?? []).toSorted()
      return { ...chosen, from: days[0] ?? null, to: days.at(-1) ?? null, summary: reading.summary }
    },

    fingerprints: ({ from, count }: Part): string[] => fingerprints.slice(from, from + count),

    /** Adds rows that are already stored. */
    addStored(more: StoredMatch[]): void {
      stored.push(...more)
      rows.push(...more.map(({ row }) => row))
      for (const { row, isSeen } of more) if (isSeen) seen.add(row)
    },

    know(part: { payments?: Candidate[]; refunds?: OutgoingRefund[]; debited?: string[]; seen?: number[] }): void {
      payments.push(...(part.payments ?? []))
      refunds.push(...(part.refunds ?? []))
      for (const reference of part.debited ?? []) debited.add(reference)
      for (const index of part.seen ?? []) {
        const row = rows[index]
        if (row) seen.add(row)
      }
    },

    /** Returns the number of rows, and the number of stored rows whose match has changed. */
    match({ today }: { today: CalendarDay }): { rows: number; changed: number } {
      matches = matchRows(rows, { payments, refunds, debited, today, isSeen: (row) => seen.has(row) })
      changed = stored.flatMap(({ row, isKept, match: before }, index) => {
        const match = matches[index]
        return !match || isKept || isSame(before, match) ? [] : [{ line: row.line, match }]
      })
      stored = []
      return { rows: rows.length, changed: changed.length }
    },

    matched({ from, count }: Part): MatchedRow[] {
      return rows.slice(from, from + count).flatMap((row, at) => {
        const [fingerprint, match] = [fingerprints[from + at], matches[from + at]]
        return fingerprint !== undefined && match ? [{ row, fingerprint, match }] : []
      })
    },

    changed: ({ from, count }: Part) => changed.slice(from, from + count),
  }
}

export type ThreadWork = ReturnType<typeof threadWork>

/** The first of equal lines of headings, because a bank repeats them on each page. */
function headingsOf(lines: readonly Line[]): Heading[] {
  const found = new Map<string, number>()
  for (const { line, cells } of lines.slice(0, MOST_PREAMBLE)) {
    const key = headerKey(cells)
    if (cells.filter((cell) => cell !== '').length >= FEWEST_COLUMNS && !found.has(key)) found.set(key, line)
  }
  return [...found].map(([key, line]) => ({ key, line }))
}

function withKey(lines: readonly Line[], columns: Columns | null): Remembered | null {
  const header = lines.find(({ line }) => line === columns?.header)
  return columns && header ? { columns, key: headerKey(header.cells) } : null
}

const isSame = (one: Match, other: Match): boolean =>
  one.kind === other.kind &&
  JSON.stringify([one.reasons, one.paymentIds, one.refundIds]) ===
    JSON.stringify([other.reasons, other.paymentIds, other.refundIds])
