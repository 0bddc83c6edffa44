import type { Language } from '../../../domain/language.ts'
import { formatDay, formatRupees } from '../../../domain/format.ts'
import type { Paise } from '../../../domain/money.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { Row } from '../message.ts'
import type { Line, RenderContext } from '../templates.ts'

/**
 * A name is whatever somebody typed who may not even own the address: a mail program must not make a link of it.
 * “Smt.Kamala” gains a blank by it.
 */
const withoutAddress = (name: string) =>
  name.replace(/:\/\//g, ': //').replace(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}]{2})/gu, '. ')

export const greet = (name: string, locale: Language): string =>
  name ? m.email_greeting({ name: withoutAddress(name) }, { locale }) : m.email_greeting_plain({}, { locale })

const nameOf = ({ subject }: Line, language: Language) =>
  language === 'hi' ? subject.nameHindi || subject.name : subject.name

export const cityOf = ({ subject }: Line, language: Language): string =>
  language === 'hi' ? subject.cityHindi || subject.city : subject.city

const whatAndWhere = (line: Line, language: Language) => `${nameOf(line, language)}, ${cityOf(line, language)}`

/** A booking in a few words: what, where, when, how many. */
export function lineText(line: Line, locale: Language): string {
  const people = line.headCount > 0 ? `, ${m.common_people({ count: String(line.headCount) }, { locale })}` : ''
  return `${whatAndWhere(line, locale)}, ${formatDay(line.date, locale)}${people}`
}

/** The rows of a letter that is about one booking: what and where, when, how many. */
export function lineRows(line: Line, locale: Language): [Row, Row, ...Row[]] {
  const people: Row[] = line.headCount > 0 ? [[m.city_head_count({}, { locale }), String(line.headCount)]] : []
  return [
    [m.email_line_label({}, { locale }), whatAndWhere(line, locale)],
    [m.email_date_label({}, { locale }), formatDay(line.date, locale)],
    ...people,
  ]
}

export const amountRow = (label: string, amount: Paise, locale: Language): Row => [label, formatRupees(amount, locale)]

/** For what not every letter has. */
export const rowIf = (label: string, value: string | null | undefined): Row[] => (value ? [[label, value]] : [])

/** What is left to pay once money has been verified. EmailData that an earlier version queued do not know it. */
export function balanceRows(balance: Paise | undefined, locale: Language): Row[] {
  if (balance === undefined) return []
  const label = m.common_due_later({}, { locale })
  return [balance > 0 ? amountRow(label, balance, locale) : [label, m.email_nothing_due({}, { locale })]]
}

export const utrRow = (utr: string, locale: Language): Row => [m.email_utr_label({}, { locale }), utr]

export const referenceRow = (reference: string, locale: Language): Row => [
  m.email_reference_label({}, { locale }),
  reference,
]

/** To the page of one booking; to all of them from letters that an earlier version queued without its id. */
export const bookingLink = (bookingId: string | undefined, { publicUrl, language: locale }: RenderContext) =>
  bookingId
    ? { text: m.email_booking_link({}, { locale }), url: `${publicUrl}/user/bookings/${bookingId}` }
    : bookingsLink({ publicUrl, language: locale })

export const bookingsLink = ({ publicUrl, language: locale }: Pick<RenderContext, 'publicUrl' | 'language'>) => ({
  text: m.email_bookings_link({}, { locale }),
  url: `${publicUrl}/user/bookings`,
})
