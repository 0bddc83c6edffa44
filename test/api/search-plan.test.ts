/** @module-tag thorough */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { paise } from '../../domain/money.ts'
import { readSearch } from '../../domain/search-query.ts'
import * as queries from '../../server/desk/search/search-queries.ts'
import { emptyDatabase } from '../database.ts'

const ROWS = 100_000

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

test('DESIGN speed: a search reads no table as a whole at 100,000 people, bookings and payments', async () => {
  const { db } = await emptyDatabase()
  const [user, payment, booking] = ['user', 'payment', 'booking'].map((kind) => sql`md5('${sql.raw(kind)}' || n)::uuid`)
  const package_ = JSON.stringify({ id: crypto.randomUUID(), name: 'Kashi', nameHindi: 'काशी' })
  await sql`insert into users (id, name, email, email_key, phone, password_hash)
    select ${user}, 'Yatri' || n || ' Udaharan' || n % 5000, 'y' || n || '@example.com', 'y' || n || '@example.com',
      '+9155' || lpad(n::text, 8, '0'), 'x'
    from generate_series(1, ${sql.lit(ROWS)}) as n`.execute(db)
  await sql`insert into payments (id, user_id, reference, order_amount, gst, amount_total, amount_payable, amount_paid, utr,
      utr_key, expires_at, submitted_at, purpose, state, content_hash, request_seq)
    select ${payment}, ${user}, 'K' || lpad(n::text, 7, '0'), 500000, 0, 500000, 100000 + n % 4000, 100000 + n % 4000,
      lpad(n::text, 12, '0'), lpad(n::text, 12, '0'), now(), now(), 'ADVANCE', 'SUBMITTED', n::text, n
    from generate_series(1, ${sql.lit(ROWS)}) as n`.execute(db)
  await sql`insert into bookings (id, user_id, payment_id, cart_entry_id, head_count, date_start, package, poojas, gst)
    select ${booking}, ${user}, ${payment}, ${booking}, 2, '2026-12-01', ${package_}::jsonb, '[]', 0
    from generate_series(1, ${sql.lit(ROWS)}) as n`.execute(db)
  await sql`insert into ledger (id, booking_id, payment_id, kind, unverified, received, created_at)
    select ${booking}, ${booking}, ${payment}, 'VERIFIED', -100000 - n % 4000, 100000 + n % 4000, now()
    from generate_series(1, ${sql.lit(ROWS / 5)}) as n`.execute(db)
  await sql`insert into refunds (id, booking_id, reference, amount, created_at, sent_at, sent_reference, sent_key, cause)
    select ${booking}, ${booking}, 'RK' || lpad(n::text, 7, '0'), 100, now(), now(), n::text, n::text, 'CANCELLATION'
    from generate_series(1, ${sql.lit(ROWS / 5)}) as n`.execute(db)
  // The new entries of an index of trigrams wait in a list until then, and PostgreSQL counts the list as a cost.
  await sql`vacuum analyze`.execute(db)

  const ids = (
    await sql<{ id: string }>`select md5('user' || n)::uuid as id from generate_series(1, 8) as n`.execute(db)
  ).rows.map(({ id }) => id)
  const text = (typed: string) => queries.peopleByText(db, readSearch(typed))
  const searched = {
    name: text('atri777'),
    names: text('udaharan77 atri777'),
    email: text('777@exam'),
    phone: text('77777'),
    'one letter': text('x'),
    'two letters': text('xy'),
    sounds: queries.peopleBySound(db, 'yatri77 adaharan77'),
    utr: queries.paymentsByCode(db, '77777'),
    reference: queries.paymentsByCode(db, 'k00777'),
    'two characters of a code': queries.paymentsByCode(db, 'x7'),
    amount: queries.paymentsByAmount(db, paise(100_077)),
    found: queries.paymentsByFound(db, paise(100_077)),
    refund: queries.paymentsByRefund(db, 'RK0000777'),
    payments: queries.paymentsWithNames(db, ids),
    bookingsOfPayments: queries.bookingsOfPayments(db, ids),
    bookingsOfPeople: queries.bookingsOfPeople(db, ids),
  }
  const scans: [string, string | undefined][] = []
  for (const [name, query] of Object.entries(searched)) {
    const [row] = await query.explain<{ 'QUERY PLAN': { Plan: Plan }[] }>('json')
    const nodes = (row?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => nodesOf(Plan))
    expect(nodes.length).toBeGreaterThan(0)
    for (const node of nodes) if (node['Node Type'] === 'Seq Scan') scans.push([name, node['Relation Name']])
  }
  expect(scans).toEqual([])
}, 600_000)
