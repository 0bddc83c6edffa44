import metadata from 'libphonenumber-js/metadata.min.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { languages } from '../../domain/language.ts'
import { parsePhone } from '../../domain/phone.ts'
import { callingCodeOf, countriesIn, splitNumber } from './countries.ts'
import { shownNumber, writtenNumber } from './phone-entry.ts'
import { present } from '../../test/present.ts'

/** The data of the library that reads numbers on the server; 001 stands for codes that belong to no country. */
const known = Object.entries(metadata.country_calling_codes).filter(([, countries]) => String(countries) !== '001')

test('FORMS phone: the list has each country of the server once, India first', () => {
  const countries = known.flatMap(([, ofCode]) => ofCode)
  for (const language of languages) {
    expect(countriesIn(language)[0]).toBe('IN')
    expect(countriesIn(language).toSorted()).toEqual(countries.toSorted())
  }
  for (const [code, ofCode] of known) for (const country of ofCode) expect(callingCodeOf(country), country).toBe(code)
})

test('FORMS phone: a stored number has the main country of its code', () => {
  for (const [code, [main]] of known)
    expect(splitNumber(`+${code}23456789`), code).toEqual({ country: main, digits: '23456789' })
  expect(splitNumber('9876543210')).toBeNull()
})

test.each([
  ['IN', '98765 43210', '+919876543210'],
  ['IN', '098765-43210', '+919876543210'],
  ['IN', '९८७६५ ४३२१०', '+919876543210'],
  ['IN', '0532 246 1234', '+915322461234'],
  ['IN', '+1 (415) 555-2671', '+14155552671'],
  ['IN', '00 44 20 7946 0958', '+442079460958'],
  ['US', '(415) 555-2671', '+14155552671'],
  ['US', '718-555-2671', '+17185552671'],
  ['US', '+91 98765 43210', '+919876543210'],
  ['GB', '020 7946 0958', '+442079460958'],
  ['IT', '06 698 82000', '+390669882000'],
  ['AE', '050 123 4567', '+971501234567'],
  ['NP', '9841234567', '+9779841234567'],
])('FORMS phone: in %s, %s is %s', (country, typed, e164) => {
  expect(parsePhone(present(writtenNumber(country, typed)))).toBe(e164)
})

test.each([
  '+919876543210',
  '+912223456789',
  '+915322461234',
  '+14155552671',
  '+442079460958',
  '+390669882000',
  '+80012345678',
])('FORMS phone: %s is the same number when its form is sent unchanged', (e164) => {
  const { country, number } = shownNumber(e164)
  expect(parsePhone(present(writtenNumber(country, number)))).toBe(e164)
})

test.each(['(415) 555-2671', '(718) 555-2671', '718-555-2671', '718.555.2671', '4155552671', '415 555 2671'])(
  'FORMS phone: %s is not taken for an Indian number',
  (typed) => {
    expect(writtenNumber('IN', typed)).toBeNull()
  },
)

test.each(['', '  ', '12345', 'no number', '987 654 3210', '6123456789'])(
  'FORMS phone: %j in India is sent as it is typed',
  (typed) => {
    expect(writtenNumber('IN', typed)).toBe(typed.trim())
  },
)
