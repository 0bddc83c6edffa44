-- The numbers of what is over, counted once (docs/decisions/0029): of weeks, and of the days of the week that is not over, which would
-- take longer to count on each day of it. Stored as text: jsonb is written as text at each reading.
-- The tables have other names than before, so that a process of the release before cannot store weeks in them: until it ends, reading
-- its numbers fails.

-- In the order of a verification, which locks its payment before its bookings.
lock table payments, bookings in access exclusive mode;
drop trigger bookings_changed_week on bookings;
drop trigger payments_changed_week on payments;
drop function add_changed_week_of_booking;
drop function add_changed_week_of_payment;
drop function week_of;
drop table week_numbers;
drop table changed_weeks;

create table period_numbers (
  -- In Asia/Kolkata; of a week its Monday.
  first_day date not null,
  days integer not null check (days in (1, 7)),
  counted json not null,
  primary key (first_day, days)
);

-- Days in which something has changed, perhaps since they were counted. Rows are only added, so that no change waits for another one.
create table changed_days (day date not null);
create index changed_days_by_day on changed_days (day);

create function india_day(at timestamptz) returns date language sql immutable
  as $$ select (at at time zone 'Asia/Kolkata')::date $$;

create function add_changed_day_of_booking() returns trigger language plpgsql as $$
begin
  insert into changed_days values (india_day(old.created_at));
  return null;
end $$;
create trigger bookings_changed_day after update of cancelled_at on bookings
  for each row when (old.cancelled_at is distinct from new.cancelled_at)
  execute function add_changed_day_of_booking();

create function add_changed_day_of_payment() returns trigger language plpgsql as $$
begin
  insert into changed_days
    select distinct india_day(at) from unnest(array[old.submitted_at, new.submitted_at]) as at where at is not null;
  return null;
end $$;
-- Only verified payments are counted. If one is verified on the day of its submission, that day is not stored yet.
create trigger payments_changed_day after update of state, submitted_at, verified_at on payments
  for each row when (
    old.submitted_at is not null
    and 'VERIFIED' in (old.state, new.state)
    and (old.state, old.submitted_at, old.verified_at) is distinct from (new.state, new.submitted_at, new.verified_at)
    and not coalesce(old.state = 'SUBMITTED' and new.submitted_at = old.submitted_at
      and india_day(new.verified_at) = india_day(old.submitted_at), false))
  execute function add_changed_day_of_payment();
