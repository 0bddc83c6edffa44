import type { Db } from '../../db/connect.ts'
import type { Tx } from '../../db/transaction.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { formatDay } from '../../domain/format.ts'
import { withoutPlace } from '../../domain/places.ts'
import { AppError } from '../http/app-error.ts'
import type { Moment } from '../moment.ts'
import {
  countLeft,
  countTaken,
  dayOfRule,
  leftOf,
  limitsOf,
  lockRules,
  nameOfDay,
  type OfferDay,
  type Rule,
} from './store.ts'

type DatedPooja = { date: CalendarDay; pooja: { id: string } }

/**
 * A cart entry, or a line of a quote or booking, that takes a place. `id` is the id of its cart entry; `keeps` are the poojas whose
 * places it has and keeps.
 */
export type PlaceTaker = {
  id: string
  dateStart: CalendarDay
  package: { id: string } | null
  poojas: readonly DatedPooja[]
  keeps?: readonly DatedPooja[]
}

const daysOfPoojas = (poojas: readonly DatedPooja[]): OfferDay[] =>
  poojas.map(({ date, pooja }) => ({ kind: 'POOJA', id: pooja.id, day: date }))

export const daysOf = ({ package: pack, dateStart, poojas }: PlaceTaker): OfferDay[] => [
  ...(pack ? [{ kind: 'PACKAGE' as const, id: pack.id, day: dateStart }] : []),
  ...daysOfPoojas(poojas),
]

/**
 * Takes a place of each day for these entries, and vehicles and priests of their cities; the caller books or quotes them in this
 * transaction. Their existing places are not counted. People who wait for the day come first. Days without a rule cost one round trip,
 * and their bookings are not counted.
 * @throws AppError DAY_CLOSED, DAY_FULL
 */
export async function takePlaces(
  tx: Tx,
  takers: readonly PlaceTaker[],
  { at, language }: Pick<Moment, 'at' | 'language'>,
): Promise<void> {
  const rules = await lockRules(tx, takers.flatMap(allDaysOf))
  const { closed, missing, left } = await findPlaces(tx, takers, rules, { at, waitersFirst: true })
  const [rule] = takers.flatMap((taker) => closed(taker))
  if (rule) {
    const reason = (language === 'hi' ? rule.reason_hindi : rule.reason) ?? ''
    throw new AppError('DAY_CLOSED', { words: { date: formatDay(rule.needed_by.day, language), reason } })
  }
  const full = takers.find(({ id }) => missing.has(id))
  if (!full) return
  const names = new Set(daysOf(full).map(nameOfDay))
  const used = rules.find((one) => names.has(nameOfDay(one.needed_by)) && left.get(ruleName(one)) === 0)
  throw new AppError('DAY_FULL', { words: { date: formatDay(used?.needed_by.day ?? full.dateStart, language) } })
}

/**
 * Takes places for entries whose money was sent, which is never refused. Returns the ids of the entries that get no place. With
 * `held`, a day that was closed while they had their places is open for them.
 */
export async function takersWithoutPlace(
  tx: Tx,
  takers: readonly PlaceTaker[],
  { at, held = false }: { at: Date; held?: boolean },
): Promise<Set<string>> {
  const rules = await lockRules(tx, takers.flatMap(allDaysOf))
  const { closed, missing } = await findPlaces(tx, takers, rules, { at })
  const shut = held ? [] : takers.filter((taker) => closed(taker).length > 0)
  return new Set([...missing, ...shut.map(({ id }) => id)])
}

const allDaysOf = (taker: PlaceTaker): OfferDay[] => [...daysOf(taker), ...daysOfPoojas(taker.keeps ?? [])]
const ruleName = (rule: Rule): string => nameOfDay(dayOfRule(rule))

type Found = {
  /** The rules that close a day of an entry. */
  closed: (taker: PlaceTaker) => Rule[]
  missing: Set<string>
  left: ReadonlyMap<string, number>
}

/** Who gets a place by these rules of all days of the entries. */
export async function findPlaces(
  db: Db,
  takers: readonly PlaceTaker[],
  rules: readonly Rule[],
  { at, waitersFirst = false }: { at: Date; waitersFirst?: boolean },
): Promise<Found> {
  const limited = limitsOf(rules)
  const counting = { at, except: takers.map(({ id }) => id) }
  const left = waitersFirst
    ? await countLeft(db, limited, counting)
    : leftOf(limited, await countTaken(db, limited, counting))
  const byDay = Map.groupBy(rules, (rule) => nameOfDay(rule.needed_by))
  const rulesFor = (days: readonly OfferDay[]) => days.flatMap((day) => byDay.get(nameOfDay(day)) ?? [])
  const needing = takers.map((taker) => {
    const needs = rulesFor(daysOf(taker)).map(ruleName)
    // What an entry keeps is counted again only where it competes with what the entry takes.
    const kept = rulesFor(daysOfPoojas(taker.keeps ?? [])).map(ruleName)
    return { id: taker.id, needs: [...needs, ...kept.filter((name) => needs.includes(name))] }
  })
  const closed = (taker: PlaceTaker) => rulesFor(daysOf(taker)).filter(({ reason }) => reason !== null)
  return { closed, missing: withoutPlace(needing, left), left }
}
