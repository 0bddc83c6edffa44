import { formatDay, formatRupees } from '../../../domain/format.ts'
import { m } from '../../../messages/compiled/messages.js'
import { bookingStatusText } from '../../../messages/status.ts'
import type { Template } from '../data.ts'
import { journeyCard } from './card.ts'
import { bookingLink, bookingText, greet, referenceRow, statusIn } from './rows.ts'

/** Nothing here may say that money was received: another email, with the receipt, reports cash. */
export const phoneBooking: Template<'phone_booking'> = (
  { name, reference, line, bookingId, status, held },
  context,
) => {
  const { language: locale, care } = context
  const pay = held && { amount: formatRupees(held.amount, locale), date: formatDay(held.until, locale) }
  return {
    subject: m.email_phone_booking_subject({ reference }, { locale }),
    preheader: bookingText(line, locale),
    status: statusIn(bookingStatusText[status], locale),
    greeting: greet(name, locale),
    paragraphs: [
      m.email_phone_booking_text({}, { locale }),
      ...(pay ? [m.email_phone_booking_held(pay, { locale })] : []),
      m.email_phone_booking_password({}, { locale }),
    ],
    cards: [journeyCard(line, locale)],
    rows: [referenceRow(reference, locale)],
    link: bookingLink(bookingId, context),
    after: [m.email_phone_booking_after({ phone: care.phone }, { locale })],
    closing: m.email_closing({}, { locale }),
  }
}
