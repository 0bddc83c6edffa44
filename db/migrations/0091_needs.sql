-- The help that a traveller needs, such as a wheelchair, may stand alone: {"names": "", "phone": "", "needs": "…"}.
alter table bookings
  drop constraint bookings_travellers,
  add constraint bookings_travellers check (
    travellers is null or (travellers ->> 'names' is not null and travellers ->> 'phone' is not null
      and (travellers ->> 'names') || (travellers ->> 'phone') || coalesce(travellers ->> 'needs', '') <> ''));
