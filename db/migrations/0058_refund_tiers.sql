-- The cancellation terms of a quote, which its bookings keep; null: those of domain/cancellation.ts.
alter table payments add refund_tiers jsonb;
