import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator'
import type { BookingStatus } from '../../domain/booking-status.ts'
import { addDays, type CalendarDay } from '../../domain/calendar-day.ts'
import type { Language } from '../../domain/language.ts'
import { m } from '../../messages/compiled/messages.js'
import { bookingStatusText } from '../../messages/status.ts'
import type { CalendarData } from './booking-data.ts'
import type { Bilingual, Place } from './document-data.ts'
import { placeText } from './document-text.ts'

/** The end of each event id. If it changed, calendars would show every event twice. */
const NAMESPACE = 'booking.tirtha.invalid'

/** RFC 5545, 3.8.1.11: an event is tentative until its booking is verified. */
const calendarStatus = {
  CHECKING: ICalEventStatus.TENTATIVE,
  REJECTED: ICalEventStatus.TENTATIVE,
  VERIFIED: ICalEventStatus.CONFIRMED,
  PAST: ICalEventStatus.CONFIRMED,
  CANCELLED: ICalEventStatus.CANCELLED,
} as const satisfies Record<BookingStatus, ICalEventStatus>

type Entry = { id: string; name: Bilingual; place: Place; firstDay: CalendarDay; lastDay: CalendarDay }

/**
 * A booking as a calendar file (RFC 5545): the package and each pooja are all-day events. The ids of the events never change,
 * so that a calendar updates its events, and removes them when the booking is cancelled.
 */
export function bookingCalendar(data: CalendarData, locale: Language): string {
  const { id, package: pack, firstDay, lastDay, poojas } = data
  const entries: Entry[] = [
    ...(pack ? [{ id, ...pack, firstDay, lastDay }] : []),
    ...poojas.map(({ id: poojaId, day, ...pooja }) => ({
      ...pooja,
      id: `${id}.${poojaId}`,
      firstDay: day,
      lastDay: day,
    })),
  ]
  return ical({
    prodId: { company: 'Tirtha', product: 'Bookings', language: locale.toUpperCase() },
    name: `${m.common_brand({}, { locale })} ${data.reference}`,
    method: ICalCalendarMethod.PUBLISH,
    events: entries.map((entry) => eventOf(entry, data, locale)),
  }).toString()
}

function eventOf({ id, name, place, firstDay, lastDay }: Entry, data: CalendarData, locale: Language): ICalEventData {
  const { reference, care, status, changes, changedAt, url } = data
  const label = bookingStatusText[status].label({}, { locale })
  return {
    id: `${id}@${NAMESPACE}`,
    allDay: true,
    start: midnightOf(firstDay),
    // The end of an all-day event is the day after its last day.
    end: midnightOf(addDays(lastDay, 1)),
    summary: status === 'CANCELLED' ? m.document_calendar_cancelled({ name: name[locale] }, { locale }) : name[locale],
    location: placeText(place, locale),
    description: m.document_calendar_text({ reference, status: label, phone: care.phone }, { locale }),
    url,
    sequence: changes,
    status: calendarStatus[status],
    stamp: changedAt,
    lastModified: changedAt,
  }
}

// An all-day event has no time zone, and the library writes the day of an instant in UTC.
const midnightOf = (day: CalendarDay): Date => new Date(`${day}T00:00:00Z`)
