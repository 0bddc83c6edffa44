-- Bookings and people that the operator had before, from a spreadsheet (docs/decisions/0045). The money of such a booking was received
-- before, so that its receipt stands in the operator's earlier books: it is the payment of the booking, of a way of its own.
alter table payments
  drop constraint payments_way_check,
  add constraint payments_way_check check (way in ('BANK', 'CASH', 'BEFORE')),
  add constraint payments_before check (way <> 'BEFORE' or purpose = 'ADVANCE');
alter table bookings add imported boolean not null default false;

create table trade_imports (
  id uuid primary key,
  kind text not null check (kind in ('BOOKINGS', 'PEOPLE')),
  file_name text not null,
  rows integer not null check (rows > 0),
  created_by uuid not null references users,
  created_at timestamptz not null,
  undone_at timestamptz,
  undone_by uuid references users,
  check ((undone_at is null) = (undone_by is null))
);

create table imported_bookings (
  booking_id uuid primary key references bookings,
  import_id uuid not null references trade_imports,
  line integer not null,
  -- The operator's own. Its key is unique until the import is undone.
  reference text not null,
  reference_key text unique,
  is_new_devotee boolean not null,
  -- Whether an email told the devotee.
  told boolean not null,
  -- What the receipt in the earlier books says, as a receipt of ours would; null without money.
  receipt jsonb,
  paid_on date,
  check ((receipt is null) = (paid_on is null))
);
create index imported_bookings_by_import on imported_bookings (import_id, line);

create table imported_people (
  person_id uuid primary key references people on delete cascade,
  import_id uuid not null references trade_imports,
  line integer not null
);
create index imported_people_by_import on imported_people (import_id, line);

-- A refund voucher cancels a receipt of ours, or names one of the earlier books.
alter table documents
  drop constraint documents_cancels,
  add constraint documents_cancels check (case kind
    when 'refund_voucher' then (cancels is null) = coalesce((data #>> '{receipt,earlier}')::boolean, false)
    when 'credit_note' then cancels is not null
    else cancels is null end);

-- The numbers of the desk leave out what was booked and received before: the operator's earlier books have counted it. They read these
-- indexes alone.
drop index bookings_by_making_and_city;
create index bookings_by_making_and_city on bookings (created_at, city_key) include (cancelled_at, imported);
drop index ledger_money_by_time;
create index ledger_money_by_time on ledger (created_at) include (kind, booking_id, payment_id, received)
  where kind in ('VERIFIED', 'REVOKED', 'REFUNDED') and detail ->> 'way' is distinct from 'BEFORE';
drop index payments_by_submission;
create index payments_by_submission on payments (submitted_at) include (id, state, verified_at, way)
  where submitted_at is not null;
