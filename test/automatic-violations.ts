import { AUTOMATIC } from '../domain/automatic.ts'
import { dayOf } from '../domain/calendar-day.ts'
import type { Paise } from '../domain/money.ts'
import type { MoneyRows } from './money-rows.ts'

/**
 * Returns each automatic verification that breaks its rules: the limit of a day, once for each row, only exact rows of the mailbox.
 */
export function automaticViolations(money: MoneyRows, limit: Paise): string[] {
  const sourceOf = new Map(money.statements.map(({ id, source }) => [id, source]))
  const acts = money.acts
    .filter(({ staff_id, kind }) => staff_id === AUTOMATIC.id && (kind === 'VERIFY' || kind === 'CORRECT'))
    .flatMap(({ statement_id, line }) =>
      statement_id === null ? [] : [{ statement_id, line, source: sourceOf.get(statement_id) }],
    )
  const jobs = money.statement_jobs.filter(({ staff_id, kind }) => staff_id === AUTOMATIC.id && kind === 'VERIFY')
  const { statement_rows: rows } = money
  const chosen = jobs.flatMap(({ statement_id, started_at, items }) =>
    items.map((line) => ({
      day: dayOf(started_at.getTime()),
      row: rows.find((one) => one.statement_id === statement_id && one.line === line),
    })),
  )
  const sums = [...Map.groupBy(chosen, ({ day }) => day)].map(([day, own]) => ({
    day,
    sum: own.reduce((total, { row }) => total + (row?.amount ?? 0), 0),
  }))
  const names = acts.map(({ statement_id, line }) => `${statement_id} ${line}`)
  return [
    ...sums.filter(({ sum }) => sum > limit).map(({ day, sum }) => `more than the limit of ${day} is verified: ${sum}`),
    ...chosen.filter(({ row }) => !row || row.doubts.length > 0).map(({ day }) => `a doubtful row is chosen: ${day}`),
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `verified by itself twice: ${name}`),
    ...acts.filter(({ source }) => source !== 'MAILBOX').map(({ source }) => `verified by itself from ${source}`),
  ]
}
