import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditedLines } from './credited-lines.ts'
import { type InvoiceLine, invoiceTotals } from './invoice-totals.ts'
import { paise } from './money.ts'

const amount = fc.integer({ min: 0, max: 100_000_000 }).map(paise)
const line: fc.Arbitrary<InvoiceLine> = fc.record({
  value: amount,
  tax: fc.option(fc.record({ percent: fc.constantFrom(5, 18), gst: amount })),
})
const invoice = fc.array(line, { minLength: 1, maxLength: 6 })
/** An invoice, and an amount that does not exceed its total. */
const credit = invoice.chain((lines) => {
  const max = totalOf(lines)
  return fc.tuple(fc.constant(lines), fc.oneof(fc.integer({ min: 0, max }), fc.constant(max)).map(paise))
})
const rule = { supplier: '09', placeOfSupply: '09', oddPaisa: 'ROUNDING' } as const
const totalOf = (lines: readonly InvoiceLine[]) => invoiceTotals(lines, rule).total
/** The values and taxes of all lines in one list. */
const figuresOf = (lines: readonly InvoiceLine[]) =>
  lines.flatMap(({ value, tax }) => [value, ...(tax ? [tax.gst] : [])])

test('MONEY a credit of half an invoice has half of each value and half of each tax', () => {
  const lines = [
    { value: paise(1_910_000), tax: { percent: 18, gst: paise(343_800) }, sac: '998555' },
    { value: paise(210_000), tax: null, sac: '9995' },
  ]
  expect(creditedLines(lines, paise(1_231_900))).toEqual([
    { value: 955_000, tax: { percent: 18, gst: 171_900 }, sac: '998555' },
    { value: 105_000, tax: null, sac: '9995' },
  ])
})

test('MONEY the largest remainder gets the remaining paisa of a credit', () => {
  const equal = { value: paise(100), tax: null }
  expect(creditedLines([equal, equal, equal], paise(100)).map(({ value }) => value)).toEqual([34, 33, 33])
  expect(creditedLines([{ value: paise(200), tax: { percent: 18, gst: paise(36) } }], paise(50))).toEqual([
    { value: 42, tax: { percent: 18, gst: 8 } },
  ])
})

test('MONEY the lines of a credit note add up to its amount and have the rates of the invoice', () => {
  fc.assert(
    fc.property(credit, ([lines, credited]) => {
      const result = creditedLines(lines, credited)
      expect(totalOf(result)).toBe(credited)
      expect(result.map(({ tax }) => tax?.percent)).toEqual(lines.map(({ tax }) => tax?.percent))
    }),
  )
})

test('MONEY a credited value or tax is in proportion and never exceeds that of the invoice', () => {
  fc.assert(
    fc.property(credit, ([lines, credited]) => {
      const share = credited / (totalOf(lines) || 1)
      const credits = figuresOf(creditedLines(lines, credited))
      for (const [index, figure] of figuresOf(lines).entries()) {
        expect(credits[index]).toBeGreaterThanOrEqual(0)
        expect(credits[index]).toBeLessThanOrEqual(figure)
        // Rounding can add one paisa between the lines, and one within the line.
        expect(Math.abs(Number(credits[index]) - figure * share)).toBeLessThan(2.001)
      }
    }),
  )
})

test('MONEY a credit of the whole invoice has the lines of the invoice', () => {
  fc.assert(
    fc.property(invoice, (lines) => {
      expect(creditedLines(lines, totalOf(lines))).toEqual(lines)
    }),
  )
})

test('MONEY a credit is neither negative nor above the total of the invoice', () => {
  fc.assert(
    fc.property(invoice, fc.integer({ min: 1, max: 1_000_000 }), (lines, excess) => {
      expect(() => creditedLines(lines, paise(totalOf(lines) + excess))).toThrow(RangeError)
      expect(() => creditedLines(lines, paise(-excess))).toThrow(RangeError)
    }),
  )
  expect(() => creditedLines([], paise(1))).toThrow(RangeError)
})
