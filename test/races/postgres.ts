import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test as anyTest } from 'vitest'
import { freePort } from '../free-port.ts'
import { connectPostgres, type Database } from '../../db/connect.ts'
import { migrate } from '../../db/migrate.ts'
import { empty } from '../database.ts'

/** A PostgreSQL that runs already, or the programs to run one. */
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

/** A test that needs PostgreSQL: skipped where there is none. */
export const test = anyTest.skipIf(!source)
/** A test that stops PostgreSQL and so needs one of its own. */
export const testOfOwnServer = anyTest.skipIf(!source || 'url' in source)

const USER = 'tirtha'

/** PostgreSQL refuses to run as root: then it runs as Debian's user for it, or as nobody. */
function otherThanRoot(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody')
  if (!account) throw new Error('PostgreSQL refuses root, and there is neither a user postgres nor nobody')
  return { uid: Number(account[2]), gid: Number(account[3]) }
}

/** Runs `attempt` until it does not throw, at most so long. */
export async function eventually<T>(attempt: () => Promise<T> | T, ms = 10_000): Promise<T> {
  const deadline = performance.now() + ms
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (performance.now() > deadline) throw error
      await pause(20)
    }
  }
}

type OwnServer = {
  url: string
  start(): Promise<void>
  stop(signal?: NodeJS.Signals): Promise<void>
  remove(): Promise<void>
}

/** A PostgreSQL of our own in a folder of its own, on 127.0.0.1 alone. */
async function makeServer(bin: string): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tirtha-postgres-'))
  const data = join(folder, 'data')
  const account = otherThanRoot()
  mkdirSync(data)
  if (account.uid !== undefined) for (const path of [folder, data]) chownSync(path, account.uid, account.gid!)
  const surroundings = { ...account, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } }
  const init = ['-D', data, '-U', USER, '--auth=trust', '--no-locale', '--encoding=UTF8', '--no-sync']
  execFileSync(join(bin, 'initdb'), init, { ...surroundings, stdio: 'pipe' })
  const port = await freePort()
  const url = `postgres://${USER}@127.0.0.1:${port}/postgres`
  // Races need no disk: what a crash would lose is not looked at.
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    fsync: 'off',
    full_page_writes: 'off',
    max_connections: 200,
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  let protect: ChildProcess | null = null
  const numberOfProcess = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  const server: OwnServer = {
    url,
    async start() {
      const lines: Buffer[] = []
      // The shell ends PostgreSQL as soon as its input closes: also when this process is killed.
      const script = '"$@" </dev/null & read -r _; kill -QUIT $! 2>/dev/null; wait'
      const command = [join(bin, 'postgres'), '-D', data, ...options]
      const started = spawn('/bin/sh', ['-c', script, 'sh', ...command], {
        ...surroundings,
        stdio: ['pipe', 'ignore', 'pipe'],
      })
      started.stderr.on('data', (chunk: Buffer) => lines.push(chunk))
      protect = started
      try {
        await eventually(() => execute(url, 'select 1'), 20_000)
      } catch (error) {
        throw new Error(`PostgreSQL did not start:\n${Buffer.concat(lines).toString()}`, { cause: error })
      }
    },
    async stop(signal = 'SIGINT') {
      if (!protect) return
      const ended = new Promise((resolve) => protect!.once('exit', resolve))
      process.kill(numberOfProcess(), signal)
      await eventually(() => expect(existsSync(join(data, 'postmaster.pid'))).toBe(false)).catch(() => {})
      protect.stdin!.end()
      await ended
      protect = null
    },
    async remove() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return server
}

async function execute(url: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  // A connection that dies with its server says so twice.
  client.on('error', () => {})
  try {
    await client.connect()
    return await client.query(text)
  } finally {
    await client.end().catch(() => {})
  }
}

const urlOf = (url: string, database: string): string => {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}

/**
 * A PostgreSQL for a test file, with a fresh, migrated database that is emptied before each test. Everything is gone
 * when the file is done.
 */
export function usePostgres() {
  let server: OwnServer | null = null
  let base = ''
  let main = ''
  let database: Database
  const databases: string[] = []
  const opened: Database[] = []
  const lost: Error[] = []

  /** A new database without a table in it; answers its address. */
  async function newDatabase(): Promise<string> {
    const name = `tirtha_test_${randomBytes(6).toString('hex')}`
    await execute(base, `create database ${name}`)
    databases.push(name)
    return urlOf(base, name)
  }

  /** A pool of its own, as another process has one; closed at the end of the file. */
  function connect(url = main): Database {
    const connection = connectPostgres(url, { onPoolError: (error) => lost.push(error) })
    opened.push(connection)
    return connection
  }

  beforeAll(async () => {
    if (!source) return
    if ('bin' in source) {
      server = await makeServer(source.bin)
      await server.start()
      base = server.url
    } else base = source.url
    main = await newDatabase()
    database = connect()
    await migrate(database.db)
  })

  beforeEach(async () => {
    if (source) await empty(database)
  })

  afterAll(async () => {
    await Promise.all(opened.map((connection) => connection.close().catch(() => {})))
    if (server) return server.remove()
    for (const name of databases) await execute(base, `drop database if exists ${name} with (force)`)
  })

  return {
    newDatabase,
    connect,
    /** The file's own pool. */
    get database() {
      return database
    },
    get url() {
      return main
    },
    /** The server itself; there is none with TEST_DATABASE_URL. */
    get server() {
      if (!server) throw new Error('this PostgreSQL is not ours to stop')
      return server
    },
    /** Runs a statement as the server's administrator, on a connection of its own. */
    execute: (text: string) => execute(main, text),
    /** Ends every connection to the file's database but the one that says so; answers how many. */
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
