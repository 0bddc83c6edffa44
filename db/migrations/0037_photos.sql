-- Photos of packages, poojas and cities. Their files are beside the database, under names that never get other content.
create table photos (
  id uuid primary key,
  subject_kind text not null check (subject_kind in ('PACKAGE', 'POOJA', 'CITY')),
  subject_id uuid not null,
  position integer not null check (position >= 0),
  alt text not null check (alt <> ''),
  alt_hindi text not null check (alt_hindi <> ''),
  taken_on date,
  taken_by text not null default '',
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  files jsonb not null,
  created_at timestamptz not null
);
create index photos_of_subject on photos (subject_kind, subject_id, position, id);

create constraint trigger photos_version after insert or update or delete on photos
  deferrable initially deferred for each row execute function raise_content_version('catalogue');
