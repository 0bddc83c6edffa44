import type { Db } from '../../../db/connect.ts'
import { addDays, type CalendarDay } from '../../../domain/calendar-day.ts'
import { csvText } from '../../../domain/csv.ts'
import { type Paise, paise, rupeesFromPaise, total } from '../../../domain/money.ts'
import { mondayOf } from '../../../domain/weeks.ts'
import { daysOf, type IssuedRow, readMoves, readOpen } from './read-month.ts'

const HEADINGS = [
  'From',
  'Until',
  'Revenue: invoices less credit notes, with tax, by their dates',
  'Its tax',
  'Money received, by the day of the bank or the cash',
  'Refunds, by the day on which they were sent',
  'Held at the end: money without an invoice',
  'Owed at the end: invoices that are not paid',
]

/** What the operator took in, by the weeks of a month and for all of it, as CSV. */
export async function figuresCsv(db: Db, month: string, issued: readonly IssuedRow[]): Promise<string> {
  const { from, before } = daysOf(month)
  const periods = [...weeksOf(from, before), { from, before }]
  const moves = await readMoves(db, month)
  const open = new Map(
    (await readOpen(db, [...new Set(periods.map((one) => one.before))])).map((one) => [one.before, one]),
  )
  const sales = issued.filter(({ kind, isVoid }) => !isVoid && (kind === 'invoice' || kind === 'credit_note'))
  const rows = periods.map((period) => {
    const isIn = ({ day }: { day: CalendarDay }) => day >= period.from && day < period.before
    const sumOf = (of: (row: IssuedRow) => Paise) =>
      total(sales.filter(isIn).map((row) => paise(row.kind === 'invoice' ? of(row) : 0 - of(row))))
    const moved = moves.filter(isIn).map(({ amount }) => amount)
    return [
      period.from,
      addDays(period.before, -1),
      ...[
        sumOf(({ amount }) => amount),
        sumOf(({ figures: { cgst, sgst, igst } }) => total([cgst, sgst, igst])),
        total(moved.filter((amount) => amount > 0)),
        paise(0 - total(moved.filter((amount) => amount < 0))),
        open.get(period.before)?.held ?? paise(0),
        open.get(period.before)?.owed ?? paise(0),
      ].map(rupeesFromPaise),
    ]
  })
  return csvText([HEADINGS, ...rows])
}

/** The weeks of a month, from Monday on; the first and the last may be shorter. */
function weeksOf(from: CalendarDay, before: CalendarDay): { from: CalendarDay; before: CalendarDay }[] {
  const weeks = []
  for (let day = from; day < before;) {
    const next = addDays(mondayOf(day), 7)
    weeks.push({ from: day, before: next < before ? next : before })
    day = next
  }
  return weeks
}
