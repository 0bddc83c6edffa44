import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect } from 'vitest'
import { waitFor } from '../wait.ts'
import { freePort } from '../free-port.ts'
import { present } from '../present.ts'

const USER = 'tirtha'

/** PostgreSQL refuses to run as root. It then runs as the user postgres of Debian, or as nobody. */
function otherThanRoot(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody')
  if (!account) throw new Error('PostgreSQL refuses root, and there is neither a user postgres nor nobody')
  return { uid: Number(account[2]), gid: Number(account[3]) }
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

export type OwnServer = {
  url: string
  start(): Promise<void>
  stop(signal?: NodeJS.Signals): Promise<void>
  /** Sends a signal to all processes of PostgreSQL: SIGSTOP freezes it, SIGCONT continues it. */
  signalAll(signal: NodeJS.Signals): void
  remove(): Promise<void>
}

/** Starts a PostgreSQL in a new folder below `parent`, on 127.0.0.1 only. */
export async function startServer(bin: string, parent = tmpdir()): Promise<OwnServer> {
  const folder = mkdtempSync(join(parent, 'tirtha-postgres-'))
  const data = join(folder, 'data')
  const account = otherThanRoot()
  mkdirSync(data)
  if (account.uid !== undefined) for (const path of [folder, data]) chownSync(path, account.uid, present(account.gid))
  const surroundings = { ...account, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } }
  const init = ['-D', data, '-U', USER, '--auth=trust', '--no-locale', '--encoding=UTF8', '--no-sync']
  execFileSync(join(bin, 'initdb'), init, { ...surroundings, stdio: 'pipe' })
  const port = await freePort()
  const url = `postgres://${USER}@127.0.0.1:${port}/postgres`
  // Races need no fsync, because no test reads the data after a crash.
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
      // The shell ends PostgreSQL when its input closes, even if this process is killed.
      const script = '"$@" </dev/null & read -r _; kill -QUIT $! 2>/dev/null; wait'
      const command = [join(bin, 'postgres'), '-D', data, ...options]
      const started = spawn('/bin/sh', ['-c', script, 'sh', ...command], {
        ...surroundings,
        stdio: ['pipe', 'ignore', 'pipe'],
      })
      started.stderr.on('data', (chunk: Buffer) => lines.push(chunk))
      protect = started
      try {
        await waitFor(() => execute(url, 'select 1'), 20_000)
      } catch (error) {
        throw new Error(`PostgreSQL did not start:\n${Buffer.concat(lines).toString()}`, { cause: error })
      }
    },
    async stop(signal = 'SIGINT') {
      if (!protect) return
      const ended = new Promise((resolve) => present(protect).once('exit', resolve))
      process.kill(numberOfProcess(), signal)
      await waitFor(() => expect(existsSync(join(data, 'postmaster.pid'))).toBe(false)).catch(() => {})
      present(protect.stdin).end()
      await ended
      protect = null
    },
    signalAll(signal) {
      const postmaster = numberOfProcess()
      for (const pid of [postmaster, ...childrenOf(postmaster)]) process.kill(pid, signal)
    },
    async remove() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await server.start()
  return server
}

export async function execute(url: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  // A connection that ends with its server also emits an error.
  client.on('error', () => {})
  try {
    await client.connect()
    return await client.query(text)
  } finally {
    await client.end().catch(() => {})
  }
}
