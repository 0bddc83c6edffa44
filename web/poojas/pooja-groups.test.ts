import { expect, test } from 'vitest'
import { groupOf } from './pooja-groups.ts'

test.each([
  ['Pind Daan and Tirth Shraddh', 'PITRU'],
  ['Prayag Mundan', 'SANSKAR'],
  ['Nag Pooja and Kaal Sarp Shanti at Nag Vasuki', 'SHANTI'],
  ['Satyanarayan Vrat Katha', 'PATH'],
  ['Maha Mrityunjaya Jap, 11,000', 'PATH'],
  ['Rudrabhishek', 'PUJAN'],
])('CHOOSING %s is in the group %s', (name, group) => {
  expect(groupOf(name)).toBe(group)
})
