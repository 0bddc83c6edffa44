-- A transfer pays one refund. References that earlier versions took for several refunds have no key.
alter table refunds add sent_key text unique;
with keys as (
  select id, upper(regexp_replace(sent_reference, '[\s-]', '', 'g')) as key from refunds where sent_at is not null
), single as (
  select key from keys group by key having count(*) = 1
)
update refunds set sent_key = keys.key from keys join single using (key) where refunds.id = keys.id;
alter table refunds add constraint refunds_sent_key check (sent_key is null or sent_at is not null);
