import { expect, test } from 'vitest'
import { amountToConfirm } from './amount-to-confirm.ts'

const amounts = (amount: number | null, expected: number[]) => {
  const payments = expected.map((amountPaid) => ({ amountPaid }))
  return payments.map((payment) => amountToConfirm({ amount, payments }, payment))
}

test.each([
  ['one payment gets the amount of the row', 4500, [5000], [4500]],
  ['two payments in one transfer get what was submitted', 7080.5, [5000, 2080.5], [5000, 2080.5]],
  ['of two that it may be, each would get the whole', 5000, [5000, 5000], [5000, 5000]],
  ['of two that it may be, only the one that fits is told', 5000, [5000, 1100], [5000, null]],
  ['another sum does not tell the share of either', 6000, [5000, 2000], [null, null]],
  ['money that left pays nothing', -5000, [5000], [null]],
  ['an unreadable amount pays nothing', null, [5000], [null]],
])('STATEMENT %s', (_, amount, expected, found) => {
  expect(amounts(amount, expected)).toEqual(found)
})
