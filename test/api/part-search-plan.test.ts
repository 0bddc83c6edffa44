/** @module-tag thorough */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findPayments } from '../../server/desk/queue/payments.ts'
import { findUsers } from '../../server/desk/people/find-users.ts'
import { emptyDatabase } from '../database.ts'
import { type Explained, rowsRead } from './rows-read.ts'

const ROWS = 100_000
/** If a search finds nothing, its plan may read at most so many rows of tables and indexes. */
const MOST_READ = 1000

test('DESIGN speed: a filter of the desk that finds nobody reads no whole table at 100,000 people', async () => {
  const { db } = await emptyDatabase()
  const [user, payment] = ['user', 'payment'].map((kind) => sql`md5('${sql.raw(kind)}' || n)::uuid`)
  const all = sql`generate_series(1, ${sql.lit(ROWS)}) as n`
  await sql`insert into users (id, name, email, email_key, phone, password_hash)
    select ${user}, 'Yatri ' || n, 'y' || n || '@example.com', 'y' || n || '@example.com',
      '+9155' || lpad(n::text, 8, '0'), 'x' from ${all}`.execute(db)
  await sql`insert into payments (id, user_id, reference, order_amount, gst, amount_total, amount_payable, amount_paid, utr,
      utr_key, expires_at, submitted_at, verified_at, purpose, state, content_hash, request_seq)
    select ${payment}, ${user}, 'K' || lpad(n::text, 7, '0'), 500000, 0, 500000, 100000, 100000, lpad(n::text, 12, '0'),
      lpad(n::text, 12, '0'), now(), now() - n * interval '1 minute', now(), 'ADVANCE', 'VERIFIED', n::text, n
    from ${all}`.execute(db)
  await sql`insert into bookings (id, user_id, payment_id, cart_entry_id, head_count, date_start, package, poojas, gst, created_at)
    select ${payment}, ${user}, ${payment}, ${payment}, 2, date '2026-01-01' + n % 300, '{"id": null}', '[]', 0,
      now() - n * interval '1 minute' from ${all}`.execute(db)
  await sql`vacuum analyze`.execute(db)

  const page = { limit: 50, cursor: undefined }
  const found = (search: string) => findPayments(db, { show: 'VERIFIED', search, ...page })
  const day = Date.parse('2031-01-01T06:00:00Z')
  const queries = {
    email: findUsers(db, { email: 'nobody@else', number: '', ...page }),
    phone: findUsers(db, { email: '', number: '777888999', ...page }),
    day: findUsers(db, { email: '', number: '', date: day, ...page }),
    name: found('nobody at all'),
    'name in Devanagari': found('अनजान'),
    'two letters': found('xx'),
    'one letter': found('x'),
    'two letters in Devanagari': found('अन'),
    sound: found('nobodhi'),
    utr: found('999888777666'),
    code: found('KZZZ'),
  }
  const tooMany: [string, number][] = []
  for (const [name, query] of Object.entries(queries)) {
    const explained = await query.explain<Explained>('json', sql`analyze`)
    expect(explained.length).toBeGreaterThan(0)
    const sum = rowsRead(explained)
    if (sum > MOST_READ) tooMany.push([name, sum])
  }
  expect(tooMany).toEqual([])
}, 400_000)
