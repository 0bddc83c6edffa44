import { expect, test } from 'vitest'
import { languages } from '../domain/language.ts'
import { vehicles } from '../domain/itinerary.ts'
import { vehicleFor, vehicleText } from './itinerary.ts'

test.each([
  ['SEDAN', 4],
  ['SUV', 6],
  ['VAN', 12],
] as const)('CHOOSING a %s comes for %d people at most, and its words say so', (vehicle, most) => {
  for (const locale of languages) expect(vehicleText[vehicle]({}, { locale })).toContain(String(most))
  expect(vehicleFor(vehicle, most)).toBe(vehicleText[vehicle])
  // For one more person, the text promises no vehicle.
  const texts = vehicles.map((one) => vehicleText[one])
  expect(texts).not.toContain(vehicleFor(vehicle, most + 1))
})
