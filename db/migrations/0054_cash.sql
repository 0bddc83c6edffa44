-- How the money of a payment came. Cash has no reference of a bank: its `utr` is CASH and the code of the payment, so that it is unique.
alter table payments add way text not null default 'BANK' check (way in ('BANK', 'CASH'));
create index payments_cash on payments (id) where way = 'CASH';

-- Cash rounds a price to whole rupees, by less than one rupee.
alter table ledger
  drop constraint ledger_kind,
  drop constraint ledger_payment,
  add constraint ledger_kind check (kind in (
    'QUOTED', 'SUBMITTED', 'VERIFIED', 'REVOKED', 'REJECTED', 'CANCELLED', 'SETTLED', 'REFUNDED', 'DATE_CHANGED', 'ROUNDED')),
  add constraint ledger_payment check (
    (payment_id is not null) = (kind in ('QUOTED', 'SUBMITTED', 'VERIFIED', 'REVOKED', 'REJECTED', 'ROUNDED'))),
  add constraint ledger_rounded check (kind <> 'ROUNDED' or (
    price between -99 and 99 and unverified = 0 and received = 0 and refund_due = 0));

-- The cash that one member of staff recorded on a day was counted and handed over: what the receipts say, and what was there.
create table cash_counts (
  id uuid primary key,
  holder_id uuid not null references users,
  -- A day in Asia/Kolkata.
  day date not null,
  expected bigint not null,
  counted bigint not null check (counted >= 0),
  receipts integer not null check (receipts >= 0),
  note text not null default '',
  counted_by uuid not null references users,
  created_at timestamptz not null
);
create index cash_counts_by_day on cash_counts (day, holder_id);
