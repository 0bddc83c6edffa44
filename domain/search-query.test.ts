import { expect, test } from 'vitest'
import { phoneOf, readSearch } from './search-query.ts'

const none = { sound: null, email: null, phone: null, code: null, refund: null, amount: null }

test.each([
  ['632512345678', { phone: '632512345678', code: '632512345678', refund: '632512345678' }],
  ['6325 1234 5678', { phone: '632512345678', code: '632512345678', refund: '632512345678' }],
  ['5678', { phone: '5678', code: '5678', amount: 567800 }],
  ['५६७८', { words: ['5678'], email: '5678', phone: '5678', code: '5678', amount: 567800 }],
  ['+91 98765-43210', { phone: '919876543210' }],
  ['098765 43210', { phone: '9876543210', code: '09876543210', refund: '09876543210' }],
  ['Mob. 98765 43210', { phone: '9876543210' }],
  ['Mob 98765 43210', { phone: '9876543210', code: 'Mob9876543210', refund: 'MOB9876543210' }],
  ['no 98765', { code: 'no98765' }],
  ['₹4,999.50', { amount: 499950 }],
  ['12', { code: '12', amount: 1200 }],
  ['0', { code: '0' }],
  ['ptj6fr6p', { code: 'ptj6fr6p' }],
  ['rtqdqht7g', { code: 'rtqdqht7g', refund: 'RTQDQHT7G' }],
  ['Kamala@Example.com', {}],
  ['Kamala', { sound: 'Kamala', code: 'Kamala' }],
  ['Ram', { sound: 'Ram' }],
  ['कमला देवी', { sound: 'कमला देवी' }],
  ['Kamala  Devi', { words: ['Kamala', 'Devi'], sound: 'Kamala  Devi', code: 'KamalaDevi' }],
  ['...', { words: [], email: null }],
  ['Ram - Lal', { words: ['Ram', 'Lal'], code: 'RamLal' }],
  ['V Singh', { code: 'VSingh' }],
])('SEARCH %j may be', (text, found) => {
  const words = text.split(' ')
  expect(readSearch(text)).toEqual({ ...none, words, email: words.length === 1 ? text : null, ...found })
})

test.each([
  ['098765 43210', 3, '9876543210'],
  ['0', 1, '0'],
  ['98', 3, null],
  ['none', 1, null],
])('SEARCH the digits of %j, at least %d, are %j', (text, fewest, digits) => {
  expect(phoneOf(text, fewest)).toBe(digits)
})
