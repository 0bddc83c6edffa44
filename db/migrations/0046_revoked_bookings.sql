-- Staff have taken the confirmation of a booking back: money that is received otherwise does not give it again.
alter table bookings add column revoked boolean not null default false;
