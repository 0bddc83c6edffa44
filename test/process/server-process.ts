import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { admin, fillTemplate, newDataFolder } from '../data-template.ts'
import { waitUntil } from '../wait.ts'
import { oncePerRun } from '../once-per-run.ts'
import { freePort } from '../free-port.ts'
import { lockFolder } from '../../db/folder-lock.ts'
import { isBuilt } from '../../scripts/build.ts'
import { run } from './run-script.ts'

type Running = ReturnType<typeof run>

type Launch = { dataDir?: string; port?: number } & Pick<Parameters<typeof run>[0], 'env' | 'output' | 'errors'>

/** Builds once before several servers start at the same time, because each start builds missing files. */
async function ensureBuilt(): Promise<void> {
  if (isBuilt()) return
  const unlock = await waitUntil(() => lockFolder(tmpdir()), 90_000)
  try {
    if (isBuilt()) return
    const build = run({ script: 'scripts/build.ts' })
    if ((await build.ended).code !== 0) throw new Error(`the build failed:\n${build.said.stderr}`)
  } finally {
    unlock()
  }
}

/**
 * Real servers for a test file. They are killed after the test, or after the file if `beforeAll` started them. Their data
 * folders are removed at the end.
 */
export function useServers() {
  const folders: string[] = []
  const ofFile: Running[] = []
  const ofTest: Running[] = []
  let started = ofFile

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

  /** A new, empty folder. */
  function newFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'tirtha-process-'))
    folders.push(folder)
    return folder
  }

  /** Starts a server without waiting for it. */
  async function launch({ dataDir = newFolder(), port, env = {}, ...files }: Launch = {}) {
    const PORT = port ?? (await freePort())
    const server = run({
      ...files,
      env: { PORT: String(PORT), DATA_DIR: dataDir, LOG_LEVEL: 'warn', DRAIN_SECONDS: '0', ...env },
    })
    started.push(server)
    const url = `http://127.0.0.1:${PORT}`
    return {
      ...server,
      dataDir,
      port: PORT,
      url,
      /** Waits until it serves. */
      ready: () =>
        waitUntil(async () => {
          if (!server.isRunning()) throw new Error(`the server ended:\n${server.said.stderr}${server.said.stdout}`)
          const answer = await fetch(`${url}/readyz`).catch(() => null)
          return answer?.status === 200
        }, 110_000),
      /** Calls the API and reads the body of the answer. */
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
      /** Ends it by SIGTERM, as an operator does. */
      stop: async () => {
        server.kill('SIGTERM')
        return server.ended
      },
    }
  }

  async function start(options: Launch = {}) {
    const server = await launch(options)
    await server.ready()
    return server
  }

  /** A first start with the admin from the environment. */
  const startFirst = (env: Record<string, string> = {}) =>
    start({
      env: {
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        ADMIN_SECURITY_KEY: admin.key,
        ...env,
      },
    })

  /** A data folder after its first start. */
  async function preparedFolder(): Promise<string> {
    const folder = newDataFolder(await oncePerRun('prepared', fillTemplate))
    folders.push(folder)
    return folder
  }

  /** A server on a folder after its first start. */
  const startPrepared = async (env: Record<string, string> = {}) => start({ dataDir: await preparedFolder(), env })

  return { newFolder, launch, start, startFirst, startPrepared, preparedFolder }
}

export type ServerProcess = Awaited<ReturnType<ReturnType<typeof useServers>['start']>>
