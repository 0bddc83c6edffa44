-- Parts of texts are found by pg_trgm (docs/decisions/0027) in place of lists of three characters, of reversed texts and of beginnings.
create extension if not exists pg_trgm;
-- Where an administrator has created it, it may be in a schema of its own.
select set_config('search_path', concat_ws(', ', nullif(current_setting('search_path'), ''), quote_ident(nspname)), true)
  from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm';

create index users_searched on users using gin (name gin_trgm_ops, email gin_trgm_ops, phone gin_trgm_ops);
create index payments_searched on payments using gin (utr gin_trgm_ops, reference gin_trgm_ops) where utr is not null;

drop index users_by_part, users_by_email, users_by_phone_end;
drop index payments_by_part, payments_by_utr_end, payments_by_reference;
drop function text_parts(text);

-- As it is measured: otherwise PostgreSQL compares the sounds of a whole table where it should read the index.
alter function name_words(text) cost 1000;
