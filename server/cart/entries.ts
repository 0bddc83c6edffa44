import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { CartEntry } from '../../contract/cart.ts'
import type { Page } from '../../contract/fields.ts'
import type { Db } from '../../db/connect.ts'
import type { PackageSnapshot, PoojaSnapshot } from '../../db/tables.ts'
import { type CalendarDay, lastDayOf } from '../../domain/calendar-day.ts'
import type { PackageFacts } from '../../domain/itinerary.ts'
import { type Paise, rupeesFromPaise } from '../../domain/money.ts'
import { type Item, itemPrice, type Totals, totalsOf } from '../../domain/price.ts'
import {
  toFactsResponse,
  toPackageSnapshotResponse,
  toPoojaSnapshotResponse,
  snapshotPackage,
  snapshotPooja,
} from '../catalogue/response.ts'
import { onSale } from '../catalogue/on-sale.ts'
import { pageAfter } from '../http/page.ts'
import { dayHasLimit, entryHasLimit } from '../places/store.ts'

/** A cart entry with the current names and prices; amounts in paise. */
export type Entry = {
  id: string
  headCount: number
  dateStart: CalendarDay
  /** The last day of the package, or the day of the pooja. */
  dateEnd: CalendarDay
  package: PackageSnapshot | null
  poojas: { id: string; date: CalendarDay; pooja: PoojaSnapshot }[]
  facts: PackageFacts
  /** It is not offered any more, so it can only be removed. */
  withdrawn: boolean
  /** Whether one of its days is closed or has a limited number of places. */
  hasLimit: boolean
}

/** The number of entries in the itinerary of a package; 0 without a package. */
export const packageDays = sql<number>`coalesce(jsonb_array_length(packages.itinerary), 0)`

const packageColumns = [
  'packages.id',
  'packages.name',
  'packages.name_hindi',
  'packages.city',
  'packages.city_hindi',
  'packages.state',
  'packages.state_hindi',
  'packages.additional_person',
  'packages.stops',
  'packages.vehicle',
  'packages.hotel_class',
  'packages.nights',
  'packages.season',
  'packages.gst_percent',
] as const

const poojaColumns = [
  'poojas.id',
  'poojas.name',
  'poojas.name_hindi',
  'poojas.city',
  'poojas.city_hindi',
  'poojas.state',
  'poojas.state_hindi',
  'poojas.season',
  'poojas.gst_percent',
] as const

/** The price of a day, for a query that joins the rules of the days. */
const packagePrice = sql<Paise>`coalesce(offer_days.price, packages.price)`.as('price')
const poojaCost = sql<Paise>`coalesce(offer_days.price, poojas.cost)`.as('cost')

/** The values of a package that an entry copies, with the price of its day. */
export const packageToAdd = (db: Db, id: string, day: CalendarDay) =>
  db
    .selectFrom('packages')
    .leftJoin('offer_days', (join) => join.onRef('subject_id', '=', 'packages.id').on('day', '=', day))
    .select([...packageColumns, packagePrice, packageDays.as('days')])
    .select(dayHasLimit(sql`packages.id`, sql`${day}::date`).as('has_limit'))
    .where('packages.id', '=', id)
    .where(onSale('packages'))

/** The values of a pooja that an entry copies, with the price of its day. */
export const poojaToAdd = (db: Db, id: string, day: CalendarDay) =>
  db
    .selectFrom('poojas')
    .leftJoin('offer_days', (join) => join.onRef('subject_id', '=', 'poojas.id').on('day', '=', day))
    .select([...poojaColumns, poojaCost])
    .select(dayHasLimit(sql`poojas.id`, sql`${day}::date`).as('has_limit'))
    .where('poojas.id', '=', id)
    .where(onSale('poojas'))

