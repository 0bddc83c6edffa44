import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { Tx } from '../../db/transaction.ts'
import type { PoojaSnapshot } from '../../db/tables.ts'
import { allocateAmong } from '../../domain/allocation.ts'
import { lastDayOf } from '../../domain/calendar-day.ts'
import { formatRupees } from '../../domain/format.ts'
import { type Paise, paise, total } from '../../domain/money.ts'
import type { OfferKind } from '../../domain/places.ts'
import { gstOf, rateOf, totalsOf } from '../../domain/price.ts'
import { m } from '../../messages/compiled/messages.js'
import { snapshotPackage, snapshotPooja } from '../catalogue/response.ts'
import type { Moment } from '../moment.ts'
import { readOffers } from '../offer-files/stored.ts'
import { itemOf } from '../cart/entries.ts'
import { dayOfRule, lockRules, nameOfDay, rulesOf } from '../places/store.ts'
import { type People, personWarnings, readPeople, refuseDevotee, refuseEmails, warnOfNames } from './devotees.ts'
import { readerOf, type RowReader } from './field-error.ts'
import { daysOfRow, type NewBooking, type PlannedBooking, type Rules } from './planned-booking.ts'
import { type BookingCells, offersByName, readBooking } from './read-booking.ts'
import type { FileRow } from './read-file.ts'
import { warnOfDays } from './warn-of-days.ts'

type Site = { GST_PERCENT: number; CARE_PHONE: string }
type Row = { line: number; reader: RowReader; cells: BookingCells }

export const referenceKey = (reference: string): string => reference.toLowerCase().replace(/\s+/g, ' ')

/**
 * What an import would do with each row, compared with the stored data. With `isImport` it locks the known devotees and the days
 * with places. The number of statements does not depend on the number of rows, except for seasons and eclipses.
 */
export async function planBookings(
  tx: Tx,
  rows: readonly FileRow[],
  moment: Moment,
  site: Site,
  { isImport = false } = {},
): Promise<PlannedBooking[]> {
  const { language } = moment
  const phone = site.CARE_PHONE
  const offers = offersByName(await readOffers(tx))
  const read = rows.map(({ line, cell }): Row => {
    const reader = readerOf(cell, { language, phone })
    return { line, reader, cells: readBooking(reader, offers, moment) }
  })
  const before = await referencesBefore(tx, read)
  const fresh = read.filter(({ cells }) => !before.has(referenceKey(cells.reference)))
  refuseTwice(fresh)
  const people = await readPeople(tx, fresh, isImport)
  for (const row of fresh) refuseDevotee(row, people)
  refuseEmails(fresh, people)
  const rules = await readRules(tx, fresh, isImport)
  const planned = read.map((row): PlannedBooking => {
    const { line, reader, cells } = row
    if (before.has(referenceKey(cells.reference)))
      return {
        line,
        cells,
        act: 'SAME',
        errors: [],
        warnings: [m.trade_before({}, { locale: language })],
        booking: null,
      }
    const booking = reader.errors.length === 0 ? bookingOf(row, people, rules, site) : null
    if (booking?.package && booking.package.price < 0)
      reader.wrong('price', (options) => m.error_trade_price_low({}, options))
    if (booking && booking.paid > booking.price)
      reader.refuse('paid', 'PAID_OVER_PRICE', { amount: formatRupees(booking.price, language) })
    const isRight = booking !== null && reader.errors.length === 0
    return {
      line,
      cells,
      act: isRight ? 'ADD' : 'WRONG',
      errors: reader.errors,
      warnings: isRight ? personWarnings(booking, language) : [],
      booking: isRight ? booking : null,
    }
  })
  await warnOfDays(tx, planned, rules, moment, phone)
  warnOfNames(planned, language)
  return planned
}

async function referencesBefore(db: Db, rows: readonly Row[]): Promise<ReadonlySet<string>> {
  const keys = rows.map(({ cells }) => referenceKey(cells.reference))
  const known = await db
    .selectFrom('imported_bookings')
    .select('reference_key')
    .where(sql<boolean>`reference_key = any (${keys}::text[])`)
    .execute()
  return new Set(known.flatMap(({ reference_key: key }) => key ?? []))
}

