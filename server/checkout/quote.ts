import { randomInt } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import type { Payments } from '../../db/tables.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { totalsOf } from '../../domain/price.ts'
import { holdUser } from '../account/store.ts'
import { type Entry, itemOf, readEntries } from '../cart/entries.ts'
import { Refusal } from '../http/refusal.ts'

const LIFETIME_MS = 24 * 60 * 60 * 1000

/** A cart entry as a quote froze it; `id` is the entry's. */
export type Line = Omit<Entry, 'poojas'> & { poojas: Omit<Entry['poojas'][number], 'id'>[] }
export type Payment = Selectable<Payments>

type Moment = { at: Date; today: CalendarDay }

/**
 * Freezes the prices of cart entries for 24 hours. The same entries at the same prices get the quote they have.
 * @throws Refusal NOT_FOUND for an entry that is not in this user's cart, DATE_PASSED
 */
export function askForQuote(db: Db, userId: string, entryIds: readonly string[], moment: Moment): Promise<Payment> {
  return inTransaction(db, async (tx) => {
    await holdUser(tx, userId)
    const entries = await readEntries(tx, userId, { ids: entryIds })
    if (entries.length < entryIds.length) throw new Refusal('NOT_FOUND')
    const same = await findSameQuote(tx, userId, entries, moment.at)
    if (!same) return makeQuote(tx, userId, entries, moment)
    await tx.updateTable('payments').set({ asked_at: moment.at }).where('id', '=', same.id).execute()
    return same
  })
}

/** Writes a quote of these entries. @throws Refusal DATE_PASSED for an entry that has lain in the cart too long */
export async function makeQuote(
  tx: Tx,
  userId: string,
  lines: readonly Line[],
  { at, today }: Moment,
): Promise<Payment> {
  const passed = lines.find((line) => line.dateStart <= today)
  if (passed) throw new Refusal('DATE_PASSED', { words: { name: (passed.package ?? passed.poojas[0]!.pooja).name } })
  const totals = totalsOf(lines.map(itemOf))
  const payment = await insertWithReference(tx, {
    id: newId(),
    user_id: userId,
    order_amount: totals.order,
    gst: totals.gst,
    amount_total: totals.total,
    amount_payable: totals.payable,
    created_at: at,
    asked_at: at,
    expires_at: new Date(at.getTime() + LIFETIME_MS),
  })
  await tx
    .insertInto('payment_lines')
    .values(
      lines.map((line, position) => ({
        payment_id: payment.id,
        position,
        cart_entry_id: line.id,
        head_count: line.headCount,
        date_start: line.dateStart,
        package: line.package && JSON.stringify(line.package),
        poojas: JSON.stringify(line.poojas.map(({ date, pooja }) => ({ date, pooja }))),
      })),
    )
    .execute()
  return payment
}

// No vowels (no words), nothing that is misread for another: 0 O, 1 I L, 5 S, 8 B, 2 Z, U V.
const ALPHABET = '34679ACDEFGHJKMNPQRTWXY'
const REFERENCE_LENGTH = 8

const newReference = (): string =>
  Array.from({ length: REFERENCE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

async function insertWithReference(
  tx: Tx,
  row: Omit<Parameters<typeof insertPayment>[1], 'reference'>,
): Promise<Payment> {
  for (;;) {
    const inserted = await insertPayment(tx, { ...row, reference: newReference() })
    if (inserted) return inserted
  }
}

type NewPayment = Pick<
  Payment,
  | 'id'
  | 'user_id'
  | 'reference'
  | 'order_amount'
  | 'gst'
  | 'amount_total'
  | 'amount_payable'
  | 'created_at'
  | 'asked_at'
  | 'expires_at'
>

/** Undefined where the reference is taken. */
const insertPayment = (tx: Tx, row: NewPayment): Promise<Payment | undefined> =>
  tx
    .insertInto('payments')
    .values(row)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returningAll()
    .executeTakeFirst()

const openQuotes = (tx: Tx, userId: string, at: Date) =>
  tx
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('submitted_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')

export const findNewestQuote = (tx: Tx, userId: string, at: Date): Promise<Payment | undefined> =>
  openQuotes(tx, userId, at).limit(1).executeTakeFirst()

/** How many of the newest open quotes are compared. */
const COMPARED = 20

async function findSameQuote(
  tx: Tx,
  userId: string,
  entries: readonly Entry[],
  at: Date,
): Promise<Payment | undefined> {
  const wanted = fingerprint(entries)
  for (const quote of await openQuotes(tx, userId, at).limit(COMPARED).execute())
    if (fingerprint(await readLines(tx, quote.id)) === wanted) return quote
  return undefined
}

/** What a price depends on: two sets of lines with one fingerprint cost the same and cover the same entries. */
const fingerprint = (lines: readonly Line[]): string =>
  JSON.stringify(
    lines
      .map((line) => [
        line.id,
        line.headCount,
        line.dateStart,
        line.package?.price ?? null,
        line.package?.additionalPerson ?? null,
        ...line.poojas.flatMap(({ date, pooja }) => [pooja.id, date, pooja.cost]),
      ])
      .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  )

export async function readLines(db: Db, paymentId: string): Promise<Line[]> {
  const rows = await db
    .selectFrom('payment_lines')
    .select(['cart_entry_id', 'head_count', 'date_start', 'package', 'poojas'])
    .where('payment_id', '=', paymentId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    id: row.cart_entry_id,
    headCount: row.head_count,
    dateStart: row.date_start,
    package: row.package,
    poojas: row.poojas,
  }))
}
