-- The audit log is filtered by one of its staff. Users are locked before feedback, as the deletion of an account does.
create index users_staff on users (name, id) where role = 'ADMIN';

-- How many ratings have so many stars, so that nobody counts all feedback to read them.
create table rating_counts (
  rating integer primary key,
  count integer not null check (count >= 0)
);

create function count_rating() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and not old.example and old.deleted_at is null then
    update rating_counts set count = greatest(count - 1, 0) where rating = old.rating;
  end if;
  if tg_op <> 'DELETE' and not new.example and new.deleted_at is null then
    insert into rating_counts as known (rating, count) values (new.rating, 1)
      on conflict (rating) do update set count = known.count + 1;
  end if;
  return null;
end $$;

-- Deferred, and by its name after feedback_version: who has the row of the version counts alone, so that no two transactions wait for
-- each other.
create constraint trigger feedback_version_then_count after insert or update or delete on feedback
  deferrable initially deferred for each row execute function count_rating();

-- After the trigger, which locks feedback, so that none is written between the count and the trigger.
insert into rating_counts (rating, count)
  select rating, count(*) from feedback where not example and deleted_at is null group by rating;

-- The first journey of each package that is not over (server/admin/today.ts).
create index bookings_of_package on bookings (((package ->> 'id')::uuid), date_start) where verified and cancelled_at is null;

-- Counted again at the next reading: times are stored as two arrays, which are read several times as fast.
-- The column has another name, so that a process of the release before cannot store its form here: until it ends, its desk has no numbers.
delete from week_numbers;
alter table week_numbers rename numbers to counted;
