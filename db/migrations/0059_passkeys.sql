-- Passkeys of staff (WebAuthn): what a device signs in the place of a code. The private key stays on the device.
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  -- How often the device says it has signed; one that went back is a copy. Many devices always say 0.
  counter bigint not null,
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_by_user on passkeys (user_id);

-- What a device has to sign: used once, and the newest alone counts.
create table passkey_challenges (
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('ADD', 'LOGIN')),
  challenge text not null,
  expires_at timestamptz not null,
  primary key (user_id, purpose)
);
