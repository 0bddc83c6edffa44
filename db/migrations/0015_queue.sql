-- What the desk works through: payments in the order of their submission.
alter table payments
  -- The devotee has replaced its UTR.
  add corrected boolean not null default false,
  -- When the operator was warned that the promised time is nearly over.
  add warned_at timestamptz,
  -- What the last act at the desk did, while it can be undone (docs/decisions/0024).
  add undo jsonb;
update payments set corrected = true
  where payments.state <> 'OPEN' and exists (
    select from ledger where ledger.payment_id = payments.id and ledger.kind = 'SUBMITTED'
    group by booking_id having count(*) > 1);
create index payments_by_state on payments (state, submitted_at, id);
create index payments_corrected on payments (submitted_at, id) where state = 'SUBMITTED' and corrected;

-- The payment that an email tells about: an undo removes the email before it is sent.
alter table outbox add payment_id uuid;
create index outbox_by_payment on outbox (payment_id) where payment_id is not null;

create index bookings_confirmed_by_start on bookings (date_start, id) where verified and cancelled_at is null;
