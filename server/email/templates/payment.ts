import { formatRupees } from '../../../domain/format.ts'
import { m } from '../../../messages/compiled/messages.js'
import { paymentStatusText, rejectedText } from '../../../messages/status.ts'
import type { EmailData, Template } from '../data.ts'
import { transferOf } from '../transfer.ts'
import { journeyCard } from './card.ts'
import { cardsOf, differenceTexts, preheaderOf, transferLink, transferRows } from './transfer.ts'
import { amountRows, bookingsLink, greet, referenceRow, rowIf, statusIn, utrRow } from './rows.ts'

const reasons = {
  NOT_FOUND: m.payment_reason_not_found,
  AMOUNT_DIFFERS: m.payment_reason_amount_differs,
  ALREADY_USED: m.payment_reason_already_used,
  OTHER: m.payment_reason_other,
} satisfies Record<EmailData['payment_rejected']['reason'], unknown>

export const paymentRejected: Template<'payment_rejected'> = (content, context) =>
  content.cash ? cashTakenBack(content, context) : notFound(content, context)

/** For cash that was recorded by mistake, the bank has nothing to look for. */
const cashTakenBack: Template<'payment_rejected'> = (content, context) => {
  const { name, reference, amount, reasonText } = content
  const { language: locale, care } = context
  const words = { amount: formatRupees(amount, locale), phone: care.phone }
  return {
    subject: m.email_cash_back_subject({ reference }, { locale }),
    preheader: m.email_cash_back_text(words, { locale }),
    greeting: greet(name, locale),
    paragraphs: [m.email_cash_back_text(words, { locale })],
    rows: rowIf(m.booking_staff_wrote({}, { locale }), reasonText),
    link: bookingsLink(context),
    after: [],
    closing: m.email_closing({}, { locale }),
  }
}

const notFound: Template<'payment_rejected'> = (content, { language: locale, publicUrl, care }) => {
  const { name, reference, utr, amount, reason, reasonText, wasVerified, unconfirmed, paymentId } = content
  const differs = reason === 'AMOUNT_DIFFERS'
  const subject = differs ? m.email_differs_subject : m.email_rejected_subject
  return {
    subject: subject({ reference }, { locale }),
    preheader: m.email_rejected_preheader({ amount: formatRupees(amount, locale), utr }, { locale }),
    heading: m.email_rejected_heading({}, { locale }),
    status: statusIn(rejectedText(reason), locale),
    greeting: greet(name, locale),
    paragraphs: [
      reasons[reason]({}, { locale }),
      m.email_rejected_not_lost({}, { locale }),
      ...(unconfirmed ? [m.email_not_confirmed({}, { locale })] : []),
      ...(wasVerified ? [m.email_revoked_documents({}, { locale })] : []),
    ],
    rows: [
      ...amountRows([[m.email_paid_label({}, { locale }), amount]], locale),
      utrRow({ utr }, locale),
      [m.common_payment_code({}, { locale }), reference],
      ...rowIf(m.booking_staff_wrote({}, { locale }), reasonText),
    ],
    steps: {
      title: m.email_rejected_todo({}, { locale }),
      items: [
        { text: m.email_rejected_open({}, { locale }) },
        { text: (differs ? m.email_differs_compare : m.email_rejected_compare)({}, { locale }) },
        { text: (differs ? m.email_differs_call : m.email_rejected_call)({ phone: care.phone }, { locale }) },
      ],
    },
    link: differs
      ? bookingsLink({ publicUrl, language: locale })
      : { text: m.email_rejected_link({}, { locale }), url: `${publicUrl}/user/payments/${paymentId}` },
    after: [],
    closing: m.email_closing({}, { locale }),
  }
}

export const paymentVerified: Template<'payment_verified'> = (content, context) => {
  const transfer = transferOf(content)
  const { language: locale, hasDocuments } = context
  return {
    subject: m.email_balance_verified_subject({ reference: transfer.reference ?? '' }, { locale }),
    preheader: preheaderOf(transfer, locale),
    status: statusIn(paymentStatusText.VERIFIED, locale),
    greeting: greet(transfer.name, locale),
    paragraphs: [
      (transfer.cash ? m.email_cash_text : m.email_balance_verified_text)(
        { amount: formatRupees(transfer.amount, locale) },
        { locale },
      ),
      ...differenceTexts(transfer, locale),
      ...(hasDocuments ? [m.email_documents({}, { locale })] : []),
    ],
    cards: cardsOf(transfer, locale),
    rows: transferRows(transfer, locale),
    link: transferLink(transfer, context),
    after: [],
    closing: m.email_closing({}, { locale }),
  }
}

export const refundSent: Template<'refund_sent'> = (content, context) => {
  const { name, reference, refund, refundReference, sentReference, wrongReference, line } = content
  const { language: locale, care } = context
  const amount = formatRupees(refund, locale)
  const text = wrongReference
    ? m.email_refund_corrected_text({ wrong: wrongReference }, { locale })
    : m.email_refund_text({}, { locale })
  return {
    subject: wrongReference
      ? m.email_refund_corrected_subject({ reference: refundReference }, { locale })
      : m.email_refund_subject({ refund: amount }, { locale }),
    preheader: text,
    status: { text: m.email_refund_status({}, { locale }), tone: 'done' },
    greeting: greet(name, locale),
    paragraphs: [text],
    cards: [journeyCard(line, locale)],
    rows: [
      [m.email_refund_amount({}, { locale }), amount],
      [m.email_refund_transfer({}, { locale }), sentReference],
      [m.email_refund_number({}, { locale }), refundReference],
      referenceRow(reference, locale),
    ],
    link: bookingsLink(context),
    after: [m.email_refund_after({ phone: care.phone }, { locale })],
    closing: m.email_closing({}, { locale }),
  }
}
