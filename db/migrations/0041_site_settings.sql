-- What the operator sets at the desk, by the name of its environment variable. A variable of the environment counts before it.
create table site_settings (
  name text primary key,
  value text not null check (length(value) <= 1000),
  -- What the audit log calls a change of it.
  id uuid not null unique,
  changed_by uuid not null references users,
  changed_at timestamptz not null
);

-- Every page shows some of them, as in 0006.
alter table content_versions drop constraint content_versions_part_check;
alter table content_versions
  add constraint content_versions_part_check check (part in ('catalogue', 'feedback', 'panchang', 'settings'));

create constraint trigger site_settings_version after insert or update or delete on site_settings
  deferrable initially deferred for each row execute function raise_content_version('settings');
