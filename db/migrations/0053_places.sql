-- What staff have set for an offer on a day: its places, that it is closed, its price. Most days have no row: no limit, open, the usual
-- price. The row of a day is locked by who takes a place of it, so that the last one is taken once.
create table offer_days (
  subject_kind text not null check (subject_kind in ('PACKAGE', 'POOJA')),
  subject_id uuid not null,
  day date not null,
  places integer check (places between 0 and 10000),
  reason text check (reason <> ''),
  reason_hindi text check (reason_hindi <> ''),
  price bigint check (price >= 0),
  primary key (subject_id, day),
  -- A closed day has its reason in both languages.
  check ((reason is null) = (reason_hindi is null)),
  check (places is not null or reason is not null or price is not null)
);

-- Its money came when no place was left: it is booked, and waits for another day or the money back.
alter table bookings add column no_place boolean not null default false;
create index bookings_without_place on bookings (date_start, id) where no_place;

-- Who has a place is counted in bookings and open quotes, by offer and day.
create index bookings_with_place on bookings (((package ->> 'id')::uuid), date_start) where cancelled_at is null and not no_place;
create index bookings_with_place_of_pooja on bookings using gin (poojas jsonb_path_ops)
  where cancelled_at is null and not no_place and poojas <> '[]';
create index payment_lines_of_package on payment_lines (((package ->> 'id')::uuid), date_start);
create index payment_lines_of_pooja on payment_lines using gin (poojas jsonb_path_ops) where poojas <> '[]';