const entryRows = (db: Db, userId: string) =>
  db
    .selectFrom('cart_entries')
    .leftJoin('packages', 'packages.id', 'cart_entries.package_id')
    .leftJoin('offer_days', (join) =>
      join.onRef('subject_id', '=', 'cart_entries.package_id').onRef('day', '=', 'cart_entries.date_start'),
    )
    .where('cart_entries.user_id', '=', userId)
    .select((from) => [
      'cart_entries.id as entry_id',
      'head_count',
      'date_start',
      ...packageColumns,
      packagePrice,
      packageDays.as('days'),
      entryHasLimit.as('has_limit'),
      sql<boolean>`(cart_entries.package_id is not null and not ${onSale('packages')}) or exists (
        select from cart_poojas join poojas on poojas.id = cart_poojas.pooja_id
        where cart_poojas.cart_entry_id = cart_entries.id and not ${onSale('poojas')})`.as('withdrawn'),
      jsonArrayFrom(
        from
          .selectFrom('cart_poojas')
          .innerJoin('poojas', 'poojas.id', 'cart_poojas.pooja_id')
          .leftJoin('offer_days', (join) =>
            join.onRef('subject_id', '=', 'cart_poojas.pooja_id').onRef('day', '=', 'cart_poojas.date'),
          )
          .select(['cart_poojas.id as entry_pooja_id', 'cart_poojas.date', ...poojaColumns, poojaCost])
          .whereRef('cart_poojas.cart_entry_id', '=', 'cart_entries.id')
          .orderBy('cart_poojas.id'),
      ).as('poojas'),
    ])

type EntryRow = Awaited<ReturnType<ReturnType<typeof entryRows>['execute']>>[number]

/** A user's entries, oldest first; one statement. */
export async function readEntries(db: Db, userId: string): Promise<Entry[]> {
  const rows = await entryRows(db, userId).orderBy('cart_entries.id').execute()
  return rows.map(toEntry)
}

/** The rows of a user's entries with the given ids, oldest first. */
export const entriesById = (db: Db, userId: string, ids: readonly string[]) =>
  entryRows(db, userId)
    .where('cart_entries.id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('cart_entries.id')

/** One page of a user's entries, oldest first. */
export async function listEntries(db: Db, userId: string, page: Page): Promise<Entry[]> {
  const rows = await pageAfter(entryRows(db, userId), 'cart_entries.id', 'asc', page).execute()
  return rows.map(toEntry)
}

export const toEntry = ({
  entry_id,
  head_count,
  date_start,
  days,
  poojas,
  withdrawn,
  has_limit,
  ...pack
}: EntryRow): Entry => ({
  id: entry_id,
  headCount: head_count,
  dateStart: date_start,
  dateEnd: lastDayOf(date_start, days),
  package: pack.id === null ? null : snapshotPackage(pack as Parameters<typeof snapshotPackage>[0]),
  poojas: poojas.map((row) => ({ id: row.entry_pooja_id, date: row.date, pooja: snapshotPooja(row) })),
  facts: toFactsResponse(pack),
  withdrawn,
  hasLimit: has_limit,
})

/** The part of an entry or of a quote's line that the price rules need. */
export const itemOf = (line: Pick<Entry, 'headCount' | 'package'> & { poojas: { pooja: PoojaSnapshot }[] }): Item => ({
  package: line.package,
  headCount: line.headCount,
  poojaCosts: line.poojas.map(({ pooja }) => pooja.cost),
  taxedPoojas: line.poojas.flatMap(({ pooja }) => (pooja.gstPercent ? [pooja] : [])),
})

export const toCartEntryResponse = (entry: Entry): CartEntry => ({
  id: entry.id,
  date: entry.dateStart,
  dateEnd: entry.dateEnd,
  headCount: entry.headCount,
  Package: toPackageSnapshotResponse(entry.package),
  ...entry.facts,
  CartToEvent: entry.poojas.map(({ id, date, pooja }) => ({ id, date, event: toPoojaSnapshotResponse(pooja) })),
  amount: rupeesFromPaise(itemPrice(itemOf(entry))),
  ...(entry.withdrawn && { withdrawn: true as const }),
})

/** The total of a user's whole cart, in paise. */
export const readTotals = async (db: Db, userId: string, gstPercent: number): Promise<Totals> =>
  totalsOf((await readEntries(db, userId)).map(itemOf), gstPercent)
