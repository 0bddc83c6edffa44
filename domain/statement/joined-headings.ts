import { type Columns, columnsOf, headerKey, isTransaction, type Line } from './columns.ts'
import { type Heading, headingOf, isRupees, namesOtherCurrency } from './headings.ts'
import { isTitleOfUnsettled } from './row-doubts.ts'

/** The first row is at most so many lines below the headings; a balance or a line of asterisks may stand between them. */
const ROW_WITHIN = 6
const MOST_BELOW = 40
const LONGEST_HEADING = 40

/**
 * Joins headings that take two lines, such as "Withdrawal" above "(INR)" or "Value" above "Date", if only both together give the
 * columns, or if the lower line only completes the names. The lower line remains.
 */
export function joinHeadings(lines: readonly Line[]): Line[] {
  const known = new Set<string>()
  const joined: Line[] = []
  for (let at = 0; at < lines.length; at++) {
    const [upper, lower] = lines.slice(at, at + 2)
    if (!upper) break
    const both = lower && joinedOf(upper, lower, lines.slice(at + 2, at + 2 + MOST_BELOW), known)
    joined.push(both ?? upper)
    if (both) at += 1
  }
  return joined
}

function joinedOf(upper: Line, lower: Line, below: readonly Line[], known: Set<string>): Line | null {
  if (lower.line !== upper.line + 1 || !mayHead(upper) || !mayHead(lower)) return null
  const pair = `${headerKey(upper.cells)}\n${headerKey(lower.cells)}`
  const width = Math.max(upper.cells.length, lower.cells.length)
  const pairs = Array.from({ length: width }, (_, at) => [upper.cells[at] ?? '', lower.cells[at] ?? ''] as const)
  const both: Line = { ...upper, ...lower, cells: pairs.map(([above, under]) => nameOf(above, under)) }
  if (known.has(pair)) return both
  if (!below.slice(0, ROW_WITHIN).some(isTransaction) || pairs.some(isDisputed)) return null
  const columns = (line: Line) => columnsOf(line, () => below)
  const all = columns(both)
  if (!all || !isBetter(all, { upper: columns(upper), lower: columns(lower) }, pairs)) return null
  known.add(pair)
  return both
}

/** Names of columns are short and have no digits. Some banks draw a line of dashes below them. */
const mayHead = ({ cells }: Line): boolean =>
  /[\p{L}\p{Sc}]/u.test(cells.join('')) &&
  cells.every((cell) => cell.length <= LONGEST_HEADING && !/\p{N}/u.test(cell)) &&
  isTitleOfUnsettled(cells) !== true

/** "Amount" above "Dr" is the heading "Dr Amount". */
function nameOf(above: string, under: string): string {
  const name = [above, under].filter(Boolean).join(' ')
  return headingOf(name) === 'amount' && isSide(headingOf(under)) ? `${under} ${above}` : name
}

const isSide = (heading: Heading | null) => heading === 'debit' || heading === 'credit'
const isDay = (heading: Heading | null) => heading === 'date' || heading === 'valueDate'
const isText = (heading: Heading | null) =>
  heading === 'text' || heading === 'reference' || heading === 'remark' || heading === 'payer'

/** Whether two cells cannot be the heading of the same column. Then the cells of one line belong to other columns. */
function isDisputed([above, under]: readonly [string, string]): boolean {
  const [one, other] = [headingOf(above), headingOf(under)]
  if (one === null || other === null || one === other) return false
  if (isSide(one) && isSide(other)) return headingOf(nameOf(above, under)) !== 'amount'
  if (one === 'amount' || other === 'amount') return isDay(one) || isDay(other) || isText(one) || isText(other)
  return !(isDay(one) && isDay(other)) && !(isText(one) && isText(other))
}

type Alone = { upper: Columns | null; lower: Columns | null }
type Pairs = readonly (readonly [above: string, under: string])[]

/** Whether the headings of two lines together say more than one of the lines. */
function isBetter(all: Columns, { upper, lower }: Alone, pairs: Pairs): boolean {
  // If the same heading stands on both lines, the lines belong to two tables.
  if (upper && lower && pairs.some(([above, under]) => isSameHeading(above, under))) return false
  const alone = upper ?? lower
  if (!alone) return true
  // A word above the headings may be a title, so it counts for the sides only if it names both.
  if (all.credit !== null && all.debit !== null && alone.credit === null && alone.side === null) return true
  // "Withdrawal" above "/ Deposit" is the heading of both sides; then the cells must show the side.
  if (all.amount !== null && all.amount === (alone.credit ?? alone.debit)) return true
  // "Dr" above "/ Cr" is the heading of the sides beside the amount, and the cells show them.
  if (all.side !== null && alone.side === null && all.amount === alone.amount) return true
  const keeps = (pair: readonly [string, string], at: 0 | 1) => {
    const before = headingOf(pair[at])
    return before === null || before === headingOf(nameOf(...pair))
  }
  if (!upper) return pairs.every((pair) => keeps(pair, 1)) && pairs.some(([above]) => namesOtherCurrency(above))
  const under = pairs.filter(([, name]) => name !== '')
  return under.every((pair) => keeps(pair, 0) && pair[0] !== '' && (under.length > 1 || isUnit(pair[1])))
}

const isSameHeading = (one: string, other: string): boolean =>
  headingOf(one) !== null && headingOf(one) === headingOf(other)

const isUnit = (cell: string): boolean => {
  const unit = cell.replace(/^\(\s*(?:in\s+)?|\s*\)$/gi, '')
  return isRupees(unit) || namesOtherCurrency(unit)
}
