import { expect, test } from 'vitest'
import { type BookingFacts, bookingStatus } from './booking-status.ts'
import { addDays, dayOf } from './calendar-day.ts'

const today = dayOf(Date.parse('2026-11-21T06:00:00Z'))
const facts = (over: Partial<BookingFacts> = {}): BookingFacts => ({
  cancelled: false,
  verified: false,
  paymentRejected: false,
  held: false,
  noPlace: false,
  lastDay: today,
  ...over,
})

test.each<[string, Partial<BookingFacts>, string]>([
  ['submitted', {}, 'CHECKING'],
  ['verified', { verified: true }, 'VERIFIED'],
  ['rejected', { paymentRejected: true }, 'REJECTED'],
  ['verified by a later payment after a rejected one', { verified: true, paymentRejected: true }, 'VERIFIED'],
  ['cancelled, whatever its payment', { cancelled: true, verified: true, paymentRejected: true }, 'CANCELLED'],
  ['verified and over since yesterday', { verified: true, lastDay: addDays(today, -1) }, 'PAST'],
  ['never verified, its day over', { lastDay: addDays(today, -1) }, 'CHECKING'],
  ['paid when no place was left', { noPlace: true }, 'NO_PLACE'],
  ['found on the bank statement, without a place', { noPlace: true, verified: true }, 'NO_PLACE'],
  ['without a place, its payment rejected', { noPlace: true, paymentRejected: true }, 'REJECTED'],
  ['without a place and cancelled', { noPlace: true, cancelled: true }, 'CANCELLED'],
  ['held for who has not paid', { held: true }, 'HELD'],
  ['held, and paid in cash', { held: true, verified: true }, 'VERIFIED'],
  ['held, its cash taken back when no place was left', { held: true, noPlace: true }, 'HELD'],
  ['cancelled, its day over', { cancelled: true, lastDay: addDays(today, -1) }, 'CANCELLED'],
])('§4 status of a booking: %s', (_, over, status) => {
  expect(bookingStatus(facts(over), today)).toBe(status)
})
