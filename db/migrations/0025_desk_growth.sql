-- Today counts in these indexes alone. bookings_list_verified_start is the same index as the one that is dropped.
drop index bookings_confirmed_by_start;
create index bookings_without_driver on bookings (date_start, id)
  where verified and cancelled_at is null and package is not null and driver is null;
create index bookings_with_poojas on bookings (date_start, id)
  where verified and cancelled_at is null and poojas <> '[]';

-- The sums of a booking are read without the table.
drop index ledger_by_booking;
create index ledger_by_booking on ledger (booking_id, id) include (kind, price, unverified, received, refund_due);

-- A statement is matched again if staff have changed anything since, and the audit log is read by day.
create index audit_by_time on audit (created_at);
