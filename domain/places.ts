import { addDays, type CalendarDay, daysBetween, KOLKATA_OFFSET_MS, startOf } from './calendar-day.ts'
import { HOUR_MS } from './durations.ts'
import type { Paise } from './money.ts'

/** The offers with places: a package on the day of arrival, a pooja on its day. A booking takes one place, for all its people. */
export const offerKinds = ['PACKAGE', 'POOJA'] as const
export type OfferKind = (typeof offerKinds)[number]
/** Besides the offers, a city has vehicles, one for each day of a package, and priests, one for each pooja. */
export const placeSubjects = [...offerKinds, 'CITY_VEHICLES', 'CITY_PRIESTS'] as const
export type PlaceSubject = (typeof placeSubjects)[number]

/** The settings of staff for an offer on a day. `places` null: without a limit. `price` null: the usual price. */
export type DayRule = { places: number | null; closed: boolean; price: Paise | null }

export const dayStates = ['OPEN', 'FEW', 'FULL', 'CLOSED'] as const
export type DayState = (typeof dayStates)[number]

/**
 * The states of a waiting person. WAITING: for a place. OFFERED: a place is held. TAKEN: the place was taken. LEFT: the person gave
 * up. ENDED: without a place.
 */
export const waitingStates = ['WAITING', 'OFFERED', 'TAKEN', 'LEFT', 'ENDED'] as const
export type WaitingState = (typeof waitingStates)[number]

/** A free place is held for a waiting person for so long. */
export const OFFER_MS = 12 * HOUR_MS

/** Until when a place that is offered at an instant is held: the day before its day is the last one on which it can be booked. */
export const heldUntil = (at: Date, day: CalendarDay): Date => new Date(Math.min(at.getTime() + OFFER_MS, startOf(day)))

/** At most so many places count as few. */
export const FEW_PLACES = 5

/** The number of free places; null without a limit. */
export const placesLeft = (places: number | null, taken: number): number | null =>
  places === null ? null : Math.max(0, places - taken)

/** The state of a day for the next devotee. `left` is null without a limit. */
export function dayState({ closed, left }: { closed: boolean; left: number | null }): DayState {
  if (closed) return 'CLOSED'
  if (left === null || left > FEW_PLACES) return 'OPEN'
  return left > 0 ? 'FEW' : 'FULL'
}

/** The price of a package for two people, or the cost of a pooja, on a day, in paise. */
export const priceOfDay = (usual: Paise, rule: Pick<DayRule, 'price'> | undefined): Paise => rule?.price ?? usual

/** The number of taken places beyond these places. */
export const takenBeyond = (places: number | null, taken: number): number =>
  places === null ? 0 : Math.max(0, taken - places)

/** Whether a rule changes nothing. */
export const isUsual = ({ places, closed, price }: DayRule): boolean => places === null && !closed && price === null

export const isOfferKind = (kind: PlaceSubject): kind is OfferKind => kind === 'PACKAGE' || kind === 'POOJA'

export const weekdays = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const
export type Weekday = (typeof weekdays)[number]

export const weekdayOf = (day: CalendarDay): Weekday =>
  weekdays[new Date(startOf(day) + KOLKATA_OFFSET_MS).getUTCDay()] ?? 'SUN'

/** The days from the first to the last; with `only`, only these weekdays. */
export const daysOfSpan = (from: CalendarDay, to: CalendarDay, only?: readonly Weekday[]): CalendarDay[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index)).filter(
    (day) => only === undefined || only.includes(weekdayOf(day)),
  )

/** The places that a cart entry or booking needs. */
type Needed = { id: string; needs: readonly string[] }

/**
 * The entries that get no place. In their order, each takes all the places that it needs, or none. `left` has the number of free
 * places by name; a name that it lacks has no limit.
 */
export function withoutPlace(entries: readonly Needed[], left: ReadonlyMap<string, number>): Set<string> {
  const rest = new Map(left)
  const missing = new Set<string>()
  for (const { id, needs } of entries) {
    const wanted = [...Map.groupBy(needs, (name) => name)].filter(([name]) => rest.has(name))
    const leftAfter = wanted.map(([name, all]) => [name, (rest.get(name) ?? 0) - all.length] as const)
    if (leftAfter.some(([, count]) => count < 0)) missing.add(id)
    else for (const [name, count] of leftAfter) rest.set(name, count)
  }
  return missing
}
