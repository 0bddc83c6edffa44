-- The link in the email about a held place, with which who waited leaves the list without a login. Only its hash is stored.
alter table waiting_list add column leave_hash text unique;
