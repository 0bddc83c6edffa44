/** @module-tag thorough */
import { describe, expect } from 'vitest'
import { useServers } from '../process/server-process.ts'
import { waitUntil } from '../wait.ts'
import { test, usePostgres } from './postgres.ts'

const pg = usePostgres()
const servers = useServers()

const METRICS_TOKEN = 'a-token-of-metrics'

type Server = Awaited<ReturnType<typeof servers.start>>

const start = async () => {
  const environment = { DATABASE_URL: pg.url, WEB_CONCURRENCY: '2', METRICS_TOKEN, LOG_LEVEL: 'info', SEED: 'none' }
  const server = await servers.launch({ env: environment })
  await waitUntil(() => {
    if (!server.isRunning()) throw new Error(`the server ended:\n${server.said.stderr}`)
    return server.said.stderr.includes('Tirtha is ready')
  }, 110_000)
  return server
}

/** A call that is never answered from memory, on a separate connection. */
const call = (server: Server) =>
  fetch(`${server.url}/v1/cart`, { headers: { Connection: 'close' }, signal: AbortSignal.timeout(10_000) })

/** The ids of the processes that have answered a call. */
const answered = ({ said }: Pick<Server, 'said'>): number[] => [
  ...new Set(
    said.stdout
      .split('\n')
      .filter((line) => line.includes('"msg":"request"') && line.endsWith('}'))
      .map((line) => JSON.parse(line).pid as number),
  ),
]

/** If Node.js gives a connection to a dying process, it is never answered, and its client asks again. */
const callOrNothing = (server: Server) =>
  call(server).catch((error: Error) => {
    if (error.name !== 'TimeoutError') throw error
    return null
  })

/** Waits as long as for a start, because a replaced process starts anew. */
async function answeredBy(server: Server, count: number) {
  const isAnswered = async () => {
    expect((await callOrNothing(server))?.status ?? 401).toBe(401)
    return answered(server).length >= count
  }
  await waitUntil(isAnswered, 110_000).catch((cause) => {
    throw new Error(`answered by ${answered(server).join(', ')}\n${server.said.stderr}`, { cause })
  })
}

/** Each serving process has one connection on which it listens. */
const serving = async () =>
  (
    await pg.execute(
      "select from pg_stat_activity where application_name = 'tirtha changes' and datname = current_database()",
    )
  ).rowCount

describe('DESIGN: several processes', () => {
  test('DESIGN: WEB_CONCURRENCY=2 serves by two processes, which end together after SIGTERM', async () => {
    const server = await start()
    await answeredBy(server, 2)
    await waitUntil(async () => (await serving()) === 2)
    server.kill('SIGTERM')
    expect(await server.ended).toEqual({ code: 0, signal: null })
    await waitUntil(async () => (await serving()) === 0)
    expect(server.complaints().filter((line) => /another one starts/.test(line))).toEqual([])
  })

  test('DESIGN: a process that is killed is replaced, and the other one serves meanwhile', async () => {
    const server = await start()
    await answeredBy(server, 2)
    const [killed = 0] = answered(server)
    process.kill(killed, 'SIGKILL')
    await waitUntil(() => server.said.stderr.includes('another one starts'))
    await answeredBy(server, 3)
    expect(await server.stop()).toEqual({ code: 0, signal: null })
  })

  test('DESIGN: the metrics are those of all processes together, whichever answers', async () => {
    const server = await start()
    const CALLS = 12
    for (let done = 0; done < CALLS; done++) await call(server)
    const headers = { Authorization: `Bearer ${METRICS_TOKEN}`, Connection: 'close' }
    const counts = []
    for (let asked = 0; asked < 4; asked++) {
      const text = await (await fetch(`${server.url}/metrics`, { headers })).text()
      counts.push(/^tirtha_http_request_seconds_count\{[^}]*route="\/v1\/cart"[^}]*\} (\d+)$/m.exec(text)?.[1])
      expect(text).toMatch(/^tirtha_database_up 1$/m)
    }
    expect(counts).toEqual(Array.from({ length: 4 }, () => String(CALLS)))
  })

  test('DESIGN: the embedded database refuses several processes in one line', async () => {
    const server = await servers.launch({ env: { WEB_CONCURRENCY: '2' } })
    expect((await server.ended).code).toBe(1)
    expect(server.complaints()).toEqual([
      'WEB_CONCURRENCY: expected 1 without DATABASE_URL, because the embedded database serves one process',
    ])
  })
})
