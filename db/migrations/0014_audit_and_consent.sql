-- The id of the request that made the change; null in rows from before this migration.
alter table audit add request_id text;
create index audit_by_action on audit (action, id);
create index audit_by_actor on audit (actor_id, id);

-- Of a row only words about a person can be removed, and only when the account of this person is deleted.
create function refuse_audit_change() returns trigger language plpgsql as $$
declare
  emptied audit := old;
begin
  if tg_op = 'UPDATE' then
    if old.action = 'booking_note' then
      emptied.changed_from := '{"note": ""}';
      emptied.changed_to := '{"note": ""}';
    elsif old.action in ('booking_cancelled', 'payment_rejected') then
      emptied.changed_to := old.changed_to - 'text';
    end if;
    if new is not distinct from emptied and exists (
      select from users where deleted_at is not null and id in (
        select user_id from bookings where id = old.subject_id
        union all select user_id from payments where id = old.subject_id))
    then
      return new;
    end if;
  end if;
  raise exception 'the audit log only grows';
end
$$;
create trigger audit_only_grows before update or delete on audit for each row execute function refuse_audit_change();

-- The wrong passwords and security keys of one account within an hour are one row of the audit log, so that nobody can fill the
-- disk with them. This table counts them.
create table refused_tries (
  audit_id uuid primary key,
  actor_id uuid not null references users,
  action text not null,
  subject_id uuid not null,
  hour timestamptz not null,
  tries integer not null default 1 check (tries > 0),
  unique (actor_id, action, subject_id, hour)
);
create function refuse_fewer_tries() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.tries > old.tries and (to_jsonb(new) - 'tries') = (to_jsonb(old) - 'tries') then
    return new;
  end if;
  raise exception 'refused tries only grow';
end
$$;
create trigger refused_tries_only_grow before update or delete on refused_tries
  for each row execute function refuse_fewer_tries();

-- The version of the privacy notice that stood above the button "Register"; null for accounts from before there was a notice and
-- for staff, whose accounts are not registered.
alter table users
  add consent_version text,
  add consent_at timestamptz,
  add constraint users_consent check ((consent_version is null) = (consent_at is null));
