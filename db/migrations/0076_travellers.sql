-- Who travels, when it is not the payer: {"names": "…", "phone": "…"}; null until somebody says it.
alter table bookings
  add travellers jsonb,
  add constraint bookings_travellers check (
    travellers is null or (travellers ->> 'names' is not null and travellers ->> 'phone' is not null
      and (travellers ->> 'names') || (travellers ->> 'phone') <> ''));

-- As in 0023: the names of travellers are words about persons, too, and staff write reasons for more acts than a cancellation.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
declare
  emptied audit := old;
begin
  if tg_op = 'UPDATE' then
    if old.action = 'booking_note' then
      emptied.changed_from := '{"note": ""}';
      emptied.changed_to := '{"note": ""}';
    elsif old.action in ('booking_sankalp', 'booking_travellers') then
      emptied.changed_from := '{}';
      emptied.changed_to := '{}';
    else
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
