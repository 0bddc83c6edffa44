import { joinLines } from '../../../domain/statement/cell.ts'
import { columnsOf } from '../../../domain/statement/columns.ts'
import { headingOf } from '../../../domain/statement/headings.ts'
import { readAmount } from '../../../domain/statement/read-amount.ts'
import { readDate } from '../../../domain/statement/read-date.ts'
import { isOfPage, isSum } from '../../../domain/statement/sums.ts'

/** A text of a page: where it begins and ends, and the line on which it stands, counted from below. */
export type PageItem = { text: string; from: number; to: number; y: number; height: number }

/** Texts on one height of a page. */
type PageLine = { y: number; height: number; items: PageItem[] }

export type PageRow = { cells: string[]; isUnsure: boolean }

/** Where a column ends and the next one begins, for all columns but the last, and which of them holds the date. */
type Layout = { edges: number[]; date: number; isNumber: boolean[] }

/** The table of a file of pages. Each page may have headings of its own; without them those of the page before hold. */
export function tableOfPages(pages: readonly (readonly PageItem[])[]): PageRow[] {
  const rows: PageRow[] = []
  let layout: Layout | null = null
  for (const page of pages) {
    const lines = linesOf(page)
    const at = lines.findIndex(isHeadings)
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

/** Parts of a height of the text within which texts stand on one line, or are parts of one word. */
const SAME_LINE = 0.5
const SAME_WORD = 0.15
const SAME_HEADING = 0.8

function linesOf(items: readonly PageItem[]): PageLine[] {
  const lines: PageLine[] = []
  for (const item of items.toSorted((a, b) => b.y - a.y || a.from - b.from)) {
    const line = lines.at(-1)
    if (line && line.y - item.y < item.height * SAME_LINE) line.items.push(item)
    else lines.push({ y: item.y, height: item.height, items: [item] })
  }
  for (const line of lines) line.items.sort((a, b) => a.from - b.from)
  return lines
}

/** The texts of a line with those joined that stand close together. */
function piecesOf({ items }: PageLine, closest: number): PageItem[] {
  const pieces: PageItem[] = []
  for (const item of items) {
    const before = pieces.at(-1)
    const gap = before ? item.from - before.to : Infinity
    if (before && gap < item.height * closest) {
      before.text += gap < item.height * SAME_WORD ? item.text : ` ${item.text}`
      before.to = Math.max(before.to, item.to)
    } else pieces.push({ ...item })
  }
  return pieces
}

const loose = (line: PageLine): PageRow => ({
  cells: piecesOf(line, SAME_HEADING).map(({ text }) => text),
  isUnsure: false,
})

const headingPieces = (line: PageLine) => piecesOf(line, SAME_HEADING)

const isHeadings = (line: PageLine): boolean =>
  columnsOf({ line: 1, cells: headingPieces(line).map(({ text }) => text) }, () => []) !== null

/** In heights of the text. */
const NEXT_LINE = 2
const OF_HEADING =
  /^[(\s]*(?:(?:in|inr|rs|₹|dr|cr|amount|amt|balance|bal|numbers?|no|date|dt|code|details?|remarks?|particulars|type|id|narration|office|br)[().\s/]*)+$/i

/** Whether a line has nothing but the rest of headings of two lines. */
const continues = (headings: PageLine, line: PageLine): boolean =>
  line.y < headings.y &&
  headings.y - line.y < headings.height * NEXT_LINE &&
  line.items.every(({ text }) => text.trim() === '' || OF_HEADING.test(text))

/** The columns end in the widest gap between the middles of two headings that no text of a dated row crosses. */
function layoutOf(headings: PageLine, below: readonly PageLine[]): Layout {
  const pieces = headingPieces(headings)
  const found = pieces.map(({ text }) => headingOf(text))
  const firstOf = (heading: string) => found.findIndex((one) => one === heading)
  const date = firstOf('date') >= 0 ? firstOf('date') : firstOf('valueDate')
  const dated = below.filter(({ items }) => items.some(({ text }) => readDate(text.trim()) !== null))
  const ink = [...pieces, ...dated.flatMap(({ items }) => items)]
  const middle = ({ from, to }: PageItem) => (from + to) / 2
  const edges = pieces.slice(0, -1).map((piece, index) => {
    const next = pieces[index + 1] ?? piece
    return widestGap(ink, middle(piece), middle(next)) ?? (piece.to + next.from) / 2
  })
  const numbers = new Set(['debit', 'credit', 'amount', 'balance'])
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

type Placed = { line: PageLine; cells: string[] }

/** A row that begins with its dated line, or a line that is no part of one. */
type Owner = { placed: Placed; isDated: boolean; before: Placed[]; after: Placed[]; isUnsure: boolean }

/**
 * The rows below the headings. Texts between two dated lines are cut where the gap is widest: those above it continue the row above,
 * those below it begin the row below. Where the gaps are alike, rows begin with their date if the first dated line has no text above
 * it; else nobody can tell.
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
  return owners.map(({ placed: own, before, after, isUnsure }) => ({
    cells: own.cells.map((_, column) =>
      [...before, own, ...after].map(({ cells }) => cells[column] ?? '').reduce(join, ''),
    ),
    isUnsure,
  }))
}

type Around = { above: Owner | undefined; below: Owner | undefined; beginsAbove: boolean }

/** Gives the texts between two rows to them; returns those that belong to none. */
function share(between: Placed[], { above, below, beginsAbove }: Around): Placed[] {
  if (between.length === 0) return []
  const all = [...(above ? [above.placed] : []), ...between, ...(below ? [below.placed] : [])]
  const gaps = all.slice(1).map(({ line }, at) => (all[at]?.line.y ?? line.y) - line.y)
  const widest = gaps.indexOf(Math.max(...gaps))
  const isClear = gaps.every((gap, at) => at === widest || gap < (gaps[widest] ?? 0) * CLEARLY)
  const up = above?.isDated ? above : undefined
  const down = below?.isDated && (beginsAbove || (up && isClear)) ? below : undefined
  if (!up && !down) return between
  const cut = !up ? 0 : !down ? between.length : widest
  if (up && down && !isClear) up.isUnsure = down.isUnsure = true
  const upper = up ? nearest(up.placed, between.slice(0, cut)) : []
  const lower = down ? nearest(down.placed, between.slice(cut).toReversed()).toReversed() : []
  up?.after.push(...upper)
  down?.before.push(...lower)
  return between.filter((line) => !upper.includes(line) && !lower.includes(line))
}

/** The lines up to the first gap that is too wide within a row. */
function nearest(owner: Placed, lines: readonly Placed[]): Placed[] {
  const end = lines.findIndex(({ line }, at) => {
    const before = (lines[at - 1] ?? owner).line
    return Math.abs(before.y - line.y) > line.height * FARTHEST
  })
  return end < 0 ? [...lines] : lines.slice(0, end)
}

/** How much narrower the other gaps must be. */
const CLEARLY = 0.9
/** In heights of the text; a line further away is the foot of the page. */
const FARTHEST = 2.5

const join = (above: string, below: string) => joinLines(above.trim(), below.trim())

const isDated = ({ cells }: Placed, { date }: Layout): boolean => {
  const cell = cells[date] ?? ''
  return readDate(cell) !== null || readDate(cell, 'MONTH_FIRST') !== null
}

/** Whether a line has nothing but a text that can belong to a row. */
const isText = ({ cells }: Placed, { date, isNumber }: Layout): boolean =>
  cells.every((cell, column) => cell === '' || (column !== date && !isNumber[column])) &&
  !isSum(cells.filter(Boolean).join(' ')) &&
  !isOfPage(cells.filter(Boolean).join(' ')) &&
  !cells.some((cell) => readAmount(cell) !== null && cell.includes('.'))

/** Narrow columns break a date: `21 Nov` above `2026`. */
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
