-- What is not paid of a journey that is over, and will not be: a sum of its own, which leaves price, tax and invoice as they are.
alter table ledger
  add written_off bigint not null default 0,
  drop constraint ledger_kind,
  add constraint ledger_kind check (kind in (
    'QUOTED', 'SUBMITTED', 'VERIFIED', 'REVOKED', 'REJECTED', 'CANCELLED', 'SETTLED', 'REFUNDED', 'DATE_CHANGED', 'ROUNDED',
    'WRITTEN_OFF')),
  add constraint ledger_written_off check (case kind
    when 'WRITTEN_OFF' then written_off <> 0 and price = 0 and unverified = 0 and received = 0 and refund_due = 0
    else written_off = 0 end);
create index ledger_by_write_off on ledger (created_at) where kind = 'WRITTEN_OFF';

alter table acts
  drop constraint acts_kind_check,
  add constraint acts_kind_check check (kind in ('VERIFY', 'CORRECT', 'REJECT', 'REVOKE', 'REFUND', 'UNDO', 'WRITE_OFF'));
