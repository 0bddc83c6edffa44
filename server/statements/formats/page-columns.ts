import { joinLines } from '../../../domain/statement/cell.ts'
import { headingOf } from '../../../domain/statement/headings.ts'
import { readAmount } from '../../../domain/statement/read-amount.ts'
import { readDate } from '../../../domain/statement/read-date.ts'
import { isOfPage, isSum } from '../../../domain/statement/sums.ts'
import {
  continues,
  headingPieces,
  isHeadings,
  joinHeadingsOf,
  linesOf,
  type PageItem,
  type PageLine,
  piecesOf,
  SAME_HEADING,
  SAME_WORD,
} from './page-headings.ts'

export type PageRow = { cells: string[]; isUnsure: boolean }

/** The edges between neighbouring columns, and the column that contains the date. */
type Layout = { edges: number[]; date: number; isNumber: boolean[] }

/** The table of a file of pages. Each page may have its own headings; without headings, the previous page's apply. */
export function tableOfPages(pages: readonly (readonly PageItem[])[]): PageRow[] {
  const rows: PageRow[] = []
  let layout: Layout | null = null
  for (const page of pages) {
    const lines = linesOf(page)
    const alone = lines.findIndex(isHeadings)
    const at = alone >= 0 ? alone : joinHeadingsOf(lines)
    const headings = lines[at]
    if (headings) {
      layout = layoutOf(headings, lines.slice(at + 1))
      rows.push(...lines.slice(0, at).map(loose), { cells: cellsOf(headings, layout), isUnsure: false })
    }
    const rest = lines.slice(at + 1).filter((line) => !headings || !continues(headings, line))
    rows.push(...(layout ? rowsOf(rest, layout) : rest.map(loose)))
  }
  return rows
}

const loose = (line: PageLine): PageRow => ({
  cells: piecesOf(line, SAME_HEADING).map(({ text }) => text),
  isUnsure: false,
})

const itemsOf = (lines: readonly PageLine[]) => lines.flatMap(({ items }) => items)

/**
 * Each column ends in the widest gap between the middles of two headings that neither a heading nor a text near a dated row
 * crosses. If there is no such gap, headings are ignored; if there is still none, only headings and texts of dated rows count.
 */
function layoutOf(headings: PageLine, below: readonly PageLine[]): Layout {
  const pieces = headingPieces(headings)
  const found = pieces.map(({ text }) => headingOf(text))
  const firstOf = (heading: string) => found.findIndex((one) => one === heading)
  const date = firstOf('date') >= 0 ? firstOf('date') : firstOf('valueDate')
  const dated = below.filter(({ items }) => items.some(({ text }) => readDate(text.trim()) !== null))
  const near = below.filter(
    (line) => !isApart(line) && dated.some(({ y }) => Math.abs(y - line.y) < line.height * NEAR_ROW),
  )
  const middle = ({ from, to }: PageItem) => (from + to) / 2
  const edges = pieces.slice(0, -1).map((piece, index) => {
    const next = pieces[index + 1] ?? piece
    const gap = (ink: readonly PageItem[]) => widestGap(ink, middle(piece), middle(next))
    const [texts, ofRows] = [itemsOf(near), itemsOf(dated)]
    return gap([...pieces, ...texts]) ?? gap(texts) ?? gap([...pieces, ...ofRows]) ?? (piece.to + next.from) / 2
  })
  const numbers = new Set(['debit', 'credit', 'amount', 'side', 'balance'])
  return { edges, date, isNumber: found.map((heading) => heading !== null && numbers.has(heading)) }
}

function widestGap(ink: readonly PageItem[], from: number, to: number): number | null {
  const within = ink.filter((item) => item.to > from && item.from < to).toSorted((a, b) => a.from - b.from)
  let best: { at: number; width: number } | null = null
  let end = from
  for (const item of [...within, { from: to, to }]) {
    const width = item.from - end
    if (width > 0 && (!best || width > best.width)) best = { at: end + width / 2, width }
    end = Math.max(end, item.to)
  }
  return best?.at ?? null
}

