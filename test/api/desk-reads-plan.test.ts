/** @module-tag thorough */
import { type CompiledQuery, Kysely, type LogEvent, PostgresDialect, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '../../db/connect.ts'
import type { Tables } from '../../db/tables.ts'
import { addDays } from '../../domain/calendar-day.ts'
import { findPayments, sharesOf } from '../../server/desk/queue/payments.ts'
import { readToday, readTodayList } from '../../server/desk/today/today.ts'
import { isVerifiedByRow } from '../../server/acts/store.ts'
import { findEntries } from '../../server/audit/find-entries.ts'
import { momentOf } from '../../server/moment.ts'
import { listLines, listStatements, readStatementAtDesk } from '../../server/statements/desk.ts'
import { listMissing } from '../../server/statements/missing.ts'
import { emptyDatabase } from '../database.ts'
import { type Explained, rowsRead } from './rows-read.ts'

const ROWS = 100_000
const A_DAY = 50
/**
 * A page of 50 statements reads their rows, the payment of each row, and the list of statements. No read may use the earlier years.
 */
const MOST_READ = 50 * A_DAY * 2 + ROWS / A_DAY

const idOf = (kind: string) => sql`md5('${sql.raw(kind)}' || n)::uuid`

/**
 * Bookings of years, fifty a day, each with its payment, ledger, audit entry and row of a statement. Nobody has checked the
 * bookings of the last day.
 */
async function fill(db: Db) {
  const all = sql`generate_series(1, ${sql.lit(ROWS)}) as n`
  const isNew = sql`n > ${sql.lit(ROWS - A_DAY)}`
  const at = sql`timestamptz '2026-11-20' - (${sql.lit(ROWS)} - n) * interval '1 day' / ${sql.lit(A_DAY)}`
  const [user, payment, booking] = ['user', 'payment', 'booking'].map(idOf)
  const statement = sql`md5('statement' || ((n - 1) / ${sql.lit(A_DAY)}))::uuid`
  await sql`insert into users (id, name, email, email_key, phone, password_hash, created_at)
    select ${user}, 'Yatri ' || n, 'y' || n || '@example.com', 'y' || n || '@example.com', '+9155' || lpad(n::text, 8, '0'), 'x', ${at}
    from ${all}`.execute(db)
  await sql`insert into payments (id, user_id, reference, order_amount, gst, amount_total, amount_payable, amount_paid, utr, utr_key,
      expires_at, submitted_at, verified_at, purpose, state, content_hash, request_seq, created_at)
    select ${payment}, ${user}, 'K' || lpad(n::text, 7, '0'), 500000, 0, 500000, 100000, 100000, lpad(n::text, 12, '0'),
      lpad(n::text, 12, '0'), now(), ${at}, case when not ${isNew} then ${at} end, 'ADVANCE',
      case when ${isNew} then 'SUBMITTED' else 'VERIFIED' end, n::text, n, ${at}
    from ${all}`.execute(db)
  await sql`insert into bookings (id, user_id, payment_id, cart_entry_id, head_count, date_start, package, poojas, gst, verified, created_at)
    select ${booking}, ${user}, ${payment}, ${booking}, 2, (${at})::date + 3,
      '{"id": null, "city": "Varanasi", "name": "Kashi", "nameHindi": "काशी"}', '[]', 0, not ${isNew}, ${at}
    from ${all}`.execute(db)
  await sql`insert into ledger (id, booking_id, payment_id, kind, price, unverified, received, created_at)
    select md5(kind.name || n)::uuid, ${booking}, ${payment}, kind.name, price, unverified, received, ${at}
    from ${all}, (values ('QUOTED', 500000, 0, 0), ('SUBMITTED', 0, 100000, 0), ('VERIFIED', 0, -100000, 100000))
      as kind(name, price, unverified, received)
    where kind.name <> 'VERIFIED' or not ${isNew}`.execute(db)
  await sql`insert into audit (id, actor_id, action, subject_id, changed_from, changed_to, created_at)
    select ${idOf('audit')}, md5('user1')::uuid, 'payment_verified', ${payment}, '{}', '{}', ${at} from ${all}`.execute(
    db,
  )
  await sql`insert into statements (id, name, header_key, columns, from_day, to_day, created_at, matched_at)
    select ${statement}, 'statement.csv', 'date', '{}', (${at})::date, (${at})::date, ${at}, ${at}
    from ${all} where n % ${sql.lit(A_DAY)} = 1`.execute(db)
  await sql`insert into statement_rows (statement_id, line, day, amount, text, unreadable, fingerprint, kind, reasons, payment_ids,
      refund_ids)
    select ${statement}, n, (${at})::date, 100000, 'UPI/' || lpad(n::text, 12, '0'), '[]', n::text, 'EXACT', '[]',
      jsonb_build_array(${payment}), '[]'
    from ${all}`.execute(db)
  await sql`insert into acts (id, seq, kind, payment_id, statement_id, line, at, certain_at, documented_at)
    select ${idOf('act')}, 1, 'VERIFY', ${payment}, ${statement}, n, ${at}, ${at}, ${at}
    from ${all} where not ${isNew}`.execute(db)
  await sql`vacuum analyze`.execute(db)
}

test('DESIGN speed: what staff read does not grow with the years before', { timeout: 900_000 }, async () => {
  const { db: filled, pool } = await emptyDatabase()
  await fill(filled)
  const sent: CompiledQuery[] = []
  const log = ({ query }: LogEvent) => void sent.push(query)
  const db: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log })
  const moment = momentOf(new Date('2026-11-20T06:00:00Z'), 'en', 'a-request')
  const { rows } = await sql<{
    id: string
  }>`select statement_id as id from statement_rows where not ${isVerifiedByRow}`.execute(db)
  const id = rows[0]?.id ?? ''
  const limit = 50
  const reads = {
    today: () => readToday(db, moment),
    arrivals: () => readTodayList(db, 'arrivals', moment, { limit }),
    balances: () => readTodayList(db, 'balances', moment, { limit }),
    queue: async () =>
      sharesOf(db, await findPayments(db, { show: 'WAITING', search: '', limit, cursor: undefined }).execute()),
    statements: () => listStatements(db, { limit, cursor: undefined }),
    statement: () => readStatementAtDesk(db, id),
    lines: () => listLines(db, id, { kind: 'EXACT', limit }),
    missing: () => listMissing(db, id, 'WAITING', { limit, cursor: undefined }),
    'audit log': () => findEntries(db, {}, { limit, cursor: undefined }),
    'audit log, an action that nobody took': () =>
      findEntries(db, { action: 'payment_rejected' }, { limit, cursor: undefined }),
    'audit log, a day': () => findEntries(db, { day: addDays(moment.today, -1) }, { limit, cursor: undefined }),
  }
  const tooMany: [string, number, string][] = []
  for (const [name, read] of Object.entries(reads)) {
    sent.length = 0
    await read()
    expect(sent.length, name).toBeGreaterThan(0)
    for (const query of sent.filter(({ sql: text }) => /^(select|with)/.test(text))) {
      const { rows: explained } = await filled.executeQuery<Explained>({
        ...query,
        sql: `explain (analyze, format json) ${query.sql}`,
      })
      const sum = rowsRead(explained)
      if (sum > MOST_READ) tooMany.push([name, sum, query.sql.slice(0, 200)])
    }
  }
  expect(tooMany).toEqual([])
})
