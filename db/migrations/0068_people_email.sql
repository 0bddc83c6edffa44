-- Where the sheet of a day is sent to a driver or priest who has an email.
alter table people add column email text not null default '';
