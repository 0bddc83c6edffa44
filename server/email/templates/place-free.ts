import { formatDay, formatMoment } from '../../../domain/format.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { EmailBooking, RenderContext, Template } from '../data.ts'
import { journeyCard } from './card.ts'
import { bookingLink, bookingText, greet, referenceRow } from './rows.ts'

/** To a person who waited for a full day: a place is held for them. */
export const placeHeld: Template<'place_held'> = ({ name, line, heldUntil, token }, context) => {
  const { language: locale, publicUrl } = context
  const words = { date: formatDay(line.date, locale), moment: formatMoment(heldUntil, locale) }
  return {
    ...common(name, line, context),
    paragraphs: [m.email_place_held(words, { locale })],
    rows: [],
    link: { text: m.email_place_link({}, { locale }), url: `${publicUrl}/user/cart` },
    ...(token && { second: { text: m.waiting_leave({}, { locale }), url: `${publicUrl}/ask/${token}` } }),
    after: [...(token ? [] : [m.email_place_leave({}, { locale })]), after(context)],
  }
}

/** To a person whose booking was paid before and has the place at once. */
export const placeGiven: Template<'place_given'> = ({ name, reference, line, bookingId }, context) => {
  const { language: locale } = context
  return {
    ...common(name, line, context),
    paragraphs: [m.email_place_given({ date: formatDay(line.date, locale) }, { locale })],
    rows: [referenceRow(reference, locale)],
    link: bookingLink(bookingId, context),
    after: [after(context)],
  }
}

const common = (name: string, line: EmailBooking, { language: locale }: RenderContext) => ({
  subject: m.email_place_subject({ date: formatDay(line.date, locale) }, { locale }),
  preheader: bookingText(line, locale),
  greeting: greet(name, locale),
  cards: [journeyCard(line, locale)],
  closing: m.email_closing({}, { locale }),
})

const after = ({ language: locale, care }: RenderContext) => m.email_place_after({ phone: care.phone }, { locale })
