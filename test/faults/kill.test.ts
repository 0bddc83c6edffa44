import { describe } from 'vitest'
import { useServers } from '../process/server-process.ts'
import { usePostgres } from '../races/postgres.ts'
import { countUnharmed } from './count-bookings.ts'
import { isFullRun, record } from './figures.ts'
import { startLoad } from './load.ts'
import { makeStore, stores, testOn } from './stores.ts'

const servers = useServers()

const pg = usePostgres()

describe.each(stores)('%s', (name) => {
  const test = testOn[name]

  test('FAULTS kill -9 under 16-fold checkout harms no booking', async () => {
    const times = isFullRun() ? 3 : 1
    const store = await makeStore(name, servers, pg)
    let server = await store.start()
    const load = await startLoad(store.url)
    let longest = 0
    for (let time = 0; time < times; time++) {
      await load.more(30)
      const killed = performance.now()
      server.kill('SIGKILL')
      await server.ended
      server = await store.start()
      longest = Math.max(longest, await load.secondsUntilAnswered(killed))
    }
    await load.stop()
    await server.stop()
    const counts = await countUnharmed(store, load)
    record(`kill -9 of the server under load, ${times} times`, name, counts, longest)
  })
})
