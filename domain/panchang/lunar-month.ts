import type { Bilingual } from '../language.ts'
import { type LunarMonthKey, lunarMonths, type Paksha } from './names.ts'
import { newMoonAfter, newMoonBefore, siderealSun } from './sky.ts'

export type Lunation = { start: number; end: number; index: number; isAdhik: boolean }

const signAt = (instant: number): number => Math.floor(siderealSun(instant) / 30)

/** The month from new moon to new moon that contains an instant. It is a leap month (adhik) if the sun enters no sign in it. */
export function lunationAt(instant: number): Lunation {
  const start = newMoonBefore(instant)
  const end = newMoonAfter(start)
  const sign = signAt(start)
  return { start, end, index: (sign + 1) % 12, isAdhik: sign === signAt(end) }
}

export type LunarMonth = { name: Bilingual & { key: LunarMonthKey }; isAdhik: boolean }

/**
 * The month as North India counts it, from full moon to full moon (purnimanta): a dark fortnight belongs to the next month. A leap
 * month keeps both its fortnights.
 */
export function monthOf({ index, isAdhik }: Lunation, paksha: Paksha): LunarMonth {
  const shown = paksha === 'krishna' && !isAdhik ? (index + 1) % 12 : index
  return { name: lunarMonths[shown] ?? lunarMonths[0], isAdhik }
}
