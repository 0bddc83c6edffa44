import { readAmount } from './read-amount.ts'

/** The cells of a row, and the number of headings above it. */
type Row = { cells: readonly string[]; layout: { width: number } }

/** The largest number of cells in a row: the number of its headings, or of cells in most rows. */
export function usualWidth(drafts: readonly Row[]): number {
  const counts = new Map<number, number>()
  for (const { cells } of drafts) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one)
  return Math.max(most?.[0] ?? 0, drafts[0]?.layout.width ?? 0)
}

/** A comma without quotes shifts the cells after it. Then the row is wider, or an amount stands in a column without a heading. */
export const isMoved = ({ cells, layout }: Row, widest: number): boolean =>
  cells.length > widest || cells.slice(layout.width).some((cell) => readAmount(cell) !== null)
