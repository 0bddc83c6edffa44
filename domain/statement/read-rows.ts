import type { CalendarDay } from '../calendar-day.ts'
import type { Paise } from '../money.ts'
import { inOneLine } from './cell.ts'
import { type Beside, besideOf, type Columns, columnsOf, headerKey, type Line } from './columns.ts'
import { namesOtherCurrency } from './headings.ts'
import { joinTo, readNote, type RowAbove, saidBelow } from './lines-below.ts'
import { ownReferences } from './own-references.ts'
import { readSide } from './read-amount.ts'
import { type DateOrder, readDate } from './read-date.ts'
import { amountIn, type CellOf, hasAmountIn } from './row-amount.ts'
import { doubtsIn, isTitleOfUnsettled } from './row-doubts.ts'
import type { RowDoubt } from './row-kinds.ts'
import { isMoved, usualWidth } from './row-width.ts'
import { isCarriedOver, isFoot, isOfPage, isSum, isSumLine, namesSum, readBalance } from './sums.ts'

export type UnreadableReason = 'DATE_UNREADABLE' | 'AMOUNT_UNREADABLE'

export type StatementRow = {
  line: number
  date: CalendarDay | null
  /** Negative for money that left the account. Null if it cannot be read. */
  amount: Paise | null
  text: string
  /** Empty if the row was read. */
  unreadable: UnreadableReason[]
  /** Why the row is not certain. */
  doubts: RowDoubt[]
  /** The UTRs that the bank gives as the row's own reference. */
  references: string[]
}

/**
 * Why a line is not a row: it repeats the headings, is a sum or balance, stands below or between the rows, or belongs to the row
 * above.
 */
export const skipReasons = ['HEADING', 'SUM', 'TEXT', 'JOINED'] as const
export type SkipReason = (typeof skipReasons)[number]

/** A row before it is compared with the balances. */
export type TableRow = StatementRow & { isSideKnown: boolean; balance: Paise | null }

/** The rows below one line of headings; a balance that is carried over is a link of the chain without a row. */
export type Table = {
  rows: TableRow[]
  links: ({ row: TableRow } | { balance: Paise })[]
}

/** If today is unknown, no day counts as future. */
const LAST_DAY = '9999'
/** Some banks draw a line of asterisks below the headings. */
const HAS_TEXT = /[\p{L}\p{N}]/u
type Reading = { order: DateOrder; today?: CalendarDay | undefined; isByPosition?: boolean }
type Layout = Reading & { columns: Columns; key: string; beside: Beside; width: number }
type Draft = TableRow & RowAbove & { layout: Layout; cells: readonly string[] }

/**
 * Reads the rows below the headings. Each line becomes a row, belongs to the row above, or is counted with the reason why it is not
 * a row. A line with different headings begins a second table.
 */
export function readTables(lines: readonly Line[], columns: Columns, how: Reading) {
  const skipped: Record<SkipReason, number> = { HEADING: 0, SUM: 0, TEXT: 0, JOINED: 0 }
  const tables: { drafts: Draft[]; links: ({ draft: Draft } | { balance: Paise })[] }[] = [{ drafts: [], links: [] }]
  const header = lines.find(({ line }) => line === columns.header)?.cells ?? []
  let layout = layoutOf(header, columns, how)
  let isBelowSums = false
  let isUnsettled = lines.reduce(
    (is, { line, cells }) => (line < columns.header ? (isTitleOfUnsettled(cells) ?? is) : is),
    false,
  )
  for (const [index, line] of lines.entries()) {
    if (line.line <= columns.header || !HAS_TEXT.test(line.cells.join(''))) continue
    const table = tables.at(-1)
    if (!table) continue
    const cell = (column: number | null) => (column === null ? '' : (line.cells[column - 1] ?? '').trim())
    const day = dayOf(line, cell, layout, table.drafts.at(-1))
    if (day === null && headerKey(line.cells) === layout.key) {
      skipped.HEADING += 1
      continue
    }
    const second = day === null ? columnsOf(line, () => lines.slice(index + 1, index + 20)) : null
    if (second) {
      layout = layoutOf(line.cells, second, how)
      tables.push({ drafts: [], links: [] })
      skipped.HEADING += 1
      continue
    }
    const found: Draft | SkipReason =
      isBelowSums && day === null && hasNumbersOnly(line)
        ? 'SUM'
        : readLine(line, cell, day, layout, table.drafts.at(-1))
    isBelowSums = found === 'SUM'
    if (found === 'TEXT' && !how.isByPosition) saidBelow(line, table.drafts.at(-1))
    if (found === 'TEXT') readNote(line, table.drafts)
    if (typeof found === 'string') {
      isUnsettled = isTitleOfUnsettled(line.cells) ?? isUnsettled
      skipped[found] += 1
    } else {
      found.isUnsettled = isUnsettled
      table.drafts.push(found)
      table.links.push({ draft: found })
    }
    const balance = found === 'SUM' ? balanceOf(cell, layout) : null
    if (balance !== null) table.links.push({ balance })
  }
  return { skipped, tables: tables.map(finished) }
}

const layoutOf = (headings: readonly string[], columns: Columns, how: Reading): Layout => ({
  columns,
  key: headerKey(headings),
  beside: besideOf(headings, columns),
  ...how,
  width: headings.length,
})

