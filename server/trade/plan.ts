import { createHash } from 'node:crypto'
import type { PlannedRow, TradePlan } from '../../contract/trade.ts'
import type { Language } from '../../domain/language.ts'
import { rupeesFromPaise, total } from '../../domain/money.ts'
import type { TradeKind } from '../../domain/trade.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Moment } from '../moment.ts'
import { columnLabel } from './columns.ts'
import { planBookings } from './plan-bookings.ts'
import { planPeople, type PlannedPerson } from './plan-people.ts'
import type { PlannedBooking } from './planned-booking.ts'
import type { TradeFile } from './read-file.ts'

/** At most so many wrong rows are shown. When they are corrected, the next ones are shown. */
const MOST_WRONG = 100

export type Plan = { bookings: PlannedBooking[]; people: PlannedPerson[] }
type Site = { GST_PERCENT: number; CARE_PHONE: string }

/** What an import of a file would do, compared with the stored data. */
export async function planTrade(
  tx: Tx,
  { kind, file: { rows } }: { kind: TradeKind; file: TradeFile },
  moment: Moment,
  site: Site,
  options: { isImport?: boolean } = {},
): Promise<Plan> {
  if (kind === 'BOOKINGS') return { bookings: await planBookings(tx, rows, moment, site, options), people: [] }
  return { bookings: [], people: await planPeople(tx, rows, { language: moment.language, phone: site.CARE_PHONE }) }
}

/** The visible part of a plan. Its digest changes with the file and with the stored data. */
export function toPlanResponse({ bookings, people }: Plan, { unread }: TradeFile, language: Language): TradePlan {
  const rows = [
    ...bookings.map((one) => withLabels(bookingRow(one, language), 'BOOKINGS', language)),
    ...people.map((one) => withLabels(personRow(one), 'PEOPLE', language)),
  ]
  const added = bookings.flatMap(({ booking }) => booking ?? [])
  const count = (act: PlannedRow['act']) => rows.filter((row) => row.act === act).length
  const wrong = rows.filter(({ act }) => act === 'WRONG')
  const hidden = new Set(wrong.slice(MOST_WRONG))
  return {
    counts: {
      add: count('ADD'),
      same: count('SAME'),
      wrong: wrong.length,
      newDevotees: new Set(added.flatMap(({ known, phone }) => (known ? [] : phone))).size,
    },
    price: rupeesFromPaise(total(added.map(({ price }) => price))),
    paid: rupeesFromPaise(total(added.map(({ paid }) => paid))),
    rows: rows.filter((row) => !hidden.has(row)),
    unread,
    digest: digestOf({ bookings, people }),
  }
}

/** Names the columns of the errors as the template does. */
const withLabels = (row: PlannedRow, kind: TradeKind, language: Language): PlannedRow => ({
  ...row,
  errors: row.errors.map(({ field, message }) => ({ field: columnLabel(kind, field, language), message })),
})

/** A digest of everything that would be written. */
export const digestOf = ({ bookings, people }: Plan): string =>
  createHash('sha256')
    .update(JSON.stringify([bookings.map(({ booking }) => booking), people.map(({ person }) => person)]))
    .digest('hex')

function bookingRow({ line, act, cells, errors, warnings, booking }: PlannedBooking, language: Language): PlannedRow {
  const price = booking?.price ?? cells.price
  return {
    line,
    act,
    reference: cells.reference,
    name: cells.name,
    isNew: booking !== null && booking.known === null,
    offer: cells.offers.map(({ row }) => (language === 'hi' ? row.name_hindi : row.name)).join('; '),
    date: cells.date,
    price: price === null ? null : rupeesFromPaise(price),
    paid: rupeesFromPaise(cells.paid),
    errors,
    warnings,
  }
}

const personRow = ({ line, act, name, errors, warnings }: PlannedPerson): PlannedRow => ({
  line,
  act,
  reference: '',
  name,
  isNew: false,
  offer: '',
  date: null,
  price: null,
  paid: null,
  errors,
  warnings,
})
