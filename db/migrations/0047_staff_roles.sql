-- What a member of staff does. `staff_since` stays when they leave, so that the audit log can offer their name.
alter table users
  add staff_role text check (staff_role in ('OWNER', 'CLERK', 'EDITOR')),
  add staff_since timestamptz;

-- Who is staff has a role. An ADMIN that was made without one, by SQL or by a process of the release before, owns the site, as each did.
create function complete_staff_role() returns trigger language plpgsql as $$
begin
  if new.role = 'ADMIN' then
    new.staff_role := coalesce(new.staff_role, 'OWNER');
    new.staff_since := coalesce(new.staff_since, now());
  else
    new.staff_role := null;
  end if;
  return new;
end
$$;
create trigger users_staff_role before insert or update of role, staff_role on users
  for each row execute function complete_staff_role();

update users set staff_role = 'OWNER', staff_since = created_at where role = 'ADMIN';
alter table users add constraint users_staff check ((role = 'ADMIN') = (staff_role is not null));

drop trigger users_end_sessions on users;
create trigger users_end_sessions after update of password_hash, role, staff_role on users
  for each row when (old.password_hash is distinct from new.password_hash or old.role is distinct from new.role
    or old.staff_role is distinct from new.staff_role)
  execute function end_sessions();

-- The audit log is filtered by who is or was staff.
create index users_who_were_staff on users (name, id) where staff_since is not null;
drop index users_staff;
