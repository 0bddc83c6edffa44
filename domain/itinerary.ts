/** How the travellers reach a stop. */
export const means = ['CAR', 'E_RICKSHAW', 'BOAT', 'ON_FOOT'] as const
export type Means = (typeof means)[number]

export const vehicles = ['SEDAN', 'SUV', 'VAN'] as const
export type Vehicle = (typeof vehicles)[number]

/** The number of travellers for whom a vehicle has room, besides the driver. */
const seats: Record<Vehicle, number> = { SEDAN: 4, SUV: 6, VAN: 12 }

export const seatsIn = (vehicle: Vehicle, people: number): boolean => people <= seats[vehicle]

/** DAY_ROOM is a room to rest during the day, without a night. */
export const hotelClasses = ['DAY_ROOM', 'SIMPLE', 'STANDARD', 'COMFORT'] as const
export type HotelClass = (typeof hotelClasses)[number]

/** A stop of a package, in both languages. */
export type Stop = {
  /** Counted from 1. */
  day: number
  /** "HH:MM" in Asia/Kolkata; null if the hour depends on the day. */
  time: string | null
  place: string
  placeHindi: string
  /** What happens there, one or two sentences; can be empty. */
  note: string
  noteHindi: string
  /** The number of stairs, up or down; 0 for none, null if unknown. */
  steps: number | null
  /** Metres on foot; null if unknown. */
  metres: number | null
  means: Means | null
  /** Whether the whole way of this stop can be done in a wheelchair. */
  wheelchair: boolean
  /** The place on the drawn map of the city; null if the stop is not on it. */
  spot: string | null
}

/** The facts of a package by which families choose. */
export type PackageFacts = { stops: Stop[]; vehicle: Vehicle | null; hotelClass: HotelClass | null; nights: number }

/** The values for a journey without a package. */
export const noFacts: PackageFacts = { stops: [], vehicle: null, hotelClass: null, nights: 0 }

/** A stop for which only the day is known. */
export const emptyStop = (day: number): Stop => ({
  day,
  time: null,
  place: '',
  placeHindi: '',
  note: '',
  noteHindi: '',
  steps: null,
  metres: null,
  means: null,
  wheelchair: false,
  spot: null,
})

/** The limits of a stop; migration 0019 has the same. */
export const STOP_LIMITS = { stops: 60, day: 14, place: 200, note: 400, steps: 2000, metres: 50_000, spot: 40 } as const

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** Whether a text is an hour of the day, `HH:MM`. */
export const isStopTime = (text: string): boolean => TIME.test(text)

/** The index of the first stop whose day is before the previous stop's day; -1 if the days ascend. */
export const firstOutOfOrder = (stops: readonly Pick<Stop, 'day'>[]): number =>
  stops.findIndex(({ day }, index) => day < (stops[index - 1]?.day ?? 1))

/** Whether the stops end on the last day of an itinerary with one line per day. True if one of the two is missing. */
export const endsWithItinerary = (stops: readonly Pick<Stop, 'day'>[], lines: readonly string[]): boolean =>
  stops.length === 0 || lines.length === 0 || stops.at(-1)?.day === lines.length

const known = (values: readonly (number | null)[]): number[] => values.filter((value) => value !== null)

/** The largest number of steps of one stop, among the stops with known steps; null if none are known. */
export const mostSteps = (stops: readonly Pick<Stop, 'steps'>[]): number | null => {
  const steps = known(stops.map((stop) => stop.steps))
  return steps.length === 0 ? null : Math.max(...steps)
}

/** The metres on foot of all stops together, as far as they are known; null if none are known. */
export const walkingMetres = (stops: readonly Pick<Stop, 'metres'>[]): number | null => {
  const metres = known(stops.map((stop) => stop.metres))
  return metres.length === 0 ? null : metres.reduce((sum, one) => sum + one, 0)
}

/** Whether a family that climbs at most so many steps can choose a package, and the stops with unknown steps. */
export type StepsFit = { fits: 'YES' | 'NO' | 'UNKNOWN'; unknown: Stop[] }

/** Unknown steps do not count as none: they make the answer UNKNOWN, unless a known stop has too many. */
export function atMostSteps(stops: readonly Stop[], most: number): StepsFit {
  const unknown = stops.filter(({ steps }) => steps === null)
  if (stops.some(({ steps }) => steps !== null && steps > most)) return { fits: 'NO', unknown }
  return { fits: stops.length > 0 && unknown.length === 0 ? 'YES' : 'UNKNOWN', unknown }
}
