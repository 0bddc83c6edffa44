import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import type { CalendarDay } from '../../../domain/calendar-day.ts'
import { csvText } from '../../../domain/csv.ts'
import { type Paise, paise, rupeesFromPaise, total } from '../../../domain/money.ts'
import { daysOf, type Move, readMoves } from './read-month.ts'

/** A reference of twelve digits comes from UPI or IMPS. */
export const wayOf = ({ way, reference }: Pick<Move, 'way' | 'reference'>): string =>
  way === 'CASH' ? 'Cash' : /^\d{12}$/.test(reference) ? 'UPI or IMPS' : 'Bank'

/** The cash that was counted at the close of each day, for all holders together. */
export const readCounted = (db: Db, month: string) => {
  const { from, before } = daysOf(month)
  return db
    .selectFrom('cash_counts')
    .select('day')
    .select(sql<Paise>`sum(counted)::bigint`.as('counted'))
    .where('day', '>=', from)
    .where('day', '<', before)
    .groupBy('day')
    .execute()
}

/**
 * The money of a month as CSV: each movement and, after the movements of a day, its sums by way, the counted cash, and what
 * differs: the money that no statement of the bank contains, and the cash that nobody counted (negative if more was counted).
 */
export async function dayBook(db: Db, month: string): Promise<string> {
  const moves = await readMoves(db, month)
  const counted = new Map((await readCounted(db, month)).map((row) => [row.day, row.counted]))
  const sumOf = (of: readonly Move[], isIn: boolean): number =>
    rupeesFromPaise(paise(Math.abs(total(of.filter(({ amount }) => amount > 0 === isIn).map(({ amount }) => amount)))))
  const missing = (of: readonly Move[]): number =>
    sumOf(
      of.filter(({ way, isStated }) => way !== 'CASH' && !isStated),
      true,
    )
  const sums = (day: CalendarDay | string, way: string, of: readonly Move[], cash?: Paise) => [
    day,
    way,
    'Total',
    '',
    sumOf(of, true),
    sumOf(of, false),
    cash === undefined ? null : rupeesFromPaise(cash),
    missing(of),
    way === 'Cash' ? rupeesFromPaise(paise(total(of.map(({ amount }) => amount)) - (cash ?? 0))) : null,
  ]
  const days = Map.groupBy(moves, ({ day }) => day)
  const rows = [...days].flatMap(([day, of]) => [
    ...of.map((move) => [
      day,
      wayOf(move),
      move.reference,
      move.booking,
      sumOf([move], true),
      sumOf([move], false),
      null,
      missing([move]),
      null,
    ]),
    ...[...Map.groupBy(of, wayOf)].map(([way, some]) =>
      sums(day, way, some, way === 'Cash' ? counted.get(day) : undefined),
    ),
  ])
  const whole = [...Map.groupBy(moves, wayOf)].map(([way, some]) =>
    sums(month, way, some, way === 'Cash' && counted.size > 0 ? total([...counted.values()]) : undefined),
  )
  return csvText([
    [
      'Day',
      'Way',
      'Reference',
      'Booking',
      'Received',
      'Refunded',
      'Cash counted',
      'On no statement',
      'Cash not counted',
    ],
    ...rows,
    ...whole,
    sums(month, 'All', moves),
  ])
}
