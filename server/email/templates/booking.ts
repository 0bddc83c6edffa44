import type { Language } from '../../../domain/language.ts'
import { formatDay, formatRupees } from '../../../domain/format.ts'
import { paise } from '../../../domain/money.ts'
import { m } from '../../../messages/compiled/messages.js'
import { daysText } from '../../../messages/days.ts'
import { bookingStatusText } from '../../../messages/status.ts'
import type { EmailRow } from '../content.ts'
import type { EmailData, RenderContext, Template } from '../data.ts'
import { transferOf } from '../transfer.ts'
import { journeyCard } from './card.ts'
import { cardsOf, differenceTexts, preheaderOf, transferLink, transferRows } from './transfer.ts'
import {
  amountRows,
  bookingLink,
  bookingsLink,
  greet,
  bookingText,
  meetingSteps,
  referenceRow,
  rowIf,
  rowsWithDue,
  statusIn,
  utrRow,
} from './rows.ts'

/** The money is not verified yet: nothing here may say or suggest that the booking is confirmed. */
export const bookingReceived: Template<'booking_received'> = (content, context) => {
  const { name, reference, utr, amountTotal, amountPaid, lines, ended = false } = content
  const { language: locale } = context
  const due = paise(amountTotal - amountPaid)
  const isOne = lines.length === 1
  const cards = lines.map((line, index) => ({
    ...journeyCard(line, locale),
    ...(!isOne && { number: m.email_booking_label({ number: String(index + 1) }, { locale }) }),
  }))
  // The card of a single booking contains the other amounts.
  const isInCard = isOne && lines[0]?.money !== undefined
  return {
    subject: m.email_received_subject({ reference }, { locale }),
    preheader: m.email_received_preheader({ amount: formatRupees(amountPaid, locale), utr }, { locale }),
    status: statusIn(bookingStatusText.CHECKING, locale),
    greeting: greet(name, locale),
    paragraphs: [m.email_received_text({ amount: formatRupees(amountPaid, locale), utr }, { locale })],
    cards,
    rows: [
      ...rowsWithDue(
        [
          [m.email_sent_label({}, { locale }), amountPaid],
          [m.email_total_label({}, { locale }), amountTotal],
        ],
        ended || isInCard ? undefined : due,
        locale,
      ),
      utrRow({ utr }, locale),
      referenceRow(reference, locale),
    ],
    steps: {
      title: m.email_received_next({}, { locale }),
      items: [m.email_received_compare, m.email_received_answer, m.email_received_wait].map((say) => ({
        text: say({}, { locale }),
      })),
    },
    link: bookingsLink(context),
    after: [],
    closing: m.email_closing({}, { locale }),
  }
}

export const bookingVerified: Template<'booking_verified'> = (content, context) => {
  const transfer = transferOf(content)
  const { name, amount, parts } = transfer
  const { language: locale, care, hasDocuments } = context
  const isOne = parts.length === 1
  const words = { amount: formatRupees(amount, locale) }
  return {
    subject: (isOne ? m.email_verified_subject : m.email_verified_subject_all)({}, { locale }),
    preheader: preheaderOf(transfer, locale),
    status: statusIn(bookingStatusText.VERIFIED, locale),
    greeting: greet(name, locale),
    paragraphs: [
      (isOne ? m.email_verified_text : m.email_verified_text_all)(words, { locale }),
      ...differenceTexts(transfer, locale),
      ...(hasDocuments ? [m.email_documents({}, { locale })] : []),
      ...(parts.some(({ asksSankalp }) => asksSankalp) ? [m.email_verified_sankalp({}, { locale })] : []),
    ],
    cards: cardsOf(transfer, locale),
    rows: transferRows(transfer, locale),
    ...meetingSteps(context),
    link: transferLink(transfer, context),
    after: [m.email_verified_after({ phone: care.phone }, { locale })],
    closing: m.email_closing({}, { locale }),
  }
}

