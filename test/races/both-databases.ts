import { test as onEmbedded } from 'vitest'
import type { Db } from '../../db/connect.ts'
import { emptyDatabase } from '../database.ts'
import { test as onPostgres, type TestPostgres } from './postgres.ts'

/** For `describe.each`: rules that must hold on both databases. `open` gives an empty one. */
export const bothDatabases = (pg: TestPostgres) => [
  { name: 'PostgreSQL', test: onPostgres, open: async () => pg.database },
  { name: 'the embedded engine', test: onEmbedded, open: emptyDatabase },
]

/** Writes a setting; each name exists only once. */
export const write = (db: Db, name: string, value = 'on') => db.insertInto('settings').values({ name, value })

export const names = async (db: Db) =>
  (await db.selectFrom('settings').select('name').orderBy('name').execute()).map(({ name }) => name)
