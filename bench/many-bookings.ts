import { execute } from './postgres.ts'

/** Names and dates of two years, evenly. Ids grow with time, as those of the product do. */
const idOf = (kind: number) => `('0000${kind}000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`
const at = (count: number) => `now() - (${count} - n) * (interval '730 days' / ${count})`
const userOf = `('00001000-0000-7000-8000-' || lpad(to_hex(1 + n / 5), 12, '0'))::uuid`

/**
 * Fills a migrated database with this many verified bookings, each with its payment and ledger entries, and a fifth as many people.
 * Indexes that no constraint needs are made afterwards, which is several times as fast.
 */
export async function makeBookings(url: string, count: number): Promise<void> {
  const { rows: indexes } = await execute(
    url,
    `select indexname, indexdef from pg_indexes
     where schemaname = 'public' and tablename in ('users', 'payments', 'bookings', 'ledger')
       and not exists (select from pg_constraint where conindid = (quote_ident(indexname))::regclass)
       and indexdef not like 'CREATE UNIQUE%'`,
  )
  const all = `generate_series(1, ${count}) as n`
  const pack = `(select jsonb_build_object('id', id, 'name', name, 'nameHindi', name_hindi, 'city', city, 'cityHindi', city_hindi,
      'state', state, 'stateHindi', state_hindi, 'price', price, 'additionalPerson', additional_person)
    from packages order by id limit 1)`
  await execute(
    url,
    `begin;
    set local synchronous_commit = off;
    set local session_replication_role = replica;
    ${indexes.map(({ indexname }) => `drop index ${indexname};`).join('\n')}
    insert into users (id, name, email, email_key, phone, password_hash, created_at)
      select ${idOf(1)}, 'Yatri' || n || ' Udaharan' || n % 5000, 'y' || n || '@example.com', 'y' || n || '@example.com',
        '+9155' || lpad(n::text, 8, '0'), 'x', ${at(count / 5 + 1)}
      from generate_series(1, ${count / 5 + 1}) as n;
    insert into payments (id, user_id, reference, order_amount, gst, amount_total, amount_payable, amount_paid, utr, utr_key,
        created_at, expires_at, submitted_at, verified_at, purpose, state, content_hash, request_seq)
      select ${idOf(2)}, ${userOf}, 'B' || lpad(n::text, 7, '0'), 1000000, 0, 1000000, 500000, 500000, lpad(n::text, 12, '0'),
        lpad(n::text, 12, '0'), ${at(count)}, ${at(count)}, ${at(count)}, ${at(count)} + n % 2880 * interval '1 minute',
        'ADVANCE', 'VERIFIED', n::text, n
      from ${all};
    insert into bookings (id, user_id, payment_id, cart_entry_id, head_count, date_start, package, poojas, gst, verified, created_at)
      select ${idOf(3)}, ${userOf}, ${idOf(2)}, ${idOf(3)}, 2, (${at(count)})::date + 20, pack, '[]', 0, true, ${at(count)}
      from ${all}, ${pack} as one(pack);
    insert into ledger (id, booking_id, payment_id, kind, price, unverified, received, refund_due, detail, created_at)
      select ('0000400' || kind.number || '-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, ${idOf(3)}, ${idOf(2)},
        kind.name, price, unverified, received, 0, '{}', ${at(count)}
      from ${all}, (values (1, 'QUOTED', 1000000, 0, 0), (2, 'SUBMITTED', 0, 500000, 0), (3, 'VERIFIED', 0, -500000, 500000))
        as kind(number, name, price, unverified, received);
    ${indexes.map(({ indexdef }) => `${indexdef};`).join('\n')}
    commit`,
  )
  await execute(url, 'vacuum analyze')
}
