import { expect, test } from 'vitest'
import { demoCities } from './seed.ts'

test('§9 the five cities are known, each with a Hindi name', () => {
  expect(Object.keys(demoCities).toSorted()).toEqual(['ayodhya', 'chitrakoot', 'prayagraj', 'sarnath', 'varanasi'])
  for (const { cityHindi } of Object.values(demoCities)) expect(cityHindi).toMatch(/^[\u0900-\u097f]+$/)
})
