/**
 * The number of payments by tenths of an hour, in ascending order. A year of a busy site has 25,000 pairs, and arrays are read
 * several times as fast as keys.
 */
export type Histogram = { tenths: readonly number[]; counts: readonly number[] }

/**
 * The verified payments of one or several periods: how many were verified within the promised time, and how long each of them took.
 */
export type VerifiedTimes = Histogram & { inTime: number }

export function addTimes(all: readonly VerifiedTimes[]): VerifiedTimes {
  const sums = new Map<number, number>()
  for (const { tenths, counts } of all)
    for (const [index, tenth] of tenths.entries()) sums.set(tenth, (sums.get(tenth) ?? 0) + (counts[index] ?? 0))
  const tenths = [...sums.keys()].toSorted((a, b) => a - b)
  return {
    inTime: all.reduce((sum, one) => sum + one.inTime, 0),
    tenths,
    counts: tenths.map((tenth) => sums.get(tenth) ?? 0),
  }
}

export const countOf = ({ counts }: Histogram): number => counts.reduce((sum, count) => sum + count, 0)

/**
 * The hours, with one decimal, within which this share of the payments was verified. Between two payments it is interpolated, like
 * `percentile_cont` of SQL. Null without a payment.
 */
export function hoursWithin(times: Histogram, share: number): number | null {
  const count = countOf(times)
  if (count === 0) return null
  const at = (position: number): number => {
    let passed = 0
    const index = times.counts.findIndex((of) => position < (passed += of))
    return times.tenths[index] ?? 0
  }
  const position = (count - 1) * share
  const below = Math.floor(position)
  const [low, high] = [at(below), at(Math.ceil(position))]
  return Math.round(low + (high - low) * (position - below)) / 10
}
