-- A payment has a named state (domain/payment.ts) that decides which columns are filled.
alter table payments rename column covers to content_hash;
alter table payments rename column asked to request_seq;
alter table payments
  alter content_hash drop not null,
  alter request_seq drop not null,
  -- An advance books cart entries, a balance pays what is still due for one booking.
  add purpose text,
  add state text,
  drop constraint payments_check3,
  drop constraint payments_submitted,
  drop constraint payments_utr_held,
  drop constraint payments_rejected;
update payments set
  purpose = case when booking_id is null then 'ADVANCE' else 'BALANCE' end,
  content_hash = case when booking_id is null then content_hash end,
  request_seq = case when booking_id is null then request_seq end,
  verified_at = case when rejected_at is null then verified_at end,
  state = case
    when rejected_at is not null then 'REJECTED'
    when verified_at is not null then 'VERIFIED'
    when submitted_at is not null then 'SUBMITTED'
    when ended_at is not null then 'ENDED'
    else 'OPEN' end;
alter table payments
  alter purpose set not null,
  alter state set not null,
  add constraint payments_purpose check (case purpose
    when 'ADVANCE' then booking_id is null and content_hash is not null and request_seq is not null
    when 'BALANCE' then booking_id is not null and content_hash is null and request_seq is null
    else false end),
  add constraint payments_state check (state in ('OPEN', 'ENDED', 'SUBMITTED', 'VERIFIED', 'REJECTED')),
  add constraint payments_open check (state <> 'OPEN' or num_nonnulls(
    utr, utr_key, amount_paid, submitted_at, ended_at, verified_at, rejected_at, reject_reason, reject_text) = 0),
  add constraint payments_ended check (state <> 'ENDED' or (ended_at is not null and num_nonnulls(
    utr, utr_key, amount_paid, submitted_at, verified_at, rejected_at, reject_reason, reject_text) = 0)),
  add constraint payments_submitted check (state <> 'SUBMITTED' or (
    num_nulls(utr, utr_key, amount_paid, submitted_at) = 0
    and num_nonnulls(ended_at, verified_at, rejected_at, reject_reason, reject_text) = 0)),
  add constraint payments_verified check (state <> 'VERIFIED' or (
    num_nulls(utr, utr_key, amount_paid, submitted_at, verified_at) = 0
    and num_nonnulls(ended_at, rejected_at, reject_reason, reject_text) = 0)),
  -- A rejected UTR can be submitted by the person who really paid.
  add constraint payments_rejected check (state <> 'REJECTED' or (
    num_nulls(utr, amount_paid, submitted_at, rejected_at, reject_reason) = 0
    and num_nonnulls(utr_key, ended_at, verified_at) = 0));
drop index open_quotes;
create index payments_open_quotes on payments (user_id, request_seq) where state = 'OPEN' and purpose = 'ADVANCE';
create unique index payments_one_open_balance on payments (booking_id) where state = 'OPEN' and purpose = 'BALANCE';

-- The percentage that goes back is fixed on the day of the cancellation; the amount depends on the money that was found on the
-- bank statement.
alter table bookings rename column refund_cap to max_refund_percent;
alter table bookings add cancel_refund_percent smallint check (cancel_refund_percent between 0 and 100);
update bookings set cancel_refund_percent = case when cancelled_by = 'OPERATOR' then 100 else least(
    coalesce(max_refund_percent, 100),
    case
      when date_start - (cancelled_at at time zone 'Asia/Kolkata')::date >= 15 then 90
      when date_start - (cancelled_at at time zone 'Asia/Kolkata')::date >= 7 then 50
      when date_start - (cancelled_at at time zone 'Asia/Kolkata')::date >= 3 then 25
      else 0 end) end
  where cancelled_at is not null;
alter table bookings add constraint bookings_cancelled_percent
  check ((cancelled_at is null) = (cancel_refund_percent is null));

-- One check for each kind of ledger entry: the columns that it may fill, and their signs.
alter table ledger rename column claimed to unverified;
alter table ledger
  drop constraint ledger_kind_check,
  drop constraint ledger_check,
  disable trigger ledger_only_grows;
update ledger set kind = case kind
    when 'PAID' then 'SUBMITTED'
    when 'REFUND_DUE' then 'SETTLED'
    else 'DATE_CHANGED' end
  where kind in ('PAID', 'REFUND_DUE', 'CHANGED');
alter table ledger enable trigger ledger_only_grows;

-- The charge of a cancelled booking was a share of all submitted money. From now on it is a share of the money that was found,
-- so the charge of an earlier cancellation becomes smaller if a payment was never found.
with cancelled as (
  select bookings.id, cancel_refund_percent,
    sum(price) filter (where kind = 'QUOTED') as quoted,
    sum(price) as kept,
    sum(received) as received,
    sum(refund_due) as refund_due,
    coalesce(-sum(received) filter (where kind = 'REFUNDED'), 0) as refunded
  from bookings join ledger on ledger.booking_id = bookings.id
  where cancelled_at is not null
  group by bookings.id
), settled as (
  select id, kept, received, refund_due,
    least(kept, least(received + refunded, quoted) * (100 - cancel_refund_percent) / 100) as new_kept
  from cancelled
)
insert into ledger (id, booking_id, kind, price, refund_due, created_at)
  select
    (lpad(to_hex((extract(epoch from now()) * 1000)::bigint), 12, '0')
      || '7' || substr(md5(random()::text || id), 1, 3) || '8' || substr(md5(random()::text || id), 1, 15))::uuid,
    id, 'SETTLED', new_kept - kept, received - new_kept - refund_due, now()
  from settled
  where new_kept < kept and received >= new_kept;

