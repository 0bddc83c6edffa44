/** The value at a part of all values, in their order: 0.5 is the median. */
export function quantile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5)

/** How far values are apart: greatest less least, in percent of their median. */
export const spread = (numbers: readonly number[]): number =>
  (100 * (Math.max(...numbers) - Math.min(...numbers))) / median(numbers)
