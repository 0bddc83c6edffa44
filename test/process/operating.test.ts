import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../free-port.ts'
import { waitUntil } from '../wait.ts'
import { registerAt } from './register-at.ts'
import { run } from './run-script.ts'
import { type ServerProcess, useServers } from './server-process.ts'

const { newFolder, start, startPrepared } = useServers()

const BACKUP_PASSPHRASE = 'eight mango trees by the river'

const METRICS_TOKEN = 'a-token-of-the-monitoring'

/** A server for all tests of this file. */
let server: ServerProcess
let timed: string
let metricsPort: number

beforeAll(async () => {
  timed = join(newFolder(), 'timed')
  metricsPort = await freePort()
  server = await startPrepared({
    BACKUP_DIR: timed,
    METRICS_TOKEN,
    METRICS_PORT: String(metricsPort),
    TRUST_PROXY: '1',
    LOG_LEVEL: 'debug',
  })
})

/** Runs a command of the operator, and returns its exit code and output. */
async function command(script: string, file: string | null, env: Record<string, string>) {
  const done = run({
    script: `scripts/${script}.ts`,
    args: file === null ? [] : [file],
    env: { BACKUP_PASSPHRASE, ...env },
  })
  const { code } = await done.ended
  return { code, lines: done.complaints(), output: done.said.stdout }
}

test('DESIGN backup: the drill with a server that runs: backup, restore, start on the copy', async () => {
  const [folder, copy] = [newFolder(), newFolder()]
  const file = join(folder, 'a.backup')
  const devotee = await registerAt(server)
  await devotee.addPooja()
  await devotee.book('426812345678')
  expect(await command('backup', file, { DATA_DIR: server.dataDir })).toMatchObject({
    code: 0,
    lines: [`Backup in ${file}, encrypted`],
  })
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
  // The server continues, and its own timer has made a backup at the start.
  expect(await devotee.bookings()).toHaveLength(1)
  const made = await waitUntil(() => existsSync(timed) && readdirSync(timed).find((name) => name.endsWith('.backup')))
  expect(made).toMatch(/^tirtha-\d{8}T\d{6}Z\.backup$/)

  const taken = await command('restore', file, { DATA_DIR: server.dataDir })
  expect(taken).toMatchObject({ code: 1, lines: [expect.stringContaining(server.dataDir)] })
  const restored = await command('restore', file, { DATA_DIR: copy })
  expect(restored.lines).toEqual([expect.stringMatching(/\d+ tables with \d+ rows, each compared/)])
  expect(restored.code).toBe(0)
  const again = await command('restore', file, { DATA_DIR: copy })
  expect(again).toMatchObject({ code: 1, lines: [expect.stringContaining('empty place')] })

  const second = await start({ dataDir: copy })
  expect(second.said.stderr).not.toContain('First start')
  const { data } = await second.call('GET', '/bookings/all', undefined, devotee.token)
  expect(data).toEqual(await devotee.bookings())
  // Without a server the command reads the database itself.
  await second.stop()
  const stopped = await command('backup', join(folder, 'b.backup'), { DATA_DIR: copy })
  expect(stopped.code).toBe(0)
})

test('DESIGN backup: several at once into one file leave one that is whole', async () => {
  const [folder, copy] = [newFolder(), newFolder()]
  const file = join(folder, 'a.backup')
  const made = await Promise.all([1, 2, 3].map(() => command('backup', file, { DATA_DIR: server.dataDir })))
  for (const { code, lines } of made) expect([code, lines]).toEqual([0, [`Backup in ${file}, encrypted`]])
  expect(readdirSync(folder)).toEqual(['a.backup'])
  expect((await command('restore', file, { DATA_DIR: copy })).code).toBe(0)
})

test('DESIGN embedded: a backup of a folder without a database fails and creates none', async () => {
  const DATA_DIR = newFolder()
  const { code, lines } = await command('backup', join(newFolder(), 'a.backup'), { DATA_DIR })
  expect([code, lines]).toEqual([1, [expect.stringContaining(DATA_DIR)]])
  expect(readdirSync(DATA_DIR)).toEqual([])
})

