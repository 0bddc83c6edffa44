import { formatDay } from '../../../domain/format.ts'
import { m } from '../../../messages/compiled/messages.js'
import { bookingStatusText } from '../../../messages/status.ts'
import type { Template } from '../data.ts'
import { journeyCard } from './card.ts'
import { bookingLink, bookingText, greet, referenceRow, statusIn } from './rows.ts'

export const noPlace: Template<'no_place'> = ({ name, reference, line, bookingId }, context) => {
  const { language: locale, care } = context
  return {
    subject: m.email_no_place_subject({ reference }, { locale }),
    preheader: bookingText(line, locale),
    status: statusIn(bookingStatusText.NO_PLACE, locale),
    greeting: greet(name, locale),
    paragraphs: [m.email_no_place_text({ date: formatDay(line.date, locale) }, { locale })],
    cards: [journeyCard(line, locale)],
    rows: [referenceRow(reference, locale)],
    link: bookingLink(bookingId, context),
    after: [m.email_no_place_after({ phone: care.phone }, { locale })],
    closing: m.email_closing({}, { locale }),
  }
}
