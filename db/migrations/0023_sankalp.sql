-- For whom the pooja is performed: {"names": "…", "gotra": "…"}; null until the devotee says it.
alter table bookings
  add sankalp jsonb,
  add constraint bookings_sankalp check (
    sankalp is null or (coalesce(sankalp ->> 'names', '') <> '' and sankalp ->> 'gotra' is not null));

-- As in 0014, and the names of a sankalp are words about a person, too.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
declare
  emptied audit := old;
begin
  if tg_op = 'UPDATE' then
    if old.action = 'booking_note' then
      emptied.changed_from := '{"note": ""}';
      emptied.changed_to := '{"note": ""}';
    elsif old.action = 'booking_sankalp' then
      emptied.changed_from := '{}';
      emptied.changed_to := '{}';
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
