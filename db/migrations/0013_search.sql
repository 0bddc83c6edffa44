-- The payments that staff must check, which are few among all.
create index payments_to_check on payments (id) where state = 'SUBMITTED';
