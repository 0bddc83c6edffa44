import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '../../db/connect.ts'
import { ledgerViolations } from '../ledger-violations.ts'
import type { Acknowledged, Load } from './load.ts'
import type { Store } from './stores.ts'

/** The number of acknowledged bookings, and the bookings in the database with an error. */
export type Counts = { acknowledged: number; lost: string[]; doubled: string[]; half: string[] }

/** The consequences that a fault must not have: no booking is lost, doubled or half done. */
export const unharmed = { lost: [], doubled: [], half: [] }

type Row = { id: string; utr: string; entry: string; quoted: number; submitted: number; emails: number; inCart: number }

/** Compares the acknowledged bookings with the database. Each pooja was booked with its own UTR. */
export async function countBookings(db: Db, acknowledged: readonly Acknowledged[]): Promise<Counts> {
  const { rows } = await sql<Row>`
    select bookings.id, payments.utr, bookings.cart_entry_id as entry,
      (select count(*) from ledger where booking_id = bookings.id and kind = 'QUOTED') as quoted,
      (select count(*) from ledger where booking_id = bookings.id and kind = 'SUBMITTED'
        and unverified = payments.amount_paid) as submitted,
      (select count(*) from outbox where kind = 'booking_received' and content ->> 'utr' = payments.utr) as emails,
      (select count(*) from cart_entries where cart_entries.id = bookings.cart_entry_id) as "inCart"
    from bookings left join payments on payments.id = bookings.payment_id and payments.state in ('SUBMITTED', 'VERIFIED')`.execute(
    db,
  )
  const { rows: unbooked } = await sql<{ utr: string }>`
    select utr from payments where utr is not null
      and not exists (select 1 from bookings where payment_id = payments.id)`.execute(db)
  const { rows: unpaid } = await sql<{ utr: string }>`
    select content ->> 'utr' as utr from outbox where kind = 'booking_received'
      and not exists (select 1 from payments where payments.utr = content ->> 'utr')`.execute(db)
  const found = new Set(rows.map(({ id, utr }) => `${id} ${utr}`))
  const isWhole = ({ quoted, submitted, emails, inCart }: Row) =>
    quoted === 1 && submitted === 1 && emails === 1 && inCart === 0
  const half = [
    ...rows.filter((row) => !row.utr || !isWhole(row)).map((row) => JSON.stringify(row)),
    ...unbooked.map(({ utr }) => `payment without a booking: ${utr}`),
    ...unpaid.map(({ utr }) => `email without a payment: ${utr}`),
  ]
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(({ bookingId, utr }) => !found.has(`${bookingId} ${utr}`)).map(({ utr }) => utr),
    doubled: [...repeated(rows.map(({ utr }) => utr)), ...repeated(rows.map(({ entry }) => entry))],
    // The other rules of the ledger need an entry for each booking.
    half: half.length > 0 ? half : await ledgerViolations(db),
  }
}

type Expected = {
  /** Whether each call must have been answered: with success, or with 503 and Retry-After. */
  allAnswered?: boolean
  /** The text of a failing test. */
  hint?: string
}

/**
 * Counts the bookings of a load after a fault. Fails if a booking was lost, doubled or half done, or if an answer was unexpected.
 */
export async function countUnharmed(
  store: Store,
  load: Load,
  { allAnswered = false, hint }: Expected = {},
): Promise<Counts> {
  const counts = await store.read((db) => countBookings(db, load.acknowledged))
  const unanswered = allAnswered ? load.failed.unanswered : []
  expect({ ...counts, odd: load.odd, unanswered }, hint).toMatchObject({ ...unharmed, odd: [], unanswered: [] })
  return counts
}

/** The values that occur more than once. */
export const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
]
