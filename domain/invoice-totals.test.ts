import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partsOfAdvance } from './advance.ts'
import { sharesOf } from './allocation.ts'
import { type InvoiceLine, invoiceTotals, kindOfInvoice } from './invoice-totals.ts'
import type { StateCode } from './place-of-supply.ts'
import { type Paise, paise, total } from './money.ts'
import { GST_PERCENT, type Item, packagePart } from './price.ts'

const amount = fc.integer({ min: 0, max: 100_000_000 }).map(paise)
const item: fc.Arbitrary<Item> = fc.record({
  package: fc.option(fc.record({ price: amount, additionalPerson: amount })),
  headCount: fc.integer({ min: 2, max: 11 }),
  poojaCosts: fc.array(amount, { maxLength: 4 }),
})
const between = (supplier: StateCode, placeOfSupply: StateCode) =>
  ({ supplier, placeOfSupply, oddPaisa: 'ROUNDING' }) as const
const state = fc.constantFrom('09' as const, '23' as const)

/** The lines of a booking's invoice: the package with the GST that was charged, then its poojas. */
const linesOf = (booked: Item, gst: Paise): InvoiceLine[] => [
  ...(booked.package ? [{ value: packagePart(booked), tax: { percent: GST_PERCENT, gst } }] : []),
  ...booked.poojaCosts.map((value) => ({ value, tax: null })),
]
const sumOf = ({ taxable, gst, exempt }: { taxable: Paise; gst: Paise; exempt: Paise }) => taxable + gst + exempt

test('MONEY the total of an invoice is its taxable value, taxes and exempt part', () => {
  const lines = [
    { value: paise(1_000_005), tax: { percent: 18, gst: paise(180_001) } },
    { value: paise(210_000), tax: null },
  ]
  expect(invoiceTotals(lines, between('09', '09'))).toEqual({
    taxable: 1_000_005,
    exempt: 210_000,
    taxes: [
      { name: 'CGST', percent: 9, amount: 90_000, taxable: 1_000_005 },
      { name: 'SGST', percent: 9, amount: 90_000, taxable: 1_000_005 },
    ],
    rounding: 1,
    total: 1_390_006,
  })
})

test('MONEY each line of an invoice is taxed at its own rate', () => {
  const lines = [
    { value: paise(1000), tax: { percent: 18, gst: paise(180) } },
    { value: paise(2000), tax: { percent: 5, gst: paise(100) } },
    { value: paise(3000), tax: { percent: 18, gst: paise(540) } },
  ]
  expect(invoiceTotals(lines, between('23', '09')).taxes).toEqual([
    { name: 'IGST', percent: 5, amount: 100, taxable: 2000 },
    { name: 'IGST', percent: 18, amount: 720, taxable: 4000 },
  ])
})

test('MONEY the invoice of each booking of any payment comes to the price of the booking', () => {
  fc.assert(
    fc.property(fc.array(item, { minLength: 1, maxLength: 6 }), state, state, (items, supplier, place) => {
      const shares = sharesOf(items, paise(0))
      expect(shares).toHaveLength(items.length)
      for (const [index, { gst, amountTotal }] of shares.entries()) {
        const booked = items[index] ?? expect.unreachable()
        const sums = invoiceTotals(linesOf(booked, gst), between(supplier, place))
        expect(sums.total).toBe(amountTotal)
        const taxes = total([...sums.taxes.map((tax) => tax.amount), sums.rounding])
        expect(sums.taxable + taxes + sums.exempt).toBe(sums.total)
        expect(taxes).toBe(booked.package ? gst : 0)
      }
    }),
  )
})

test('MONEY an advance is split into value, tax and exempt parts that add up to it', () => {
  expect(
    partsOfAdvance(paise(500_000), { taxable: paise(1_910_000), gst: paise(343_800), exempt: paise(210_000) }),
  ).toEqual({
    taxable: 387_613,
    gst: 69_770,
    exempt: 42_617,
  })
  fc.assert(
    fc.property(fc.record({ taxable: amount, gst: amount, exempt: amount }), fc.nat(1000), (whole, thousandths) => {
      const received = paise(Math.floor((sumOf(whole) * thousandths) / 1000))
      const parts = partsOfAdvance(received, whole)
      expect(sumOf(parts)).toBe(received)
      // No part of the advance exceeds the same part of the whole, so the balance has no negative part.
      for (const name of ['taxable', 'gst', 'exempt'] as const) expect(parts[name]).toBeLessThanOrEqual(whole[name])
    }),
  )
})

test('DOCUMENTS taxed items have an invoice, exempt ones a bill of supply, both a joint document', () => {
  const taxed = { value: paise(100), tax: { percent: 18, gst: paise(18) } }
  const exempt = { value: paise(100), tax: null }
  expect(kindOfInvoice([taxed])).toBe('TAX_INVOICE')
  expect(kindOfInvoice([exempt])).toBe('BILL_OF_SUPPLY')
  expect(kindOfInvoice([taxed, exempt])).toBe('INVOICE_CUM_BILL_OF_SUPPLY')
})
