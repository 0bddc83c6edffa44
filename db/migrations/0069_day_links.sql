-- A link with which a driver or priest sees one day and says what is done, without a login. Only the hash of its token is stored.
create table day_links (
  id uuid primary key,
  person_id uuid not null references people on delete cascade,
  day date not null,
  token_hash text not null unique,
  -- Who answers for what is done by the link.
  made_by uuid not null references users,
  created_at timestamptz not null,
  revoked_at timestamptz
);
create index day_links_of_day on day_links (person_id, day);

-- A press on the phone of a driver or priest. The phone chooses the id: what it sends twice is one press.
create table day_acts (
  id uuid primary key,
  person_id uuid references people on delete set null,
  booking_id uuid not null references bookings,
  day date not null,
  -- A stop or a rite of the day, or the cash of the family.
  item text not null check (item <> ''),
  pressed_at timestamptz not null,
  created_at timestamptz not null,
  payment_id uuid references payments,
  undone_at timestamptz
);
create unique index day_acts_standing on day_acts (booking_id, day, item) where undone_at is null;

-- Who holds the cash of an act, if it is one of the operator's people and not the member of staff.
alter table acts add column holder_id uuid references people on delete set null;

-- Cash is also counted of drivers and priests, who are not users.
alter table cash_counts drop constraint cash_counts_staff_id_fkey;
