/** The value at a given fraction of the sorted values: 0.5 is the median. */
export function quantile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5)

/** The spread of values: greatest minus least, in percent of their median. */
export const spread = (numbers: readonly number[]): number =>
  (100 * (Math.max(...numbers) - Math.min(...numbers))) / median(numbers)
