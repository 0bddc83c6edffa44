-- Marks the invented feedback of the demo content: it is shown as an example and never counts in a rating.
alter table feedback add column example boolean not null default false;

update feedback set example = true
from users
where users.id = feedback.user_id and users.email_key like '%.demo@example.com';
