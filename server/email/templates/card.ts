import { formatHour, formatWeekday } from '../../../domain/format.ts'
import type { Language } from '../../../domain/language.ts'
import { m } from '../../../messages/compiled/messages.js'
import { daysText } from '../../../messages/days.ts'
import { stopTexts } from '../../../messages/itinerary.ts'
import type { EmailCard, EmailRow } from '../content.ts'
import type { EmailBooking } from '../data.ts'
import { cityOf, nameOf, rowsWithDue } from './rows.ts'

/** The journey of a booking in an email: name, place, dates, people, first stop, and amounts. */
export function journeyCard(line: EmailBooking, locale: Language): EmailCard {
  const { date, dateEnd = date, headCount, firstStop } = line
  const people = headCount > 0 ? m.common_people({ count: String(headCount) }, { locale }) : ''
  // The text of the dates already says how many days there are, if there are several.
  const length = headCount > 0 && date === dateEnd ? m.slip_one_day({}, { locale }) : ''
  return {
    name: nameOf(line, locale),
    city: cityOf(line, locale),
    when: `${formatWeekday(date, locale)}, ${daysText(date, dateEnd, locale)}`,
    people: [length, people].filter(Boolean).join(' · '),
    ...(firstStop && { stop: stopOf(firstStop, locale) }),
    amounts: amountsOf(line, locale),
  }
}

function stopOf(stop: NonNullable<EmailBooking['firstStop']>, locale: Language): NonNullable<EmailCard['stop']> {
  const { place, note } = stopTexts(stop, locale)
  const hour = stop.time ? `${formatHour(stop.time, locale)}, ` : ''
  return { label: m.email_first_stop({}, { locale }), text: `${hour}${place}`, note }
}

function amountsOf({ money }: EmailBooking, locale: Language): EmailRow[] {
  if (!money) return []
  const { received, checked, due } = money
  const rows = [
    ...(received > 0 || checked === 0 ? [[m.document_now_received({}, { locale }), received] as const] : []),
    ...(checked > 0 ? [[m.booking_money_unverified({}, { locale }), checked] as const] : []),
  ]
  return rowsWithDue(rows, due, locale)
}
