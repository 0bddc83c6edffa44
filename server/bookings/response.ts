import type { Booking } from '../../contract/booking.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { hasEnded } from '../../domain/booking-status.ts'
import { rupeesFromPaise } from '../../domain/money.ts'
import { toFactsResponse, toPackageSnapshotResponse, toPoojaSnapshotResponse } from '../catalogue/response.ts'
import { balanceOfBooking, statusOf, toTravellersResponse } from '../ledger/bookings.ts'
import type { BookingRow } from '../ledger/store.ts'

/** A booking on the wire (CONTRACT.md, GET /bookings/all). */
export function toBookingResponse(row: BookingRow, today: CalendarDay): Booking {
  const { paid, due } = balanceOfBooking(row, today)
  return {
    id: row.id,
    dateStart: row.date_start,
    dateEnd: row.last_day,
    createdAt: row.created_at.toISOString(),
    headCount: row.head_count,
    amountTotal: rupeesFromPaise(row.price),
    amountPaid: rupeesFromPaise(paid),
    amountReceived: rupeesFromPaise(row.received),
    amountBeingChecked: rupeesFromPaise(row.unverified),
    amountDue: rupeesFromPaise(due),
    paymentRefNumber: row.utr ?? '',
    paymentId: row.payment_id,
    reference: row.reference,
    verified: row.verified,
    status: statusOf(row, today),
    ended: hasEnded(row.last_day, today),
    Package: toPackageSnapshotResponse(row.package),
    ...toFactsResponse(row),
    BookingEvents: row.poojas.map(({ date, pooja }) => ({ date, Event: toPoojaSnapshotResponse(pooja) })),
    sankalp: row.sankalp,
    travellers: toTravellersResponse(row.travellers),
    buyer: row.buyer,
  }
}
