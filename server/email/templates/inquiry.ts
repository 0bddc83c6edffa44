import { formatDay, formatRupees } from '../../../domain/format.ts'
import { m } from '../../../messages/compiled/messages.js'
import { wishedText } from '../../../messages/wished.ts'
import type { Template } from '../data.ts'
import { journeyCard } from './card.ts'
import { bookingText, greet } from './rows.ts'

/** To the operator. The name and the text of the sender are shown only at the desk. */
export const inquiryReceived: Template<'inquiry_received'> = (asked, { language: locale, publicUrl }) => {
  const { name, headCount, wished } = asked
  const words = { city: locale === 'hi' ? asked.cityHindi : asked.city, people: headCount }
  return {
    subject: m.email_inquiry_subject(words, { locale }),
    preheader: m.email_inquiry_text({}, { locale }),
    greeting: greet(name, locale),
    paragraphs: [m.email_inquiry_text({}, { locale })],
    rows: [[m.ask_when({}, { locale }), wishedText(wished, locale)]],
    link: { text: m.email_inquiry_link({}, { locale }), url: `${publicUrl}/admin/inquiries` },
    after: [],
    closing: m.email_closing({}, { locale }),
  }
}

export const groupOffer: Template<'group_offer'> = (offer, { language: locale, care }) => {
  const { name, subject, headCount, dateStart, amount, validUntil, words, url } = offer
  const line = { subject, headCount, date: dateStart }
  return {
    subject: m.email_offer_subject({}, { locale }),
    preheader: bookingText(line, locale),
    greeting: greet(name, locale),
    paragraphs: [m.email_offer_text({}, { locale }), ...(words === '' ? [] : [words])],
    cards: [journeyCard(line, locale)],
    rows: [
      [m.offer_total({}, { locale }), formatRupees(amount, locale)],
      [m.offer_until({}, { locale }), formatDay(validUntil, locale)],
    ],
    link: { text: m.email_offer_link({}, { locale }), url },
    after: [m.email_offer_after({ phone: care.phone }, { locale })],
    closing: m.email_closing({}, { locale }),
  }
}
