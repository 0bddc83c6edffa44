-- A question of somebody who may have no account, about a journey that the cart cannot sell, and the offer that staff make.
create table inquiries (
  id uuid primary key,
  -- The slug of a city.
  city text not null,
  name text not null,
  phone text not null,
  email text not null default '',
  language text not null check (language in ('en', 'hi')),
  head_count integer not null check (head_count between 1 and 500),
  -- YYYY-MM-DD, YYYY-MM, or empty where it is open.
  wished text not null default '',
  words text not null,
  -- The same words again are the same question while it is new.
  content_hash text not null,
  consent_version text not null,
  created_at timestamptz not null,
  state text not null default 'NEW' check (state in ('NEW', 'ANSWERED', 'ACCEPTED', 'CLOSED')),
  package_id uuid references packages,
  offer_count integer check (offer_count between 1 and 500),
  offer_day date,
  -- Of all people together, before GST, in paise.
  offer_price bigint check (offer_price > 0),
  gst_percent integer,
  -- The last day of the offer.
  valid_until date,
  answer text not null default '',
  -- Only the hash of the token of the link is stored.
  token_hash text unique,
  answered_by uuid references users,
  answered_at timestamptz,
  closed_reason text,
  closed_at timestamptz,
  -- The account was made by the acceptance: only then the link opens it.
  made_account boolean not null default false,
  booking_id uuid references bookings,
  accepted_at timestamptz,
  check (num_nulls(package_id, offer_count, offer_day, offer_price, gst_percent, valid_until, token_hash, answered_by, answered_at) in (0, 9)),
  check (state <> 'NEW' or answered_at is null),
  check (state not in ('ANSWERED', 'ACCEPTED') or answered_at is not null),
  check ((state = 'CLOSED') = (closed_at is not null) and (state = 'CLOSED') = (closed_reason is not null)),
  check ((state = 'ACCEPTED') = (booking_id is not null) and (state = 'ACCEPTED') = (accepted_at is not null))
);
create unique index inquiries_once on inquiries (content_hash) where state = 'NEW';
create index inquiries_by_state on inquiries (state, id);
create index inquiries_by_booking on inquiries (booking_id) where booking_id is not null;

-- A group that staff have made an offer to may have any number of people; the cart keeps its own rule.
alter table bookings drop constraint bookings_head_count_check;
alter table bookings add constraint bookings_head_count_check check (head_count between 0 and 500);
alter table waiting_list drop constraint waiting_list_head_count_check;
alter table waiting_list add constraint waiting_list_head_count_check check (head_count between 0 and 500);
