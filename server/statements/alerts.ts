import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { type Paise, paise, total } from '../../domain/money.ts'
import type { StatementRow } from '../../domain/statement/read-rows.ts'
import { type ReadAlerts, readAlerts } from '../../domain/statement/read-alerts.ts'
import type { Summary } from '../../domain/statement/read-statement.ts'
import { recordChange } from '../audit/store.ts'
import { AppError } from '../http/app-error.ts'
import type { Moment } from '../moment.ts'
import type { Staff } from '../payments/store.ts'
import { fingerprintOfAlert } from './fingerprints.ts'
import { matchAgain } from './match-again.ts'
import { insertRows, lockPublications, publishedRows } from './store.ts'

const LONGEST_NAME = 80
/** Rows that were stored after it are matched with the next look at their statement. */
const NEVER = new Date(0)

/**
 * Imports a text with alerts that staff pasted, as a statement of its own. Returns its id.
 * @throws AppError NO_ALERT if nothing in it is one
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
 * Stores alerts as rows that are not matched yet: a text becomes a statement, the alerts of a mailbox join those of the same day.
 * Returns the id of the statement.
 */
export async function storeAlerts(tx: Tx, staff: Staff, alerts: Alerts, moment: Moment): Promise<string> {
  await lockPublications(tx)
  const id = (alerts.source === 'MAILBOX' && (await statementOfDay(tx, moment))) || newId()
  const { last } = await tx
    .selectFrom('statement_rows')
    .select(({ fn }) => fn.max('line').as('last'))
    .where('statement_id', '=', id)
    .executeTakeFirstOrThrow()
  if (last === null) await insertStatement(tx, staff, { id, ...alerts }, moment)
  for (const [at, row] of alerts.rows.entries()) await storeRow(tx, id, { ...row, line: (last ?? 0) + at + 1 })
  const days = alerts.rows.flatMap(({ date }) => date ?? []).toSorted()
  await tx
    .updateTable('statements')
    .set({ matched_at: NEVER })
    .set({ from_day: sql`least(from_day, ${days[0] ?? null}::date)` })
    .set({ to_day: sql`greatest(to_day, ${days.at(-1) ?? null}::date)` })
    .where('id', '=', id)
    .execute()
  return id
}

const statementOfDay = async (tx: Tx, { today }: Moment): Promise<string | undefined> =>
  (
    await tx
      .selectFrom('statements')
      .select('id')
      .where('source', '=', 'MAILBOX')
      .where('day', '=', today)
      .where('undone_at', 'is', null)
      .executeTakeFirst()
  )?.id

async function insertStatement(tx: Tx, staff: Staff, { id, ...alerts }: Alerts & { id: string }, moment: Moment) {
  const { source, name, rows } = alerts
  const days = rows.flatMap(({ date }) => date ?? []).toSorted()
  await tx
    .insertInto('statements')
    .values({
      id,
      name,
      source,
      day: source === 'MAILBOX' ? moment.today : null,
      header_key: '',
      columns: 'null',
      from_day: days[0] ?? moment.today,
      to_day: days.at(-1) ?? moment.today,
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

/**
 * Stores an alert. Of a transfer that another statement has, it is SEEN; one that this statement has is not stored again, because a
 * reference in two rows would be doubtful. An alert that anybody could have sent hides no other one.
 */
async function storeRow(tx: Tx, id: string, row: StatementRow): Promise<void> {
  const fingerprint = fingerprintOfAlert(row)
  const [reference] = row.references
  const isSame = sql<boolean>`(own_references ->> 0 = ${reference ?? null} and amount = ${row.amount})`
  const found = await publishedRows(tx)
    .select(['statement_id', isSame.as('is_same'), sql<boolean>`doubts @> '["SENDER_UNSURE"]'`.as('is_unsure')])
    .where(({ or, eb }) => or([isSame, eb('fingerprint', '=', fingerprint)]))
    .execute()
  const same = found.filter((one) => !one.is_unsure || row.doubts.includes('SENDER_UNSURE'))
  if (same.some((one) => one.is_same && one.statement_id === id)) return
  const kind = same.some((one) => one.statement_id !== id) ? 'SEEN' : 'UNKNOWN'
  await insertRows(tx, id, [{ row, fingerprint, match: { kind, reasons: [], paymentIds: [], refundIds: [] } }])
}
