-- Staff book for people who call or come to the counter. Such a person may have no email, and no password until they claim the account.
alter table users
  drop constraint users_person,
  add constraint users_person check (
    case when deleted_at is null then name <> '' and (email_key is null) = (email = '')
    else name = '' and email = '' and email_key is null and phone = '' and password_hash = '' end
  );
create index users_by_phone on users (phone) where deleted_at is null;

-- What staff read out, or send as a link, so that the person sets an email and a password. A new one replaces the last one.
create table claim_codes (
  user_id uuid primary key references users on delete cascade,
  code_hash text not null unique,
  expires_at timestamptz not null
);

-- Who entered the booking of an advance for the devotee. While it is OPEN, its booking is held until it expires.
alter table payments add entered_by uuid references users,
  add constraint payments_entered check (entered_by is null or purpose = 'ADVANCE');
create index payments_held on payments (expires_at) where state = 'OPEN' and entered_by is not null;
