import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { type Paise, paise, total } from '../../domain/money.ts'
import { type ReadAlerts, readAlerts } from '../../domain/statement/read-alerts.ts'
import type { Summary } from '../../domain/statement/read-statement.ts'
import { recordChange } from '../audit/store.ts'
import { AppError } from '../http/app-error.ts'
import type { Moment } from '../moment.ts'
import type { Staff } from '../payments/store.ts'
import { rowsToStore } from './alert-rows.ts'
import { matchAgain } from './match-again.ts'
import { insertRows, lockPublications, ROWS_AT_ONCE } from './store.ts'

const LONGEST_NAME = 80
/** Forces the next use of a statement to match rows that were stored later. */
const NEVER = new Date(0)

/**
 * Imports a text with alerts that staff have pasted, as a separate statement. Returns its id.
 * @throws AppError NO_ALERT if the text contains no alert
 */
export async function importAlerts(
  db: Db,
  staff: Staff,
  { text, accounts }: { text: string; accounts: readonly string[] },
  moment: Moment,
): Promise<string> {
  const read = readAlerts(text, { receivedOn: null, accounts, trust: 'PASTED' })
  const [first] = read.rows
  if (!first) throw new AppError('NO_ALERT')
  const name = first.text.slice(0, LONGEST_NAME)
  const id = await inTransaction(db, (tx) => storeAlerts(tx, staff, { source: 'TEXT', name, ...read }, moment))
  await matchAgain(db, id, moment, { isNew: true })
  return id
}

type Alerts = ReadAlerts & { source: 'TEXT' | 'MAILBOX'; name: string }

/**
 * Stores alerts as rows that are not matched yet. A text becomes a statement; the alerts of a mailbox join the ones of the same
 * day. Returns the id of the statement.
 */
export async function storeAlerts(tx: Tx, staff: Staff, alerts: Alerts, moment: Moment): Promise<string> {
  await lockPublications(tx)
  const days = alerts.rows.flatMap(({ date }) => date ?? []).toSorted()
  const period: Period = [days[0] ?? null, days.at(-1) ?? null]
  const opened = alerts.source === 'MAILBOX' ? await statementOfDay(tx, moment) : undefined
  const id = opened?.id ?? newId()
  if (opened) await prolong(tx, id, period)
  else await insertStatement(tx, staff, { id, ...alerts }, period, moment)
  const rows = alerts.rows.map((row, at) => ({ ...row, line: (opened?.last ?? 0) + at + 1 }))
  const stored = await rowsToStore(tx, id, rows)
  for (let from = 0; from < stored.length; from += ROWS_AT_ONCE)
    await insertRows(tx, id, stored.slice(from, from + ROWS_AT_ONCE))
  return id
}

/** The first and the last day of alerts; an alert may have no day. */
type Period = [from: CalendarDay | null, to: CalendarDay | null]

const statementOfDay = (tx: Tx, { today }: Moment) =>
  tx
    .selectFrom('statements')
    .select('id')
    .select(sql<number>`(select max(line) from statement_rows where statement_id = statements.id)`.as('last'))
    .where('source', '=', 'MAILBOX')
    .where('day', '=', today)
    .where('undone_at', 'is', null)
    .executeTakeFirst()

/** Extends the period of a statement to the days of new alerts. */
const prolong = (tx: Tx, id: string, [from, to]: Period) =>
  tx
    .updateTable('statements')
    .set({ matched_at: NEVER })
    .set({ from_day: sql`least(from_day, ${from}::date)` })
    .set({ to_day: sql`greatest(to_day, ${to}::date)` })
    .where('id', '=', id)
    .execute()

async function insertStatement(
  tx: Tx,
  staff: Staff,
  { id, ...alerts }: Alerts & { id: string },
  [from, to]: Period,
  moment: Moment,
) {
  const { source, name, rows } = alerts
  await tx
    .insertInto('statements')
    .values({
      id,
      name,
      source,
      day: source === 'MAILBOX' ? moment.today : null,
      header_key: '',
      columns: 'null',
      from_day: from ?? moment.today,
      to_day: to ?? moment.today,
      summary: JSON.stringify(source === 'TEXT' ? summaryOf(alerts) : null),
      created_by: staff.id,
      created_at: moment.at,
      matched_at: NEVER,
      undone_at: null,
    })
    .execute()
  const change = { action: 'statement_imported', subjectId: id, from: {}, to: { name, rows: rows.length } } as const
  await recordChange(tx, { actorId: staff.id, ...change }, moment)
}

function summaryOf({ rows, skipped }: ReadAlerts): Summary {
  const sumOf = (amounts: readonly Paise[]) => ({ rows: amounts.length, sum: paise(Math.abs(total(amounts))) })
  const amounts = rows.flatMap(({ amount, unreadable }) => (unreadable.length > 0 ? [] : (amount ?? [])))
  return {
    rows: rows.length,
    skipped: { HEADING: 0, SUM: 0, TEXT: skipped, JOINED: 0 },
    credits: sumOf(amounts.filter((amount) => amount > 0)),
    debits: sumOf(amounts.filter((amount) => amount < 0)),
    opening: null,
    closing: null,
    addsUp: null,
    breaks: [],
    questions: [],
  }
}
