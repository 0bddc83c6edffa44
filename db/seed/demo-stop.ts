import type { DrawnCity } from '../../domain/city.ts'
import type { Stop } from '../../domain/itinerary.ts'
import { type Spot, type SpotName, spots } from '../../domain/spots.ts'

/** A text in English and in Hindi. */
export type Texts = readonly [english: string, hindi: string]
type Way = Partial<Pick<Stop, 'steps' | 'metres' | 'means' | 'wheelchair'>>
type DemoStop = Omit<Stop, 'day'>

/** A stop that is not on a map. Facts that `way` leaves out are unknown. */
export const elsewhere = (time: string | null, [place, placeHindi]: Texts, note: Texts, way: Way = {}): DemoStop => ({
  time,
  place,
  placeHindi,
  note: note[0],
  noteHindi: note[1],
  steps: null,
  metres: null,
  means: null,
  wheelchair: false,
  ...way,
  spot: null,
})

/** Makes stops at the spots of a city, with the names of the map. */
export const stopsIn =
  <City extends DrawnCity>(city: City) =>
  (time: string | null, name: SpotName<City>, note: Texts, way: Way = {}): DemoStop => {
    const { en, hi }: Spot = (spots[city] as Record<string, Spot>)[name] as Spot
    return { ...elsewhere(time, [en, hi], note, way), spot: name }
  }

/** Texts of many packages. */
export const words = {
  hotel: ['Hotel', 'होटल'],
  pickUp: ['Meeting place', 'मिलने की जगह'],
  leave: ['Departure', 'रवानगी'],
  back: ['Return', 'वापसी'],
  station: ['Station or airport', 'स्टेशन या हवाई अड्डा'],
  byThen: ['You are there by this hour.', 'इस समय तक आपको पहुँचा देंगे।'],
} as const satisfies Record<string, Texts>

/** A rest, a meal or a drive, for which nobody walks or climbs. */
export const byCar: Way = { steps: 0, metres: 0, means: 'CAR' }
export const resting: Way = { steps: 0, metres: 0 }

/** Numbers the stops by their day. */
export const onDays = (...days: DemoStop[][]): Stop[] =>
  days.flatMap((stops, index) => stops.map((stop) => ({ day: index + 1, ...stop })))
