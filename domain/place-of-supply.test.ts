import fc from 'fast-check'
import { expect, test } from 'vitest'
import { varanasi } from '../db/seed/varanasi.ts'
import { paise, total } from './money.ts'
import { type StateCode, stateCodeOf, stateName, stateOfGstin, taxSplit } from './place-of-supply.ts'

test.each([
  ['Uttar Pradesh', '09'],
  ['  uttar   pradesh ', '09'],
  ['Madhya Pradesh', '23'],
  ['Jammu & Kashmir', '01'],
  ['Orissa', '21'],
  ['New Delhi', '07'],
  ['Telangana', '36'],
  ['Ladakh', '38'],
])('DOCUMENTS the GST code of %j is %s', (name, code) => {
  expect(stateCodeOf(name)).toBe(code)
})

test('DOCUMENTS a text that is no state of India has no code', () => {
  for (const name of ['Nepal', 'NA', '', 'constructor', 'Uttar']) expect(stateCodeOf(name)).toBeNull()
})

test('DOCUMENTS the state of the demo content has a code and a name in each language', () => {
  expect(stateCodeOf(varanasi.state)).toBe('09')
  expect(stateName('09', 'hi')).toBe(varanasi.stateHindi)
  expect(stateName('09', 'en')).toBe(varanasi.state)
})

test('DOCUMENTS a GSTIN begins with the code of its state', () => {
  expect(stateOfGstin('23AAAAA0000A1Z3')).toBe('23')
  expect(stateOfGstin('99AAAAA0000A1Z3')).toBeNull()
  expect(stateOfGstin('')).toBeNull()
})

const between = (supplier: StateCode, placeOfSupply: StateCode) =>
  ({ supplier, placeOfSupply, oddPaisa: 'ROUNDING' }) as const

test('MONEY within a state GST is half central and half state tax, in equal halves', () => {
  expect(taxSplit(paise(1801), 18, between('09', '09'))).toEqual([
    { name: 'CGST', percent: 9, amount: 900 },
    { name: 'SGST', percent: 9, amount: 900 },
  ])
  expect(taxSplit(paise(500), 5, between('09', '09')).map(({ percent }) => percent)).toEqual([2.5, 2.5])
})

test('MONEY in another state GST is integrated tax', () => {
  expect(taxSplit(paise(1801), 18, between('23', '09'))).toEqual([{ name: 'IGST', percent: 18, amount: 1801 }])
})

test('MONEY within a union territory without a legislature half of GST is territory tax', () => {
  expect(taxSplit(paise(200), 18, between('04', '04')).map(({ name }) => name)).toEqual(['CGST', 'UTGST'])
  expect(taxSplit(paise(200), 18, between('07', '07')).map(({ name }) => name)).toEqual(['CGST', 'SGST'])
})

test('MONEY a document from before equal halves keeps the odd paisa of its central tax', () => {
  const amounts = taxSplit(paise(1801), 18, { ...between('09', '09'), oddPaisa: 'CGST' }).map(({ amount }) => amount)
  expect(amounts).toEqual([901, 900])
})

test('MONEY halves of GST are equal and leave at most a paisa; integrated tax leaves none', () => {
  const code = fc.constantFrom('09' as const, '23' as const, '04' as const)
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000_000 }), code, code, (gst, supplier, place) => {
      const taxes = taxSplit(paise(gst), 18, between(supplier, place))
      const amounts = taxes.map(({ amount }) => amount)
      expect(gst - total(amounts)).toBe(supplier === place ? gst % 2 : 0)
      expect(new Set(amounts).size).toBe(1)
      expect(taxes.reduce((sum, { percent }) => sum + percent, 0)).toBe(18)
    }),
  )
})
