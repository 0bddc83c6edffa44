-- The operator's day of an observance. A row whose day is the computed one again is kept, because the audit log names it.
create table panchang_dates (
  id uuid primary key,
  -- A key of domain/panchang/festivals.ts.
  observance text not null,
  computed_day date not null,
  -- Null: it is not shown.
  day date,
  decided_by uuid not null references users,
  decided_at timestamptz not null,
  unique (observance, computed_day),
  check (day between computed_day - 3 and computed_day + 3)
);

-- By the chosen day a month finds what was moved into it.
create index panchang_dates_day on panchang_dates (day);

-- The panchang is a part of the public content, as in 0006.
alter table content_versions drop constraint content_versions_part_check;
alter table content_versions
  add constraint content_versions_part_check check (part in ('catalogue', 'feedback', 'panchang'));

create constraint trigger panchang_dates_version after insert or update or delete on panchang_dates
  deferrable initially deferred for each row execute function raise_content_version('panchang');