describe('DESIGN metrics', () => {
  const read = (url: string, token?: string) =>
    fetch(url, { headers: token ? { Authorization: `Bearer ${token}` } : {} })

  test('requests by route, connections, waiting work, the newest backup and memory', async () => {
    await server.call('GET', '/packages/city/varanasi')
    await server.call('GET', '/bookings/01a20263-ce0c-750b-837c-bff7ee002f22')
    await fetch(`${server.url}/landing`)
    await waitUntil(() => existsSync(timed) && readdirSync(timed).some((name) => name.endsWith('.backup')))
    const answer = await read(`http://127.0.0.1:${metricsPort}/metrics`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain/)])
    const text = await answer.text()
    const value = (start: string) =>
      Number(
        text
          .split('\n')
          .find((line) => line.startsWith(`${start} `))
          ?.split(' ')
          .at(-1),
      )
    const count = (method: string, route: string, status: number) =>
      value(`tirtha_http_request_seconds_count{method="${method}",route="${route}",status="${status}"}`)
    expect(count('GET', '/v1/packages/city/:cityName', 200)).toBeGreaterThan(0)
    expect(count('GET', '/v1/bookings/:id', 401)).toBe(1)
    expect(count('GET', '/landing', 200)).toBe(1)
    expect(text).not.toContain('01a20263')
    expect(value('tirtha_database_up')).toBe(1)
    expect(value('tirtha_database_connections{state="waiting"}')).toBe(0)
    expect(value('tirtha_outbox_emails')).toBeGreaterThanOrEqual(0)
    expect(value('tirtha_payments_oldest_unchecked_seconds')).toBeGreaterThanOrEqual(0)
    expect(Date.now() / 1000 - value('tirtha_backup_newest_timestamp_seconds')).toBeLessThan(600)
    expect(value('process_resident_memory_bytes')).toBeGreaterThan(1e6)
  })

  test('beside the site they are for those who have the token, and hidden from others', async () => {
    const url = `${server.url}/metrics`
    expect((await read(url, METRICS_TOKEN)).status).toBe(200)
    for (const token of [undefined, 'x', `${METRICS_TOKEN}x`]) expect((await read(url, token)).status).toBe(404)
    expect((await read(`http://127.0.0.1:${metricsPort}/v1/feedback`)).status).toBe(404)
  })
})

test('CONTRACT npm run owner: it works while the server runs, and refuses an unknown email in one line', async () => {
  const { email } = await registerAt(server)
  const env = { DATA_DIR: server.dataDir }
  const { code, output } = await command('owner', email, env)
  expect([code, output]).toEqual([0, expect.stringContaining(`${email} is an owner now`)])
  const password = /once: ([\w-]+)/.exec(output)?.[1]
  const { data } = await server.call('POST', '/user/login', { email, password })
  expect(data.user).toMatchObject({ role: 'ADMIN', staffRole: 'OWNER' })
  const refused = await command('owner', 'nobody@example.com', env)
  expect(refused).toMatchObject({ code: 1, lines: [expect.stringContaining('no account has the email')] })
})

test('DESIGN doctor: it asks the server that runs, and ends with 1 only when something is bad', async () => {
  const { DATA_DIR, ...env } = { DATA_DIR: server.dataDir, BACKUP_DIR: timed }
  await waitUntil(() => existsSync(timed) && readdirSync(timed).some((name) => name.endsWith('.backup')))
  const healthy = await command('doctor', null, { DATA_DIR, ...env })
  expect(healthy.output).toMatch(/^ok {4}database: it answers, PostgreSQL \d+/m)
  expect(healthy.output).toMatch(/^ok {4}migrations: all \d+ have run$/m)
  expect(healthy.output).toMatch(/^look {2}settings: the payee is the demo one/m)
  expect(healthy.output).not.toContain('BAD')
  expect(healthy.code).toBe(0)
})

test('DESIGN: the log names a request by the id of the proxy, also the calls of a page', async () => {
  const id = 'proxy-id-0123456789'
  const answer = await fetch(`${server.url}/v1/feedback?limit=3`, { headers: { 'X-Request-Id': id } })
  expect(answer.headers.get('x-request-id')).toBe(id)
  await fetch(`${server.url}/city/varanasi`, {
    headers: { 'X-Request-Id': `${id}-page`, Authorization: 'Bearer none' },
  })
  const lines = await waitUntil(() => {
    const named = server.said.stdout.split('\n').filter((line) => line.includes(`"requestId":"${id}-page"`))
    return named.some((line) => line.includes('"msg":"page"')) && named
  })
  expect(lines.some((line) => line.includes('/v1/packages/city/:cityName'))).toBe(true)
  const odd = await fetch(`${server.url}/v1/feedback`, { headers: { 'X-Request-Id': 'short', Cookie: 'other=1' } })
  expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})
