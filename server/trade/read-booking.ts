import { parsePhone } from '../../domain/phone.ts'
import { email as emailSchema } from '../../contract/fields.ts'
import { addDays, BOOKING_HORIZON_DAYS, type CalendarDay } from '../../domain/calendar-day.ts'
import { formatDay } from '../../domain/format.ts'
import { HEAD_COUNT } from '../../domain/head-count.ts'
import type { Language } from '../../domain/language.ts'
import { type Paise, paise } from '../../domain/money.ts'
import { readAmount } from '../../domain/statement/read-amount.ts'
import { readDate } from '../../domain/statement/read-date.ts'
import { latinDigits } from '../../domain/statement/cell.ts'
import { MOST_YEARS_AGO } from '../../domain/trade.ts'
import { m } from '../../messages/compiled/messages.js'
import type { PackageRow, PoojaRow } from '../catalogue/store.ts'
import type { Moment } from '../moment.ts'
import type { StoredOffers } from '../offer-files/stored.ts'
import { EXAMPLE } from './columns.ts'
import { required, type RowReader, textIn } from './field-error.ts'

export type Offer = { kind: 'PACKAGE'; row: PackageRow } | { kind: 'POOJA'; row: PoojaRow }

/** The values of a row, in paise and days. Null means that the cell is empty or wrong. */
export type BookingCells = {
  reference: string
  name: string
  phone: string | null
  email: string
  language: Language
  /** At most one package, and each pooja once. */
  offers: Offer[]
  headCount: number
  date: CalendarDay | null
  price: Paise | null
  paid: Paise
  paidOn: CalendarDay | null
  receipt: string
  note: string
}

/** The largest amount of a row, in paise. It is the same as for a call: ten million rupees. */
const MOST_AMOUNT = 1_000_000_000

export type OffersByName = ReadonlyMap<string, readonly Offer[]>

const keyOf = (name: string) => name.trim().toLowerCase().normalize('NFC')

/** All offers by id and by their names in both languages. */
export function offersByName({ packages, poojas }: StoredOffers): OffersByName {
  const offers: Offer[] = [
    ...packages.map((row): Offer => ({ kind: 'PACKAGE', row })),
    ...poojas.map((row): Offer => ({ kind: 'POOJA', row })),
  ]
  const named = offers.flatMap((offer) =>
    [...new Set([offer.row.id, offer.row.name, offer.row.name_hindi].map(keyOf))].map((key) => ({ key, offer })),
  )
  return new Map(
    [...Map.groupBy(named, ({ key }) => key)].map(([key, found]) => [key, found.map(({ offer }) => offer)]),
  )
}

/** Reads the cells of a row, and reports errors to the reader. */
export function readBooking(reader: RowReader, offers: OffersByName, { today }: Pick<Moment, 'today'>): BookingCells {
  const { cell, wrong } = reader
  const reference = textIn(reader, 'reference', 60, true)
  if (reference.toUpperCase() === EXAMPLE) wrong('reference', (options) => m.error_trade_example({}, options))
  const name = textIn(reader, 'name', 100, true)
  const phone = readPhoneCell(reader)
  const email = cell('email')
  if (email !== '' && !emailSchema.safeParse(email).success) wrong('email', (options) => m.issue_bad_email({}, options))
  const named = readOffers(reader, offers)
  const headCount = readPeople(reader, named)
  const first = addDays(today, -Math.ceil(MOST_YEARS_AGO * 365.25))
  const date = readDay(reader, 'date', { first, last: addDays(today, BOOKING_HORIZON_DAYS), isRequired: true })
  const price = readMoney(reader, 'price')
  const paid = readMoney(reader, 'paid') ?? paise(0)
  const paidOn = readDay(reader, 'paid on', { first, last: today, isRequired: paid > 0 })
  return {
    reference,
    name,
    phone,
    email,
    language: readLanguage(reader),
    offers: named,
    headCount,
    date,
    price,
    paid,
    paidOn,
    receipt: textIn(reader, 'receipt', 60),
    note: textIn(reader, 'note', 1000),
  }
}

/** A phone number that a spreadsheet stores as a number has lost its zero or its plus. */
export function readPhoneCell({ cell, wrong, refuse }: RowReader): string | null {
  const text = latinDigits(cell('phone'))
  if (text === '') return wrong('phone', required)
  const digits = text.replace(/\D/g, '')
  const spelled = !text.startsWith('+') && digits.length === 12 && digits.startsWith('91') ? `+${digits}` : text
  return parsePhone(spelled) ?? refuse('phone', 'PHONE_INVALID')
}

function readLanguage({ cell, wrong }: RowReader): Language {
  const text = cell('language').toLowerCase()
  if (['en', 'english', 'अंग्रेज़ी', 'अंग्रेजी'].some((word) => word.normalize('NFC') === text)) return 'en'
  if (!['', 'hi', 'hindi', 'हिन्दी', 'हिंदी'].includes(text))
    wrong('language', (options) => m.error_trade_language({}, options))
  return 'hi'
}

/** Names are separated by semicolons or lines, unless the whole text is a name. */
function readOffers({ cell, wrong }: RowReader, offers: OffersByName): Offer[] {
  const text = cell('offer')
  const named = (name: string) => offers.get(keyOf(name.replace(/\s+/g, ' ')))
  const names = named(text) ? [text] : text.split(/[;\n]/).filter((name) => name.trim() !== '')
  if (names.length === 0) wrong('offer', required)
  const found = names.flatMap((name) => {
    const [offer, ...others] = named(name) ?? []
    if (offer && others.length === 0) return offer
    const message = offer ? m.error_trade_offer_several : m.error_trade_offer
    return wrong('offer', (options) => message({ name: name.trim() }, options)) ?? []
  })
  const packages = found.filter(({ kind }) => kind === 'PACKAGE')
  if (packages.length > 1 || new Set(found).size < found.length)
    wrong('offer', (options) => m.error_trade_offers({}, options))
  return found
}

/** A pooja needs no number of people, because it has one price. */
function readPeople({ cell, refuse }: RowReader, offers: readonly Offer[]): number {
  if (offers.every(({ kind }) => kind === 'POOJA')) return 0
  const text = latinDigits(cell('people')).replace(/\.0+$/, '')
  const count = /^\d{1,3}$/.test(text) ? Number(text) : 0
  if (count < HEAD_COUNT.least || count > HEAD_COUNT.most) refuse('people', 'HEAD_COUNT_RANGE')
  return count
}

type Days = { first: CalendarDay; last: CalendarDay; isRequired: boolean }

function readDay({ cell, wrong, language }: RowReader, field: string, { first, last, isRequired }: Days) {
  const text = cell(field)
  if (text === '') return isRequired ? wrong(field, required) : null
  const day = readDate(text)
  if (day === null) return wrong(field, (options) => m.error_trade_date({}, options))
  if (day >= first && day <= last) return day
  const words = { first: formatDay(first, language), last: formatDay(last, language) }
  return wrong(field, (options) => m.error_trade_date_range(words, options))
}

/** An amount in paise; null if the cell is empty or wrong. */
function readMoney({ cell, wrong }: RowReader, field: string): Paise | null {
  const text = cell(field)
  if (text === '') return null
  const read = readAmount(text)
  if (read && read.side === null && read.amount >= 0 && read.amount <= MOST_AMOUNT) return read.amount
  return wrong(field, (options) => m.error_trade_amount({}, options))
}
