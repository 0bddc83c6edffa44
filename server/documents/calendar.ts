import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator'
import type { BookingStatus } from '../../domain/booking-status.ts'
import { addDays, type CalendarDay } from '../../domain/calendar-day.ts'
import { formatHour } from '../../domain/format.ts'
import type { Stop } from '../../domain/itinerary.ts'
import type { Bilingual, Language } from '../../domain/language.ts'
import { toPlainLine } from '../../domain/single-line.ts'
import { m } from '../../messages/compiled/messages.js'
import { dayText, effortText, stopTexts } from '../../messages/itinerary.ts'
import { bookingStatusText } from '../../messages/status.ts'
import type { CalendarData } from './booking-data.ts'
import type { DatedPooja, Place } from './document-data.ts'
import { placeText, tithiText } from './document-text.ts'

/** The ending of each event id. If it changed, calendars would show every event twice. */
const NAMESPACE = 'booking.tirtha.invalid'

/** RFC 5545, 3.8.1.11: an event is tentative until its booking is verified. */
const calendarStatus = {
  CHECKING: ICalEventStatus.TENTATIVE,
  REJECTED: ICalEventStatus.TENTATIVE,
  VERIFIED: ICalEventStatus.CONFIRMED,
  PAST: ICalEventStatus.CONFIRMED,
  CANCELLED: ICalEventStatus.CANCELLED,
  NO_PLACE: ICalEventStatus.TENTATIVE,
  HELD: ICalEventStatus.TENTATIVE,
} as const satisfies Record<BookingStatus, ICalEventStatus>

type Entry = Pick<DatedPooja, 'tithi'> & {
  id: string
  name: Bilingual
  place: Place
  firstDay: CalendarDay
  lastDay: CalendarDay
  stops: readonly Stop[]
}

/**
 * A booking as a calendar file (RFC 5545): the package and each pooja are all-day events, and the event of the package contains its
 * stops. The ids of the events never change, so that a calendar updates its events, and removes them when the booking is cancelled.
 */
export function bookingCalendar(data: CalendarData, locale: Language): string {
  const { id, package: pack, firstDay, lastDay, poojas, stops } = data
  const entries: Entry[] = [
    ...(pack ? [{ id, ...pack, firstDay, lastDay, stops }] : []),
    ...poojas.map(({ id: poojaId, day, ...pooja }) => ({
      ...pooja,
      id: `${id}.${poojaId}`,
      firstDay: day,
      lastDay: day,
      stops: [],
    })),
  ]
  return ical({
    prodId: { company: 'Tirtha', product: 'Bookings', language: locale.toUpperCase() },
    name: `${m.common_brand({}, { locale })} ${data.reference}`,
    method: ICalCalendarMethod.PUBLISH,
    events: entries.map((entry) => eventOf(entry, data, locale)),
  }).toString()
}

function eventOf(
  { id, name, place, firstDay, lastDay, stops, tithi }: Entry,
  data: CalendarData,
  locale: Language,
): ICalEventData {
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
    description: [
      ...(tithi ? [tithiText(tithi, locale)] : []),
      m.document_calendar_text({ reference, status: label, phone: care.phone }, { locale }),
      ...meetingTexts(data, locale),
      ...daysOfStops(stops, firstDay, locale),
    ].join('\n\n'),
    url,
    sequence: changes,
    status: calendarStatus[status],
    stamp: changedAt,
    lastModified: changedAt,
  }
}

/** Where and when somebody meets the devotee, unless the booking is cancelled. */
const meetingTexts = ({ known, status }: CalendarData, locale: Language): string[] =>
  status === 'CANCELLED'
    ? []
    : known[locale].meetings.map(({ name, lines, map }) =>
        [name, ...lines, map].filter(Boolean).map(toPlainLine).join('\n'),
      )

/** One paragraph per day: the day with its weekday, and a line for each stop. */
const daysOfStops = (stops: readonly Stop[], firstDay: CalendarDay, locale: Language): string[] =>
  [...new Set(stops.map(({ day }) => day))].map((day) =>
    [
      dayText(day, firstDay, locale),
      ...stops.filter((stop) => stop.day === day).map((stop) => lineOf(stop, locale)),
    ].join('\n'),
  )

function lineOf(stop: Stop, locale: Language): string {
  const { place, note } = stopTexts(stop, locale)
  const hour = stop.time ? `${formatHour(stop.time, locale)} ` : ''
  const effort = effortText(stop, locale)
  return `${hour}${place}${effort && ` (${effort})`}${note && `: ${note}`}`
}

// An all-day event has no time zone, and the library writes the day of an instant in UTC.
const midnightOf = (day: CalendarDay): Date => new Date(`${day}T00:00:00Z`)
