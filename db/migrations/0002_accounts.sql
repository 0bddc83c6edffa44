-- A session is known by an id that may be shown, and by the browser and system it was opened in ("Chrome, Android").
-- The id keeps its default: a process of the release before still opens sessions while another one migrates.
alter table sessions
  add id uuid not null default gen_random_uuid() unique,
  add device text check (char_length(device) between 1 and 60);

-- The language that someone chose for their mails; without a choice it is that of the page.
alter table users
  add mail_language text check (mail_language in ('en', 'hi'));

-- A deleted account stays as a row that bookings and payments refer to, with nothing of the person in it. Without an
-- email_key no email can find it, and the email can register again.
alter table users
  add deleted_at timestamptz,
  alter email_key drop not null,
  drop constraint users_name_check,
  add constraint users_person check (
    case when deleted_at is null then name <> '' and email_key is not null
    else name = '' and email = '' and email_key is null and phone = '' and password_hash = '' end
  );
