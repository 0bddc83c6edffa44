import { expect, test } from 'vitest'
import { changesDirection, inPlainLines, inSingleLine } from './single-line.ts'

test.each([
  ['Kamala\r\nDevi', 'Kamala Devi'],
  ['Kamala\u2028\u2029Devi', 'Kamala Devi'],
  ['Kamala\tDevi\u0007', 'Kamala Devi '],
  ['क्\u200dष', 'क्\u200dष'],
])('TEXT the name %j is %j in a single line', (text, line) => {
  expect(inSingleLine(text)).toBe(line)
})

test.each([
  ['\u202e', true],
  ['a\u2066b', true],
  ['कमला देवी', false],
  ['क्\u200dष', false],
])('TEXT %j changes the direction of writing: %s', (text, changes) => {
  expect(changesDirection(text)).toBe(changes)
})

test('SANKALP lines stay lines, without blank ones and other control characters', () => {
  expect(inPlainLines('\r\n Savitri\u0007Devi \r\n \n\u2028Ram\tNarayan\u2029')).toBe('Savitri Devi\nRam Narayan')
  expect(inPlainLines(' \n\t\n')).toBe('')
})
