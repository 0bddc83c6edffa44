import { type LunarMonth, lunationAt, type Lunation, monthOf } from './lunar-month.ts'
import type { Paksha } from './names.ts'
import { elongation, instantOf } from './sky.ts'
import { HOUR_MS } from '../durations.ts'

/** One tithi in time. `number` is 1 to 30 from the new moon; `start` and `end` are epoch milliseconds. */
export type Tithi = { number: number; paksha: Paksha; month: LunarMonth; start: number; end: number }

const DEGREES = 12
const MEAN_MS = 23.62 * HOUR_MS

/** The tithis from the one at an instant to the one at a later instant, in their order. */
export function tithisBetween(from: number, to: number): Tithi[] {
  const first = Math.floor(elongation(from) / DEGREES)
  let start = instantOf(first * DEGREES, from)
  let lunation: Lunation | null = null
  const found: Tithi[] = []
  for (let index = first; start <= to; index = (index + 1) % 30) {
    const end = instantOf(((index + 1) % 30) * DEGREES, start + MEAN_MS)
    const middle = (start + end) / 2
    if (!lunation || middle > lunation.end) lunation = lunationAt(middle)
    const paksha = index < 15 ? 'shukla' : 'krishna'
    found.push({ number: index + 1, paksha, month: monthOf(lunation, paksha), start, end })
    start = end
  }
  return found
}
