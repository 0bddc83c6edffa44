-- Whom documents name in place of the devotee: {"name", "address", "state", "gstin"}; null until somebody says it.
alter table bookings
  add buyer jsonb,
  add constraint bookings_buyer check (
    buyer is null or (buyer ->> 'name' <> '' and buyer ->> 'address' <> '' and buyer ->> 'state' ~ '^[0-9]{2}$'
      and buyer ->> 'gstin' is not null));

-- As in 0082; name and address of a buyer are words about a person, too.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
declare
  emptied audit := old;
begin
  if tg_op = 'UPDATE' then
    if old.action = 'booking_note' then
      emptied.changed_from := '{"note": ""}';
      emptied.changed_to := '{"note": ""}';
    elsif old.action in ('booking_sankalp', 'booking_travellers', 'booking_buyer') then
      emptied.changed_from := '{}';
      emptied.changed_to := '{}';
    else
      emptied.changed_to := old.changed_to - 'text';
    end if;
    if new is not distinct from emptied and (
      exists (
        select from users where deleted_at is not null and id in (
          select user_id from bookings where id = old.subject_id
          union all select user_id from payments where id = old.subject_id))
      or exists (select from bookings where id = old.subject_id and personal_data_deleted_at is not null)
      or exists (
        select from ledger join bookings on bookings.id = booking_id
        where ledger.payment_id = old.subject_id and personal_data_deleted_at is not null))
    then
      return new;
    end if;
  end if;
  raise exception 'the audit log only grows';
end
$$;
