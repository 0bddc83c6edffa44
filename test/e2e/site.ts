import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { vi } from 'vitest'
import { connectEmbedded } from '../../db/connect.ts'
import { migrate } from '../../db/migrate.ts'
import { admin, newDataFolder } from '../data-template.ts'
import { type World, world } from '../world.ts'

const root = new URL('../..', import.meta.url).pathname

/** Writes the data that exists before the server starts into its database. */
export type Past = (w: World) => Promise<void>

async function remember(dataDir: string, past: Past): Promise<void> {
  const database = await connectEmbedded({ dataDir }, { onPoolError: (error) => console.error(error) })
  await migrate(database.db)
  await past(await world({ database }))
  await database.close()
}

/** Starts a server on a data folder. */
async function serve(dataDir: string, environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--no-experimental-webstorage', 'scripts/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: '',
      PORT: '0',
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
      DRAIN_SECONDS: '0',
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
    async end() {
      child.removeAllListeners('exit')
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

type Options = {
  /** A data folder of which the server gets a copy; without it, the server makes its first start. */
  template?: string
  past?: Past
}

/** A server with its own data folder, on a free port unless the environment names one. */
export async function startSite(environment: Record<string, string> = {}, { template, past }: Options = {}) {
  const dataDir = newDataFolder(template)
  if (past) await remember(dataDir, past)
  const { origin, end } = await serve(dataDir, environment)
  return {
    ...siteAt({ origin, dataDir }),
    dataDir,
    async stop() {
      await end()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A running server that other code stops. */
export function siteAt({ origin, dataDir }: { origin: string; dataDir: string }) {
  return {
    origin,
    /** Waits for an email to an address with a subject, and returns the text of the newest. */
    mailTo: (address: string, subject: RegExp): Promise<string> =>
      vi.waitFor(() => findMail(join(dataDir, 'mail'), address, subject), { timeout: 30_000, interval: 50 }),
  }
}

export type Site = ReturnType<typeof siteAt>

async function findMail(folder: string, address: string, subject: RegExp): Promise<string> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  for (const file of files.toSorted().toReversed()) {
    const bytes = readFileSync(join(folder, file))
    if (!bytes.includes(address)) continue
    const mail = await PostalMime.parse(bytes)
    if (mail.to?.some((to) => to.address === address) && subject.test(mail.subject ?? '')) return mail.text ?? ''
  }
  throw new Error(`no mail to ${address} with ${subject}`)
}
