-- Amounts are whole paise, days are days in Asia/Kolkata, ids are UUIDv7 and so sort by the time of their making.

create table users (
  id uuid primary key,
  name text not null check (name <> ''),
  email text not null,
  -- The email without case: what must be unique and what is looked up.
  email_key text not null unique,
  phone text not null,
  password_hash text not null,
  role text not null default 'USER' check (role in ('USER', 'ADMIN')),
  language text not null default 'en' check (language in ('en', 'hi')),
  created_at timestamptz not null default now()
);

create table sessions (
  token_hash text primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

-- A session never outlives the password or the role it was opened with, whoever changes them and by whatever way.
create function end_sessions() returns trigger language plpgsql as $$
begin
  delete from sessions where user_id = new.id;
  return new;
end
$$;
create trigger users_end_sessions after update of password_hash, role on users
  for each row when (old.password_hash is distinct from new.password_hash or old.role is distinct from new.role)
  execute function end_sessions();

create table one_time_codes (
  user_id uuid primary key references users on delete cascade,
  code_hash text not null,
  tries smallint not null default 0 check (tries between 0 and 5),
  expires_at timestamptz not null
);

create table packages (
  id uuid primary key,
  name text not null,
  name_hindi text not null,
  city text not null,
  city_hindi text not null,
  state text not null,
  state_hindi text not null,
  price bigint not null check (price >= 0),
  additional_person bigint not null check (additional_person >= 0),
  itinerary jsonb not null,
  itinerary_hindi jsonb not null,
  facility jsonb not null,
  facility_hindi jsonb not null
);
create index packages_by_city on packages (lower(city), id);

create table poojas (
  id uuid primary key,
  name text not null,
  name_hindi text not null,
  city text not null,
  city_hindi text not null,
  state text not null,
  state_hindi text not null,
  cost bigint not null check (cost >= 0),
  details text not null,
  details_hindi text not null
);
create index poojas_by_city on poojas (lower(city), id);

create table cart_entries (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  package_id uuid references packages,
  head_count smallint not null,
  date_start date not null,
  created_at timestamptz not null default now(),
  check (case when package_id is null then head_count = 0 else head_count between 2 and 11 end)
);
create index cart_entries_by_user on cart_entries (user_id, id);

create table cart_poojas (
  id uuid primary key,
  cart_entry_id uuid not null references cart_entries on delete cascade,
  pooja_id uuid not null references poojas,
  date date not null
);
create index cart_poojas_by_entry on cart_poojas (cart_entry_id, id);

-- A payment begins as a quote (frozen prices, no UTR) and is submitted with its UTR.
create table payments (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  reference text not null unique,
  order_amount bigint not null check (order_amount >= 0),
  gst bigint not null check (gst >= 0),
  amount_total bigint not null check (amount_total = order_amount + gst),
  amount_payable bigint not null check (amount_payable between 0 and amount_total),
  amount_paid bigint check (amount_paid >= 0),
  utr text,
  utr_key text unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Counts a payer's asking for quotes: the newest open quote is the one they have before them, whatever the clocks say.
  asked bigint not null,
  -- A hash of the entries and prices that the quote froze: the same ones get the same quote.
  covers text not null,
  -- A quote ends unpaid when one of its cart entries goes away.
  ended_at timestamptz,
  submitted_at timestamptz,
  rejected_at timestamptz,
  check ((utr is null) = (submitted_at is null) and (utr is null) = (utr_key is null) and (utr is null) = (amount_paid is null)),
  check (ended_at is null or submitted_at is null)
);
create index payments_by_user on payments (user_id, id);
create index open_quotes on payments (user_id, asked) where submitted_at is null and ended_at is null;

-- What a quote covers, with the names and prices of the day it was made; becomes the booking.
create table payment_lines (
  payment_id uuid not null references payments on delete cascade,
  position smallint not null,
  -- No foreign key: the entry leaves the cart when it is booked, the line stays.
  cart_entry_id uuid not null,
  head_count smallint not null,
  date_start date not null,
  package jsonb,
  poojas jsonb not null,
  primary key (payment_id, position)
);
create index payment_lines_by_entry on payment_lines (cart_entry_id);

create table bookings (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  payment_id uuid not null references payments,
  cart_entry_id uuid not null unique,
  head_count smallint not null check (head_count = 0 or head_count between 2 and 11),
  date_start date not null,
  package jsonb,
  poojas jsonb not null,
  gst bigint not null check (gst >= 0),
  amount_total bigint not null check (amount_total >= gst),
  amount_paid bigint not null check (amount_paid between 0 and amount_total),
  verified boolean not null default false,
  note text not null default '',
  created_at timestamptz not null default now()
);
create index bookings_by_user on bookings (user_id, id);
create index bookings_by_payment on bookings (payment_id);
create index bookings_by_start on bookings (date_start);
create index bookings_by_making on bookings (created_at);

create table feedback (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  text text not null check (text <> ''),
  rating smallint not null check (rating between 1 and 5),
  created_at timestamptz not null default now()
);

-- Mail that must go out, written in the transaction that causes it and sent by a worker.
create table outbox (
  id uuid primary key,
  kind text not null,
  recipient text not null,
  language text not null check (language in ('en', 'hi')),
  content jsonb not null,
  attempts smallint not null default 0,
  due_at timestamptz not null default now(),
  sent_at timestamptz,
  given_up_at timestamptz,
  last_error text,
  created_at timestamptz not null default now()
);
create index outbox_by_recipient on outbox (lower(recipient), kind, id);
create index outbox_due on outbox (due_at) where sent_at is null and given_up_at is null;

create table audit (
  id uuid primary key,
  actor_id uuid not null references users,
  action text not null,
  subject_id uuid not null,
  changed_from jsonb not null,
  changed_to jsonb not null,
  created_at timestamptz not null default now()
);
create index audit_by_subject on audit (subject_id, id);

-- What is set once for the whole installation: the hash of the security key, and that the first start has been.
create table settings (
  name text primary key,
  value text not null
);

-- rate-limiter-flexible's own form: shared by all instances. Losing it in a crash would only reset the limits.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_by_expiry on rate_limits (expire);
