import { data } from 'react-router'
import type { BookingDetail, PaymentOfBooking } from '../../contract/booking-detail.ts'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api, orToast } from '../api.ts'

export type Found = { booking: BookingDetail; payment: PaymentOfBooking }

/** The most of a list that one call gives. */
const MOST = { limit: '100' }

/**
 * A payment and a booking of it. A link of this site names the booking; one in a mail does not, and then it is looked for
 * among one's own, those under the payment's reference first. @throws a 404 where there is none
 */
export async function findPayment(paymentId: string, bookingId: string | null): Promise<Found> {
  for (const id of bookingId === null ? await likelyBookings(paymentId) : [bookingId]) {
    const { data: booking } = await orToast(unwrap(api.bookings[':id'].$get({ param: { id } })), m.booking_load_failed)
    const payment = booking.payments.find((candidate) => candidate.id === paymentId)
    if (payment) return { booking, payment }
  }
  throw data(null, { status: 404 })
}

async function likelyBookings(paymentId: string): Promise<string[]> {
  const [payments, bookings] = await Promise.all([
    orToast(unwrap(api.payments.$get({ query: MOST })), m.payment_list_failed),
    orToast(unwrap(api.bookings.all.$get({ query: MOST })), m.booking_list_failed),
  ])
  const payment = payments.data.find(({ id }) => id === paymentId)
  const isFirst = ({ reference }: { reference: string }) => reference === payment?.reference
  return bookings.data.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one))).map(({ id }) => id)
}
