-- The lists of the desk are read along these indexes, one for each sort and filter. Expressions are written here and in
-- server/admin/lists alike.

create index bookings_list_start on bookings (date_start, id);
create index bookings_list_city on bookings (lower(coalesce(package ->> 'city', poojas #>> '{0,pooja,city}')), id);
create index bookings_list_city_start
  on bookings (lower(coalesce(package ->> 'city', poojas #>> '{0,pooja,city}')), date_start, id);
create index bookings_list_cancelled on bookings (id) where cancelled_at is not null;
create index bookings_list_cancelled_start on bookings (date_start, id) where cancelled_at is not null;
create index bookings_list_unverified on bookings (id) where cancelled_at is null and not verified;
create index bookings_list_unverified_start on bookings (date_start, id) where cancelled_at is null and not verified;
create index bookings_list_verified on bookings (id) where cancelled_at is null and verified;
create index bookings_list_verified_start on bookings (date_start, id) where cancelled_at is null and verified;

-- A payment without a UTR comes before all submitted ones.
create index payments_list_submitted on payments (coalesce(submitted_at, '-infinity'), id);
create index payments_list_amount on payments (amount_payable, id);
create index payments_list_state on payments (state, id);
create index payments_list_state_submitted on payments (state, coalesce(submitted_at, '-infinity'), id);
create index payments_list_state_amount on payments (state, amount_payable, id);
create index payments_list_purpose on payments (purpose, id);
create index payments_list_made on payments (created_at);

create index users_list_name on users (lower(name), id) where deleted_at is null;
create index users_list_role on users (role, id) where deleted_at is null;
create index users_list_made on users (created_at);

create index feedback_list_rating on feedback (rating, id) where deleted_at is null;
create index feedback_list_made on feedback (created_at);
create index feedback_list_author on feedback (user_id);
-- Without a list of pending entries, which each search would read as a whole.
create index feedback_list_words on feedback using gin (to_tsvector('simple', text)) with (fastupdate = off);
