-- The tries of a code are counted for each address, so that a stranger cannot use up those of the owner. `tries` is their sum.
alter table one_time_codes
  add tries_by_address jsonb not null default '{}',
  drop constraint one_time_codes_tries_check,
  add constraint one_time_codes_tries_check check (tries >= 0);
