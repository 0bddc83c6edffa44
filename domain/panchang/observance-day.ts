import { type DayPart, type Span, spanOf, type SunDay } from './day-part.ts'

/** How the day of a tithi is chosen. */
export type DayRule = {
  /** The part of the day at which the tithi must be present. The day with the longer presence is chosen. */
  at: DayPart
  /**
   * Whether only a day counts on which the tithi is present during the whole part; otherwise the day on which the tithi begins
   * counts.
   */
  whole?: boolean
  /** The day if both have the tithi for the same time; the first by default. */
  ofTwo?: 'second'
  /** Whether the first half of the tithi (Bhadra) moves the observance to the next day; see `outOfBhadra`. */
  avoidsBhadra?: boolean
  /** Whether the fast ends in the next tithi, on the next morning. If that tithi is over by then, the fast is a day earlier. */
  endsInNext?: boolean
}

const shared = (one: Span, other: Span): number =>
  Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start))

const contains = ({ start, end }: Span, instant: number): boolean => start <= instant && instant < end

/** Holika Dahan moves to the second day only if the full moon lasts for this part of that day: three and a half of four prahars. */
const SEVEN_EIGHTHS = 7 / 8

/**
 * Holika Dahan is not in Bhadra, the first half of the full moon tithi. If Bhadra covers the evening and midnight of the first day,
 * Holika Dahan is on the evening of the second, provided that the full moon lasts for most of that day.
 */
function outOfBhadra(tithi: Span, first: SunDay, second: SunDay | undefined): SunDay {
  const bhadraEnd = (tithi.start + tithi.end) / 2
  if (!second || bhadraEnd <= (first.set + first.nextRise) / 2) return first
  const most = second.rise + SEVEN_EIGHTHS * (second.set - second.rise)
  return tithi.end > most ? second : first
}

/** The day of a tithi by a rule. `days` must cover both tithis with a day on either side; null if they do not. */
export function observanceDay(
  tithi: Span,
  next: Span | undefined,
  rule: DayRule,
  days: readonly SunDay[],
): SunDay | null {
  const near = days.filter(({ rise, nextRise }) => nextRise > tithi.start && rise < tithi.end)
  const begins = near.find((day) => contains({ start: day.rise, end: day.nextRise }, tithi.start))
  if (!begins) return null
  let chosen: SunDay | null = null
  let longest = 0
  for (const day of near) {
    const part = spanOf(rule.at, day)
    const presence = shared(tithi, part)
    if (presence === 0 || (rule.whole && presence < part.end - part.start)) continue
    if (presence < longest || (presence === longest && rule.ofTwo !== 'second')) continue
    chosen = day
    longest = presence
  }
  const atSunrise = near.find(({ rise }) => contains(tithi, rise))
  const found = chosen ?? (rule.whole ? begins : (atSunrise ?? begins))
  if (rule.endsInNext && next && next.end <= found.nextRise) return days[days.indexOf(found) - 1] ?? null
  return rule.avoidsBhadra ? outOfBhadra(tithi, found, days[days.indexOf(found) + 1]) : found
}
