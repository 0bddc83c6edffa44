-- With 100 values of a column PostgreSQL takes a rare text for one in a hundred rows as soon as one of them has it, and reads whole tables.
alter table users alter column name set statistics 1000;
alter table users alter column email set statistics 1000;
alter table users alter column phone set statistics 1000;
alter table payments alter column utr set statistics 1000;
alter table payments alter column reference set statistics 1000;
