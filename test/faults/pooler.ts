import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'
import { execute } from '../races/postgres-server.ts'
import { waitFor } from '../wait.ts'

const PGBOUNCER = '/usr/sbin/pgbouncer'

/** The reason why no pooler can be used, or null. */
export const whyNoPooler = (): string | null => (existsSync(PGBOUNCER) ? null : 'Debian’s package pgbouncer is missing')

/** PgBouncer in transaction mode before the PostgreSQL of `url`, with fewer connections to it than the product opens. */
export async function startPooler(url: string) {
  const folder = mkdtempSync(join(tmpdir(), 'tirtha-pooler-'))
  const port = await freePort()
  const { hostname, port: databasePort, username } = new URL(url)
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${databasePort} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 5
max_client_conn = 500
`,
  )
  chmodSync(folder, 0o755)
  const pooled = (address: string): string => {
    const changed = new URL(address)
    changed.host = `127.0.0.1:${port}`
    return changed.href
  }
  const state = { running: run() }
  function run() {
    // PgBouncer refuses to run as root.
    const asUser = process.getuid?.() === 0 ? ['-u', 'postgres'] : []
    const running = spawn(PGBOUNCER, ['-q', ...asUser, file], { stdio: 'ignore' })
    return { running, ended: new Promise((resolve) => running.once('exit', resolve)) }
  }
  const ready = () => waitFor(() => execute(pooled(url), 'select 1'), 20_000)
  const stop = async () => {
    state.running.running.kill('SIGKILL')
    await state.running.ended
  }
  await ready()
  return {
    /** The same database, reached through the pooler. */
    pooled,
    stop,
    start: async () => {
      state.running = run()
      await ready()
    },
    remove: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Pooler = Awaited<ReturnType<typeof startPooler>>
