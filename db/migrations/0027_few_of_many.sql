-- The audit log is filtered by one of its staff.
create index users_staff on users (name, id) where role = 'ADMIN';
