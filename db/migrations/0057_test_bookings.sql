-- A booking that the operator made to try the site: it is cancelled, and none of its money was ever found.
alter table bookings add is_test boolean not null default false;
alter table bookings add constraint bookings_test_is_cancelled check (not is_test or cancelled_at is not null);
create index bookings_of_tests on bookings (id) where is_test;
