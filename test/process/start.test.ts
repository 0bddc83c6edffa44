/** @module-tag thorough */
import { beforeAll, describe, expect, test } from 'vitest'
import { admin } from '../data-template.ts'
import { useServers } from './server-process.ts'
import { sendRaw } from './raw-request.ts'
import { present } from '../present.ts'

const { launch, start, startFirst } = useServers()

/** The output of a first start for the operator. */
const printedSecrets = (stderr: string) => ({
  email: /Admin email: +(\S+)/.exec(stderr)?.[1],
  password: /Admin password: +(\S+)/.exec(stderr)?.[1],
  securityKey: /Admin security key: +(\S+)/.exec(stderr)?.[1],
})

type Secrets = ReturnType<typeof printedSecrets>

const nothing: Secrets = { email: undefined, password: undefined, securityKey: undefined }

const generated: Secrets = { email: 'admin@example.com', password: expect.any(String), securityKey: expect.any(String) }

/** Logs in with the printed password and edits a pooja with the printed key. */
async function useSecrets(server: Awaited<ReturnType<typeof start>>, { email, password, securityKey }: Secrets) {
  const login = await server.call('POST', '/user/login', { email, password })
  const [pooja] = (await server.call('GET', '/events/city/varanasi')).data
  const edit = await server.call(
    'POST',
    '/events/edit',
    { event: { ...pooja, key: securityKey } },
    login.data?.access_token,
  )
  return [login.status, login.data?.user.role, edit.status]
}

/** A server for all tests of this file, whose first start had its secrets from the environment. */
let running: Awaited<ReturnType<typeof start>>

/** A first start whose port was taken. */
let refused: Awaited<ReturnType<typeof launch>>

/** A request whose headers never end; it times out while other tests run. */
let half: Promise<{ heard: string; ms: number }>

beforeAll(async () => {
  running = await startFirst()
  const begun = performance.now()
  half = sendRaw(running.port, 'GET /v1/feedback HTTP/1.1\r\nHost: x\r\nX-Slow: ').then((heard) => ({
    heard,
    ms: performance.now() - begun,
  }))
  refused = await launch({ port: running.port })
  await refused.ended
})

describe('CONTRACT environment', () => {
  test('a first start prints password and key once, and both work after a restart', async () => {
    const first = await start()
    const credentials = printedSecrets(first.said.stderr)
    expect(credentials).toEqual(generated)
    for (const secret of [present(credentials.password), present(credentials.securityKey)]) {
      expect(first.said.stderr.split(secret)).toHaveLength(2)
      // Standard output is the log, which is stored and must not contain secrets.
      expect(first.said.stdout).not.toContain(secret)
    }
    expect(await useSecrets(first, credentials)).toEqual([200, 'ADMIN', 200])
    expect(await first.stop()).toEqual({ code: 0, signal: null })
    const second = await start({ dataDir: first.dataDir })
    expect(printedSecrets(second.said.stderr)).toEqual(nothing)
    expect(await useSecrets(second, credentials)).toEqual([200, 'ADMIN', 200])
  })

  test('password and key from the environment are not printed, and work', async () => {
    const everything = running.said.stderr + running.said.stdout
    expect(everything).not.toContain(admin.password)
    expect(everything).not.toContain(admin.key)
    expect(await useSecrets(running, { ...admin, securityKey: admin.key })).toEqual([200, 'ADMIN', 200])
  })

  test('password and key are printed even if the port is taken', async () => {
    const second = await start({ dataDir: refused.dataDir })
    // One of the two starts has generated and printed the secrets.
    const credentials = printedSecrets(refused.said.stderr + second.said.stderr)
    expect(credentials).toEqual(generated)
    expect(await useSecrets(second, credentials)).toEqual([200, 'ADMIN', 200])
  })
})

describe('DESIGN: a further start', () => {
  test('DESIGN: a restart builds nothing and prints only the address', async () => {
    const first = await start({ dataDir: refused.dataDir })
    await first.stop()
    const second = await start({ dataDir: first.dataDir })
    expect(second.said.stderr).toMatch(/^Tirtha is ready on [^\n]+\n$/)
  })

  test('CONTRACT PORT: a port in use ends the start with code 1 and one line that names PORT', async () => {
    expect((await refused.ended).code).toBe(1)
    const complaints = refused.complaints().filter((line) => !/^ {2}(First start|Admin )/.test(line))
    expect(complaints).toEqual([expect.stringMatching(new RegExp(`^PORT\\b.*${running.port}`))])
  })

  test('DESIGN embedded: a second server on a folder ends with one line, and the first continues', async () => {
    const second = await launch({ dataDir: running.dataDir })
    expect((await second.ended).code).toBe(1)
    expect(second.complaints()).toEqual([expect.stringContaining(running.dataDir)])
    expect((await running.call('GET', '/packages/city/varanasi')).status).toBe(200)
  })
})

test('DESIGN: a request whose headers never end is closed by the server', async () => {
  const { heard, ms } = await half
  expect(heard).toMatch(/^(HTTP\/1\.1 408|$)/)
  expect(ms).toBeLessThan(25_000)
})
