import { formatDay, formatRupees } from '../../../domain/format.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { Write } from '../templates.ts'
import { balanceRows, bookingLink, cityOf, greet, lineRows, lineText, referenceRow } from './rows.ts'

export const balanceReminder: Write<'balance_reminder'> = ({ name, reference, balance, line, bookingId }, place) => {
  const { language: locale, care } = place
  const left = m.mail_reminder_balance({ balance: formatRupees(balance, locale) }, { locale })
  return {
    // The day itself: a mail that is held up does not arrive “three days before”.
    subject: m.mail_reminder_subject({ date: formatDay(line.date, locale) }, { locale }),
    preheader: balance > 0 ? left : lineText(line, locale),
    greeting: greet(name, locale),
    paragraphs: [m.mail_reminder_text({}, { locale }), ...(balance > 0 ? [left] : [])],
    rows: [...lineRows(line, locale), ...balanceRows(balance, locale), referenceRow(reference, locale)],
    link: bookingLink(bookingId, place),
    after: [m.mail_reminder_after({ phone: care.phone }, { locale })],
    closing: m.mail_closing({}, { locale }),
  }
}

/** Also after the rites for someone departed: it asks, and praises nothing. */
export const thanks: Write<'thanks'> = ({ name, line }, { language: locale, publicUrl, care }) => ({
  subject: m.mail_thanks_subject({ city: cityOf(line, locale) }, { locale }),
  preheader: m.mail_thanks_preheader({}, { locale }),
  greeting: greet(name, locale),
  paragraphs: [m.mail_thanks_text({}, { locale })],
  rows: lineRows(line, locale),
  link: { text: m.mail_thanks_link({}, { locale }), url: `${publicUrl}/feedback` },
  after: [m.mail_thanks_after({ phone: care.phone }, { locale })],
  closing: m.mail_closing({}, { locale }),
})
