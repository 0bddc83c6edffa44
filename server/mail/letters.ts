import type { Language } from '../../db/tables.ts'
import { formatDay, formatRupees } from '../../domain/format.ts'
import type { Paise } from '../../domain/money.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Letter } from './letter.ts'

type Line = {
  subject: { name: string; nameHindi: string; city: string; cityHindi: string }
  date: string
  headCount: number
}

/** What each kind of letter is about; amounts in paise, days in Asia/Kolkata. */
export type Letters = {
  one_time_code: { code?: string }
  booking_received: {
    name: string
    reference: string
    utr: string
    amountTotal: Paise
    amountPaid: Paise
    lines: Line[]
  }
  booking_verified: { name: string; utr: string; amountPaid: Paise; line: Line }
}

type Place = { language: Language; publicUrl: string }
type Write = { [Kind in keyof Letters]: (content: Letters[Kind], place: Place) => Letter }

const lineText = ({ subject, date, headCount }: Line, language: Language): string => {
  const name = language === 'hi' ? subject.nameHindi : subject.name
  const city = language === 'hi' ? subject.cityHindi : subject.city
  const people = headCount > 0 ? `, ${m.people({ count: String(headCount) }, { locale: language })}` : ''
  return `${name}, ${city}, ${formatDay(date, language)}${people}`
}

export const letters: Write = {
  one_time_code: ({ code = '' }, { language: locale }) => ({
    subject: m.mail_code_subject({}, { locale }),
    greeting: m.mail_greeting_plain({}, { locale }),
    paragraphs: [m.mail_code_text({}, { locale })],
    rows: [[m.mail_code_label({}, { locale }), code]],
    closing: m.mail_code_ignore({}, { locale }),
  }),

  booking_received: ({ name, reference, utr, amountTotal, amountPaid, lines }, { language: locale, publicUrl }) => ({
    subject: m.mail_received_subject({ reference }, { locale }),
    greeting: m.mail_greeting({ name }, { locale }),
    paragraphs: [m.mail_received_text({}, { locale })],
    rows: [
      ...lines.map((line, index): [string, string] => [
        m.mail_booking_label({ number: String(index + 1) }, { locale }),
        lineText(line, locale),
      ]),
      [m.mail_total_label({}, { locale }), formatRupees(amountTotal, locale)],
      [m.mail_paid_label({}, { locale }), formatRupees(amountPaid, locale)],
      [m.mail_utr_label({}, { locale }), utr],
      [m.mail_reference_label({}, { locale }), reference],
    ],
    link: { text: m.mail_bookings_link({}, { locale }), url: `${publicUrl}/user/bookings` },
    closing: m.mail_closing({}, { locale }),
  }),

  booking_verified: ({ name, utr, amountPaid, line }, { language: locale, publicUrl }) => ({
    subject: m.mail_verified_subject({}, { locale }),
    greeting: m.mail_greeting({ name }, { locale }),
    paragraphs: [m.mail_verified_text({}, { locale })],
    rows: [
      [m.mail_booking_label({ number: '1' }, { locale }), lineText(line, locale)],
      [m.mail_paid_label({}, { locale }), formatRupees(amountPaid, locale)],
      [m.mail_utr_label({}, { locale }), utr],
    ],
    link: { text: m.mail_bookings_link({}, { locale }), url: `${publicUrl}/user/bookings` },
    closing: m.mail_closing({}, { locale }),
  }),
}
