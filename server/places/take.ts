import type { OfferDays } from '../../db/place-tables.ts'
import type { Tx } from '../../db/transaction.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { formatDay } from '../../domain/format.ts'
import { placesLeft, withoutPlace } from '../../domain/places.ts'
import { AppError } from '../http/app-error.ts'
import type { Moment } from '../moment.ts'
import { countLeft, countTaken, lockRules, nameOfDay, type OfferDay } from './store.ts'

/** A cart entry, or a line of a quote or booking, that takes a place. `id` is the id of its cart entry. */
export type PlaceTaker = {
  id: string
  dateStart: CalendarDay
  package: { id: string } | null
  poojas: readonly { date: CalendarDay; pooja: { id: string } }[]
}

export const daysOf = ({ package: pack, dateStart, poojas }: PlaceTaker): OfferDay[] => [
  ...(pack ? [{ kind: 'PACKAGE' as const, id: pack.id, day: dateStart }] : []),
  ...poojas.map(({ date, pooja }) => ({ kind: 'POOJA' as const, id: pooja.id, day: date })),
]

/**
 * Takes a place of each day for these entries; the caller books or quotes them in this transaction. Their existing places are not
 * counted. People who wait for the day come first. Days without a rule cost one round trip, and their bookings are not counted.
 * @throws AppError DAY_CLOSED, DAY_FULL
 */
export async function takePlaces(
  tx: Tx,
  takers: readonly PlaceTaker[],
  { at, language }: Pick<Moment, 'at' | 'language'>,
): Promise<void> {
  const { closed, missing, left } = await findPlaces(tx, takers, { at, waitersFirst: true })
  const [rule] = closed
  if (rule) {
    const reason = (language === 'hi' ? rule.reason_hindi : rule.reason) ?? ''
    throw new AppError('DAY_CLOSED', { words: { date: formatDay(rule.day, language), reason } })
  }
  const full = takers.find(({ id }) => missing.has(id))
  if (!full) return
  const day = daysOf(full).find((one) => left.get(nameOfDay(one)) === 0)?.day ?? full.dateStart
  throw new AppError('DAY_FULL', { words: { date: formatDay(day, language) } })
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
  const { closed, missing } = await findPlaces(tx, takers, { at })
  const names = new Set(held ? [] : closed.map(dayName))
  const shut = takers.filter((taker) => daysOf(taker).some((day) => names.has(nameOfDay(day))))
  return new Set([...missing, ...shut.map(({ id }) => id)])
}

const dayName = ({ subject_id: id, day }: OfferDays): string => nameOfDay({ id, day })

async function findPlaces(
  tx: Tx,
  takers: readonly PlaceTaker[],
  { at, waitersFirst = false }: { at: Date; waitersFirst?: boolean },
): Promise<{ closed: OfferDays[]; missing: Set<string>; left: ReadonlyMap<string, number> }> {
  const rules = await lockRules(tx, takers.flatMap(daysOf))
  const limited = rules.flatMap(({ subject_kind: kind, subject_id: id, day, places }) =>
    places === null ? [] : [{ kind, id, day, places }],
  )
  const counting = { at, except: takers.map(({ id }) => id) }
  const left = waitersFirst
    ? await countLeft(tx, limited, counting)
    : leftOf(limited, await countTaken(tx, limited, counting))
  const needing = takers.map((taker) => ({ id: taker.id, needs: daysOf(taker).map(nameOfDay) }))
  return { closed: rules.filter(({ reason }) => reason !== null), missing: withoutPlace(needing, left), left }
}

const leftOf = (limited: readonly (OfferDay & { places: number })[], taken: ReadonlyMap<string, number>) =>
  new Map(limited.map((one) => [nameOfDay(one), placesLeft(one.places, taken.get(nameOfDay(one)) ?? 0) ?? 0]))