function cellsOf(line: PageLine, { edges }: Layout): string[] {
  const cells = Array.from({ length: edges.length + 1 }, () => '')
  let before: { item: PageItem; column: number } | null = null
  for (const item of line.items) {
    const middle = (item.from + item.to) / 2
    const place = edges.findIndex((edge) => middle < edge)
    const column = place < 0 ? edges.length : place
    const isClose = before?.column === column && item.from - before.item.to < item.height * SAME_WORD
    const there = cells[column] ?? ''
    cells[column] = there === '' ? item.text.trim() : `${there}${isClose ? '' : ' '}${item.text.trim()}`
    before = { item, column }
  }
  return cells
}

/** Whether a text extends from one column into another, so that nobody can say to which it belongs. */
const reachesOver = (line: PageLine, { edges }: Layout): boolean =>
  line.items.some(({ from, to, height }) =>
    edges.some((edge) => edge - from > height * SAME_WORD && to - edge > height * SAME_WORD),
  )

/** Whether a line is recognizably not a row. */
const isApart = (line: PageLine): boolean => {
  const text = line.items.map((item) => item.text.trim()).join(' ')
  return !/[\p{L}\p{N}]/u.test(text) || isSum(text) || isOfPage(text) || isHeadings(line)
}

type Placed = { line: PageLine; cells: string[] }

/** A row that begins with its dated line, or a line that belongs to no row. */
type Owner = { placed: Placed; isDated: boolean; before: Placed[]; after: Placed[]; isUnsure: boolean }

/**
 * The rows below the headings. Texts between two dated lines are divided at the widest gap: texts above it continue the row above,
 * texts below it begin the row below. If the gaps are similar, rows begin with their date if the first dated line has no text above
 * it; otherwise the division is unsure.
 */
function rowsOf(lines: readonly PageLine[], layout: Layout): PageRow[] {
  const placed = mendDates(
    lines.map((line) => ({ line, cells: cellsOf(line, layout) })),
    layout,
  )
  const isOwner = (one: Placed) => isDated(one, layout) || !isText(one, layout)
  const above = placed[placed.findIndex((one) => isDated(one, layout)) - 1]
  const beginsAbove = above !== undefined && !isOwner(above)
  const owners: Owner[] = []
  let between: Placed[] = []
  for (const one of [...placed, null]) {
    if (one && !isOwner(one)) {
      between.push(one)
      continue
    }
    const upper = owners.at(-1)
    const below = one
      ? { placed: one, isDated: isDated(one, layout), before: [], after: [], isUnsure: false }
      : undefined
    const ownerless = share(between, { above: upper, below, beginsAbove })
    owners.push(...ownerless.map((line) => ({ placed: line, isDated: false, before: [], after: [], isUnsure: false })))
    if (below) owners.push(below)
    between = []
  }
  for (const [at, below] of owners.entries()) doubt(owners[at - 1], below, layout)
  return owners.map(({ placed: own, before, after, isUnsure }) => ({
    cells: own.cells.map((_, column) =>
      [...before, own, ...after].map(({ cells }) => cells[column] ?? '').reduce(join, ''),
    ),
    isUnsure,
  }))
}

const linesOfOwner = ({ before, placed, after }: Owner) => [...before, placed, ...after].map(({ line }) => line)

/** A text that crosses an edge, or stands beside rows without belonging to one, may belong to any of them. */
function doubt(above: Owner | undefined, below: Owner, layout: Layout): void {
  below.isUnsure ||= linesOfOwner(below).some((line) => reachesOver(line, layout))
  const [upper, lower] = [above && linesOfOwner(above).at(-1), linesOfOwner(below)[0]]
  if (!above || !upper || !lower || upper.y - lower.y > lower.height * FARTHEST) return
  const strange = [above, below].filter(({ placed, isDated: is }) => !is && !isApart(placed.line))
  const hasText = above.after.length > 0 || below.before.length > 0
  if (strange.some(({ placed }) => hasText || !hasAmount(placed, layout))) above.isUnsure = below.isUnsure = true
}

