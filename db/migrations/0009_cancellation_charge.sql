-- The cancellation charge that was stated at the cancellation is the most that is kept: what is found later beyond the submitted
-- money goes back in full (docs/decisions/0020).
alter table bookings add cancel_most_kept bigint check (cancel_most_kept >= 0);
with cancelled as (
  select booking_id, id, created_at from ledger where kind = 'CANCELLED'
), sums as (
  select bookings.id, cancel_refund_percent,
    sum(price) filter (where kind = 'QUOTED') as quoted,
    sum(price) as kept,
    sum(unverified + received) filter (where (ledger.created_at, ledger.id) < (cancelled.created_at, cancelled.id)) as submitted
  from bookings
    join ledger on ledger.booking_id = bookings.id
    left join cancelled on cancelled.booking_id = bookings.id
  where cancelled_at is not null
  group by bookings.id
)
-- A charge that is already higher stays.
update bookings set cancel_most_kept =
    greatest(kept, least(coalesce(submitted, 0), quoted) * (100 - sums.cancel_refund_percent) / 100)
  from sums where sums.id = bookings.id;
alter table bookings add constraint bookings_most_kept check ((cancelled_at is null) = (cancel_most_kept is null));
