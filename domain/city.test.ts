import { expect, test } from 'vitest'
import { drawnCities, isDrawnCity, noPackage, sceneNamed, slugOf } from './city.ts'

test('§2 each city of the specification has a drawing', () => {
  expect(drawnCities.toSorted()).toEqual(['ayodhya', 'chitrakoot', 'prayagraj', 'sarnath', 'varanasi'])
})

test.each(['mathura', '', 'Varanasi ', 'constructor', '__proto__', 'toString'])('§2 %j has no drawing', (name) => {
  expect(isDrawnCity(name)).toBe(false)
})

test.each([
  ['Varanasi', 'varanasi'],
  ['New Delhi', 'new-delhi'],
  ['  Omkāreśvar (M.P.) ', 'omkaresvar-m-p'],
  ['Puri – Jagannath', 'puri-jagannath'],
  ['वाराणसी', ''],
  ['a'.repeat(59) + ' b', 'a'.repeat(59)],
])('§2 the city %j has the slug %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
  expect(slugOf(slug)).toBe(slug)
})

test('a city that is known only by its name has its own drawing, else the plain one', () => {
  expect([sceneNamed('Ayodhya'), sceneNamed('Mathura')]).toEqual(['ayodhya', 'plain'])
})

test('§3 an entry without a package has the name "No package selected!" and the city NA', () => {
  expect(noPackage).toMatchObject({ name: 'No package selected!', city: 'NA' })
})
