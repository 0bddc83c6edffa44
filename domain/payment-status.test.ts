import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PaymentFacts, paymentStatus, type PaymentStatus } from './payment-status.ts'

const facts = (over: Partial<PaymentFacts>): PaymentFacts => ({
  submitted: true,
  rejected: false,
  bookings: 2,
  verifiedBookings: 0,
  ...over,
})

test.each<[string, Partial<PaymentFacts>, PaymentStatus]>([
  ['a quote without a UTR', { submitted: false, bookings: 0 }, 'INITIATED'],
  ['a UTR that nobody has looked at', {}, 'SUBMITTED'],
  ['one of two bookings verified', { verifiedBookings: 1 }, 'SUBMITTED'],
  ['both bookings verified', { verifiedBookings: 2 }, 'VERIFIED'],
  ['rejected by staff', { rejected: true }, 'REJECTED'],
  ['no booking at all', { bookings: 0 }, 'SUBMITTED'],
])('CONTRACT payments: %s', (_, over, status) => {
  expect(paymentStatus(facts(over))).toBe(status)
})

test('CONTRACT payments: verified is a payment exactly while every booking of it is', () => {
  const submitted = fc
    .nat({ max: 20 })
    .chain((bookings) => fc.record({ bookings: fc.constant(bookings), verifiedBookings: fc.nat({ max: bookings }) }))
  fc.assert(
    fc.property(submitted, ({ bookings, verifiedBookings }) => {
      const expected = bookings > 0 && verifiedBookings === bookings ? 'VERIFIED' : 'SUBMITTED'
      expect(paymentStatus(facts({ bookings, verifiedBookings }))).toBe(expected)
    }),
  )
})
