import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished } from 'vitest'
import { rounds } from '../calls.ts'
import { freePort } from '../free-port.ts'
import { useServers } from '../process/server-process.ts'
import { usePostgres } from '../races/postgres.ts'
import { waitUntil } from '../wait.ts'
import { countUnharmed } from './count-bookings.ts'
import { record } from './figures.ts'
import { holdSocket, whyNoHeldSocket } from './held-socket.ts'
import { startLoad } from './load.ts'
import { testUnless } from './skip-aloud.ts'
import { makeStore, type StoreName, testOn } from './stores.ts'

const HAPROXY = '/usr/sbin/haproxy'

const hasProxy = existsSync(HAPROXY)

const skipped = testUnless(
  hasProxy ? null : 'Debian’s package haproxy is missing',
  'stops behind a proxy are not tested',
)

const testOf = (name: StoreName) => (hasProxy ? testOn[name] : skipped)

const testOfSocket =
  hasProxy && whyNoHeldSocket()
    ? testUnless(whyNoHeldSocket(), 'a socket of systemd is not tested')
    : testOf('embedded')

/** A request without the header Host, which HAProxy does not send by itself, is refused. */
const CHECK = `option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host localhost
  http-check expect status 200`

const servers = useServers()

const pg = usePostgres()

/**
 * HAProxy before servers on these ports. It checks the readiness of several servers; a single one is always tried, and a request
 * waits until it answers.
 */
async function startProxy(ports: readonly number[]) {
  const port = await freePort()
  const isAlone = ports.length === 1
  const settings = `
global
  maxconn 200
defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout queue 60s
  timeout check 5s
  retries ${isAlone ? 60 : 10}
  retry-on conn-failure
  option redispatch
frontend site
  bind 127.0.0.1:${port}
  default_backend product
backend product
  ${isAlone ? 'option http-server-close' : CHECK}
${ports.map((one, index) => `  server s${index} 127.0.0.1:${one}${isAlone ? '' : ' check inter 500ms fall 2 rise 1'}`).join('\n')}
`
  const file = join(servers.newFolder(), 'haproxy.cfg')
  writeFileSync(file, settings)
  const proxy: ChildProcess = spawn(HAPROXY, ['-db', '-f', file], { stdio: 'ignore' })
  onTestFinished(() => void proxy.kill('SIGKILL'))
  const url = `http://127.0.0.1:${port}`
  await waitUntil(async () => (await fetch(`${url}/readyz`).catch(() => null))?.status === 200, 30_000)
  return url
}

describe('FAULTS behind HAProxy', () => {
  testOf('PostgreSQL')(
    'FAULTS two servers are stopped in turn by SIGTERM and started again: no reset, no 5xx',
    async () => {
      const store = await makeStore('PostgreSQL', servers, pg)
      const env = { ...store.settings, DRAIN_SECONDS: '3' }
      const ports = [await freePort(), await freePort()] as const
      const launch = (port: number) => servers.start({ dataDir: store.dataDir, port, env })
      const running = [await launch(ports[0]), await launch(ports[1])] as const
      const load = await startLoad(await startProxy(ports))
      await load.more(30)
      for (const server of running) {
        const stopped = performance.now()
        expect(await server.stop()).toEqual({ code: 0, signal: null })
        await load.secondsUntilAnswered(stopped)
        const again = await launch(server.port)
        await load.more(30)
        expect(again.isRunning()).toBe(true)
      }
      await load.stop()
      expect(load.failed).toEqual({ unanswered: [], unavailable: 0 })
      const counts = await countUnharmed(store, load)
      record('two servers behind HAProxy stopped in turn (SIGTERM)', 'PostgreSQL', counts, null, 'no reset, no 5xx')
    },
  )

  testOf('embedded')('FAULTS one server is stopped by SIGTERM and started again, three times: no 5xx', async () => {
    const store = await makeStore('embedded', servers, pg)
    let server = await store.start({ DRAIN_SECONDS: '1' })
    // Running requests end within the five seconds of the longest stop, even on a slow disk.
    const load = await startLoad(await startProxy([store.port]), { devotees: 4 })
    let longest = 0
    for (const _time of rounds(3)) {
      await load.more(30)
      expect(await server.stop()).toEqual({ code: 0, signal: null })
      const ended = performance.now()
      server = await store.start({ DRAIN_SECONDS: '1' })
      longest = Math.max(longest, await load.secondsUntilAnswered(ended))
    }
    await load.more(30)
    await load.stop()
    await server.stop()
    expect(load.failed.unavailable).toBe(0)
    // When the process closes its socket, the kernel resets connections that it has accepted and the process has not.
    const note = `requests wait; no 5xx; ${load.failed.unanswered.length} calls were cut off and repeated`
    const counts = await countUnharmed(store, load)
    record('one server behind HAProxy restarted three times (SIGTERM)', 'embedded', counts, longest, note)
  })

  testOfSocket('FAULTS one server is restarted three times on a socket of systemd: no call is cut off', async () => {
    const store = await makeStore('embedded', servers, pg)
    const server = holdSocket(store)
    await server.start()
    const load = await startLoad(await startProxy([store.port]), { devotees: 4 })
    let longest = 0
    for (const _time of rounds(3)) {
      await load.more(30)
      expect(await server.stop()).toBe(0)
      const ended = performance.now()
      await server.start()
      longest = Math.max(longest, await load.secondsUntilAnswered(ended))
    }
    await load.more(30)
    await load.stop()
    expect(await server.stop()).toBe(0)
    expect(load.failed).toEqual({ unanswered: [], unavailable: 0 })
    const counts = await countUnharmed(store, load)
    const note = 'requests wait; no reset, no 5xx'
    record(
      'one server on tirtha.socket behind HAProxy restarted three times (SIGTERM)',
      'embedded',
      counts,
      longest,
      note,
    )
  })
})