/** A reference stands for one booking. */
function refuseTwice(rows: readonly Row[]): void {
  const lines = new Map<string, number>()
  for (const { line, reader, cells } of rows) {
    const key = referenceKey(cells.reference)
    const first = lines.get(key)
    if (key !== '' && first !== undefined)
      reader.wrong('reference', (options) => m.error_trade_reference_twice({ line: String(first) }, options))
    else lines.set(key, line)
  }
}

/** The settings of staff for the days of the rows: prices, places and closed days. */
async function readRules(tx: Tx, rows: readonly Row[], isImport: boolean): Promise<Rules> {
  const days = rows.flatMap(({ cells }) => daysOfRow(cells))
  const rules = isImport ? await lockRules(tx, days) : await rulesOf(tx, days).execute()
  return new Map(rules.map((rule) => [nameOfDay(dayOfRule(rule)), rule]))
}

function bookingOf({ line, cells }: Row, { byPhone }: People, rules: Rules, site: Site): NewBooking | null {
  const { offers, date, phone } = cells
  if (offers.length === 0 || !date || phone === null) return null
  const priceOf = (kind: OfferKind, id: string, usual: Paise) =>
    rules.get(nameOfDay({ kind, id, day: date }))?.price ?? usual
  const [pack = null] = offers.flatMap(({ kind, row }) =>
    kind === 'PACKAGE' ? { ...snapshotPackage(row), price: priceOf(kind, row.id, row.price) } : [],
  )
  const poojas = offers.flatMap(({ kind, row }) =>
    kind === 'POOJA' ? { date, pooja: { ...snapshotPooja(row), cost: priceOf(kind, row.id, row.cost) } } : [],
  )
  const days = offers.map(({ kind, row }) => (kind === 'PACKAGE' ? row.itinerary.length : 1))
  return {
    ...cells,
    line,
    phone,
    known: byPhone.get(phone)?.[0] ?? null,
    date,
    lastDay: lastDayOf(date, Math.max(...days)),
    ...priced({ package: pack, poojas }, cells, site),
  }
}

type Priced = Pick<NewBooking, 'package' | 'poojas' | 'price' | 'gst'>

/**
 * The agreed price is the whole price with GST. Poojas share it in proportion to their costs. Beside a package they keep their
 * costs, and the package costs the rest, for all its people.
 */
function priced(
  { package: pack, poojas }: Pick<Priced, 'package' | 'poojas'>,
  { headCount, price: agreed }: BookingCells,
  { GST_PERCENT }: Site,
): Priced {
  if (agreed === null) {
    const totals = totalsOf([itemOf({ package: pack, headCount, poojas })], GST_PERCENT)
    return { package: pack, poojas, price: totals.total, gst: totals.gst }
  }
  const rateOfPooja = ({ gstPercent }: PoojaSnapshot) => (gstPercent ? rateOf(gstPercent, GST_PERCENT) : 0)
  const withGst = ({ pooja }: NewBooking['poojas'][number]) => paise(pooja.cost + gstOf(pooja.cost, rateOfPooja(pooja)))
  const rest = paise(agreed - total(poojas.map(withGst)))
  const agreedPoojas = pack
    ? poojas
    : allocateAmong(agreed, poojas, withGst).map(([one, share]) => ({
        ...one,
        pooja: { ...one.pooja, cost: withoutGst(share, rateOfPooja(one.pooja)) },
      }))
  const agreedPack = pack && {
    ...pack,
    price: withoutGst(rest, rateOf(pack.gstPercent, GST_PERCENT)),
    additionalPerson: paise(0),
  }
  const net = total([agreedPack?.price ?? paise(0), ...agreedPoojas.map(({ pooja }) => pooja.cost)])
  return { package: agreedPack, poojas: agreedPoojas, price: agreed, gst: paise(agreed - net) }
}

const withoutGst = (price: Paise, rate: number): Paise => paise(Math.round((price * 100) / (100 + rate)))
