import { readFileSync, readdirSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Db } from './connect.ts'

const folder = new URL('./migrations/', import.meta.url)

/** Each `.sql` file is one migration, taken in the order of their names, never edited once released. */
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

/** Brings the database up to date, in one transaction and under a lock: several instances may start at once. */
export async function migrate(db: Db): Promise<void> {
  const { error } = await migrator(db).migrateToLatest()
  if (error) throw error
}

/** Whether every migration that this release knows has run. */
export async function isMigrated(db: Db): Promise<boolean> {
  return (await migrator(db).getMigrations()).every((migration) => migration.executedAt !== undefined)
}
