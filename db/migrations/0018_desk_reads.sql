-- What the desk reads: sent refunds, newest first; rows of statements that are left to look at; amounts that were found.
create index refunds_sent on refunds (sent_at, id) where sent_at is not null;
create index statement_rows_left on statement_rows (statement_id) where kind in ('EXACT', 'REVIEW') and verified_payment is null;
create index statement_rows_verified on statement_rows (verified_payment) where verified_payment is not null;
create index ledger_found on ledger (received) where kind = 'VERIFIED';

-- A payment that was taken back is not verified by its row any more.
update statement_rows set verified_payment = null
  from payments where payments.id = verified_payment and payments.state <> 'VERIFIED';
