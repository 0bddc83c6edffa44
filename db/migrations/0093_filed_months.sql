-- A month whose returns were filed. If that is taken back, the row stays without a day, because the audit log names the month by it.
create table filed_months (
  id uuid primary key,
  month text not null unique check (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
  filed_by uuid references users,
  filed_at timestamptz,
  check ((filed_by is null) = (filed_at is null))
);
