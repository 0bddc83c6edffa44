-- Who waits for a place of a full day. Without a booking, a place that comes free is held for them as an entry of their cart, whose id is
-- known before; a booking that was paid too late gets the place at once.
create table waiting_list (
  id uuid primary key,
  -- Given while the rule of the day is locked: the order in which they joined.
  seq bigint generated always as identity,
  user_id uuid not null references users,
  subject_kind text not null check (subject_kind in ('PACKAGE', 'POOJA')),
  subject_id uuid not null,
  day date not null,
  head_count integer not null check (head_count between 0 and 11),
  cart_entry_id uuid not null,
  booking_id uuid references bookings,
  -- OFFERED: a place is held until `held_until`. ENDED: it was not taken, or the day is over.
  state text not null default 'WAITING' check (state in ('WAITING', 'OFFERED', 'TAKEN', 'LEFT', 'ENDED')),
  joined_at timestamptz not null,
  offered_at timestamptz,
  held_until timestamptz,
  ended_at timestamptz,
  check (state <> 'WAITING' or offered_at is null),
  check (state <> 'OFFERED' or (offered_at is not null and held_until is not null)),
  check ((ended_at is null) = (state in ('WAITING', 'OFFERED')))
);
create unique index waiting_list_once on waiting_list (user_id, subject_id, day)
  where state in ('WAITING', 'OFFERED') and booking_id is null;
create unique index waiting_list_booking on waiting_list (booking_id) where state = 'WAITING';
create index waiting_list_by_day on waiting_list (subject_id, day, seq) where state in ('WAITING', 'OFFERED');

-- Other money has confirmed what staff held: nobody pays this advance any more.
update payments set state = 'ENDED', ended_at = now()
  from bookings
  where bookings.payment_id = payments.id and payments.state = 'OPEN' and entered_by is not null and bookings.verified;
