-- Whether devotees see an offer, its place among those of its city, and what they should know before they travel. What there is
-- already is published. Offers with the same position stand in the order of their ids, which is that of their creation.
alter table packages
  add status text not null default 'PUBLISHED' check (status in ('DRAFT', 'PUBLISHED', 'WITHDRAWN')),
  add position integer not null default 0,
  add not_included jsonb not null default '[]' check (jsonb_typeof(not_included) = 'array'),
  add not_included_hindi jsonb not null default '[]' check (jsonb_typeof(not_included_hindi) = 'array'),
  add good_to_know jsonb not null default '[]' check (jsonb_typeof(good_to_know) = 'array'),
  add good_to_know_hindi jsonb not null default '[]' check (jsonb_typeof(good_to_know_hindi) = 'array'),
  add starts_at text check (starts_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add ends_at text check (ends_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add meeting_place text not null default '' check (length(meeting_place) <= 200),
  add meeting_place_hindi text not null default '' check (length(meeting_place_hindi) <= 200),
  add seats smallint check (seats between 1 and 60);

alter table poojas
  add status text not null default 'PUBLISHED' check (status in ('DRAFT', 'PUBLISHED', 'WITHDRAWN')),
  add position integer not null default 0,
  add included jsonb not null default '[]' check (jsonb_typeof(included) = 'array'),
  add included_hindi jsonb not null default '[]' check (jsonb_typeof(included_hindi) = 'array'),
  add not_included jsonb not null default '[]' check (jsonb_typeof(not_included) = 'array'),
  add not_included_hindi jsonb not null default '[]' check (jsonb_typeof(not_included_hindi) = 'array'),
  add good_to_know jsonb not null default '[]' check (jsonb_typeof(good_to_know) = 'array'),
  add good_to_know_hindi jsonb not null default '[]' check (jsonb_typeof(good_to_know_hindi) = 'array'),
  add starts_at text check (starts_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add ends_at text check (ends_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add meeting_place text not null default '' check (length(meeting_place) <= 200),
  add meeting_place_hindi text not null default '' check (length(meeting_place_hindi) <= 200);
