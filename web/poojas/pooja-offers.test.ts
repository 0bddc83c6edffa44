import { expect, test } from 'vitest'
import { offersOf } from './pooja-offers.ts'

const bookable = [
  { id: '1', city: 'varanasi', name: 'Rudrabhishek', cost: 2100 },
  { id: '2', city: 'prayagraj', name: 'Rudrabhishek at the Yamuna Bank', cost: 2500 },
  { id: '3', city: 'varanasi', name: 'Pind Daan and Tarpan', cost: 3100 },
  { id: '4', city: 'varanasi', name: 'Tripindi Shraddh', cost: 6500 },
] as const

test.each([
  [{ en: 'Rudrabhishek' }, ['1', '2']],
  [{ en: 'Pitru Tarpan and Shraddh', like: /Tarpan|Shraddh/ }, ['3']],
  [{ en: 'Vivah Sanskar (wedding)', like: /Vivah/ }, []],
])('CHOOSING %j is offered as %j, once per city', (pooja, ids) => {
  expect(offersOf(pooja, bookable).map(({ id }) => id)).toEqual(ids)
})
