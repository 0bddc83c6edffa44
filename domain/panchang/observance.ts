import type { CalendarDay } from '../calendar-day.ts'
import type { Bilingual } from '../language.ts'
import type { Eclipse } from './eclipses.ts'
import { closings } from './closings.ts'
import { festivals, sankrantis } from './festivals.ts'
import { type ObservanceKind, observanceKinds, type Tradition } from './kinds.ts'

export type Observance = {
  kind: ObservanceKind
  name: Bilingual
  /** The tradition that keeps this day, if another one keeps a different day. */
  tradition: Tradition | null
  /** Whether it is one of the great baths of the Magh Mela. */
  isBath: boolean
  /** The day according to the sunrise in Delhi, if it differs. */
  inDelhi: CalendarDay | null
  eclipse: Eclipse | null
}

/** The values of most observances. */
export const plain = { tradition: null, isBath: false, inDelhi: null, eclipse: null } as const

const named = new Map<string, Pick<Observance, 'kind' | 'name'> & { isBath?: true }>(
  [...festivals, ...sankrantis, ...closings].map((one) => [one.key, one]),
)

/** The observance with a key; null if there is none. */
export function observanceOf(key: string): Observance | null {
  const found = named.get(key)
  return found ? { ...plain, kind: found.kind, name: found.name, isBath: found.isBath ?? false } : null
}

export const mostImportantFirst = <One extends Pick<Observance, 'kind'>>(observances: readonly One[]): One[] =>
  observances.toSorted((one, other) => observanceKinds.indexOf(one.kind) - observanceKinds.indexOf(other.kind))
