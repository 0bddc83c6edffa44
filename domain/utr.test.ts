import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isUtr, UTR_LENGTH, utrKey } from './utr.ts'

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

test('§5 letters and digits are a UTR when there are twelve, and only then', () => {
  fc.assert(
    fc.property(fc.string({ unit: alphanumeric, maxLength: 24 }), (text) => {
      expect(isUtr(text)).toBe(text.length === 12)
    }),
  )
})

test('§5 one other character spoils a UTR wherever it stands', () => {
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

test('CONTRACT bookings/add: a UTR is the same in either case, and two different ones stay different', () => {
  const utr = fc.string({ unit: alphanumeric, minLength: 12, maxLength: 12 })
  fc.assert(
    fc.property(utr, utr, (one, other) => {
      expect(utrKey(one.toLowerCase())).toBe(utrKey(one.toUpperCase()))
      expect(utrKey(one) === utrKey(other)).toBe(one.toLowerCase() === other.toLowerCase())
    }),
  )
})
