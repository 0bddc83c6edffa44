-- Money is a ledger: rows that are never changed or taken away, whose sums are every amount shown. A row is one event of
-- one booking; its four columns say, in paise and signed, what the event adds to
--   price       what the booking costs,
--   claimed     what the devotee says to have paid and nobody has checked yet,
--   received    what has been found on the bank's statement and is still held,
--   refund_due  what must be sent back.
create table ledger (
  id uuid primary key,
  booking_id uuid not null references bookings,
  payment_id uuid references payments,
  kind text not null check (kind in (
    'QUOTED', 'PAID', 'VERIFIED', 'REVOKED', 'REJECTED', 'CANCELLED', 'REFUND_DUE', 'REFUNDED', 'CHANGED')),
  price bigint not null default 0,
  claimed bigint not null default 0,
  received bigint not null default 0,
  refund_due bigint not null default 0,
  -- What the event was about, for people: the UTR that was submitted, a reason, a day before it was changed.
  detail jsonb not null default '{}',
  created_at timestamptz not null,
  check (kind in ('QUOTED', 'CANCELLED', 'REFUND_DUE', 'CHANGED') or payment_id is not null or kind = 'REFUNDED')
);
create index ledger_by_booking on ledger (booking_id, id);
create index ledger_by_payment on ledger (payment_id, id);

-- Of a row only free words can be taken out, when the account they are about is deleted.
create function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) = jsonb_set(to_jsonb(old), '{detail}', old.detail - 'text') then
    return new;
  end if;
  raise exception 'the ledger only grows';
end
$$;
create trigger ledger_only_grows before update or delete on ledger for each row execute function refuse_change();

-- The bookings made before there was a ledger, as they stood. The ids keep the time and the chance of the booking's own,
-- so that they too sort in the order of the events, and before all that follow.
insert into ledger (id, booking_id, payment_id, kind, price, created_at)
  select overlay(id::text placing '7001' from 15 for 4)::uuid, id, payment_id, 'QUOTED', amount_total, created_at
  from bookings;
insert into ledger (id, booking_id, payment_id, kind, claimed, detail, created_at)
  select overlay(bookings.id::text placing '7002' from 15 for 4)::uuid, bookings.id, payment_id, 'PAID', bookings.amount_paid,
    jsonb_build_object('utr', payments.utr), bookings.created_at
  from bookings join payments on payments.id = payment_id;
insert into ledger (id, booking_id, payment_id, kind, claimed, received, created_at)
  select overlay(id::text placing '7003' from 15 for 4)::uuid, id, payment_id, 'VERIFIED', -amount_paid, amount_paid, now()
  from bookings where verified;

-- A payment is an advance, which makes bookings, or the balance of one booking.
alter table payments
  -- The rate of the day it was quoted; the default is what was used before there was a setting.
  add gst_percent smallint not null default 18 check (gst_percent between 0 and 40),
  add booking_id uuid references bookings,
  add reject_reason text check (reject_reason in ('NOT_FOUND', 'AMOUNT_DIFFERS', 'ALREADY_USED', 'OTHER')),
  add reject_text text,
  add verified_at timestamptz,
  drop constraint payments_check2,
  add constraint payments_submitted check (
    (utr is null) = (submitted_at is null) and (utr is null) = (amount_paid is null)),
  -- A rejected UTR is free for whoever it belongs to.
  add constraint payments_utr_held check ((utr_key is not null) = (utr is not null and rejected_at is null)),
  add constraint payments_rejected check ((rejected_at is null) = (reject_reason is null));
update payments set verified_at = now()
  where exists (select from bookings where payment_id = payments.id)
    and not exists (select from bookings where payment_id = payments.id and not verified);
create index payments_by_booking on payments (booking_id) where booking_id is not null;
drop index open_quotes;
create index open_quotes on payments (user_id, asked)
  where submitted_at is null and ended_at is null and booking_id is null;

alter table bookings
  drop column amount_total,
  drop column amount_paid,
  add cancelled_at timestamptz,
  add cancelled_by text check (cancelled_by in ('DEVOTEE', 'OPERATOR')),
  add cancel_reason text,
  -- The day before its one free change.
  add date_before date,
  -- What cancelling would have given back on the day of that change, in percent: a change gives no more.
  add refund_cap smallint check (refund_cap between 0 and 100),
  add driver jsonb,
  add reminded_at timestamptz,
  add thanked_at timestamptz,
  add constraint bookings_cancelled check ((cancelled_at is null) = (cancelled_by is null));

-- Money that staff must send back.
create table refunds (
  id uuid primary key,
  booking_id uuid not null references bookings,
  reference text not null unique,
  amount bigint not null check (amount > 0),
  created_at timestamptz not null,
  sent_at timestamptz,
  sent_reference text,
  check ((sent_at is null) = (sent_reference is null))
);
create index refunds_by_booking on refunds (booking_id);
create index refunds_waiting on refunds (id) where sent_at is null;

-- A number is taken in the transaction that issues its paper, so none is skipped and none comes twice.
create table paper_numbers (
  series text not null,
  year text not null,
  last integer not null,
  primary key (series, year)
);
create table papers (
  id uuid primary key,
  booking_id uuid not null references bookings,
  payment_id uuid references payments,
  kind text not null check (kind in ('receipt', 'invoice')),
  serial text not null unique,
  issued_on date not null,
  amount bigint not null,
  -- What it says, as it was said on that day.
  facts jsonb not null,
  created_at timestamptz not null
);
create unique index papers_one_invoice on papers (booking_id) where kind = 'invoice';
create index papers_by_booking on papers (booking_id, id);

-- A link that opens one booking to whoever holds it: only its hash is kept.
create table share_links (
  token_hash text primary key,
  booking_id uuid not null references bookings,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index share_links_by_booking on share_links (booking_id);
