-- Feedback that its author deleted stays for some minutes, in which the author can take that back.
alter table feedback add column deleted_at timestamptz;

create index feedback_deleted on feedback (deleted_at) where deleted_at is not null;
