import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, inject, test as anyTest } from 'vitest'
import { connectPostgres, type Database } from '../../db/connect.ts'
import { migrate } from '../../db/migrate.ts'
import { empty, emptyAsSuperuser } from '../database.ts'
import { execute, type OwnServer, startServer } from './postgres-server.ts'

/** A running PostgreSQL, or the programs to start one. */
type Source = { url: string } | { bin: string }

function findPostgres(): Source | null {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL }
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'pg_ctl'))
    .filter((path) => existsSync(path))
    .map((path) => dirname(realpathSync(path)))
  const bin = [...versions.map((version) => join(debian, version, 'bin')), ...onPath].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
  return bin ? { bin } : null
}

const source = findPostgres()

if (!source)
  process.stderr.write(
    '\nSKIPPED: no PostgreSQL found, races are not tested; install Debian’s postgresql or set TEST_DATABASE_URL\n\n',
  )

/** A test that needs PostgreSQL; it is skipped without one. */
export const test = anyTest.skipIf(!source)

/** A test that stops PostgreSQL and so needs its own. */
export const testOfOwnServer = anyTest.skipIf(!source || 'url' in source)

const urlOf = (url: string, database: string): string => {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}

/** A migrated database, from which others are copied. */
const MIGRATED = 'tirtha_migrated'

/** So many tests leave only few dead rows. */
const TRUNCATE_EACH = 20

/** The address of the PostgreSQL for all files of this worker, which ends with the worker. */
let ofWorker: Promise<string> | undefined

async function startForWorker(bin: string): Promise<string> {
  const { url } = await startServer(bin, inject('runFolder'))
  await execute(url, `create database ${MIGRATED}`)
  const { db, close } = connectPostgres(urlOf(url, MIGRATED), { onPoolError: (error) => console.error(error) })
  await migrate(db)
  await close()
  return url
}

/**
 * A migrated database for a test file, emptied before each test and dropped at the end. A file that stops PostgreSQL has a
 * server of its own, in a new folder below the one that `folder` makes.
 */
export function usePostgres({ ownServer = false, folder }: { ownServer?: boolean; folder?: () => string } = {}) {
  let server: OwnServer | null = null
  let base = ''
  let main = ''
  let database: Database
  const databases: string[] = []
  const opened: Database[] = []
  const lost: Error[] = []

  /** Makes a new database, empty or a copy of another one; returns its address. */
  async function newDatabase(copied = 'template1'): Promise<string> {
    const name = `tirtha_test_${randomBytes(6).toString('hex')}`
    await execute(base, `create database ${name} template ${copied}`)
    databases.push(name)
    return urlOf(base, name)
  }

  /** A new pool, like another process's; it is closed at the end of the file. */
  function connect(url = main, purpose: 'serve' | 'start' = 'serve'): Database {
    const connection = connectPostgres(url, { onPoolError: (error) => lost.push(error) }, purpose)
    opened.push(connection)
    return connection
  }

  async function startOwn(bin: string): Promise<string> {
    server = await startServer(bin, folder?.())
    return server.url
  }

  beforeAll(async () => {
    if (!source) return
    const isCopied = 'bin' in source && !ownServer
    if ('url' in source) base = source.url
    else base = await (ownServer ? startOwn(source.bin) : (ofWorker ??= startForWorker(source.bin)))
    main = await newDatabase(isCopied ? MIGRATED : undefined)
    database = connect()
    if (!isCopied) await migrate(database.db)
  })

  let emptied = 0
  const emptyAgain = () =>
    source && 'bin' in source && emptied++ % TRUNCATE_EACH > 0 ? emptyAsSuperuser(database) : empty(database)

  beforeEach(async () => {
    if (source) await emptyAgain()
  })

  afterAll(async () => {
    await Promise.all(opened.map((connection) => connection.close().catch(() => {})))
    if (server) return server.remove()
    for (const name of databases) await execute(base, `drop database if exists ${name} with (force)`)
  })

  return {
    newDatabase,
    connect,
    empty: emptyAgain,
    /** The pool of the file. */
    get database() {
      return database
    },
    get url() {
      return main
    },
    /** The server of the file; throws with TEST_DATABASE_URL. */
    get server() {
      if (!server) throw new Error('this PostgreSQL is not ours to stop')
      return server
    },
    /** Runs a statement as administrator of the server, on a new connection. */
    execute: (text: string) => execute(main, text),
    /** Ends all other connections to the database of the file, and returns their number. */
    terminate: async () =>
      (
        await execute(
          main,
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        )
      ).rowCount ?? 0,
  }
}

export type TestPostgres = ReturnType<typeof usePostgres>