/** Whether a line has an amount but no day; some banks write a day only once. */
const hasAmount = ({ cells }: Placed, { date, isNumber }: Layout): boolean =>
  cells[date] === '' && cells.some((cell, column) => isNumber[column] && readAmount(cell) !== null)

type Around = { above: Owner | undefined; below: Owner | undefined; beginsAbove: boolean }

/** Assigns the texts between two rows to them; returns the texts that belong to neither. */
function share(between: Placed[], { above, below, beginsAbove }: Around): Placed[] {
  if (between.length === 0) return []
  const all = [...(above ? [above.placed] : []), ...between, ...(below ? [below.placed] : [])]
  const gaps = all.slice(1).map(({ line }, at) => (all[at]?.line.y ?? line.y) - line.y)
  const widest = gaps.indexOf(Math.max(...gaps))
  const isClear = gaps.every((gap, at) => at === widest || gap < (gaps[widest] ?? 0) * CLEARLY)
  const up = above?.isDated ? above : undefined
  const isFirst = above !== undefined && isHeadings(above.placed.line)
  const down = below?.isDated && (beginsAbove || isFirst || (up && isClear)) ? below : undefined
  if (!up && !down) return between
  const cut = !up ? 0 : !down ? between.length : widest
  if (up && down && !isClear) up.isUnsure = down.isUnsure = true
  const upper = up ? nearest(up.placed, between.slice(0, cut)) : []
  const lower = down ? nearest(down.placed, between.slice(cut).toReversed()).toReversed() : []
  up?.after.push(...upper)
  down?.before.push(...lower)
  return between.filter((line) => !upper.includes(line) && !lower.includes(line))
}

/** The lines before the first gap that is too wide for a row. */
function nearest(owner: Placed, lines: readonly Placed[]): Placed[] {
  const end = lines.findIndex(({ line }, at) => {
    const before = (lines[at - 1] ?? owner).line
    return Math.abs(before.y - line.y) > line.height * FARTHEST
  })
  return end < 0 ? [...lines] : lines.slice(0, end)
}

/** The other gaps must be smaller than the widest one by this factor. */
const CLEARLY = 0.9
/** In heights of the text. A line further away is the foot of the page. */
const FARTHEST = 2.5
/** In heights of the text. The texts of a row are within this distance. */
const NEAR_ROW = 8

const join = (above: string, below: string) => joinLines(above.trim(), below.trim())

const isDated = ({ cells }: Placed, { date }: Layout): boolean => {
  const cell = cells[date] ?? ''
  return readDate(cell) !== null || readDate(cell, 'MONTH_FIRST') !== null
}

/** Whether a line has only texts that can belong to a row. */
const isText = ({ cells }: Placed, { date, isNumber }: Layout): boolean =>
  cells.every((cell, column) => cell === '' || (column !== date && !isNumber[column])) &&
  !isSum(cells.filter(Boolean).join(' ')) &&
  !isOfPage(cells.filter(Boolean).join(' ')) &&
  !cells.some((cell) => readAmount(cell) !== null && cell.includes('.'))

/** Narrow columns break a date: `21 Nov` stands above `2026`. */
function mendDates(lines: readonly Placed[], layout: Layout): Placed[] {
  const mended: Placed[] = []
  for (const one of lines) {
    const above = mended.at(-1)
    const [begin, rest] = [above?.cells[layout.date] ?? '', one.cells[layout.date] ?? '']
    const joined = [`${begin} ${rest}`, `${begin}${rest}`].find((text) => readDate(text) !== null)
    if (!above || begin === '' || rest === '' || isDated(above, layout) || joined === undefined) mended.push(one)
    else {
      const cells = above.cells.map((cell, column) =>
        column === layout.date ? joined : join(cell, one.cells[column] ?? ''),
      )
      mended[mended.length - 1] = { ...above, cells }
    }
  }
  return mended
}
