-- Who was invited to the desk: one row for each email. The token is made when the email is sent; only its hash is stored.
create table staff_invitations (
  -- The account gets it too, unless it exists already.
  id uuid primary key,
  email text not null,
  email_key text not null unique,
  name text not null check (name <> ''),
  staff_role text not null check (staff_role in ('OWNER', 'CLERK', 'EDITOR')),
  token_hash text unique,
  invited_by uuid not null references users,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  withdrawn_at timestamptz
);

-- From when the desk opens only with a second step; null for editors, and for an ADMIN that was made by SQL.
alter table users add second_step_due timestamptz;
update users set second_step_due = now() + interval '7 days' where staff_role = 'OWNER';

-- The authenticator app of a member of staff. `pending` waits for its first code; `counter` is the time step of the last code, so
-- that none is used twice.
create table authenticators (
  user_id uuid primary key references users on delete cascade,
  secret text,
  pending text,
  counter bigint not null default 0
);

create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

-- A login whose password was right and whose second step is missing.
create table login_tickets (
  token_hash text primary key,
  user_id uuid not null references users on delete cascade,
  device text check (char_length(device) between 1 and 60),
  expires_at timestamptz not null
);
create index login_tickets_by_user on login_tickets (user_id);
create index login_tickets_by_expiry on login_tickets (expires_at);

create or replace function end_sessions() returns trigger language plpgsql as $$
begin
  delete from sessions where user_id = new.id;
  delete from login_tickets where user_id = new.id;
  return new;
end
$$;
