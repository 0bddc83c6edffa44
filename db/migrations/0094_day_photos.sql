-- A photo that a driver or priest took of a stop or rite of a booking. The file is not public: staff and the devotee read it.
create table day_photos (
  id uuid primary key,
  booking_id uuid not null references bookings,
  person_id uuid references people on delete set null,
  day date not null,
  item text not null check (item <> ''),
  -- The stop or rite, as the sheet named it.
  name text not null,
  name_hindi text not null,
  file text not null,
  -- Of the picture without its metadata: one photo proves one stop.
  hash text not null unique,
  taken_at timestamptz not null,
  created_at timestamptz not null,
  unique (booking_id, day, item)
);