alter table ledger
  add constraint ledger_kind check (kind in (
    'QUOTED', 'SUBMITTED', 'VERIFIED', 'REVOKED', 'REJECTED', 'CANCELLED', 'SETTLED', 'REFUNDED', 'DATE_CHANGED')),
  -- An entry about a payment names it, an entry about the booking does not.
  add constraint ledger_payment check (
    (payment_id is not null) = (kind in ('QUOTED', 'SUBMITTED', 'VERIFIED', 'REVOKED', 'REJECTED'))),
  add constraint ledger_quoted check (kind <> 'QUOTED' or (
    price >= 0 and unverified = 0 and received = 0 and refund_due = 0)),
  add constraint ledger_submitted check (kind <> 'SUBMITTED' or (
    price = 0 and unverified >= 0 and received = 0 and refund_due = 0)),
  add constraint ledger_verified check (kind <> 'VERIFIED' or (
    price = 0 and unverified <= 0 and received >= 0 and refund_due = 0)),
  -- In the first release the same entry also reduced the refund.
  add constraint ledger_revoked check (kind <> 'REVOKED' or (
    price = 0 and unverified >= 0 and received <= 0 and refund_due <= 0)),
  add constraint ledger_rejected check (kind <> 'REJECTED' or (
    price = 0 and unverified <= 0 and received = 0 and refund_due = 0)),
  add constraint ledger_cancelled check (kind <> 'CANCELLED' or (
    price <= 0 and unverified = 0 and received = 0 and refund_due >= 0)),
  add constraint ledger_settled check (kind <> 'SETTLED' or (unverified = 0 and received = 0)),
  add constraint ledger_refunded check (kind <> 'REFUNDED' or (
    price = 0 and unverified = 0 and received < 0 and refund_due = received)),
  add constraint ledger_date_changed check (kind <> 'DATE_CHANGED' or (
    price = 0 and unverified = 0 and received = 0 and refund_due = 0));

-- At most one refund waits for each booking and cause.
alter table refunds add cause text check (cause in ('CANCELLATION', 'LATE_PAYMENT'));
update refunds set cause = case
  when exists (select from refunds as earlier where earlier.booking_id = refunds.booking_id and earlier.id < refunds.id)
  then 'LATE_PAYMENT' else 'CANCELLATION' end;
with waiting as (
  select booking_id, min(id::text)::uuid as first, sum(amount) as amount
  from refunds where sent_at is null and cause = 'LATE_PAYMENT' group by booking_id having count(*) > 1
), merged as (
  update refunds set amount = waiting.amount from waiting where refunds.id = waiting.first
)
delete from refunds using waiting
  where refunds.booking_id = waiting.booking_id and refunds.sent_at is null and refunds.cause = 'LATE_PAYMENT'
    and refunds.id <> waiting.first;
alter table refunds alter cause set not null;
create unique index refunds_one_open on refunds (booking_id, cause) where sent_at is null;
-- The refunds that became larger by the settlement above.
with missing as (
  select bookings.id as booking_id,
    coalesce((select sum(refund_due) from ledger where ledger.booking_id = bookings.id), 0)
      - coalesce((select sum(amount) from refunds where refunds.booking_id = bookings.id and sent_at is null), 0) as amount
  from bookings where cancelled_at is not null
)
insert into refunds (id, booking_id, reference, amount, created_at, cause)
  select
    (lpad(to_hex((extract(epoch from now()) * 1000)::bigint), 12, '0')
      || '7' || substr(md5(random()::text || booking_id), 1, 3) || '8' || substr(md5(random()::text || booking_id), 1, 15))::uuid,
    booking_id,
    'R' || (select string_agg(substr('34679CDFGHJKMNPQRTWX', 1 + floor(random() * 20)::integer, 1), '')
      from generate_series(1, 8) where booking_id is not null),
    amount, now(), 'CANCELLATION'
  from missing where amount > 0
  on conflict (booking_id, cause) where sent_at is null do update set amount = refunds.amount + excluded.amount;

-- A receipt or an invoice that is no longer true is cancelled by another document: a refund voucher (Rule 51 of the CGST Rules)
-- or a credit note (section 34 of the CGST Act). Its number is never used again.
alter table papers rename to documents;
alter table paper_numbers rename to document_numbers;
alter table documents rename column facts to data;
alter table documents
  drop constraint papers_kind_check,
  add cancels uuid references documents,
  add cancelled_at timestamptz,
  add constraint documents_kind check (kind in ('receipt', 'invoice', 'refund_voucher', 'credit_note')),
  add constraint documents_amount check (amount >= 0),
  add constraint documents_cancels check ((cancels is not null) = (kind in ('refund_voucher', 'credit_note'))),
  add constraint documents_cancelled check (cancelled_at is null or kind in ('receipt', 'invoice')),
  add constraint documents_payment check (payment_id is not null or kind in ('invoice', 'credit_note'));
drop index papers_one_invoice;
alter index papers_by_booking rename to documents_by_booking;
create unique index documents_one_invoice on documents (booking_id) where kind = 'invoice' and cancelled_at is null;
create unique index documents_one_receipt on documents (payment_id, booking_id) where kind = 'receipt' and cancelled_at is null;
