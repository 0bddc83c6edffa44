import { readAmount } from './read-amount.ts'

/** The cells of a row, and how many headings there are above it. */
type Row = { cells: readonly string[]; layout: { width: number } }

/** How many cells a row has at most: as many as its headings, or as most rows have. */
export function usualWidth(drafts: readonly Row[]): number {
  const counts = new Map<number, number>()
  for (const { cells } of drafts) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one)
  return Math.max(most?.[0] ?? 0, drafts[0]?.layout.width ?? 0)
}

/** A comma without quotes moves what follows: then the row is wider, or an amount stands where no heading is. */
export const isMoved = ({ cells, layout }: Row, widest: number): boolean =>
  cells.length > widest || cells.slice(layout.width).some((cell) => readAmount(cell) !== null)