function finished({ drafts, links }: { drafts: Draft[]; links: ({ draft: Draft } | { balance: Paise })[] }): Table {
  const widest = usualWidth(drafts)
  const rows = new Map(drafts.map((draft) => [draft, rowOf(draft, widest)]))
  return {
    rows: [...rows.values()],
    links: links.flatMap((link): Table['links'] => {
      if ('balance' in link) return [link]
      const row = rows.get(link.draft)
      return row ? [{ row }] : []
    }),
  }
}

/** The values below the words of a summary. */
const hasNumbersOnly = ({ cells }: Line): boolean => cells.every((cell) => cell === '' || readBalance(cell) !== null)

/** The date of a line. Some banks write the date only into the first row of a day, but the balance into each row. */
function dayOf({ cells }: Line, cell: CellOf, layout: Layout, above?: Draft): CalendarDay | null {
  const { columns, order } = layout
  const day = readDate(cell(columns.date), order)
  if (day !== null || cell(columns.date) !== '' || !above) return day
  const text = columns.text.map(cell).join(' ')
  const isRow = hasAmountIn(cell, columns) && balanceOf(cell, layout) !== null && /\p{L}/u.test(text)
  return isRow && !isSumLine(cells) && !namesSum(text) ? above.date : null
}

function readLine(
  line: Line,
  cell: CellOf,
  day: CalendarDay | null,
  layout: Layout,
  above?: Draft,
): Draft | SkipReason {
  const { columns } = layout
  const parts = columns.text.map((column) => inOneLine(cell(column)))
  const text = parts.filter(Boolean).join(' ')
  const date = cell(columns.date)
  const hasAmount = hasAmountIn(cell, columns)
  if (day === null && !hasAmount) {
    const isOfRow = above && date === '' && text !== '' && !isSum(text) && !isOfPage(text)
    if (!isOfRow) return namesSum(line.cells.join(' ')) ? 'SUM' : 'TEXT'
    joinTo(above, parts, text, line)
    return 'JOINED'
  }
  if (isSum(text === '' ? date : text) && (day === null || !hasAmount || isCarriedOver(text))) return 'SUM'
  if (day === null && (isSum(date) || isSumLine(line.cells))) return 'SUM'
  if (day === null && line.cells.filter(Boolean).length === 1) return 'TEXT'
  if (day === null && isOfPage(line.cells.filter(Boolean).join(' '))) return 'TEXT'
  const { amount, isSideKnown } = amountIn(cell, columns)
  if (day === null && isFoot(line.cells)) return 'TEXT'
  const unreadable: UnreadableReason[] = [
    ...(day === null ? (['DATE_UNREADABLE'] as const) : []),
    ...(amount === null ? (['AMOUNT_UNREADABLE'] as const) : []),
  ]
  const rest = { doubts: [], references: [], isSideKnown, balance: balanceOf(cell, layout) }
  const draft = {
    parts,
    layout,
    cells: line.cells,
    said: line.cells.join(' / '),
    end: line.line,
    isUnsure: line.isUnsure ?? false,
    isCut: line.isCut ?? false,
    isUnsettled: false,
  }
  return {
    line: line.line,
    date: day,
    amount,
    text: unreadable.length > 0 ? line.cells.join(' ').trim() : text,
    unreadable,
    ...rest,
    ...draft,
  }
}

/** The side of the balance may stand after it. If no other column shows the side of the amount, it may be the amount's. */
function balanceOf(cell: CellOf, { columns, beside: { balance: column } }: Layout): Paise | null {
  if (column === null || cell(column) === '') return null
  const isOfBalance = columns.amount === null || columns.side !== null
  const side = isOfBalance ? readSide(cell(column + 1)) : null
  return readBalance(cell(column), side === null ? '' : side === 'DEBIT' ? 'Dr' : 'Cr')
}

function rowOf(draft: Draft, widest: number): TableRow {
  const { parts, layout, cells, said, end: _end, isUnsure, isCut, isUnsettled, ...row } = draft
  const { columns, beside } = layout
  const isReference = (at: number) => beside.references.includes(columns.text[at] ?? 0)
  const isOfPayer = (at: number) => beside.ofPayer.includes(columns.text[at] ?? 0)
  const narration = parts.filter((_, at) => !isReference(at) && !isOfPayer(at)).join(' / ')
  const references = ownReferences(
    narration,
    {
      utrs: parts.filter((_, at) => beside.utrs.includes(columns.text[at] ?? 0)),
      others: parts.filter((_, at) => isReference(at) && !beside.utrs.includes(columns.text[at] ?? 0)),
    },
    row.date,
  )
  const cell = (column: number | null) => (column === null ? '' : (cells[column - 1] ?? ''))
  const { statuses, holds } = { statuses: beside.statuses.map(cell), holds: beside.holds.map(cell) }
  const isLater = cells.some((text) => (readDate(text.trim(), layout.order) ?? '') > (layout.today ?? LAST_DAY))
  const isCredit = (row.amount ?? 0) > 0
  const doubts: RowDoubt[] = [
    ...doubtsIn({
      text: row.text,
      said: [said, ...parts].join(' / '),
      isCredit,
      statuses,
      holds,
      currency: cell(beside.currency),
    }),
    ...(isUnsettled || isLater ? (['NOT_SETTLED'] as const) : []),
    ...(namesOtherCurrency(cell(beside.balance)) ? (['OTHER_CURRENCY'] as const) : []),
    ...(isUnsure ? (['TEXT_UNSURE'] as const) : []),
    ...(isCut || isMoved(draft, widest) ? (['CELLS_MOVED'] as const) : []),
  ]
  return { ...row, references, doubts }
}
