import { sql } from 'kysely'
import type { Database } from '../db/connect.ts'

/** Every table with its kind and the texts of its rows, without the times at which migrations ran. */
export async function textsOf({ db }: Pick<Database, 'db'>) {
  const { rows: tables } = await sql<{ name: string; kind: string }>`
    select c.relname as name, c.relpersistence::text as kind from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely%'
    order by 1`.execute(db)
  const rowsOf = async (name: string) =>
    (await sql<{ line: string }>`select t::text as line from ${sql.table(name)} t order by 1`.execute(db)).rows
  return Object.fromEntries(
    await Promise.all(tables.map(async ({ name, kind }) => [name, { kind, rows: await rowsOf(name) }])),
  )
}

/** Every index, constraint (without those of PostgreSQL 18 for columns that are not null, which are listed as columns), trigger and column, with whether it is in force. */
export const shapeOf = async ({ db }: Pick<Database, 'db'>) =>
  (
    await sql`
      select kind, text from (select 'index' as kind, indexdef as text from pg_indexes where schemaname = 'public'
      union all select 'constraint', conrelid::regclass || ' ' || conname || ' ' || convalidated::text || ' ' || pg_get_constraintdef(oid)
        from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
      union all select 'trigger', tgenabled::text || ' ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      union all select 'column', table_name || ' ' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '')
        from information_schema.columns where table_schema = 'public'
      union all select 'migration', name from kysely_migration) as parts
      order by kind, text collate "C"`.execute(db)
  ).rows
