/** @module-tag thorough */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '../../db/connect.ts'
import { deskLists, filtersOf, listNames, readSort } from '../../domain/desk-list.ts'
import { momentOf } from '../../server/moment.ts'
import { pickOf } from '../../server/desk/lists/find-rows.ts'
import { world } from '../world.ts'

const ROWS = 100_000
const GROWING = new Set(['users', 'bookings', 'payments', 'feedback', 'ledger'])

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Plan Rows': number; Plans?: Plan[] }
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** People, payments, bookings and feedback of years, of which few are recent. */
async function fill(db: Db) {
  const [user, payment, booking] = ['user', 'payment', 'booking'].map((kind) => sql`md5('${sql.raw(kind)}' || n)::uuid`)
  const package_ = sql`jsonb_build_object('id', md5('package')::uuid, 'city', case when n % 50 = 0 then 'Sarnath' else 'Varanasi' end)`
  const all = sql`generate_series(1, ${sql.lit(ROWS)}) as n`
  const at = sql`timestamptz '2023-01-01' + n * interval '1 hour'`
  await sql`insert into users (id, name, email, email_key, phone, password_hash, role, created_at)
    select ${user}, 'Yatri' || n || ' Udaharan' || n % 5000, 'y' || n || '@example.com', 'y' || n || '@example.com',
      '+9155' || lpad(n::text, 8, '0'), 'x', case when n % 5000 = 0 then 'ADMIN' else 'USER' end, ${at}
    from ${all}`.execute(db)
  await sql`insert into payments (id, user_id, reference, order_amount, gst, amount_total, amount_payable, amount_paid, utr,
      utr_key, expires_at, submitted_at, verified_at, rejected_at, reject_reason, purpose, state, content_hash, request_seq,
      created_at)
    select ${payment}, ${user}, 'K' || lpad(n::text, 7, '0'), 500000, 0, 500000, 100000 + n % 4000, 100000 + n % 4000,
      lpad(n::text, 12, '0'), case when n % 500 = 0 then null else lpad(n::text, 12, '0') end, now(), ${at},
      case when n % 200 > 1 then now() end, case when n % 500 = 0 then now() end,
      case when n % 500 = 0 then 'NOT_FOUND' end, 'ADVANCE',
      case when n % 500 = 0 then 'REJECTED' when n % 200 > 1 then 'VERIFIED' else 'SUBMITTED' end, n::text, n, ${at}
    from ${all} where n % 1000 <> 0 and not (n % 500 = 0 and n % 200 > 1)`.execute(db)
  await sql`insert into bookings (id, user_id, payment_id, cart_entry_id, head_count, date_start, package, poojas, gst,
      verified, created_at)
    select ${booking}, ${user}, ${payment}, ${booking}, 2, (${at})::date, ${package_}, '[]', 0, n % 200 > 1, ${at}
    from ${all} where n % 1000 <> 0 and not (n % 500 = 0 and n % 200 > 1)`.execute(db)
  await sql`insert into feedback (id, user_id, text, rating, created_at)
    select ${booking}, ${user}, 'Peace ' || n || repeat(' om shanti', 100), case when n % 100 = 0 then 1 else 5 end, ${at} from ${all}`.execute(
    db,
  )
  await sql`analyze`.execute(db)
}

/** The beginning of a name that PostgreSQL has in its sample: it expects the name in one row of a hundred. */
async function sampledName(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select (histogram_bounds::text::text[])[50] as name from pg_stats where tablename = 'users' and attname = 'name'`.execute(
    db,
  )
  return rows[0]?.name.slice(0, 'Yatri777'.length) ?? ''
}

test(
  'DESIGN speed: a page of a list reads no growing table as a whole, with any sort, filter or search',
  { timeout: 600_000 },
  async () => {
    const w = await world()
    await fill(w.db)
    const sampled = await sampledName(w.db)
    const moment = momentOf(new Date('2025-03-01T06:00:00Z'), 'en', 'a-request')
    const scans: [string, string | undefined][] = []
    let read = 0
    for (const list of listNames) {
      const sorts = Object.keys(deskLists[list].columns).filter((name) => readSort(list, name))
      const chosen = Object.entries(filtersOf(list)).flatMap(([name, values]) =>
        values.map((value) => ({ [name]: value })),
      )
      const days = { from: '2025-02-27', to: '2025-02-28' }
      const texts = ['yatri777', sampled, '5500000777', 'y777@', '000000000777', 'K0000777']
      const searches = texts.map((search) => ({ search }))
      for (const filter of [{}, days, ...chosen, ...searches])
        for (const sort of sorts.flatMap((name) => [name, `-${name}`])) {
          const query = pickOf(w.db, list, { ...filter, sort }, moment)({ limit: 50 })
          const { rows } = await sql<{ 'QUERY PLAN': { Plan: Plan }[] }>`explain (format json) ${query}`.execute(w.db)
          const nodes = rows.flatMap((row) => row['QUERY PLAN']).flatMap(({ Plan }) => nodesOf(Plan))
          read += nodes.length
          for (const node of nodes)
            if (node['Node Type'] === 'Seq Scan' && GROWING.has(node['Relation Name'] ?? ''))
              scans.push([`${list} ${JSON.stringify({ ...filter, sort })}`, node['Relation Name']])
        }
    }
    expect(read).toBeGreaterThan(300)
    expect(scans).toEqual([])
  },
)
