import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { vi } from 'vitest'
import { connectEmbedded } from '../../db/connect.ts'
import { migrate } from '../../db/migrate.ts'
import { type World, world } from '../world.ts'

const root = new URL('../..', import.meta.url).pathname

export const admin = { email: 'admin@example.com', password: 'demo admin password', key: 'demo security key' }

/** What has been before the site is started, told to the database that it will find. */
export type Past = (w: World) => Promise<void>

async function remember(dataDir: string, past: Past): Promise<void> {
  const database = await connectEmbedded({ dataDir }, { onPoolError: (error) => console.error(error) })
  await migrate(database.db)
  await past(await world({ database }))
  await database.close()
}

/** Serves a data folder on a port (0 is any free one), as an operator does. */
async function serve(dataDir: string, port: string, environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--no-experimental-webstorage', 'scripts/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: '',
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: admin.password,
      ADMIN_SECURITY_KEY: admin.key,
      RATE_LIMIT_SCALE: '0',
      LOG_LEVEL: 'error',
      DATABASE_URL: '',
      SMTP_URL: '',
      // The first line on standard error names the port; PUBLIC_URL must not name another one.
      PUBLIC_URL: 'http://tirtha.test',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  const origin = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      output.push(chunk.toString())
      const ready = /ready on http:\/\/localhost:(\d+)/.exec(output.join(''))
      if (ready) resolve(`http://127.0.0.1:${ready[1]}`)
    })
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output.join('')}`)))
  })
  return {
    origin,
    output,
    async end() {
      child.removeAllListeners('exit')
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** A server of our own on a free port and a folder of its own, as an operator starts it. */
export async function startSite({ PORT = '0', ...environment }: Record<string, string> = {}, past?: Past) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tirtha-e2e-'))
  if (past) await remember(dataDir, past)
  let server = await serve(dataDir, PORT, environment)
  const { origin } = server
  const folder = join(dataDir, 'mail')
  return {
    origin,
    output: () => server.output.join(''),
    /** The text of the newest mail to an address whose subject matches, once there is one. */
    mailTo: (address: string, subject: RegExp): Promise<string> =>
      vi.waitFor(() => findMail(folder, address, subject), { timeout: 15_000, interval: 100 }),
    /** Lets somebody else at the data folder, then serves it again at the same address. */
    async whileStopped(work: (dataDir: string) => Promise<void>) {
      await server.end()
      await work(dataDir)
      server = await serve(dataDir, new URL(origin).port, environment)
    },
    async stop() {
      await server.end()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type Site = Awaited<ReturnType<typeof startSite>>

async function findMail(folder: string, address: string, subject: RegExp): Promise<string> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  for (const file of files.toSorted().toReversed()) {
    const mail = await PostalMime.parse(readFileSync(join(folder, file)))
    if (mail.to?.some((to) => to.address === address) && subject.test(mail.subject ?? '')) return mail.text ?? ''
  }
  throw new Error(`no mail to ${address} with ${subject}`)
}
