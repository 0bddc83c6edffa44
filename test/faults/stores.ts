import { test as anyTest } from 'vitest'
import { connectEmbedded, connectPostgres, type Database, type Db } from '../../db/connect.ts'
import { admin } from '../data-template.ts'
import { freePort } from '../free-port.ts'
import type { useServers } from '../process/server-process.ts'
import { test as testOfPostgres, type TestPostgres } from '../races/postgres.ts'

export const stores = ['embedded', 'PostgreSQL'] as const

export type StoreName = (typeof stores)[number]

/** A test that is skipped if its database is missing. */
export const testOn: Record<StoreName, typeof testOfPostgres> = { embedded: anyTest, PostgreSQL: testOfPostgres }

type Servers = ReturnType<typeof useServers>

/** The place of a store, if it is not a new one: a data folder, a database. */
type Place = { dataDir?: string; databaseUrl?: string }

export type Store = Awaited<ReturnType<typeof makeStore>>

const reporter = { onPoolError: () => {} }

/** A database with the demo content, and how to start servers on it. A server keeps its port when it starts again. */
export async function makeStore(name: StoreName, servers: Servers, pg: TestPostgres, place: Place = {}) {
  const port = await freePort()
  const isEmbedded = name === 'embedded'
  const dataDir = place.dataDir ?? (isEmbedded ? await servers.preparedFolder() : servers.newFolder())
  const databaseUrl = isEmbedded ? null : (place.databaseUrl ?? (await pg.newDatabase()))
  const settings = {
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ADMIN_SECURITY_KEY: admin.key,
    RATE_LIMIT_SCALE: '0',
  }
  const open = (): Promise<Database> | Database =>
    databaseUrl === null ? connectEmbedded({ dataDir }, reporter) : connectPostgres(databaseUrl, reporter, 'start')
  return {
    name,
    port,
    dataDir,
    databaseUrl,
    settings,
    url: `http://127.0.0.1:${port}`,
    /** `output` is a file for its log. */
    start: (env: Record<string, string> = {}, files: { output?: string } = {}) =>
      servers.start({ dataDir, port, env: { ...settings, ...env }, ...files }),
    /** Reads the database without a time limit; the embedded one only while no server runs. */
    read: async <T>(look: (db: Db) => Promise<T>): Promise<T> => {
      const database = await open()
      try {
        return await look(database.db)
      } finally {
        await database.close()
      }
    },
  }
}
