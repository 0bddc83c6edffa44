import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { freePort } from '../free-port.ts'
import { lockFolder } from '../../db/folder-lock.ts'
import { isBuilt } from '../../scripts/build.ts'

const root = resolve(import.meta.dirname, '../..')
const node = join(root, 'node_modules/.bin/node')

/** Whom the tests' first starts make the admin. */
export const operator = {
  email: 'pandit@example.org',
  password: 'a long enough secret',
  securityKey: 'the key of the house',
}

/** Runs `attempt` until it neither throws nor answers undefined, at most so long. */
export async function eventually<T>(attempt: () => Promise<T | undefined> | T | undefined, ms = 10_000): Promise<T> {
  const deadline = performance.now() + ms
  for (;;) {
    let reason: unknown = new Error(`nothing came of it within ${ms} ms: ${attempt}`)
    try {
      const answer = await attempt()
      if (answer !== undefined) return answer
    } catch (error) {
      reason = error
    }
    if (performance.now() > deadline) throw reason
    await pause(20)
  }
}

type Ending = { code: number | null; signal: NodeJS.Signals | null }
type Run = { script?: string; args?: string[]; env?: Record<string, string> }

/** Runs one of the project's scripts with nothing in its environment but what a test gives it. */
export function run({ script = 'scripts/start.ts', args = [], env = {} }: Run) {
  const begun = performance.now()
  const child = spawn(node, ['--no-experimental-webstorage', join(root, script), ...args], {
    cwd: root,
    env: {
      PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
      HOME: process.env.HOME,
      HOST: '127.0.0.1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].setEncoding('utf8').on('data', (chunk: string) => (said[stream] += chunk))
  // Not `exit`: the last lines may come after it.
  const ended = new Promise<Ending>((done) => child.once('close', (code, signal) => done({ code, signal })))
  return {
    pid: child.pid!,
    begun,
    said,
    ended,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** The lines on standard error, of which a refused start has one. That it had to build first is no complaint. */
    complaints: () => said.stderr.split('\n').filter((line) => line !== '' && !/^(Building \d|Built in )/.test(line)),
  }
}

type Running = ReturnType<typeof run>

/** A start builds what is not built: here once, before several start side by side. */
async function ensureBuilt(): Promise<void> {
  if (isBuilt()) return
  const unlock = await eventually(() => lockFolder(tmpdir()) ?? undefined, 90_000)
  try {
    if (isBuilt()) return
    const build = run({ script: 'scripts/build.ts' })
    if ((await build.ended).code !== 0) throw new Error(`the build failed:\n${build.said.stderr}`)
  } finally {
    unlock()
  }
}

/**
 * Real servers for a test file: killed after the test that started them, or at the end when `beforeAll` did. Their data
 * folders are removed at the end.
 */
export function useServers() {
  const folders: string[] = []
  const ofFile: Running[] = []
  const ofTest: Running[] = []
  let started = ofFile
  let readyMade: Promise<string> | undefined

  beforeAll(ensureBuilt, 120_000)
  beforeEach(() => void (started = ofTest))
  const killAll = (servers: Running[]) =>
    Promise.all(
      servers.splice(0).map((server) => {
        server.kill('SIGKILL')
        return server.ended
      }),
    )
  afterEach(async () => void (await killAll(ofTest)))
  afterAll(async () => {
    await killAll([...ofFile, ...ofTest])
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })

  /** An empty folder of its own. */
  function newFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'tirtha-process-'))
    folders.push(folder)
    return folder
  }

  /** Starts a server without waiting for it. */
  async function launch({
    dataDir = newFolder(),
    port,
    env = {},
  }: { dataDir?: string; port?: number; env?: Record<string, string> } = {}) {
    const PORT = port ?? (await freePort())
    const server = run({ env: { PORT: String(PORT), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env } })
    started.push(server)
    const url = `http://127.0.0.1:${PORT}`
    return {
      ...server,
      dataDir,
      port: PORT,
      url,
      /** Waits until it serves; answers the milliseconds since its process was begun. */
      ready: (ms = 30_000) =>
        eventually(async () => {
          if (!server.isRunning()) throw new Error(`the server ended:\n${server.said.stderr}${server.said.stdout}`)
          const answer = await fetch(`${url}/readyz`).catch(() => null)
          return answer?.status === 200 ? performance.now() - server.begun : undefined
        }, ms),
      /** Calls the API; the body is read. */
      call: async (method: string, path: string, body?: unknown, token?: string) => {
        const headers = {
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(token && { Authorization: `Bearer ${token}` }),
        }
        const response = await fetch(`${url}/v1${path}`, {
          method,
          headers,
          body: body === undefined ? undefined : JSON.stringify(body),
        })
        return { status: response.status, headers: response.headers, ...(await response.json()) }
      },
      /** Asks it to end, as an operator's system does. */
      stop: async () => {
        server.kill('SIGTERM')
        return server.ended
      },
    }
  }

  async function start(options: Parameters<typeof launch>[0] = {}) {
    const server = await launch(options)
    await server.ready()
    return server
  }

  /** A first start with the `operator` in it, who then is in its folder. */
  const startFirst = (env: Record<string, string> = {}) =>
    start({
      env: {
        ADMIN_EMAIL: operator.email,
        ADMIN_PASSWORD: operator.password,
        ADMIN_SECURITY_KEY: operator.securityKey,
        ...env,
      },
    })

  /** A copy of a folder that has been through its first start. */
  async function preparedFolder(): Promise<string> {
    readyMade ??= (async () => {
      const first = await startFirst({ SEED: 'none' })
      await first.stop()
      return first.dataDir
    })()
    const folder = newFolder()
    cpSync(await readyMade, folder, { recursive: true })
    return folder
  }

  return { newFolder, launch, start, startFirst, preparedFolder }
}

export type ServerProcess = Awaited<ReturnType<ReturnType<typeof useServers>['start']>>

let count = 0

/** A devotee who registers with a server and calls it. */
export async function registerAt(server: Pick<ServerProcess, 'call'>) {
  const email = `devotee${Date.now()}${count++}@example.com`
  const registration = { name: 'Kamala Devi', phoneNumber: '98765 43210', email, password: 'narmada teerth 7' }
  const { data } = await server.call('POST', '/user/register', registration)
  const token = data.access_token as string
  return {
    email,
    token,
    /** Puts a demo pooja of Varanasi into the cart; answers the entry. */
    addPooja: async () => {
      const events = await server.call('GET', '/events/city/varanasi')
      const date = Date.now() + 10 * 24 * 60 * 60 * 1000
      const addition = { packageId: '', headCount: 0, date, events: [{ eventId: events.data[0].id, date }] }
      return (await server.call('POST', '/cart/add', addition, token)).data as { id: string; amount: number }
    },
    book: async (refNo: string) => {
      const cost = (await server.call('GET', '/bookings/cost', undefined, token)).data as number
      return server.call('POST', '/bookings/add', { amountPaid: Math.min(5000, cost), refNo }, token)
    },
    bookings: async () =>
      (await server.call('GET', '/bookings/all', undefined, token)).data as { id: string; paymentRefNumber: string }[],
  }
}
