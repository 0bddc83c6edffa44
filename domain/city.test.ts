import { expect, test } from 'vitest'
import { cities, isCity, noPackage } from './city.ts'

test('§9 the five cities are known, each with a Hindi name', () => {
  expect(Object.keys(cities).toSorted()).toEqual(['ayodhya', 'chitrakoot', 'prayagraj', 'sarnath', 'varanasi'])
  for (const { hi } of Object.values(cities)) expect(hi).toMatch(/^[\u0900-\u097f]+$/)
})

test.each(['mathura', '', 'Varanasi ', 'constructor', '__proto__', 'toString'])('§2 %j is not a known city', (name) => {
  expect(isCity(name)).toBe(false)
})

test('§3 an entry without a package has the name "No package selected!" and the city NA', () => {
  expect(noPackage).toMatchObject({ name: 'No package selected!', city: 'NA' })
})
