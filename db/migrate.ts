import { readFileSync, readdirSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Db } from './connect.ts'
import { causeOf } from './extension-error.ts'

const folder = new URL('./migrations/', import.meta.url)

/** Each `.sql` file is one migration. They run in the order of their names, and a released one is never edited. */
const provider = {
  async getMigrations() {
    const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
    return Object.fromEntries(
      files.map((name) => {
        const text = readFileSync(new URL(name, folder), 'utf8')
        return [
          name.replace(/\.sql$/, ''),
          { up: async (db: Kysely<unknown>) => void (await sql.raw(text).execute(db)) },
        ]
      }),
    )
  },
}

const migrator = (db: Db) => new Migrator({ db, provider })

/** The names of all migrations of this release, in their order. */
export const knownMigrations = async (): Promise<string[]> => Object.keys(await provider.getMigrations()).toSorted()

/** The names of the migrations that have run, in their order, including migrations of a newer release. */
export async function migrationsRun(db: Db): Promise<string[]> {
  const { rows: tables } =
    await sql`select 1 from pg_tables where schemaname = 'public' and tablename = 'kysely_migration'`.execute(db)
  if (tables.length === 0) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name collate "C"`.execute(db)
  return rows.map(({ name }) => name)
}

/** Runs the migrations up to this one; within a transaction, as a part of it. @throws ExtensionError */
export async function migrateTo(db: Db, name: string): Promise<void> {
  const { error } = await migrator(db).migrateTo(name)
  if (error) throw causeOf(error)
}

/** Runs all new migrations in one transaction under a lock, so that several instances can start together. @throws ExtensionError */
export async function migrate(db: Db): Promise<void> {
  const { error } = await migrator(db).migrateToLatest()
  if (error) throw causeOf(error)
}

/** Whether all migrations of this release have run. */
export async function isMigrated(db: Db): Promise<boolean> {
  return (await migrator(db).getMigrations()).every((migration) => migration.executedAt !== undefined)
}
