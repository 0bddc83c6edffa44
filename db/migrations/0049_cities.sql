-- The cities of the operator. Packages and poojas name their city by its English name; the slug is its name in addresses and stays.
create table cities (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  name text not null check (length(name) between 1 and 60),
  name_hindi text not null check (length(name_hindi) between 1 and 60),
  state text not null check (length(state) between 1 and 60),
  state_hindi text not null check (length(state_hindi) between 1 and 60),
  about text not null default '' check (length(about) <= 200),
  about_hindi text not null default '' check (length(about_hindi) <= 200),
  -- A name of domain/city.ts.
  scene text not null check (scene in ('prayagraj', 'varanasi', 'chitrakoot', 'ayodhya', 'sarnath', 'plain')),
  link text check (link ~ '^https?://' and length(link) <= 300),
  meeting_place text not null default '' check (length(meeting_place) <= 200),
  meeting_place_hindi text not null default '' check (length(meeting_place_hindi) <= 200),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  -- What is drawn on its map besides the places of its scene.
  places jsonb not null default '[]' check (jsonb_typeof(places) = 'array' and jsonb_array_length(places) <= 40),
  status text not null check (status in ('DRAFT', 'PUBLISHED', 'WITHDRAWN')),
  position integer not null,
  created_at timestamptz not null,
  check ((latitude is null) = (longitude is null))
);
create unique index cities_name on cities (lower(name));

create constraint trigger cities_version after insert or update or delete on cities
  deferrable initially deferred for each row execute function raise_content_version('catalogue');
