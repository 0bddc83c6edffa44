/** How the travellers reach a stop. */
export const means = ['CAR', 'E_RICKSHAW', 'BOAT', 'ON_FOOT'] as const
export type Means = (typeof means)[number]

export const vehicles = ['SEDAN', 'SUV', 'VAN'] as const
export type Vehicle = (typeof vehicles)[number]

/** DAY_ROOM is a room for rest by day, without a night. */
export const hotelClasses = ['DAY_ROOM', 'SIMPLE', 'STANDARD', 'COMFORT'] as const
export type HotelClass = (typeof hotelClasses)[number]

/** A stop of a package, in both languages. */
export type Stop = {
  /** Counted from 1. */
  day: number
  /** "HH:MM" in Asia/Kolkata; null where the hour depends on the day. */
  time: string | null
  place: string
  placeHindi: string
  /** What happens there, one or two sentences; can be empty. */
  note: string
  noteHindi: string
  /** Steps of a stair, up or down; 0 for none, null where it is not known. */
  steps: number | null
  /** Metres on foot; null where it is not known. */
  metres: number | null
  means: Means | null
  /** Whether the whole way of this stop is possible in a wheelchair. */
  wheelchair: boolean
  /** The place on the drawn map of the city; null where the stop is not on it. */
  spot: string | null
}

/** The facts of a package by which families choose. */
export type PackageFacts = { stops: Stop[]; vehicle: Vehicle | null; hotelClass: HotelClass | null; nights: number }
