-- A passkey also confirms where devotees send money; its challenge is another one than that of a login.
alter table passkey_challenges drop constraint passkey_challenges_purpose_check;
alter table passkey_challenges add constraint passkey_challenges_purpose_check check (purpose in ('ADD', 'LOGIN', 'PAYEE'));
