import { expect, test } from 'vitest'
import { readSearch } from './search-query.ts'

const none = { email: null, phoneEnd: null, utrEnd: null, reference: null, refund: null, amount: null, name: null }

test.each([
  ['632512345678', { phoneEnd: '2512345678', utrEnd: '632512345678', refund: '632512345678' }],
  ['6325 1234 5678', { phoneEnd: '2512345678', utrEnd: '632512345678', refund: '632512345678' }],
  ['5678', { phoneEnd: '5678', utrEnd: '5678', amount: 567800 }],
  ['५६७८', { phoneEnd: '5678', utrEnd: '5678', amount: 567800 }],
  ['+91 98765 43210', { phoneEnd: '9876543210' }],
  ['₹4,999.50', { amount: 499950 }],
  ['500', { amount: 50000 }],
  ['0', {}],
  ['ptj6fr6p', { email: 'ptj6fr6p', utrEnd: 'PTJ6FR6P', reference: 'PTJ6FR6P' }],
  ['rtqdqht7g', { email: 'rtqdqht7g', utrEnd: 'RTQDQHT7G', refund: 'RTQDQHT7G' }],
  ['Kamala@Example.com', { email: 'kamala@example.com' }],
  ['Kamala', { email: 'kamala', reference: 'KAMALA', name: 'Kamala' }],
  ['कमला देवी', { name: 'कमला देवी' }],
  ['Kamala Devi', { name: 'Kamala Devi' }],
])('SEARCH %j may be', (text, found) => {
  expect(readSearch(text)).toEqual({ ...none, ...found })
})
