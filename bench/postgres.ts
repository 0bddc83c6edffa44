import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../test/free-port.ts'

const DEBIAN = '/usr/lib/postgresql'
const USER = 'tirtha'

/** PostgreSQL refuses to run as root. */
function otherThanRoot(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n')
  const [, , uid, gid] = accounts.find((line) => /^(postgres|nobody):/.test(line))?.split(':') ?? []
  return { uid: Number(uid), gid: Number(gid) }
}

export async function execute(url: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(text)
  } finally {
    await client.end()
  }
}

/** A separate PostgreSQL with the settings of a small server; null if Debian's PostgreSQL is not installed. */
export async function startPostgres() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : []
  const bin = versions
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
  if (!bin) return null
  const data = mkdtempSync(join(tmpdir(), 'tirtha-bench-'))
  const account = otherThanRoot()
  if (account) chownSync(data, account.uid, account.gid)
  const surroundings = { ...account, cwd: data, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } }
  const init = ['-D', data, '-U', USER, '--auth=trust', '--no-locale', '--encoding=UTF8', '--no-sync']
  execFileSync(join(bin, 'initdb'), init, { ...surroundings, stdio: 'pipe' })
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    shared_buffers: '512MB',
    maintenance_work_mem: '512MB',
    max_wal_size: '4GB',
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...options], { ...surroundings, stdio: 'ignore' })
  const urlOf = (database: string) => `postgres://${USER}@127.0.0.1:${port}/${database}`
  while (!(await execute(urlOf('postgres'), 'select 1').catch(() => null))) {
    if (server.exitCode !== null) throw new Error('PostgreSQL did not start')
    await pause(50)
  }
  return {
    pid: server.pid ?? 0,
    async newDatabase(name: string): Promise<string> {
      await execute(urlOf('postgres'), `create database ${name}`)
      return urlOf(name)
    },
    async stop(): Promise<void> {
      server.kill('SIGINT')
      if (server.exitCode === null) await once(server, 'exit')
      rmSync(data, { recursive: true, force: true })
    },
  }
}

export type BenchPostgres = NonNullable<Awaited<ReturnType<typeof startPostgres>>>
