-- What is paid beyond the price of a booking is refunded without a cancellation.
alter table refunds
  drop constraint refunds_cause_check,
  add constraint refunds_cause check (cause in ('CANCELLATION', 'LATE_PAYMENT', 'OVERPAYMENT'));

-- The overpayments of earlier verifications.
with sums as (
  select bookings.id as booking_id, sum(price) as price, sum(received) as received, sum(refund_due) as refund_due
  from bookings join ledger on ledger.booking_id = bookings.id
  where cancelled_at is null
  group by bookings.id
), over as (
  select booking_id, received - price - refund_due as amount from sums where received - price - refund_due > 0
), settled as (
  insert into ledger (id, booking_id, kind, refund_due, created_at)
    select
      (lpad(to_hex((extract(epoch from now()) * 1000)::bigint), 12, '0')
        || '7' || substr(md5(random()::text || booking_id), 1, 3) || '8' || substr(md5(random()::text || booking_id), 1, 15))::uuid,
      booking_id, 'SETTLED', amount, now()
    from over
)
insert into refunds (id, booking_id, reference, amount, created_at, cause)
  select
    (lpad(to_hex((extract(epoch from now()) * 1000)::bigint), 12, '0')
      || '7' || substr(md5(random()::text || booking_id), 1, 3) || '8' || substr(md5(random()::text || booking_id), 1, 15))::uuid,
    booking_id,
    'R' || (select string_agg(substr('34679CDFGHJKMNPQRTWX', 1 + floor(random() * 20)::integer, 1), '')
      from generate_series(1, 8) where booking_id is not null),
    amount, now(), 'OVERPAYMENT'
  from over;
