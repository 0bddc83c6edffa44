-- Staff allow a devotee a part of the price, or waive a part of the fee that a cancelled booking costs: each by an entry of its own.
alter table ledger
  drop constraint ledger_kind,
  add constraint ledger_kind check (kind in (
    'QUOTED', 'SUBMITTED', 'VERIFIED', 'REVOKED', 'REJECTED', 'CANCELLED', 'SETTLED', 'REFUNDED', 'DATE_CHANGED', 'ROUNDED',
    'WRITTEN_OFF', 'REPRICED', 'ALLOWED', 'WAIVED')),
  add constraint ledger_allowed check (
    kind not in ('ALLOWED', 'WAIVED') or (price <> 0 and unverified = 0 and received = 0 and refund_due = 0));

alter table acts
  drop constraint acts_kind_check,
  add constraint acts_kind_check check (kind in (
    'VERIFY', 'CORRECT', 'REJECT', 'REVOKE', 'REFUND', 'UNDO', 'WRITE_OFF', 'CHANGE', 'ALLOW'));
