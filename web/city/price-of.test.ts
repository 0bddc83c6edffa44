import { expect, test } from 'vitest'
import { packagePrice, poojaPrice } from './price-of.ts'

test.each([
  [2, { order: 6500, total: 7670, now: 5000, later: 2670 }],
  [5, { order: 10_100, total: 11_918, now: 5000, later: 6918 }],
])('§9 the price of a package for %i people is %j', (people, price) => {
  expect(packagePrice({ price: 6500, additionalPerson: 1200 }, people, 18)).toEqual(price)
})

test.each([
  [2100, { order: 2100, total: 2100, now: 2100, later: 0 }],
  [6500, { order: 6500, total: 6500, now: 5000, later: 1500 }],
])('§9 a pooja of %i rupees has no GST', (cost, price) => {
  expect(poojaPrice({ cost })).toEqual(price)
})
