import { expect, test } from 'vitest'
import type { BookingDetail, PaymentOfBooking } from '../../../contract/booking-detail.ts'
import { afterVerifying, readRupees } from './statement-amount.ts'

test.each([
  ['5000', 5000],
  ['₹ 4,000.50', 4000.5],
  ['1,00,000.5', 100_000.5],
  ['0', 0],
  ['४,५००', 4500],
  ['', null],
  ['-5', null],
  ['5000.123', null],
  ['five', null],
  ['1e9', null],
])('§4 ADMIN an amount typed as %j is %j rupees', (text, rupees) => {
  expect(readRupees(text)).toBe(rupees)
})

const payment = { status: 'SUBMITTED', amountPaid: 5000, part: 5000 } as PaymentOfBooking
const booking = (money: Partial<BookingDetail['money']>, status: BookingDetail['status'] = 'CHECKING') =>
  ({
    status,
    steps: [{ kind: 'QUOTED', amount: 8260 }],
    cancellation: { percent: 100 },
    money: { total: 8260, received: 0, beingChecked: 5000, refundDue: 0, refunded: 0, ...money },
  }) as BookingDetail

test('§4 ADMIN the page says what another amount leads to: a balance, an excess or a refund', () => {
  expect(afterVerifying(booking({}), payment, 4000.5)).toEqual({ due: 4259.5, over: 0 })
  expect(afterVerifying(booking({}), payment, 8260)).toEqual({ due: 0, over: 0 })
  expect(afterVerifying(booking({ received: 3260 }), payment, 5000.01)).toEqual({ due: 0, over: 0.01 })
  expect(afterVerifying(booking({ total: 0 }, 'CANCELLED'), payment, 4000)).toEqual({ due: 0, over: 4000 })
})

test('§4 ADMIN the refund of a cancelled booking includes what was found beyond the submitted amount', () => {
  const cancelled = {
    ...booking({ total: 0 }, 'CANCELLED'),
    cancellation: { percent: 90, mostKept: 500 },
  } as BookingDetail
  expect(afterVerifying(cancelled, payment, 4000)).toEqual({ due: 0, over: 3600 })
  expect(afterVerifying(cancelled, payment, 8000)).toEqual({ due: 0, over: 7500 })
})

test('§4 ADMIN a rejected payment has no unverified amount', () => {
  const found = { ...payment, status: 'REJECTED' } as PaymentOfBooking
  expect(afterVerifying(booking({ beingChecked: 0 }), found, 5000)).toEqual({ due: 3260, over: 0 })
})
