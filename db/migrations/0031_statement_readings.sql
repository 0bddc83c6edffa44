-- What was read of a statement beside its rows, and why a row is not certain (docs/bank-statements.md).

create sequence statement_publications;
alter table statements
  -- Rows, lines that are no rows, sums, balances, questions. Null for imports of the release before.
  add column summary jsonb,
  -- An import stores its rows in parts, and is there for others from its publication. Null until then.
  add column published bigint unique default nextval('statement_publications');
update statements set matched_at = created_at;

alter table statement_rows
  add column doubts jsonb not null default '[]',
  -- The UTRs that the row has as the bank's own reference. Null for imports of the release before, which did not store them.
  add column own_references jsonb;

-- The release before read an amount without a side as money in.
update statement_rows set doubts = '["SIDE_UNKNOWN"]'
  from statements
  where statements.id = statement_id and kind in ('EXACT', 'REVIEW', 'UNKNOWN')
    and columns -> 'amount' <> 'null' and columns -> 'side' = 'null';
