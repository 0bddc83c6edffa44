import { formatRupees } from '../../../domain/format.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { EmailData, Template } from '../data.ts'
import { amountRows, bookingLink, bookingText, greet, referenceRow, rowIf } from './rows.ts'
import { journeyCard } from './card.ts'

export const bookingAllowed: Template<'booking_allowed'> = (content, context) => {
  const { name, reference, line, bookingId, amount, refund, reason, takenBack = false } = content
  const { language: locale, care } = context
  const back = { refund: formatRupees(refund, locale) }
  return {
    subject: m.email_allowed_subject({ reference }, { locale }),
    preheader: bookingText(line, locale),
    greeting: greet(name, locale),
    paragraphs: [
      textOf(content)({ amount: formatRupees(amount, locale) }, { locale }),
      ...(refund > 0 ? [m.email_cancelled_refund_text(back, { locale })] : []),
    ],
    cards: [journeyCard(line, locale)],
    rows: [
      ...rowIf(m.booking_cancel_reason({}, { locale }), reason),
      ...(refund > 0 ? amountRows([[m.email_cancelled_refund({}, { locale }), refund]], locale) : []),
      referenceRow(reference, locale),
    ],
    link: bookingLink(bookingId, context),
    after: takenBack ? [m.email_changed_after({ phone: care.phone }, { locale })] : [],
    closing: m.email_closing({}, { locale }),
  }
}

const textOf = ({ cancelled, takenBack }: EmailData['booking_allowed']) => {
  if (takenBack) return cancelled ? m.email_waived_taken_back : m.email_allowed_taken_back
  return cancelled ? m.email_allowed_fee : m.email_allowed_price
}
