/** How many payments were verified after so many tenths of an hour. */
export type Histogram = Readonly<Record<number, number>>

/** The payments of one or several weeks that are verified: how many within the promised time, and how long all of them took. */
export type VerifiedTimes = { inTime: number; tenths: Histogram }

export function addTimes(all: readonly VerifiedTimes[]): VerifiedTimes {
  const tenths: Record<number, number> = {}
  for (const one of all)
    for (const [tenth, count] of Object.entries(one.tenths))
      tenths[Number(tenth)] = (tenths[Number(tenth)] ?? 0) + count
  return { inTime: all.reduce((sum, one) => sum + one.inTime, 0), tenths }
}

export const countOf = (tenths: Histogram): number => Object.values(tenths).reduce((sum, count) => sum + count, 0)

/**
 * The hours, with one decimal, within which this share of the payments was verified; between two payments it is interpolated,
 * as `percentile_cont` of SQL does. Null without a payment.
 */
export function hoursWithin(tenths: Histogram, share: number): number | null {
  const count = countOf(tenths)
  if (count === 0) return null
  const sorted = Object.entries(tenths)
    .map(([tenth, of]) => ({ tenth: Number(tenth), of }))
    .toSorted((a, b) => a.tenth - b.tenth)
  const at = (position: number): number => {
    let passed = 0
    for (const { tenth, of } of sorted) {
      passed += of
      if (position < passed) return tenth
    }
    return 0
  }
  const position = (count - 1) * share
  const below = Math.floor(position)
  const [low, high] = [at(below), at(Math.ceil(position))]
  return Math.round(low + (high - low) * (position - below)) / 10
}
