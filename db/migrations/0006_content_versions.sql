-- The version of each part of the public content, by which processes know that the answers in their memory are outdated.
-- A version is the id of the transaction that changed the part, so that it never comes back.
create table content_versions (
  part text primary key check (part in ('catalogue', 'feedback')),
  version text not null
);

create function raise_content_version() returns trigger language plpgsql as $$
begin
  insert into content_versions as known (part, version) values (tg_argv[0], pg_current_xact_id()::text)
  on conflict (part) do update set version = excluded.version where known.version <> excluded.version;
  perform pg_notify('content', tg_argv[0] || ' ' || pg_current_xact_id()::text);
  return null;
end $$;

-- Deferred: the row of the version is locked last and shortly, so that no two transactions wait for each other.
create constraint trigger packages_version after insert or update or delete on packages
  deferrable initially deferred for each row execute function raise_content_version('catalogue');

create constraint trigger poojas_version after insert or update or delete on poojas
  deferrable initially deferred for each row execute function raise_content_version('catalogue');

create constraint trigger feedback_version after insert or update or delete on feedback
  deferrable initially deferred for each row execute function raise_content_version('feedback');

-- Feedback shows the name of its author.
create constraint trigger users_version after update of name on users
  deferrable initially deferred for each row when (old.name is distinct from new.name)
  execute function raise_content_version('feedback');
