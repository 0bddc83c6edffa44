-- Bank statements that staff import, and their rows. A row knows what it was matched with; the money itself is in the ledger.
create table statements (
  id uuid primary key,
  name text not null,
  -- The headings, by which corrected columns are remembered.
  header_key text not null,
  columns jsonb not null,
  from_day date,
  to_day date,
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  -- Payments that were submitted or changed later are matched again.
  matched_at timestamptz not null,
  undone_at timestamptz
);

create index statements_header_key on statements (header_key, id);

create table statement_rows (
  statement_id uuid not null references statements on delete cascade,
  line integer not null,
  day date,
  amount bigint,
  text text not null,
  unreadable jsonb not null,
  -- The same row in another file has the same fingerprint: a hash of day, amount and text, and which of equal rows it is.
  fingerprint text not null,
  kind text not null check (kind in ('EXACT', 'REVIEW', 'UNKNOWN', 'OUTGOING', 'SEEN', 'UNREADABLE')),
  reasons jsonb not null,
  payment_ids jsonb not null,
  refund_ids jsonb not null,
  -- The payment that this row verified; an undo takes back only these.
  verified_payment uuid references payments on delete set null,
  primary key (statement_id, line)
);

create index statement_rows_fingerprint on statement_rows (fingerprint);
create index statement_rows_kind on statement_rows (statement_id, kind, line);
