import { formatRupees } from '../../../domain/format.ts'
import type { Language } from '../../../domain/language.ts'
import { paise, total } from '../../../domain/money.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { EmailCard, EmailRow } from '../content.ts'
import type { EmailTransfer, RenderContext } from '../data.ts'
import { journeyCard } from './card.ts'
import { amountRows, bookingLink, bookingsLink, bookingText, nameOf, rowIf, rowsWithBalance, utrRow } from './rows.ts'

/** The bookings of a transfer, numbered if there are several. */
export const cardsOf = ({ parts }: EmailTransfer, locale: Language): EmailCard[] =>
  parts.map(({ line }, index) => ({
    ...journeyCard(line, locale),
    ...(parts.length > 1 && { number: m.email_booking_label({ number: String(index + 1) }, { locale }) }),
  }))

/** The amount that the devotee sent comes first, because their own bank shows it; then the parts for the bookings. */
export function transferRows({ reference, utr, cash, amount, parts }: EmailTransfer, locale: Language): EmailRow[] {
  const [first] = parts
  const sent = [(cash ? m.email_cash_label : m.email_sent_label)({}, { locale }), amount] as const
  const isWhole = parts.length === 1 && first?.amount === amount
  const shares = parts.map(
    (part) => [m.email_part_label({ name: nameOf(part.line, locale) }, { locale }), part.amount] as const,
  )
  return [
    ...(isWhole ? rowsWithBalance([sent], first, locale) : amountRows([sent, ...shares], locale)),
    utrRow({ utr, cash }, locale),
    ...rowIf(m.email_reference_label({}, { locale }), reference),
  ]
}

/** Says what follows from an amount that differs from the submitted one; empty if it does not differ. */
export function differenceTexts({ parts }: EmailTransfer, locale: Language): string[] {
  const overpaid = parts.flatMap(({ over = ZERO }) => (over > 0 ? [over] : []))
  if (overpaid.length > 0)
    return overpaid.map((over) => m.email_over({ amount: formatRupees(over, locale) }, { locale }))
  const found = total(parts.map(({ amount }) => amount))
  const submitted = total(parts.map((part) => part.submitted ?? part.amount))
  if (submitted === found || parts.every(({ balance }) => balance === undefined)) return []
  const amounts = { submitted: formatRupees(submitted, locale), found: formatRupees(found, locale) }
  const say = found < submitted ? m.email_less_received : m.email_more_received
  return [say(amounts, { locale })]
}

const ZERO = paise(0)

export const partsText = ({ parts }: EmailTransfer, locale: Language): string =>
  parts.map(({ line }) => bookingText(line, locale)).join('; ')

export const preheaderOf = (transfer: EmailTransfer, locale: Language): string =>
  m.email_verified_preheader(
    { amount: formatRupees(transfer.amount, locale), line: partsText(transfer, locale) },
    { locale },
  )

/** The link to the page of the booking, or to all bookings if the transfer is for several. */
export const transferLink = ({ parts: [first, second] }: EmailTransfer, context: RenderContext) =>
  second ? bookingsLink(context) : bookingLink(first?.bookingId, context)
