-- Whether the author had finished a journey with us when the feedback was written: only then its rating counts.
alter table feedback add column travelled boolean not null default false;
create or replace function count_rating() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.travelled and not old.example and old.deleted_at is null then
    update rating_counts set count = greatest(count - 1, 0) where rating = old.rating;
  end if;
  if tg_op <> 'DELETE' and new.travelled and not new.example and new.deleted_at is null then
    insert into rating_counts as known (rating, count) values (new.rating, 1)
      on conflict (rating) do update set count = known.count + 1;
  end if;
  return null;
end $$;
delete from rating_counts;
-- The trigger counts what changes here.
update feedback set travelled = exists (
  select from bookings left join packages on packages.id = (bookings.package ->> 'id')::uuid
  where bookings.user_id = feedback.user_id and verified and cancelled_at is null
    and greatest(
      date_start + greatest(coalesce(jsonb_array_length(packages.itinerary), 1) - 1, 0),
      (select max((dated ->> 'date')::date) from jsonb_array_elements(bookings.poojas) as dated)
    ) < (feedback.created_at at time zone 'Asia/Kolkata')::date
);
set constraints all immediate;
set constraints all deferred;

-- Who began a payment and entered no UTR is reminded once.
alter table payments add column begun_reminded_at timestamptz;
create index begun_payments on payments (created_at)
  where state = 'OPEN' and purpose = 'ADVANCE' and begun_reminded_at is null;
