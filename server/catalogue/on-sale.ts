import { type RawBuilder, sql } from 'kysely'

/** Whether devotees see an offer of this table and can book it: both the offer and its city are published. */
export const onSale = (table: 'packages' | 'poojas'): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${table}.status`)} = 'PUBLISHED' and exists (
    select from cities where lower(cities.name) = lower(${sql.ref(`${table}.city`)}) and cities.status = 'PUBLISHED'))`
