import { sql } from 'kysely'
import type { CashDay } from '../../contract/cash.ts'
import type { Db } from '../../db/connect.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { addDays, type CalendarDay } from '../../domain/calendar-day.ts'
import { formatRupees } from '../../domain/format.ts'
import { type Paise, paise, rupeesFromPaise } from '../../domain/money.ts'
import { recordChange } from '../audit/store.ts'
import { AppError } from '../http/app-error.ts'
import type { Moment } from '../moment.ts'
import type { Staff } from './store.ts'

/** The page shows days of cash for so long. */
const SHOWN_DAYS = 31

/** The holder of cash (staff, driver or priest), and the day on which it was received, in Asia/Kolkata. */
export type Drawer = { staffId: string; day: CalendarDay }

/** The driver or priest who holds the cash, or else the member of staff. */
const holderId = sql<string>`coalesce(people.id, users.id)`
const holderName = sql<string>`coalesce(people.name, users.name)`

/** The total of valid cash receipts, by holder and day of receipt. */
const cashSince = (db: Db, from: CalendarDay) =>
  db
    .selectFrom('payments')
    .innerJoin('ledger', 'ledger.payment_id', 'payments.id')
    .innerJoin('acts', 'acts.id', 'ledger.act_id')
    .innerJoin('users', 'users.id', 'acts.staff_id')
    .leftJoin('people', 'people.id', 'acts.holder_id')
    .select([holderId.as('staffId'), holderName.as('name')])
    .select(sql<CalendarDay>`(ledger.detail ->> 'receivedOn')::date`.as('day'))
    .select([
      sql<Paise>`sum(ledger.received)::bigint`.as('amount'),
      sql<number>`count(*) filter (where ledger.received > 0)::int`.as('receipts'),
    ])
    .where('payments.way', '=', 'CASH')
    .where('ledger.kind', '=', 'VERIFIED')
    .where('acts.undone_at', 'is', null)
    .where(sql<boolean>`(ledger.detail ->> 'receivedOn')::date >= ${from}`)
    .groupBy([holderId, holderName, sql`ledger.detail ->> 'receivedOn'`])

const countsSince = (db: Db, from: CalendarDay) =>
  db
    .selectFrom('cash_counts')
    .innerJoin('users as closer', 'closer.id', 'closed_by')
    .leftJoin('users', 'users.id', 'staff_id')
    .leftJoin('people', 'people.id', 'staff_id')
    .select(sql<string>`coalesce(people.name, users.name, '')`.as('name'))
    .select(['staff_id as staffId', 'day', 'expected', 'counted', 'cash_counts.receipts', 'closed_at'])
    .select('closer.name as closerName')
    .where('day', '>=', from)

type Cash = { amount: Paise; receipts: number }
type Count = Awaited<ReturnType<ReturnType<typeof countsSince>['execute']>>[number]

const keyOf = ({ staffId, day }: Drawer): string => `${day} ${staffId}`
const NOTHING: Cash = { amount: paise(0), receipts: 0 }

/** The days of cash of all staff, newest first, including closed days whose cash was taken back later. */
export async function readCashDays(db: Db, { today }: Pick<Moment, 'today'>): Promise<CashDay[]> {
  const from = addDays(today, -SHOWN_DAYS)
  const received = await cashSince(db, from).execute()
  const counts = new Map((await countsSince(db, from).execute()).map((count) => [keyOf(count), count]))
  const known = new Set(received.map(keyOf))
  const emptied = [...counts.values()].filter((count) => !known.has(keyOf(count)))
  return [...received, ...emptied.map(({ staffId, name, day }) => ({ staffId, name, day, ...NOTHING }))]
    .map((cash) => toCashDay(cash, counts.get(keyOf(cash))))
    .toSorted((one, other) => (other.date + one.staff.name < one.date + other.staff.name ? -1 : 1))
}

const toCashDay = (cash: Drawer & Cash & { name: string }, count: Count | undefined): CashDay => ({
  staff: { id: cash.staffId, name: cash.name },
  date: cash.day,
  amount: rupeesFromPaise(cash.amount),
  receipts: cash.receipts,
  closed: count
    ? {
        expected: rupeesFromPaise(count.expected),
        counted: rupeesFromPaise(count.counted),
        receipts: count.receipts,
        by: count.closerName,
        at: count.closed_at.toISOString(),
      }
    : null,
})

export type Closing = Drawer & {
  /** The amount that the page showed, and the counted amount, in paise. */
  expected: Paise
  counted: Paise
}

/**
 * Closes the day of one member of staff. The same count again changes nothing (false). If cash was recorded or taken back for a
 * closed day, the day must be counted again.
 * @throws AppError NOT_FOUND without cash on the day, CASH_CHANGED if the page showed another amount, CASH_CLOSED
 */
export const closeCashDay = (db: Db, staff: Staff, closing: Closing, moment: Moment): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const { staffId, day, expected, counted } = closing
    // If two people count the same cash, they do it one after another.
    await tx.selectNoFrom(sql`pg_advisory_xact_lock(hashtext(${`cash ${keyOf(closing)}`}))`.as('locked')).execute()
    const cash = await cashSince(tx, day)
      .where(holderId, '=', staffId)
      .having(sql<boolean>`ledger.detail ->> 'receivedOn' = ${day}`)
      .executeTakeFirst()
    const before = await findCount(tx, closing)
    if (!cash && !before) throw new AppError('NOT_FOUND')
    const { amount, receipts } = cash ?? NOTHING
    if (amount !== expected)
      throw new AppError('CASH_CHANGED', {
        field: 'expected',
        words: { amount: formatRupees(amount, moment.language) },
      })
    if (before?.expected === amount) {
      if (before.counted === counted) return false
      throw new AppError('CASH_CLOSED', { words: { name: before.closerName } })
    }
    const row = { expected, counted, receipts, closed_by: staff.id, closed_at: moment.at }
    await tx
      .insertInto('cash_counts')
      .values({ staff_id: staffId, day, ...row })
      .onConflict((conflict) => conflict.columns(['staff_id', 'day']).doUpdateSet(row))
      .execute()
    const from = before ? { expected: before.expected, counted: before.counted } : {}
    const change = { action: 'cash_counted', subjectId: staffId, from, to: { day, expected, counted } } as const
    await recordChange(tx, { actorId: staff.id, ...change }, moment)
    return true
  })

const findCount = (tx: Tx, { staffId, day }: Drawer): Promise<Count | undefined> =>
  countsSince(tx, day).where('staff_id', '=', staffId).where('day', '=', day).executeTakeFirst()

/** Whether the day of this cash is already closed; it must then be counted again. */
export const isDayClosed = async (tx: Tx, drawer: Drawer): Promise<boolean> =>
  (await findCount(tx, drawer)) !== undefined
