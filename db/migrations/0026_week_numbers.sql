-- The numbers of weeks that are over, so that a year is not counted again at each reading (docs/decisions/0029).
create table week_numbers (
  -- Its Monday in Asia/Kolkata.
  week date primary key,
  numbers jsonb not null
);

-- Weeks in which something has changed, perhaps since they were counted. Rows are only added, so that no change waits for another one.
create table changed_weeks (week date not null);

create function week_of(at timestamptz) returns date language sql immutable
  as $$ select date_trunc('week', at at time zone 'Asia/Kolkata')::date $$;

create function add_changed_week_of_booking() returns trigger language plpgsql as $$
begin
  insert into changed_weeks values (week_of(old.created_at));
  return null;
end $$;
create trigger bookings_changed_week after update of cancelled_at on bookings
  for each row when (old.cancelled_at is distinct from new.cancelled_at)
  execute function add_changed_week_of_booking();

create function add_changed_week_of_payment() returns trigger language plpgsql as $$
begin
  insert into changed_weeks select distinct week_of(at) from unnest(array[old.submitted_at, new.submitted_at]) as at where at is not null;
  return null;
end $$;
-- Most payments are verified in the week of their submission, which is not counted yet.
create trigger payments_changed_week after update of state, submitted_at, verified_at on payments
  for each row when (
    old.submitted_at is not null
    and (old.state, old.submitted_at, old.verified_at) is distinct from (new.state, new.submitted_at, new.verified_at)
    and not coalesce(old.state = 'SUBMITTED' and new.submitted_at = old.submitted_at
      and week_of(coalesce(new.verified_at, new.rejected_at)) = week_of(old.submitted_at), false))
  execute function add_changed_week_of_payment();

-- Revocations are few, and looked for since the beginning of a week.
create index ledger_revoked on ledger (created_at, payment_id) where kind = 'REVOKED';
