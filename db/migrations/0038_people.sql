-- The operator's drivers and priests. A booking keeps a copy of the name and number, as it keeps those of its package; the reference
-- tells who has a journey on which day, and ends when the person is deleted.
create table people (
  id uuid primary key,
  kind text not null check (kind in ('DRIVER', 'PRIEST')),
  name text not null check (name <> ''),
  phone text not null check (phone <> ''),
  vehicle text not null default '',
  seats integer check (seats between 1 and 60),
  city text not null default '',
  rites text not null default '',
  languages text not null default '',
  created_at timestamptz not null
);

alter table bookings
  add column driver_id uuid references people on delete set null,
  add column priest jsonb,
  add column priest_id uuid references people on delete set null;
create index bookings_of_driver on bookings (driver_id, date_start) where driver_id is not null;
create index bookings_of_priest on bookings (priest_id, date_start) where priest_id is not null;
