import { columnsOf } from '../../../domain/statement/columns.ts'
import { headingOf } from '../../../domain/statement/headings.ts'

/** A text of a page: its beginning, its end, and its line, measured from the bottom. */
export type PageItem = { text: string; from: number; to: number; y: number; height: number }

/** Texts at the same height of a page. */
export type PageLine = { y: number; height: number; items: PageItem[] }

/** In parts of the height of the text. Texts within these distances are on one line, or belong to one word. */
const SAME_LINE = 0.5
export const SAME_WORD = 0.15
export const SAME_HEADING = 0.8

export function linesOf(items: readonly PageItem[]): PageLine[] {
  const lines: PageLine[] = []
  for (const item of items.toSorted((a, b) => b.y - a.y || a.from - b.from)) {
    const line = lines.at(-1)
    if (line && line.y - item.y < item.height * SAME_LINE) line.items.push(item)
    else lines.push({ y: item.y, height: item.height, items: [item] })
  }
  for (const line of lines) line.items.sort((a, b) => a.from - b.from)
  return lines
}

/** The texts of a line; texts that are close together are joined. */
export function piecesOf({ items }: PageLine, closest: number): PageItem[] {
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

export const headingPieces = (line: PageLine) => piecesOf(line, SAME_HEADING)

/** "Debit/Credit" can head the amounts themselves, and the headings alone do not show this. */
export const isHeadings = (line: PageLine): boolean => {
  const cells = headingPieces(line).map(({ text }) => (headingOf(text) === 'side' ? 'Amount' : text))
  return columnsOf({ line: 1, cells }, () => []) !== null
}

/** In heights of the text. */
const NEXT_LINE = 2

/**
 * Joins two lines that have the headings of a statement only together, such as "Transaction" above "Date". Returns the index of the
 * joined line, or -1.
 */
export function joinHeadingsOf(lines: PageLine[]): number {
  for (const [at, upper] of lines.entries()) {
    const lower = lines[at + 1]
    if (!lower || upper.y - lower.y > upper.height * NEXT_LINE) continue
    const joined = joinedLine(upper, lower)
    if (!isHeadings(joined)) continue
    lines.splice(at, 2, joined)
    return at
  }
  return -1
}

function joinedLine(upper: PageLine, lower: PageLine): PageLine {
  const items = headingPieces(upper)
  for (const under of headingPieces(lower)) {
    const above = items.find(({ from, to }) => from < under.to && under.from < to)
    if (above) {
      above.text = `${above.text} ${under.text}`
      above.from = Math.min(above.from, under.from)
      above.to = Math.max(above.to, under.to)
    } else items.push(under)
  }
  return { ...lower, items: items.toSorted((a, b) => a.from - b.from) }
}
const OF_HEADING =
  /^[(\s]*(?:(?:in|inr|rs|₹|dr|cr|amount|amt|balance|bal|numbers?|no|date|dt|code|details?|remarks?|particulars|type|id|narration|office|br)[().\s/]*)+$/i

/** Whether a line has only the second part of headings that take two lines. */
export const continues = (headings: PageLine, line: PageLine): boolean =>
  line.y < headings.y &&
  headings.y - line.y < headings.height * NEXT_LINE &&
  line.items.every(({ text }) => text.trim() === '' || OF_HEADING.test(text))
