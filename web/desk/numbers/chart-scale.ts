/** The vertical scale of a chart. `y` is the distance from the top in percent of the height. */
export type Scale = { ticks: number[]; y: (value: number) => number }

const LINES = 4

/** The smallest step of 1, 2, 5, 10, 20 … (and 0.1, 0.2 … unless `whole`) that gives at most about four lines up to `span`. */
function stepFor(span: number, whole: boolean): number {
  const rough = span / LINES
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough * 0.999) ?? rough
  return whole ? Math.max(1, step) : step
}

/** A scale with round ticks that contains all values and 0. */
export function scaleOf(values: readonly number[], { whole = false } = {}): Scale {
  const most = Math.max(0, ...values)
  const least = Math.min(0, ...values)
  const step = most === least ? 1 : stepFor(most - least, whole)
  const below = Math.ceil(-least / step - 1e-9)
  const above = Math.max(1, Math.ceil(most / step - 1e-9))
  const ticks = Array.from({ length: below + above + 1 }, (_, index) =>
    Number(((index - below) * step).toPrecision(12)),
  )
  const [bottom, height] = [-below * step, (below + above) * step]
  return { ticks, y: (value) => 100 - ((value - bottom) / height) * 100 }
}

/** The positions of the weeks that have a label below a chart: at most six, including the last one. */
export function namedWeeks(count: number): number[] {
  const distance = Math.ceil(count / 6)
  return Array.from({ length: count }, (_, index) => index).filter((index) => (count - 1 - index) % distance === 0)
}
