-- A day's cash of one member of staff, counted and closed: what the receipts said then, what was there, who closed it and when. Cash that
-- is recorded or taken back later makes the sum another one, and the day is counted again.
create table cash_counts (
  staff_id uuid not null references users,
  day date not null,
  expected bigint not null check (expected >= 0),
  counted bigint not null check (counted >= 0),
  receipts integer not null check (receipts >= 0),
  closed_by uuid not null references users,
  closed_at timestamptz not null,
  primary key (staff_id, day)
);
