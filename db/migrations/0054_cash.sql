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
