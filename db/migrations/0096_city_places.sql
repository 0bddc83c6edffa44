-- Staff also set how many vehicles or priests of a city there are on a day. They are rows of `offer_days`, under the id of the city.
alter table offer_days
  drop constraint offer_days_subject_kind_check,
  drop constraint offer_days_pkey,
  add constraint offer_days_subject_kind_check
    check (subject_kind in ('PACKAGE', 'POOJA', 'CITY_VEHICLES', 'CITY_PRIESTS')),
  add primary key (subject_id, day, subject_kind),
  add check (price is null or subject_kind in ('PACKAGE', 'POOJA'));

-- What an offer takes one place of, so many days after its own day: the offer itself, a vehicle of its city on each day of a package, a
-- priest of its city for a pooja.
create view place_needs as
  select 'PACKAGE' as offer_kind, id as offer_id, 'PACKAGE' as subject_kind, id as subject_id, array[0] as days_after from packages
  union all select 'POOJA', id, 'POOJA', id, array[0] from poojas
  union all select 'CITY_VEHICLES', id, 'CITY_VEHICLES', id, array[0] from cities
  union all select 'CITY_PRIESTS', id, 'CITY_PRIESTS', id, array[0] from cities
  union all select 'PACKAGE', packages.id, 'CITY_VEHICLES', cities.id,
      array(select generate_series(0, greatest(jsonb_array_length(itinerary), 1) - 1))
    from packages join cities on lower(cities.name) = lower(packages.city)
  union all select 'POOJA', poojas.id, 'CITY_PRIESTS', cities.id, array[0]
    from poojas join cities on lower(cities.name) = lower(poojas.city);
