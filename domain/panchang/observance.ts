import type { Bilingual } from '../language.ts'
import { festivals, monthly, type ObservanceKind, observanceKinds, sankrantis, shraddhs } from './festivals.ts'
import type { LunarMonth } from './lunar-month.ts'
import type { Paksha } from './names.ts'

export type Observance = { kind: ObservanceKind; name: Bilingual }

const named = new Map([...festivals, ...shraddhs, ...sankrantis].map((one) => [one.key, one]))

/** The key of what is observed in every month: `ekadashi-adhik-jyeshtha-shukla`. The same key comes about a year later. */
export const keyInMonth = (prefix: string, { name, isAdhik }: LunarMonth, paksha: Paksha): string =>
  `${prefix}${isAdhik ? 'adhik-' : ''}${name.en.toLowerCase()}-${paksha}`

/** What a key names; null if nothing has it. */
export function observanceOf(key: string): Observance | null {
  const found = named.get(key) ?? monthly.find(({ keyPrefix }) => keyPrefix !== undefined && key.startsWith(keyPrefix))
  return found ? { kind: found.kind, name: found.name } : null
}

export const mostImportantFirst = <One extends Observance>(observances: readonly One[]): One[] =>
  observances.toSorted((one, other) => observanceKinds.indexOf(one.kind) - observanceKinds.indexOf(other.kind))
