-- The email that is due next is found by this index alone, also when many are due at the same time.
drop index outbox_due;
create index outbox_due on outbox (due_at, id) where sent_at is null and given_up_at is null;

-- bookings_list_start begins with the same column.
drop index bookings_by_start;
