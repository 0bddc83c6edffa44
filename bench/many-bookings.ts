type Execute = (text: string) => Promise<{ rows: Record<string, string>[] }>

/** Bookings distributed evenly over two years. Ids grow with time, like the product's ids. */
const idOf = (kind: number) => `('0000${kind}000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`
const at = (count: number) => `now() - (${count} - n) * (interval '730 days' / ${count})`
const userOf = `('00001000-0000-7000-8000-' || lpad(to_hex(1 + n / 5), 12, '0'))::uuid`

const syllables = 'ra mi ku de va sho ni bha go ti lu pa he ja sa chi mo na dhe yu'.split(' ')
/** After so many people, the syllables of first names and of surnames start again. */
const syllablesOf = { first: [1, 20, 400], last: [8000, 7, 139] }
const textOf = (steps: readonly number[]) =>
  steps.map((step) => `(array['${syllables.join("','")}'])[1 + n / ${step} % ${syllables.length}]`).join(' || ')

/** Different names with common syllables, like real people's, so that an index of parts of names has lists of many lengths. */
const nameOf = `initcap(${textOf(syllablesOf.first)} || ' ' || ${textOf(syllablesOf.last)})`

/** The name of a person, in lower case. */
export const nameOfPerson = (n: number): string =>
  Object.values(syllablesOf)
    .map((steps) => steps.map((step) => syllables[Math.floor(n / step) % syllables.length]).join(''))
    .join(' ')

/** The bookings of the last day, whose payments nobody has checked yet. */
const isNew = (count: number) => `n > ${count} - ${count} / 730`

/**
 * Fills a migrated database with this many bookings, each with its payment and ledger entries, and a fifth as many people. All
 * bookings except the last day's are verified, by rows of a statement for each day. One booking in a hundred has a refund, and ten
 * people have written feedback. Indexes that no constraint needs are made afterwards, which is several times as fast.
 */
export async function makeBookings(execute: Execute, count: number): Promise<void> {
  const { rows: indexes } = await execute(
    `select indexname, indexdef from pg_indexes
     where schemaname = 'public' and tablename in
         ('users', 'payments', 'bookings', 'ledger', 'acts', 'statement_rows', 'refunds', 'feedback', 'audit')
       and not exists (select from pg_constraint where conindid = (quote_ident(indexname))::regclass)
       and indexdef not like 'CREATE UNIQUE%'`,
  )
  const all = `generate_series(1, ${count}) as n`
  const pack = `(select jsonb_build_object('id', id, 'name', name, 'nameHindi', name_hindi, 'city', city, 'cityHindi', city_hindi,
      'state', state, 'stateHindi', state_hindi, 'price', price, 'additionalPerson', additional_person)
    from packages order by id limit 1)`
  await execute(
    `begin;
    set local synchronous_commit = off;
    set local session_replication_role = replica;
    ${indexes.map(({ indexname }) => `drop index ${indexname};`).join('\n')}
    insert into users (id, name, email, email_key, phone, password_hash, created_at)
      select ${idOf(1)}, ${nameOf}, 'y' || n || '@example.com', 'y' || n || '@example.com',
        '+9155' || lpad(n::text, 8, '0'), 'x', ${at(count / 5 + 1)}
      from generate_series(1, ${count / 5 + 1}) as n;
    insert into payments (id, user_id, reference, order_amount, gst, amount_total, amount_payable, amount_paid, utr, utr_key,
        created_at, expires_at, submitted_at, verified_at, purpose, state, content_hash, request_seq)
      select ${idOf(2)}, ${userOf}, 'B' || lpad(n::text, 7, '0'), 1000000, 0, 1000000, 500000, 500000, lpad(n::text, 12, '0'),
        lpad(n::text, 12, '0'), ${at(count)}, ${at(count)}, ${at(count)},
        case when not ${isNew(count)} then ${at(count)} + n % 2880 * interval '1 minute' end,
        'ADVANCE', case when ${isNew(count)} then 'SUBMITTED' else 'VERIFIED' end, n::text, n
      from ${all};
    insert into bookings (id, user_id, payment_id, cart_entry_id, head_count, date_start, package, poojas, gst, verified, created_at)
      select ${idOf(3)}, ${userOf}, ${idOf(2)}, ${idOf(3)}, 2, (${at(count)})::date + 20, pack, '[]', 0, not ${isNew(count)}, ${at(count)}
      from ${all}, ${pack} as one(pack);
    insert into ledger (id, booking_id, payment_id, kind, price, unverified, received, refund_due, detail, created_at)
      select ('0000400' || kind.number || '-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, ${idOf(3)}, ${idOf(2)},
        kind.name, price, unverified, received, 0, '{}', ${at(count)}
      from ${all}, (values (1, 'QUOTED', 1000000, 0, 0), (2, 'SUBMITTED', 0, 500000, 0), (3, 'VERIFIED', 0, -500000, 500000))
        as kind(number, name, price, unverified, received)
      where kind.number < 3 or not ${isNew(count)};
    insert into statements (id, name, header_key, columns, from_day, to_day, created_at, matched_at)
      select ${idOf(5)}, 'statement-' || n || '.csv', 'date|narration|amount', '{}', current_date - 730 + n, current_date - 730 + n,
        now() - (730 - n) * interval '1 day', now()
      from generate_series(1, 730) as n;
    insert into statement_rows (statement_id, line, day, amount, text, unreadable, fingerprint, kind, reasons, payment_ids, refund_ids)
      select ('00005000-0000-7000-8000-' || lpad(to_hex(1 + (n - 1) * 730 / ${count}), 12, '0'))::uuid, n, (${at(count)})::date, 500000,
        'UPI/' || lpad(n::text, 12, '0'), '[]', n::text, 'EXACT', '[]', jsonb_build_array(${idOf(2)}), '[]'
      from generate_series(1::bigint, ${count}) as n;
    insert into acts (id, seq, kind, payment_id, statement_id, line, at, certain_at, documented_at)
      select ${idOf(9)}, 1, 'VERIFY', ${idOf(2)},
        ('00005000-0000-7000-8000-' || lpad(to_hex(1 + (n - 1) * 730 / ${count}), 12, '0'))::uuid, n, ${at(count)}, ${at(count)},
        ${at(count)}
      from generate_series(1::bigint, ${count}) as n where not ${isNew(count)};
    insert into refunds (id, booking_id, reference, amount, created_at, cause, sent_at, sent_reference, sent_key)
      select ${idOf(6)}, ${idOf(3)}, 'R' || lpad(n::text, 7, '0'), 1000, ${at(count)}, 'OVERPAYMENT',
        case when not ${isNew(count)} then ${at(count)} end, case when not ${isNew(count)} then n::text end,
        case when not ${isNew(count)} then n::text end
      from ${all} where n % 100 = 0;
    insert into feedback (id, user_id, text, rating, created_at)
      select ${idOf(7)}, ${userOf}, 'Peace ' || n, 5 - n % 2, ${at(count)} from ${all} where n % 10 = 0;
    insert into rating_counts select rating, count(*) from feedback where not example group by rating;
    insert into audit (id, actor_id, action, subject_id, changed_from, changed_to, created_at)
      select ${idOf(8)}, (select id from users where role = 'ADMIN' limit 1), 'payment_verified', ${idOf(2)}, '{}', '{}', ${at(count)}
      from ${all} where not ${isNew(count)};
    ${indexes.map(({ indexdef }) => `${indexdef};`).join('\n')}
    commit`,
  )
  await execute('vacuum analyze')
}
