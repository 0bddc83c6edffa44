import { formatRupees } from '../../../domain/format.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { Letters, Write } from '../templates.ts'
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

const reasons = {
  NOT_FOUND: m.mail_rejected_not_found,
  AMOUNT_DIFFERS: m.mail_rejected_amount_differs,
  ALREADY_USED: m.mail_rejected_already_used,
  OTHER: m.mail_rejected_other,
} satisfies Record<Letters['payment_rejected']['reason'], unknown>

export const paymentRejected: Write<'payment_rejected'> = (content, { language: locale, publicUrl, care }) => {
  const { name, reference, utr, amount, reason, reasonText, paymentId } = content
  return {
    subject: m.mail_rejected_subject({ reference }, { locale }),
    preheader: m.mail_rejected_preheader({ amount: formatRupees(amount, locale), utr }, { locale }),
    heading: m.mail_rejected_heading({}, { locale }),
    status: { text: m.mail_rejected_status({}, { locale }), tone: 'waiting' },
    greeting: greet(name, locale),
    paragraphs: [reasons[reason]({}, { locale }), m.mail_rejected_not_lost({}, { locale })],
    rows: [
      amountRow(m.mail_paid_label({}, { locale }), amount, locale),
      utrRow(utr, locale),
      referenceRow(reference, locale),
      ...rowIf(m.mail_rejected_note_label({}, { locale }), reasonText),
    ],
    steps: {
      title: m.mail_rejected_todo({}, { locale }),
      items: [
        { text: m.mail_rejected_open({}, { locale }) },
        { text: m.mail_rejected_compare({}, { locale }) },
        { text: m.mail_rejected_call({ phone: care.phone }, { locale }) },
      ],
    },
    link: { text: m.mail_rejected_link({}, { locale }), url: `${publicUrl}/user/payments/${paymentId}` },
    after: [],
    closing: m.mail_closing({}, { locale }),
  }
}

export const paymentVerified: Write<'payment_verified'> = (content, place) => {
  const { name, reference, utr, amount, balance, line, bookingId } = content
  const { language: locale, hasPapers } = place
  return {
    subject: m.mail_balance_verified_subject({ reference }, { locale }),
    preheader: m.mail_verified_preheader(
      { amount: formatRupees(amount, locale), line: lineText(line, locale) },
      { locale },
    ),
    status: { text: m.verified({}, { locale }), tone: 'done' },
    greeting: greet(name, locale),
    paragraphs: [m.mail_balance_verified_text({}, { locale }), ...(hasPapers ? [m.mail_papers({}, { locale })] : [])],
    rows: [
      ...lineRows(line, locale),
      amountRow(m.mail_paid_label({}, { locale }), amount, locale),
      ...balanceRows(balance, locale),
      utrRow(utr, locale),
      referenceRow(reference, locale),
    ],
    link: bookingLink(bookingId, place),
    after: [],
    closing: m.mail_closing({}, { locale }),
  }
}

export const refundSent: Write<'refund_sent'> = (content, place) => {
  const { name, reference, refund, refundReference, sentReference, line } = content
  const { language: locale, care } = place
  const amount = formatRupees(refund, locale)
  return {
    subject: m.mail_refund_subject({ refund: amount }, { locale }),
    preheader: m.mail_refund_text({}, { locale }),
    status: { text: m.mail_refund_status({}, { locale }), tone: 'done' },
    greeting: greet(name, locale),
    paragraphs: [m.mail_refund_text({}, { locale })],
    rows: [
      [m.mail_refund_amount({}, { locale }), amount],
      [m.mail_refund_transfer({}, { locale }), sentReference],
      [m.mail_refund_number({}, { locale }), refundReference],
      ...lineRows(line, locale),
      referenceRow(reference, locale),
    ],
    link: bookingsLink(place),
    after: [m.mail_refund_after({ phone: care.phone }, { locale })],
    closing: m.mail_closing({}, { locale }),
  }
}
