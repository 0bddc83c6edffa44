import { formatDay, formatRupees } from '../../../domain/format.ts'
import type { Language } from '../../../domain/language.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { EmailRow } from '../content.ts'
import type { Template } from '../data.ts'
import { journeyCard } from './card.ts'
import { bookingLink, cityOf, greet, bookingText, meetingSteps, referenceRow, rowsWithBalance } from './rows.ts'

export const balanceReminder: Template<'balance_reminder'> = (
  { name, reference, balance, line, bookingId },
  context,
) => {
  const { language: locale, care } = context
  const left = m.email_reminder_balance({ balance: formatRupees(balance, locale) }, { locale })
  return {
    // The email gives the date, because “in three days” would be wrong if it arrives late.
    subject: m.email_reminder_subject({ date: formatDay(line.date, locale) }, { locale }),
    preheader: balance > 0 ? left : bookingText(line, locale),
    greeting: greet(name, locale),
    paragraphs: [m.email_reminder_text({}, { locale }), ...(balance > 0 ? [left] : [])],
    cards: [journeyCard(line, locale)],
    rows: [...rowsWithBalance([], { balance, line }, locale), referenceRow(reference, locale)],
    ...meetingSteps(context),
    link: bookingLink(bookingId, context),
    after: [m.email_reminder_after({ phone: care.phone }, { locale })],
    closing: m.email_closing({}, { locale }),
  }
}

const vehicleRow = (vehicle: string, locale: Language): EmailRow => [m.desk_driver_vehicle({}, { locale }), vehicle]

export const driverNamed: Template<'driver_named'> = (
  { name, reference, line, driver, isChange, bookingId },
  context,
) => {
  const { language: locale, care, hasDocuments } = context
  const say = isChange ? m.email_driver_changed : m.email_driver_text
  return {
    subject: m.email_driver_subject({ date: formatDay(line.date, locale) }, { locale }),
    preheader: `${driver.name}, ${driver.phone}`,
    greeting: greet(name, locale),
    paragraphs: [say({}, { locale }), ...(hasDocuments ? [m.email_changed_documents({}, { locale })] : [])],
    cards: [journeyCard(line, locale)],
    rows: [
      [m.document_driver_name({}, { locale }), driver.name],
      [m.common_phone_number({}, { locale }), driver.phone],
      ...(driver.vehicle === '' ? [] : [vehicleRow(driver.vehicle, locale)]),
      referenceRow(reference, locale),
    ],
    phones: [driver.phone],
    ...meetingSteps(context),
    link: bookingLink(bookingId, context),
    after: [m.email_driver_after({ phone: care.phone }, { locale })],
    closing: m.email_closing({}, { locale }),
  }
}

/** This is sent after rites for a dead relative, too: it asks for feedback without cheerful words. */
export const thanks: Template<'thanks'> = ({ name, line }, { language: locale, publicUrl, care }) => ({
  subject: m.email_thanks_subject({ city: cityOf(line, locale) }, { locale }),
  preheader: m.email_thanks_preheader({}, { locale }),
  greeting: greet(name, locale),
  paragraphs: [m.email_thanks_text({}, { locale })],
  cards: [journeyCard(line, locale)],
  rows: [],
  link: { text: m.email_thanks_link({}, { locale }), url: `${publicUrl}/feedback` },
  after: [m.email_thanks_after({ phone: care.phone }, { locale })],
  closing: m.email_closing({}, { locale }),
})
