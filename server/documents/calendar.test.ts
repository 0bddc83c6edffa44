import ICAL from 'ical.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type CalendarDay } from '../../domain/calendar-day.ts'
import { calendar } from '../../test/booking-samples.ts'
import { dayText } from '../../messages/itinerary.ts'
import { present } from '../../test/present.ts'
import { bookingCalendar } from './calendar.ts'

/** The events of a calendar file, read by another library. */
function read(text: string) {
  const component = new ICAL.Component(ICAL.parse(text))
  return component.getAllSubcomponents('vevent').map((event) => {
    const { uid, summary, location, description, startDate, endDate, sequence } = new ICAL.Event(event)
    return {
      uid,
      summary,
      location,
      description,
      sequence,
      firstDay: startDate.toString(),
      dayAfter: endDate.toString(),
      allDay: startDate.isDate && endDate.isDate,
      status: event.getFirstPropertyValue('status'),
    }
  })
}

test.each([
  ['en', 'Shraddh and Pind Daan in Kashi, Two Days', 'Rudrabhishek', 'Varanasi, Uttar Pradesh'],
  ['hi', 'काशी में श्राद्ध और पिंडदान, दो दिन', 'रुद्राभिषेक', 'वाराणसी, उत्तर प्रदेश'],
] as const)(
  'DOCUMENTS a calendar of a booking (%s) has its days, poojas, place and contact',
  (language, trip, pooja, place) => {
    const events = read(bookingCalendar(calendar, language))
    expect(events).toHaveLength(2)
    const [first, second] = events
    expect(first).toMatchObject({
      summary: trip,
      location: place,
      firstDay: '2027-02-11',
      dayAfter: '2027-02-13',
      allDay: true,
    })
    expect(second).toMatchObject({
      summary: pooja,
      location: place,
      firstDay: '2027-02-12',
      dayAfter: '2027-02-13',
      allDay: true,
    })
    for (const event of events) {
      expect(event.description).toContain(calendar.reference)
      expect(event.description).toContain(calendar.care.phone)
      expect(event.status).toBe('CONFIRMED')
    }
  },
)

test.each([
  ['en', 'Shukla Shashthi, Magh (at sunrise in Varanasi)'],
  ['hi', 'माघ शुक्ल षष्ठी (वाराणसी के सूर्योदय से)'],
] as const)('DOCUMENTS a pooja in a calendar has its tithi first (%s)', (language, tithi) => {
  const [stay, pooja] = read(bookingCalendar(calendar, language))
  expect(pooja?.description.split('\n')[0]).toBe(tithi)
  expect(stay?.description).not.toContain(tithi)
})

test.each(['en', 'hi'] as const)('DOCUMENTS the package in a calendar has its stops by day (%s)', (language) => {
  const [first, second] = read(bookingCalendar(calendar, language))
  const lines = present(first).description.split('\n')
  const titles = [dayText(1, calendar.firstDay, language), dayText(2, calendar.firstDay, language)]
  expect(titles.map((title) => lines.indexOf(title))).toEqual([5, 9])
  expect(lines.slice(10)).toHaveLength(7)
  expect(lines[7]).toContain(language === 'hi' ? 'पंडित जी: वे आपके पास' : '4:00 pm Priest: He writes down your gotra')
  expect(lines[10]).toContain(language === 'hi' ? '6:30 बजे रवानगी' : '6:30 am Departure')
  expect(lines[11]).toContain(language === 'hi' ? 'एक शांत घाट (गाड़ी से · 30' : 'A quiet ghat (By car · 30')
  expect(present(second).description).not.toContain(present(titles[0]))
})

test('DOCUMENTS hostile texts of stops stay in their line of the description', () => {
  const [stop] = calendar.stops
  const place = 'Ghat\r\nEND:VEVENT\r\nBEGIN:VEVENT;X=,\\\u0000\u202E'
  const stops = [{ ...present(stop), place, note: `\n${'W'.repeat(400)}` }]
  const written = bookingCalendar({ ...calendar, stops }, 'en')
  const [event, ...others] = read(written)
  expect(others).toHaveLength(1)
  const lines = present(event).description.split('\n')
  expect(lines.at(-1)).toContain('Ghat END:VEVENT BEGIN:VEVENT;X=,\\ (By car)')
  expect(lines.at(-1)).toContain(`: ${'W'.repeat(400)}`)
  for (const sign of ['\u0000', '\u202E']) expect(written).not.toContain(sign)
  for (const line of written.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('DOCUMENTS a changed or cancelled booking keeps the ids of its events in the calendar', () => {
  const before = read(bookingCalendar(calendar, 'en'))
  const after = read(bookingCalendar({ ...calendar, firstDay: '2027-02-10' as CalendarDay, changes: 1 }, 'hi'))
  const cancelled = read(bookingCalendar({ ...calendar, status: 'CANCELLED', changes: 2 }, 'en'))
  const names = before.map(({ uid }) => uid)
  expect(new Set(names).size).toBe(2)
  for (const events of [after, cancelled]) expect(events.map(({ uid }) => uid)).toEqual(names)
  expect([before, after, cancelled].map(([event]) => event?.sequence)).toEqual([0, 1, 2])
  expect(cancelled.map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED'])
  expect(cancelled[0]?.summary).toMatch(/^Cancelled: /)
})

test('DOCUMENTS a calendar of a pooja without a package has one event', () => {
  const events = read(bookingCalendar({ ...calendar, package: null }, 'en'))
  expect(events.map(({ summary }) => summary)).toEqual(['Rudrabhishek'])
})

test('DOCUMENTS another reader of the calendar finds the same days, for any names and time zone', () => {
  const day = fc
    .date({ min: new Date('2026-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10) as CalendarDay)
  const name = fc.string({ unit: fc.constantFrom(...'कि;,\\\n"🙏a:ि्'), maxLength: 120 })
  fc.assert(
    fc.property(day, fc.nat(20), name, (firstDay, length, text) => {
      const lastDay = addDays(firstDay, length)
      const trip = calendar.package && { ...calendar.package, name: { en: text, hi: text } }
      const written = bookingCalendar({ ...calendar, package: trip, firstDay, lastDay }, 'en')
      const [event] = read(written)
      expect(event).toMatchObject({ firstDay, dayAfter: addDays(lastDay, 1), summary: text })
      // RFC 5545, 3.1: lines have at most 75 octets, and no character is split.
      for (const line of written.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(written).not.toContain('\uFFFD')
    }),
  )
})
