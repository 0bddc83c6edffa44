import type { Language } from '../../../domain/language.ts'
import { tableFormat } from '../../../domain/format.ts'
import type { Paise } from '../../../domain/money.ts'
import { m } from '../../../messages/compiled/messages.js'
import { daysText } from '../../../messages/days.ts'
import type { StatusText } from '../../../messages/status.ts'
import type { EmailContent, EmailRow } from '../content.ts'
import type { EmailBooking, RenderContext } from '../data.ts'

/**
 * Breaks up what a mail program would turn into a link: a stranger can register with somebody else's address and a name
 * such as “example.com”. “Smt.Kamala” gets a blank too.
 */
const withoutAddress = (name: string) =>
  name.replace(/:\/\//g, ': //').replace(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}]{2})/gu, '. ')

export const greet = (name: string, locale: Language): string =>
  name ? m.email_greeting({ name: withoutAddress(name) }, { locale }) : m.email_greeting_plain({}, { locale })

export const nameOf = ({ subject }: EmailBooking, language: Language) =>
  language === 'hi' ? subject.nameHindi || subject.name : subject.name

export const cityOf = ({ subject }: EmailBooking, language: Language): string =>
  language === 'hi' ? subject.cityHindi || subject.city : subject.city

/** Where and when somebody meets the devotee, and who that is; unknown facts are left out. */
export const meetingSteps = ({ meetings, language: locale }: RenderContext): Pick<EmailContent, 'steps'> =>
  meetings.length > 0 ? { steps: { title: m.booking_meeting_title({}, { locale }), items: meetings } } : {}

const whatAndWhere = (line: EmailBooking, language: Language) => `${nameOf(line, language)}, ${cityOf(line, language)}`

/** A booking in a few words: name, place, dates, people. */
export function bookingText(line: EmailBooking, locale: Language): string {
  const people = line.headCount > 0 ? `, ${m.common_people({ count: String(line.headCount) }, { locale })}` : ''
  return `${whatAndWhere(line, locale)}, ${daysText(line.date, line.dateEnd ?? line.date, locale)}${people}`
}

type AmountRow = readonly [label: string, amount: Paise]

/** The amounts of an email in one form: all of them with paise, or none. */
export function amountRows(rows: readonly AmountRow[], locale: Language): EmailRow[] {
  const format = tableFormat(
    rows.map(([, amount]) => amount),
    locale,
  )
  return rows.map(([label, amount]) => [label, format(amount)])
}

/** One row, or none if there is no value. */
export const rowIf = (label: string, value: string | null | undefined): EmailRow[] => (value ? [[label, value]] : [])

/** Amounts with the balance below them, unless the card of the booking contains it. */
export function rowsWithBalance(
  rows: readonly AmountRow[],
  { balance, line }: { balance?: Paise | undefined; line: EmailBooking },
  locale: Language,
): EmailRow[] {
  return rowsWithDue(rows, line.money ? undefined : balance, locale)
}

/** Amounts, and below them the amount due on arrival if it is known. */
export function rowsWithDue(rows: readonly AmountRow[], due: Paise | undefined, locale: Language): EmailRow[] {
  if (due === undefined) return amountRows(rows, locale)
  const label = m.common_due_later({}, { locale })
  return due > 0
    ? amountRows([...rows, [label, due]], locale)
    : [...amountRows(rows, locale), [label, m.common_nothing({}, { locale })]]
}

/** The label of a state, as on the pages. */
export const statusIn = ({ label, tone }: StatusText, locale: Language): NonNullable<EmailContent['status']> => ({
  text: label({}, { locale }),
  tone,
})

/** The UTR of a transfer, or the word for cash. */
export const utrRow = ({ utr, cash }: { utr: string; cash?: boolean }, locale: Language): EmailRow =>
  cash ? [m.document_paid_by({}, { locale }), m.common_cash({}, { locale })] : [m.email_utr_label({}, { locale }), utr]

export const referenceRow = (reference: string, locale: Language): EmailRow => [
  m.email_reference_label({}, { locale }),
  reference,
]

/** The link to the page of one booking, or to all bookings if an earlier version queued the email without its id. */
export const bookingLink = (bookingId: string | undefined, { publicUrl, language: locale }: RenderContext) =>
  bookingId
    ? { text: m.email_booking_link({}, { locale }), url: `${publicUrl}/user/bookings/${bookingId}` }
    : bookingsLink({ publicUrl, language: locale })

export const bookingsLink = ({ publicUrl, language: locale }: Pick<RenderContext, 'publicUrl' | 'language'>) => ({
  text: m.email_bookings_link({}, { locale }),
  url: `${publicUrl}/user/bookings`,
})
