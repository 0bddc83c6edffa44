import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator'
import type { Language } from '../../domain/language.ts'
import { addDays, type CalendarDay } from '../../domain/calendar-day.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Bilingual, Place } from './document-data.ts'
import type { CalendarData } from './booking-data.ts'
import { placeText } from '../pdf/blocks.ts'

/** What follows the @ in an event's name. It never changes: a calendar would show every event twice. */
const NAMESPACE = 'booking.tirtha.invalid'

type Entry = { id: string; name: Bilingual; place: Place; firstDay: CalendarDay; lastDay: CalendarDay }

/**
 * A booking for a calendar (RFC 5545): the days of the package, and each pooja, as all-day events. The same booking gives the
 * same names of events at every change, so that a calendar moves what it has; a cancelled one takes them back.
 */
export function bookingCalendar(facts: CalendarData, language: Language): string {
  const { id, package: pack, firstDay, lastDay, poojas } = facts
  const entries: Entry[] = [
    ...(pack ? [{ id, ...pack, firstDay, lastDay }] : []),
    ...poojas.map(({ id: poojaId, day, ...pooja }) => ({
      ...pooja,
      id: `${id}.${poojaId}`,
      firstDay: day,
      lastDay: day,
    })),
  ]
  const brand = m.common_brand({}, { locale: language })
  return ical({
    prodId: { company: 'Tirtha', product: 'Bookings', language: language.toUpperCase() },
    name: `${brand} ${facts.reference}`,
    method: ICalCalendarMethod.PUBLISH,
    events: entries.map((entry) => eventOf(entry, facts, language)),
  }).toString()
}

function eventOf({ id, name, place, firstDay, lastDay }: Entry, facts: CalendarData, locale: Language): ICalEventData {
  const { reference, care, cancelled, verified, changes, changedAt, url } = facts
  return {
    id: `${id}@${NAMESPACE}`,
    allDay: true,
    start: midnightOf(firstDay),
    // The end is the first day that no longer belongs to it.
    end: midnightOf(addDays(lastDay, 1)),
    summary: cancelled ? m.document_calendar_cancelled({ name: name[locale] }, { locale }) : name[locale],
    location: placeText(place, locale),
    description: m.document_calendar_text({ reference, phone: care.phone }, { locale }),
    url,
    sequence: changes,
    status: cancelled ? ICalEventStatus.CANCELLED : verified ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    stamp: changedAt,
    lastModified: changedAt,
  }
}

// The library writes days of UTC; a day of an event has no time zone.
const midnightOf = (day: CalendarDay): Date => new Date(`${day}T00:00:00Z`)
