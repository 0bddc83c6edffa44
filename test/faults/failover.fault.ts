import { afterEach, describe, expect } from 'vitest'
import { freePort } from '../free-port.ts'
import { present } from '../present.ts'
import { useServers } from '../process/server-process.ts'
import { lines } from '../races/connection-line.ts'
import { usePostgres } from '../races/postgres.ts'
import { startCluster, whyNoCluster } from './cluster.ts'
import { countUnharmed } from './count-bookings.ts'
import { record } from './figures.ts'
import { startLoad } from './load.ts'
import { testUnless } from './skip-aloud.ts'
import { makeStore } from './stores.ts'

const test = testUnless(whyNoCluster(), 'a failover is not tested')

const servers = useServers()

const pg = usePostgres()

afterEach(() => lines.splice(0).forEach((line) => line.close()))

/** Why calls failed, from the log of a server. */
const reasonsIn = ({ said }: { said: { stdout: string } }): string[] =>
  said.stdout
    .split('\n')
    .filter((line) => line.includes('"request failed"'))
    .map((line) => JSON.parse(line).err)
    .map(({ code, message }: { code?: string; message: string }) => `${code} ${message}`)

describe('FAULTS failover', () => {
  test.each([
    ['killed', 'kill'],
    ['cut off from the others', 'isolate'],
  ] as const)('FAULTS failover: the primary is %s under load', async (what, act) => {
    const ports = [await freePort(), await freePort(), await freePort()]
    const cluster = await startCluster(ports)
    await cluster.whole()
    const store = await makeStore('PostgreSQL', servers, pg, { databaseUrl: cluster.url })
    const running = []
    for (const port of ports) running.push(await servers.start({ dataDir: store.dataDir, port, env: store.settings }))
    const load = await startLoad(cluster.site)
    await load.more(30)
    const before = present((await cluster.primaries())[0])
    const most = { primaries: 0 }
    const watched = { isOver: false }
    const watching = (async () => {
      while (!watched.isOver) most.primaries = Math.max(most.primaries, (await cluster.primaries()).length)
    })()
    await cluster[act](before)
    const seconds = await load.secondsUntilAnswered(performance.now(), 120_000)
    await load.more(30)
    watched.isOver = true
    await watching
    await load.stop()
    const after = await cluster.primaries()
    expect(after).toHaveLength(1)
    expect(after).not.toEqual([before])
    expect(most.primaries).toBe(1)
    expect(running.every((server) => server.isRunning())).toBe(true)
    const reasons = [...new Set(running.flatMap(reasonsIn))].join('\n')
    const counts = await countUnharmed(store, load, { allAnswered: true, hint: reasons })
    const note = `three servers, three PostgreSQL; never two primaries; ${load.failed.unavailable} × 503`
    record(`primary of Patroni ${what}`, 'PostgreSQL', counts, seconds, note)
  })
})
