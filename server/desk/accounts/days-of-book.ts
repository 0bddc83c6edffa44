import { sql } from 'kysely'
import type { BookDay, DayBook } from '../../../contract/desk/accounts.ts'
import type { Db } from '../../../db/connect.ts'
import { addDays, type CalendarDay } from '../../../domain/calendar-day.ts'
import { type Paise, paise, rupeesFromPaise, total } from '../../../domain/money.ts'
import { readCounted, wayOf } from './day-book.ts'
import { daysOf, readMoves, readOpening } from './read-month.ts'

type BankDay = { day: CalendarDay; received: Paise; refunded: Paise }

/** What the imported files of the bank say of each day of a month that is in one of them. A line in two files counts once. */
async function readBankDays(db: Db, from: CalendarDay, last: CalendarDay): Promise<BankDay[]> {
  const { rows } = await sql<BankDay>`
    with files as (
      select id, from_day, to_day from statements
      where source = 'FILE' and undone_at is null and published is not null and from_day <= ${last} and to_day >= ${from}
    ), lines as (
      select distinct on (fingerprint) statement_rows.day, amount from statement_rows
      join files on files.id = statement_id where amount is not null order by fingerprint
    )
    select days.day::date::text as day, coalesce(sum(amount) filter (where amount > 0), 0)::bigint as received,
      (0 - coalesce(sum(amount) filter (where amount < 0), 0))::bigint as refunded
    from generate_series(${from}::date, ${last}::date, interval '1 day') as days (day)
    left join lines on lines.day = days.day::date
    where exists (select from files where days.day between from_day and to_day)
    group by days.day`.execute(db)
  return rows
}

const names = ['UPI or IMPS', 'Bank', 'Cash'] as const
type Sums = { opening: Paise; received: Paise; refunded: Paise; counted: Paise; closing: Paise }
type Sum = Omit<BookDay, 'ways' | 'bank'> & { ways: Sums[]; bank: BankDay | undefined }

/** The day book of a month by day and way, beside the files of the bank and the counted cash. */
export async function daysOfBook(db: Db, month: string): Promise<DayBook> {
  const { from, before } = daysOf(month)
  const last = addDays(before, -1)
  const [moves, counted, bank, opening] = [
    Map.groupBy(await readMoves(db, month), ({ day }) => day),
    new Map((await readCounted(db, month)).map((row) => [row.day, row.counted])),
    new Map((await readBankDays(db, from, last)).map((row) => [row.day, row])),
    await readOpening(db, from),
  ]
  const held = names.map((name) => total(opening.filter((one) => wayOf(one) === name).map(({ amount }) => amount)))
  const days = [...new Set([...moves.keys(), ...counted.keys(), ...bank.keys()])].toSorted().map((day): Sum => {
    const ways = names.map((name, index): Sums => {
      const amounts = (moves.get(day) ?? []).filter((move) => wayOf(move) === name).map(({ amount }) => amount)
      const sums = {
        opening: held[index] ?? paise(0),
        received: total(amounts.filter((amount) => amount > 0)),
        refunded: paise(0 - total(amounts.filter((amount) => amount < 0))),
        counted: name === 'Cash' ? (counted.get(day) ?? paise(0)) : paise(0),
      }
      held[index] = paise(sums.opening + sums.received - sums.refunded - sums.counted)
      return { ...sums, closing: held[index] }
    })
    return { day, ways, bank: bank.get(day) }
  })
  const whole = names.map((_, index): Sums => {
    const of = days.flatMap(({ ways }) => ways.slice(index, index + 1))
    const sumOf = (part: 'received' | 'refunded' | 'counted') => total(of.map((sums) => sums[part]))
    const closing = held[index] ?? paise(0)
    return {
      opening: of[0]?.opening ?? closing,
      received: sumOf('received'),
      refunded: sumOf('refunded'),
      counted: sumOf('counted'),
      closing,
    }
  })
  const shown = days.map(toDay)
  return { days: shown, month: { day: month, ways: waysOf(whole), bank: bankOf(days.filter((one) => one.bank)) } }
}

const toDay = (day: Sum): BookDay => ({ day: day.day, ways: waysOf(day.ways), bank: bankOf(day.bank ? [day] : []) })

const waysOf = (ways: readonly Sums[]): BookDay['ways'] =>
  ways.map((sums) => ({
    opening: rupeesFromPaise(sums.opening),
    received: rupeesFromPaise(sums.received),
    refunded: rupeesFromPaise(sums.refunded),
    counted: rupeesFromPaise(sums.counted),
    closing: rupeesFromPaise(sums.closing),
  })) as BookDay['ways']

/** The files of the bank on some days, and by how much they have more than the books of the same days. */
function bankOf(days: readonly Sum[]): BookDay['bank'] {
  if (days.length === 0) return null
  const sumOf = (part: 'received' | 'refunded') => total(days.map(({ bank }) => bank?.[part] ?? paise(0)))
  const booked = (part: 'received' | 'refunded') =>
    total(days.flatMap(({ ways }) => ways.slice(0, 2).map((sums) => sums[part])))
  const more = (part: 'received' | 'refunded') => rupeesFromPaise(paise(sumOf(part) - booked(part)))
  return {
    received: rupeesFromPaise(sumOf('received')),
    refunded: rupeesFromPaise(sumOf('refunded')),
    moreReceived: more('received'),
    moreRefunded: more('refunded'),
  }
}
