-- An act of staff on a payment: what it wrote bears its id, so that it can be taken back as one thing (docs/decisions/0024).
create table acts (
  id uuid primary key,
  -- Its number among the acts of its payment: it is written while the payment is locked, and the clocks of servers differ.
  seq integer not null,
  kind text not null check (kind in ('VERIFY', 'CORRECT', 'REJECT', 'REVOKE', 'REFUND', 'UNDO')),
  -- Null for verifications of a release that did not record acts, where nobody is known.
  staff_id uuid references users,
  payment_id uuid references payments,
  -- The row of the bank statement that it rests on.
  statement_id uuid references statements on delete set null,
  line integer,
  at timestamptz not null,
  -- From then on it cannot be undone in the queue: its documents are numbered and its emails are sent.
  certain_at timestamptz not null,
  -- When its documents were issued; null while they wait.
  documented_at timestamptz,
  undone_at timestamptz,
  undone_by uuid references users,
  constraint acts_undone check ((undone_at is null) = (undone_by is null)),
  constraint acts_statement check ((statement_id is null) >= (line is null))
);
create unique index acts_by_payment on acts (payment_id, seq);
create index acts_by_statement on acts (statement_id, line) where statement_id is not null and undone_at is null;
create index acts_to_document on acts (certain_at) where documented_at is null and undone_at is null;

alter table ledger add act_id uuid references acts;
alter table documents add act_id uuid references acts;
alter table audit add act_id uuid references acts;
alter table outbox add act_id uuid;
create index ledger_by_act on ledger (act_id) where act_id is not null;
create index outbox_by_act on outbox (act_id) where act_id is not null;
drop index outbox_by_payment;
alter table outbox drop column payment_id;

-- One act for each payment that is verified, also in part, with the row of the import that did it.
insert into acts (id, seq, kind, staff_id, payment_id, statement_id, line, at, certain_at, documented_at)
  select gen_random_uuid(), 1, 'VERIFY',
    (select actor_id from audit where subject_id = verified.payment_id and action = 'payment_verified' order by id desc limit 1),
    verified.payment_id, linked.statement_id, linked.line, verified.at, verified.at, verified.at
  from (
    select payment_id, max(at) as at from (
      select payment_id, booking_id, max(created_at) filter (where kind = 'VERIFIED') as at from ledger
      where payment_id is not null group by payment_id, booking_id
      having count(*) filter (where kind = 'VERIFIED') > count(*) filter (where kind = 'REVOKED')
    ) as parts group by payment_id
  ) as verified
  left join lateral (
    select statement_id, line from statement_rows where verified_payment = verified.payment_id limit 1
  ) as linked on true;
alter table ledger disable trigger ledger_only_grows;
update ledger set act_id = acts.id
  from acts
  where acts.payment_id = ledger.payment_id and ledger.kind = 'VERIFIED'
    and ledger.id = (
      select last.id from ledger as last
      where last.payment_id = ledger.payment_id and last.booking_id = ledger.booking_id and last.kind = 'VERIFIED'
      order by last.created_at desc, last.id desc limit 1);
alter table ledger enable trigger ledger_only_grows;

alter table payments drop column undo;
alter table statement_rows drop column verified_payment;
create index statement_rows_left on statement_rows (statement_id) where kind in ('EXACT', 'REVIEW');

-- A refund has one amount. If the amount changes, the refund is closed and another one takes its place.
alter table refunds
  add closed_at timestamptz,
  add closed_reason text check (closed_reason in ('MORE_RECEIVED', 'LESS_RECEIVED', 'CANCELLED')),
  add replaced_by uuid references refunds,
  add constraint refunds_closed check ((closed_at is null) = (closed_reason is null) and (sent_at is null or closed_at is null));
drop index refunds_one_open;
create unique index refunds_one_open on refunds (booking_id, cause) where sent_at is null and closed_at is null;
drop index refunds_waiting;
create index refunds_waiting on refunds (id) where sent_at is null and closed_at is null;

-- What the server does for a statement, payment after payment: it goes on after a restart.
create table statement_jobs (
  id uuid primary key,
  statement_id uuid not null references statements on delete cascade,
  kind text not null check (kind in ('VERIFY', 'UNDO')),
  staff_id uuid not null references users,
  -- The lines to verify, or the acts to undo, and how many of them are done with.
  items jsonb not null,
  handled integer not null default 0,
  done integer not null default 0,
  skipped jsonb not null default '[]',
  -- Whether staff have confirmed amounts that are far from the expected ones.
  confirmed boolean not null default false,
  language text not null,
  request_id text not null,
  started_at timestamptz not null,
  -- Until then another process leaves it to the one that works on it.
  leased_until timestamptz not null,
  ended_at timestamptz
);
create unique index statement_jobs_one on statement_jobs (statement_id) where ended_at is null;
create index statement_jobs_last on statement_jobs (statement_id, id);

-- A receipt for money that was not received is cancelled: no refund voucher is issued, because nothing is refunded.
alter table documents
  add cancel_reason text check (cancel_reason in ('PAYMENT_NOT_RECEIVED', 'AMOUNT_CORRECTED')),
  add constraint documents_cancel_reason check (cancel_reason is null or cancelled_at is not null);

-- The transfers that pay for several claims, which the queue shows beside each of them.
create index statement_rows_one_transfer on statement_rows (statement_id) where reasons @> '["ONE_TRANSFER"]';
