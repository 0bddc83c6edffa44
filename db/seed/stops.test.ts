import { describe, expect, test } from 'vitest'
import type { DrawnCity } from '../../domain/city.ts'
import { endsWithItinerary, firstOutOfOrder, type Stop } from '../../domain/itinerary.ts'
import { spotIn } from '../../domain/spots.ts'
import { demoContents } from './seed.ts'

describe('DEMO stops', () => {
  const packages = demoContents.flatMap(({ city, packages: ofCity }) =>
    ofCity.map((pack) => ({ ...pack, city: city.toLowerCase() as DrawnCity })),
  )
  const days = packages.flatMap(({ itinerary, itineraryHindi, stops, name }) =>
    itinerary.map((english, index) => ({
      name,
      english: inDigits(english),
      hindi: inDigits(itineraryHindi[index] ?? ''),
      stops: stops.filter(({ day }) => day === index + 1),
    })),
  )

  test('every package has stops on each of its days, and its nights between them', () => {
    expect(packages).toHaveLength(20)
    expect(days.filter(({ stops }) => stops.length === 0)).toEqual([])
    for (const { stops, itinerary, nights } of packages) {
      expect(firstOutOfOrder(stops)).toBe(-1)
      expect(endsWithItinerary(stops, itinerary)).toBe(true)
      expect(nights).toBe(itinerary.length - 1)
    }
  })

  test('every hour, number of steps and number of metres of a stop stands in the text of its day', () => {
    const wrong = days.flatMap(({ stops, english, hindi, name }) =>
      stops.flatMap((one) => [
        ...factsOf(one)
          .filter((fact) => !english.some((text) => text === fact))
          .map((fact) => `${name}, ${one.place}: ${fact}`),
        ...inDigits(one.noteHindi)
          .filter((number) => !hindi.includes(number))
          .map((number) => `${name}, ${one.placeHindi}: ${number}`),
      ]),
    )
    expect(wrong).toEqual([])
  })

  test('no steps are stated only for a rest, a drive, or a place without steps by its text', () => {
    const LEVEL = /level|ramp|without climbing|do not have to go down/
    const claimed = packages.flatMap(({ stops }) =>
      stops.filter(({ steps, metres, note }) => steps === 0 && metres !== 0 && !LEVEL.test(note)),
    )
    expect(claimed).toEqual([])
  })

  test('a wheelchair is promised only where the facilities or the text of the day have one', () => {
    const promised = packages.flatMap((pack) => pack.stops.filter(({ wheelchair }) => wheelchair).map(() => pack))
    expect(promised.length).toBeGreaterThan(5)
    expect(
      promised.filter(({ facility, itinerary }) => !/wheelchair/i.test([...facility, ...itinerary].join())),
    ).toEqual([])
  })

  test('each spot is on the map of its city, under the same name', () => {
    const unknown = packages.flatMap(({ city, stops }) =>
      stops.filter(({ spot, place, placeHindi }) => {
        const found = spotIn(city, spot)
        return spot !== null && (found?.en !== place || found.hi !== placeHindi)
      }),
    )
    expect(unknown).toEqual([])
  })
})

/** The numbers of a text. An hour such as 5:30 pm counts as 17:30, and kilometres also count as metres. */
function inDigits(text: string): string[] {
  const hours = [...text.matchAll(/(\d{1,2})(?::(\d\d))? (am|pm)/g)].map(
    ([, hour, minute = '00', half]) =>
      `${String((Number(hour) % 12) + (half === 'pm' ? 12 : 0)).padStart(2, '0')}:${minute}`,
  )
  const noon = /noon|midday/.test(text) ? ['12:00'] : []
  const metres = [...text.matchAll(/(\d+(?:\.\d+)?) km/g)].map(([, km]) => String(Number(km) * 1000))
  return [...hours, ...noon, ...metres, ...(text.match(/\d+(?:[:.]\d+)?/g) ?? [])]
}

const factsOf = ({ time, steps, metres, note }: Stop): string[] => [
  ...(time ? [time] : []),
  ...[steps, metres].filter((number) => number !== null && number > 0).map(String),
  ...inDigits(note),
]
