-- A statement may also be a text with alerts of the bank that staff pasted, or all alerts that the mailbox got on a day (docs/bank-statements.md).
alter table statements
  add column source text not null default 'FILE' check (source in ('FILE', 'TEXT', 'MAILBOX')),
  -- The day of the alerts of the mailbox.
  add column day date,
  add constraint statements_day check ((source = 'MAILBOX') = (day is not null));
create unique index statements_of_mailbox on statements (day) where source = 'MAILBOX' and undone_at is null;

-- The same transfer in another file or alert: its reference and its amount.
create index statement_rows_transfer on statement_rows ((own_references ->> 0), amount) where own_references ->> 0 is not null;

-- What is known of the mailbox with alerts, under its address.
create table alert_mailboxes (
  address text primary key,
  -- The last message that was read. The server numbers anew under another validity.
  uid_validity bigint,
  last_uid bigint not null default 0,
  -- One server reads at a time, until then.
  leased_by uuid,
  leased_until timestamptz not null,
  -- When it was last looked into, and what has kept us from it since.
  looked_at timestamptz,
  problem text check (problem in ('AWAY', 'REFUSED', 'NO_MAILBOX'))
);
