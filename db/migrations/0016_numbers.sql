-- The city of a booking is that of its package, or of its first pooja (domain/subject.ts), written in one way.
alter table bookings add city_key text not null generated always as (
  lower(btrim(coalesce(package ->> 'city', poojas -> 0 -> 'pooja' ->> 'city', '')))) stored;

-- The numbers of the desk read these indexes alone, without the tables. The first replaces bookings_by_making.
create index bookings_by_making_and_city on bookings (created_at, city_key) include (cancelled_at);
drop index bookings_by_making;
create index bookings_city on bookings (id) include (city_key);
create index ledger_money_by_time on ledger (created_at) include (kind, booking_id, payment_id, received)
  where kind in ('VERIFIED', 'REVOKED', 'REFUNDED');
create index payments_by_submission on payments (submitted_at) include (id, state, verified_at)
  where submitted_at is not null;
