import { hasEnded } from '../../domain/booking-status.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import type { PackageFacts } from '../../domain/itinerary.ts'
import { type Paise, paise } from '../../domain/money.ts'
import { subjectSnapshot } from '../catalogue/subject-snapshot.ts'
import { toFactsResponse } from '../catalogue/response.ts'
import { balanceOfBooking } from '../ledger/bookings.ts'
import type { BookingRow } from '../ledger/store.ts'

/** The paid amount of a booking and the amount due on arrival, in paise. */
export type CardMoney = {
  /** At most the price. */
  received: Paise
  /** The submitted amount that is not verified yet. */
  checked: Paise
  /** 0 when the journey is over or cancelled. */
  due: Paise
}

/** A booking as documents and emails show it: items, days, people, stops and amounts. */
export type JourneyCard = {
  subject: ReturnType<typeof subjectSnapshot>
  /** The first day and the last, in Asia/Kolkata. */
  date: CalendarDay
  dateEnd: CalendarDay
  /** 0 without a package. */
  headCount: number
  facts: PackageFacts
  money: CardMoney
  /** Whether its last day has passed, or it was cancelled. */
  isOver: boolean
}

export function journeyCard(booking: BookingRow, today: CalendarDay): JourneyCard {
  return {
    subject: subjectSnapshot(booking),
    date: booking.date_start,
    dateEnd: booking.last_day,
    headCount: booking.head_count,
    facts: toFactsResponse(booking),
    money: {
      received: paise(Math.min(booking.received, booking.price)),
      checked: booking.unverified,
      due: balanceOfBooking(booking, today).due,
    },
    isOver: booking.cancelled_at !== null || hasEnded(booking.last_day, today),
  }
}
