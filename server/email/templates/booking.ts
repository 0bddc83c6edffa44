import { formatDay, formatRupees } from '../../../domain/format.ts'
import { paise } from '../../../domain/money.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { Row } from '../message.ts'
import type { Letters, Place, Write } from '../templates.ts'
import {
  amountRow,
  balanceRows,
  bookingLink,
  bookingsLink,
  greet,
  lineRows,
  lineText,
  referenceRow,
  rowIf,
  utrRow,
} from './rows.ts'

/** Money is named, not yet found: nothing here may sound as if the booking stood. */
export const bookingReceived: Write<'booking_received'> = (content, place) => {
  const { name, reference, utr, amountTotal, amountPaid, lines } = content
  const { language: locale } = place
  const due = paise(amountTotal - amountPaid)
  const bookings =
    lines.length === 1
      ? lineRows(lines[0]!, locale)
      : lines.map((line, index): Row => [
          m.mail_booking_label({ number: String(index + 1) }, { locale }),
          lineText(line, locale),
        ])
  return {
    subject: m.mail_received_subject({ reference }, { locale }),
    preheader: m.mail_received_preheader({ amount: formatRupees(amountPaid, locale), utr }, { locale }),
    status: { text: m.mail_received_status({}, { locale }), tone: 'waiting' },
    greeting: greet(name, locale),
    paragraphs: [m.mail_received_text({}, { locale })],
    rows: [
      ...bookings,
      amountRow(m.mail_total_label({}, { locale }), amountTotal, locale),
      amountRow(m.mail_paid_label({}, { locale }), amountPaid, locale),
      ...(due > 0 ? [amountRow(m.due_later({}, { locale }), due, locale)] : []),
      utrRow(utr, locale),
      referenceRow(reference, locale),
    ],
    steps: {
      title: m.mail_received_next({}, { locale }),
      items: [m.mail_received_compare, m.mail_received_answer, m.mail_received_wait].map((say) => ({
        text: say({}, { locale }),
      })),
    },
    link: bookingsLink(place),
    after: [],
    closing: m.mail_closing({}, { locale }),
  }
}

export const bookingVerified: Write<'booking_verified'> = (content, place) => {
  const { name, reference, utr, amountPaid, balance, line, bookingId } = content
  const { language: locale, care, hasPapers } = place
  return {
    subject: m.mail_verified_subject({}, { locale }),
    preheader: m.mail_verified_preheader(
      { amount: formatRupees(amountPaid, locale), line: lineText(line, locale) },
      { locale },
    ),
    status: { text: m.verified({}, { locale }), tone: 'done' },
    greeting: greet(name, locale),
    paragraphs: [m.mail_verified_text({}, { locale }), ...(hasPapers ? [m.mail_papers({}, { locale })] : [])],
    rows: [
      ...lineRows(line, locale),
      amountRow(m.paid_amount({}, { locale }), amountPaid, locale),
      ...balanceRows(balance, locale),
      utrRow(utr, locale),
      ...rowIf(m.mail_reference_label({}, { locale }), reference),
    ],
    link: bookingLink(bookingId, place),
    after: [m.mail_verified_after({ phone: care.phone }, { locale })],
    closing: m.mail_closing({}, { locale }),
  }
}

export const bookingChanged: Write<'booking_changed'> = ({ name, reference, line, dateBefore, bookingId }, place) => {
  const { language: locale, care, hasPapers } = place
  const [what, day, ...people] = lineRows(line, locale)
  const days: Row[] =
    dateBefore === line.date
      ? [day]
      : [
          [m.mail_changed_date({}, { locale }), day[1]],
          [m.mail_changed_date_before({}, { locale }), formatDay(dateBefore, locale)],
        ]
  return {
    subject: m.mail_changed_subject({ reference }, { locale }),
    preheader: lineText(line, locale),
    status: { text: m.mail_changed_status({}, { locale }), tone: 'waiting' },
    greeting: greet(name, locale),
    paragraphs: [m.mail_changed_text({}, { locale }), ...(hasPapers ? [m.mail_changed_papers({}, { locale })] : [])],
    rows: [what, ...days, ...people, referenceRow(reference, locale)],
    link: bookingLink(bookingId, place),
    after: [m.mail_changed_after({ phone: care.phone }, { locale })],
    closing: m.mail_closing({}, { locale }),
  }
}

export const bookingCancelled: Write<'booking_cancelled'> = (content, place) => {
  const { name, reference, line, refund, kept, refundReference, byOperator, reason } = content
  const { language: locale, care } = place
  const why = byOperator ? m.mail_cancelled_by_operator : m.mail_cancelled_by_devotee
  const refundRows: Row[] = refund > 0 ? [amountRow(m.mail_cancelled_refund({}, { locale }), refund, locale)] : []
  const keptRows: Row[] = kept > 0 ? [amountRow(m.mail_cancelled_kept({}, { locale }), kept, locale)] : []
  return {
    subject: m.mail_cancelled_subject({ reference }, { locale }),
    preheader: lineText(line, locale),
    status: { text: m.mail_cancelled_status({}, { locale }), tone: 'waiting' },
    greeting: greet(name, locale),
    paragraphs: [why({}, { locale }), whatComesBack(content, place)],
    rows: [
      ...lineRows(line, locale),
      ...rowIf(m.mail_cancelled_reason({}, { locale }), reason),
      ...refundRows,
      ...keptRows,
      ...rowIf(m.mail_refund_number({}, { locale }), refundReference),
      referenceRow(reference, locale),
    ],
    link: bookingsLink(place),
    after: byOperator ? [m.mail_cancelled_another_date({ phone: care.phone }, { locale })] : [],
    closing: m.mail_closing({}, { locale }),
  }
}

function whatComesBack({ refund, kept }: Letters['booking_cancelled'], { language: locale, care }: Place): string {
  if (refund > 0) return m.mail_cancelled_refund_text({ refund: formatRupees(refund, locale) }, { locale })
  if (kept > 0) return m.mail_cancelled_nothing_back({}, { locale })
  return m.mail_cancelled_nothing_paid({ phone: care.phone }, { locale })
}
