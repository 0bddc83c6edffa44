-- The filters of the desk find a part of a name, an email address, a phone number, a UTR or a booking code. Three characters of the
-- part, anywhere in the text, are looked up in an index. Without an extension, because the embedded engine has none.
create function text_parts(value text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct substr(value, first, 3)), '{}')
  from generate_series(1, length(value) - 2) as first
$$;

-- The expressions are written here and in server/admin/part-search.ts alike.
create index users_by_part on users
  using gin (text_parts(lower(name) || ' ' || coalesce(email_key, '') || ' ' || phone));
create index payments_by_part on payments using gin (text_parts(upper(utr) || ' ' || reference)) where utr is not null;

-- What is deleted after its days, in batches (server/housekeeping.ts).
create index outbox_sent on outbox (sent_at) where sent_at is not null;
create index payments_unpaid on payments (expires_at) where state in ('OPEN', 'ENDED');
