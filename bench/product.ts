import { devNull } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { admin } from '../test/data-template.ts'
import { freePort } from '../test/free-port.ts'
import { run } from '../test/process/run-script.ts'

const running = new Set<{ stop(): Promise<void> }>()

/** Ends all products that run. */
export const stopProducts = () => Promise.all([...running].map((product) => product.stop()))

/** Starts the product like `npm start`, without limits. `ms` is the time until it served. */
export async function startProduct(env: Record<string, string>) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const begun = performance.now()
  const server = run({
    // The output must not be a pipe, because nobody reads it while the load runs.
    output: devNull,
    env: {
      PORT: String(port),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      RATE_LIMIT_SCALE: '0',
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: '0',
      ...env,
    },
  })
  while (!server.said.stderr.includes('Tirtha is ready')) {
    if (!server.isRunning()) throw new Error(`The server ended:\n${server.said.stderr}`)
    await pause(5)
  }
  const ms = performance.now() - begun

  async function call(method: string, path: string, body?: unknown, token?: string) {
    const response = await fetch(`${url}/v1${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    return { status: response.status, headers: response.headers, ...(await response.json()) }
  }

  const product = {
    url,
    pid: server.pid,
    ms,
    call,
    logIn: async (): Promise<string> =>
      (await call('POST', '/user/login', { email: admin.email, password: admin.password })).data.access_token,
    async stop(): Promise<void> {
      running.delete(product)
      server.kill('SIGTERM')
      await server.ended
    },
  }
  running.add(product)
  return product
}

export type Product = Awaited<ReturnType<typeof startProduct>>
