import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isUtr, readUtr, UTR_LENGTH, utrKey } from './utr.ts'

const alphanumeric = fc.constantFrom(...'0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ')

test('§9 a UTR has exactly 12 characters', () => {
  expect(UTR_LENGTH).toBe(12)
})

test.each(['426812345678', '000063281234', 'AXIS12345678', 'abcdefghijkl'])('§5 %s is a UTR', (text) => {
  expect(isUtr(text)).toBe(true)
})

test.each([
  '',
  '42681234567',
  '4268123456789',
  '4268-2345678',
  '426812 45678',
  '426812345678\n',
  ' 42681234567',
  '४२६८१२३४५६७८',
  '４２６８１２３４５６７８',
  'éééééééééééé',
])('§5 %j is not a UTR', (text) => {
  expect(isUtr(text)).toBe(false)
})

test('§5 letters and digits are a UTR only if there are twelve', () => {
  fc.assert(
    fc.property(fc.string({ unit: alphanumeric, maxLength: 24 }), (text) => {
      expect(isUtr(text)).toBe(text.length === 12)
    }),
  )
})

test('§5 any other character at any place makes a UTR invalid', () => {
  const other = fc
    .nat({ max: 0xffff })
    .map((unit) => String.fromCharCode(unit))
    .filter((text) => !/[0-9A-Za-z]/.test(text))
  fc.assert(
    fc.property(
      fc.string({ unit: alphanumeric, minLength: 11, maxLength: 11 }),
      other,
      fc.nat({ max: 11 }),
      (text, odd, place) => {
        expect(isUtr(text.slice(0, place) + odd + text.slice(place))).toBe(false)
      },
    ),
  )
})

test('CONTRACT bookings/add: case does not matter in a UTR, and different UTRs stay different', () => {
  const utr = fc.string({ unit: alphanumeric, minLength: 12, maxLength: 12 })
  fc.assert(
    fc.property(utr, utr, (one, other) => {
      expect(utrKey(one.toLowerCase())).toBe(utrKey(one.toUpperCase()))
      expect(utrKey(one) === utrKey(other)).toBe(one.toLowerCase() === other.toLowerCase())
    }),
  )
})

test.each([
  ['4268 1234 5678', '426812345678'],
  [' 4268-1234-5678 ', '426812345678'],
  ['४२६८१२३४५६७८', '426812345678'],
  ['４２６８１２３４５６７８', '426812345678'],
  ['4268\u00A01234\u20115678\n', '426812345678'],
  ['UPI/632512345678', '632512345678'],
  ['UPI Ref No: 632512345678', '632512345678'],
  ['UPI/632512345678/21-11-2026/yatra@examplebank', '632512345678'],
  ['UTR ६३२५१२३४५६७८', '632512345678'],
  ['UTR551234567892', '551234567892'],
  ['RefNo551234567892', '551234567892'],
  ['IMPS326123456789', '326123456789'],
  ['632512345678 (UTR 632512345678)', '632512345678'],
])('§5 %j is read as %s', (text, utr) => {
  expect(readUtr(text)).toEqual({ utr, hint: null })
})

test.each([
  ['', { kind: 'EMPTY' }],
  [' - ', { kind: 'EMPTY' }],
  ['4', { kind: 'MISSING', missing: 11 }],
  ['4268 1234 56', { kind: 'MISSING', missing: 2 }],
  ['4268 1234 567', { kind: 'MISSING', missing: 1 }],
  ['4268 1234 5678 9', { kind: 'TOO_MANY', length: 13 }],
  ['9876543210', { kind: 'PHONE', missing: 2 }],
  ['98765-43210', { kind: 'PHONE', missing: 2 }],
  ['919876543210', { kind: 'PHONE', missing: 0 }],
  ['+91 98765 43210', { kind: 'PHONE', missing: 0 }],
  ['426812.345678', { kind: 'OTHER_CHARACTERS' }],
  ['UPI/632512345678/632512345679', { kind: 'OTHER_CHARACTERS' }],
  ['UPI/6325123456789', { kind: 'OTHER_CHARACTERS' }],
  ['426812345678 9', { kind: 'TOO_MANY', length: 13 }],
  ['abcdefghijkl', { kind: 'LETTERS' }],
  ['12345678901a', { kind: 'LETTERS' }],
  ['axis 1234 5678', { kind: 'LETTERS' }],
  ['UTR55', { kind: 'LETTERS' }],
  ['000000000000', { kind: 'SAME_DIGITS' }],
  ['SBIN226112345678', { kind: 'NEFT' }],
  ['SBINR52026112112345678', { kind: 'RTGS' }],
])('§5 the field shows a hint for %j', (text, hint) => {
  expect(readUtr(text).hint).toEqual(hint)
})

test('§5 blanks and hyphens do not change the UTR, and reading it again gives the same', () => {
  const between = fc.constantFrom('', ' ', '-', '\u00A0', '\u2013')
  const typed = fc.array(fc.tuple(alphanumeric, between), { maxLength: 24 })
  fc.assert(
    fc.property(typed, (pairs) => {
      const { utr } = readUtr(pairs.flat().join(''))
      expect(utr).toBe(pairs.map(([character]) => character).join(''))
      expect(readUtr(utr).utr).toBe(utr)
      if (isUtr(utr)) expect(['PHONE', 'LETTERS', 'SAME_DIGITS', undefined]).toContain(readUtr(utr).hint?.kind)
    }),
  )
})
