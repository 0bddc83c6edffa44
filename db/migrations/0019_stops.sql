-- Whether a list of stops is what domain/itinerary.ts describes. A missing field counts as wrong.
create function stops_are_valid(stops jsonb) returns boolean language sql immutable as $$
  select jsonb_array_length(stops) <= 60 and coalesce(bool_and(coalesce(
    jsonb_typeof(stop -> 'day') = 'number'
    and (stop ->> 'day')::numeric in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14)
    and (stop ->> 'day')::numeric >= day_before
    and (stop -> 'time' = 'null' or stop ->> 'time' ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
    and length(stop ->> 'place') between 1 and 200 and length(stop ->> 'placeHindi') between 1 and 200
    and length(stop ->> 'note') <= 400 and length(stop ->> 'noteHindi') <= 400
    and (stop -> 'steps' = 'null' or (stop ->> 'steps')::numeric between 0 and 2000)
    and (stop -> 'metres' = 'null' or (stop ->> 'metres')::numeric between 0 and 50000)
    and (stop -> 'means' = 'null' or stop ->> 'means' in ('CAR', 'E_RICKSHAW', 'BOAT', 'ON_FOOT'))
    and jsonb_typeof(stop -> 'wheelchair') = 'boolean'
    and (stop -> 'spot' = 'null' or length(stop ->> 'spot') between 1 and 40)
  , false)), true)
  from (
    select stop, lag((stop ->> 'day')::numeric, 1, 1::numeric) over (order by position) as day_before
    from jsonb_array_elements(stops) with ordinality as each_stop (stop, position)
  ) as ordered
$$;

-- Prices, names and days of a booking are copies; its stops are read here, like the texts of its voucher.
alter table packages
  add column stops jsonb not null default '[]' check (stops_are_valid(stops)),
  add column vehicle text check (vehicle in ('SEDAN', 'SUV', 'VAN')),
  add column hotel_class text check (hotel_class in ('DAY_ROOM', 'SIMPLE', 'STANDARD', 'COMFORT')),
  add column nights smallint not null default 0 check (nights between 0 and 13);
