import type { Booking } from '../../../contract/booking.ts'
import type { Language } from '../../../domain/language.ts'
import { nameIn } from '../../language/in-language.ts'

/** The poojas of a booking with their days, in one line. */
export const datedPoojas = (
  events: Booking['BookingEvents'],
  language: Language,
  day: (day: string) => string,
): string => events.map(({ date, Event: pooja }) => `${nameIn(language, pooja)} (${day(date)})`).join(', ')
