import { formatRupees } from '../../../domain/format.ts'
import { m } from '../../../messages/compiled/messages.js'
import { bookingStatusText, paymentStatusText } from '../../../messages/status.ts'
import type { Template } from '../data.ts'
import { transferOf } from '../transfer.ts'
import { journeyCard } from './card.ts'
import { cardsOf, differenceTexts, partsText, preheaderOf, transferLink, transferRows } from './transfer.ts'
import { amountRows, bookingLink, bookingText, greet, referenceRow, statusIn, utrRow } from './rows.ts'

/** Staff took back a verification. The email says what happens next, and that earlier documents are no longer valid. */
export const verificationRevoked: Template<'verification_revoked'> = (content, context) => {
  const transfer = transferOf(content)
  const { name, reference = '', parts } = transfer
  const { language: locale } = context
  const cancelled = parts.every((part) => part.cancelled)
  const unconfirmed = parts.some((part) => part.unconfirmed)
  return {
    subject: m.email_revoked_subject({ reference }, { locale }),
    preheader: partsText(transfer, locale),
    status: statusIn(cancelled ? bookingStatusText.CANCELLED : paymentStatusText.SUBMITTED, locale),
    greeting: greet(name, locale),
    paragraphs: [
      m.email_revoked_text({}, { locale }),
      ...(unconfirmed ? [m.email_not_confirmed({}, { locale })] : []),
      cancelled ? m.email_revoked_refund({}, { locale }) : m.email_revoked_documents({}, { locale }),
    ],
    cards: cardsOf(transfer, locale),
    rows: transferRows(transfer, locale),
    steps: {
      title: m.email_received_next({}, { locale }),
      items: [m.email_received_compare, m.email_received_answer, m.email_received_wait].map((say) => ({
        text: say({}, { locale }),
      })),
    },
    link: transferLink(transfer, context),
    after: [],
    closing: m.email_closing({}, { locale }),
  }
}

/** Staff corrected the amount of a verified payment. This email replaces the earlier one. */
export const amountCorrected: Template<'amount_corrected'> = (content, context) => {
  const transfer = transferOf(content)
  const { name, reference = '', amount } = transfer
  const { language: locale, hasDocuments } = context
  const amounts = { amount: formatRupees(amount, locale), before: formatRupees(content.before, locale) }
  return {
    subject: m.email_corrected_subject({ reference }, { locale }),
    preheader: preheaderOf(transfer, locale),
    status: statusIn(paymentStatusText.VERIFIED, locale),
    greeting: greet(name, locale),
    paragraphs: [
      m.email_corrected_text(amounts, { locale }),
      ...differenceTexts(transfer, locale),
      ...(hasDocuments ? [m.email_changed_documents({}, { locale })] : []),
    ],
    cards: cardsOf(transfer, locale),
    rows: transferRows(transfer, locale),
    link: transferLink(transfer, context),
    after: [],
    closing: m.email_closing({}, { locale }),
  }
}

/** The received money of a cancelled booking differs from the amount in the earlier email, and so does the refund. */
export const refundChanged: Template<'refund_changed'> = (content, context) => {
  const { name, reference, utr, expected, amount, refund, line, bookingId } = content
  const { language: locale } = context
  const amounts = { expected: formatRupees(expected, locale), amount: formatRupees(amount, locale) }
  return {
    subject: m.email_refund_changed_subject({ reference }, { locale }),
    preheader: bookingText(line, locale),
    status: statusIn(bookingStatusText.CANCELLED, locale),
    greeting: greet(name, locale),
    paragraphs: [
      m.email_refund_changed_text(amounts, { locale }),
      refund > 0
        ? m.email_cancelled_refund_text({ refund: formatRupees(refund, locale) }, { locale })
        : m.email_cancelled_nothing_back({}, { locale }),
    ],
    cards: [journeyCard(line, locale)],
    rows: [
      ...amountRows(
        [
          [m.email_paid_label({}, { locale }), amount],
          [m.email_cancelled_refund({}, { locale }), refund],
        ],
        locale,
      ),
      utrRow({ utr }, locale),
      referenceRow(reference, locale),
    ],
    link: bookingLink(bookingId, context),
    after: [],
    closing: m.email_closing({}, { locale }),
  }
}