export const bookingChanged: Template<'booking_changed'> = (
  { name, reference, line, dateBefore, changed, mostRefunded, bookingId, status },
  context,
) => {
  const { language: locale, care, hasDocuments } = context
  const days: EmailRow[] =
    dateBefore === line.date
      ? []
      : [
          [m.email_changed_date({}, { locale }), daysText(line.date, line.dateEnd ?? line.date, locale)],
          [m.email_changed_date_before({}, { locale }), formatDay(dateBefore, locale)],
        ]
  return {
    subject: m.email_changed_subject({ reference }, { locale }),
    preheader: bookingText(line, locale),
    ...(status && { status: statusIn(bookingStatusText[status], locale) }),
    greeting: greet(name, locale),
    paragraphs: [
      m.email_changed_text({}, { locale }),
      ...(mostRefunded === undefined ? [] : [limitedRefund(mostRefunded, dateBefore, locale)]),
      ...(hasDocuments ? [m.email_changed_documents({}, { locale })] : []),
    ],
    cards: [journeyCard(line, locale)],
    rows: [...days, ...(changed ? changedRows(changed, locale) : []), referenceRow(reference, locale)],
    ...meetingSteps(context),
    link: bookingLink(bookingId, context),
    after: [m.email_changed_after({ phone: care.phone }, { locale })],
    closing: m.email_closing({}, { locale }),
  }
}

const changedRows = (
  { before, after, total, refund }: NonNullable<EmailData['booking_changed']['changed']>,
  locale: Language,
): EmailRow[] => [
  [m.email_changed_after_label({}, { locale }), after[locale]],
  [m.email_changed_before_label({}, { locale }), before[locale]],
  ...amountRows(
    [
      [m.common_total({}, { locale }), total],
      ...(refund > 0 ? [[m.email_cancelled_refund({}, { locale }), refund] as const] : []),
    ],
    locale,
  ),
]

const limitedRefund = (percent: number, dateBefore: string, locale: Language): string =>
  m.booking_refund_limit({ percent: String(percent), date: formatDay(dateBefore, locale) }, { locale })

export const bookingCancelled: Template<'booking_cancelled'> = (content, context) => {
  const { name, reference, line, refund, kept, refundReference, byOperator, reason } = content
  const { language: locale, care } = context
  const why = byOperator ? m.email_cancelled_by_operator : m.email_cancelled_by_devotee
  const amounts = [
    [m.email_cancelled_refund({}, { locale }), refund],
    [m.email_cancelled_kept({}, { locale }), kept],
  ] as const
  return {
    subject: m.email_cancelled_subject({ reference }, { locale }),
    preheader: bookingText(line, locale),
    status: statusIn(bookingStatusText.CANCELLED, locale),
    greeting: greet(name, locale),
    paragraphs: [
      why({}, { locale }),
      ...whatComesBack(content, context),
      ...(refund > 0 || (content.onceVerified ?? NOTHING) > 0
        ? [m.booking_refund_where({ phone: care.phone }, { locale })]
        : []),
    ],
    cards: [journeyCard(line, locale)],
    rows: [
      ...rowIf(m.booking_cancel_reason({}, { locale }), reason),
      ...amountRows(
        amounts.filter(([, amount]) => amount > 0),
        locale,
      ),
      ...rowIf(m.email_refund_number({}, { locale }), refundReference),
      referenceRow(reference, locale),
    ],
    link: bookingsLink(context),
    after: byOperator ? [m.email_cancelled_another_date({ phone: care.phone }, { locale })] : [],
    closing: m.email_closing({}, { locale }),
  }
}

/**
 * A verified amount is refunded now, an unchecked payment after its verification. Emails from an earlier version contain only the
 * verified amount.
 */
function whatComesBack(
  { refund, kept, unverified = NOTHING, onceVerified = NOTHING }: EmailData['booking_cancelled'],
  { language: locale, care }: RenderContext,
): string[] {
  const amounts = { amount: formatRupees(unverified, locale), refund: formatRupees(onceVerified, locale) }
  const later = unverified > 0 ? [m.email_cancelled_unverified(amounts, { locale })] : []
  if (refund > 0) return [m.email_cancelled_refund_text({ refund: formatRupees(refund, locale) }, { locale }), ...later]
  if (kept > 0) return [m.email_cancelled_nothing_back({}, { locale }), ...later]
  return later.length > 0 ? later : [m.booking_nothing_paid({ phone: care.phone }, { locale })]
}

const NOTHING = paise(0)
