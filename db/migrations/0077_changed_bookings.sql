-- Staff change the people or the offers of a booking: its price changes by an entry of its own.
alter table ledger
  drop constraint ledger_kind,
  add constraint ledger_kind check (kind in (
    'QUOTED', 'SUBMITTED', 'VERIFIED', 'REVOKED', 'REJECTED', 'CANCELLED', 'SETTLED', 'REFUNDED', 'DATE_CHANGED', 'ROUNDED',
    'WRITTEN_OFF', 'REPRICED')),
  add constraint ledger_repriced check (kind <> 'REPRICED' or (unverified = 0 and received = 0 and refund_due = 0));

alter table acts
  drop constraint acts_kind_check,
  add constraint acts_kind_check check (kind in (
    'VERIFY', 'CORRECT', 'REJECT', 'REVOKE', 'REFUND', 'UNDO', 'WRITE_OFF', 'CHANGE'));
