/** @module-tag thorough */
import { connect } from 'node:net'
import { describe, expect, onTestFinished } from 'vitest'
import { rounds } from '../calls.ts'
import { useServers } from '../process/server-process.ts'
import { usePostgres } from '../races/postgres.ts'
import { countUnharmed } from './count-bookings.ts'
import { record } from './figures.ts'
import { startLoad } from './load.ts'
import { makeStore, stores, testOn } from './stores.ts'

const servers = useServers()

const pg = usePostgres()

const SLOW = 300

const HEAD = 'POST /v1/user/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n'

/** Opens connections that send the body of a request at one byte per second. */
async function openSlowly(port: number) {
  const sockets = rounds(SLOW).map(() => connect(port, '127.0.0.1').on('error', () => {}))
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))))
  for (const socket of sockets) socket.write(HEAD)
  const timer = setInterval(() => sockets.forEach((socket) => socket.writable && socket.write(' ')), 1000)
  onTestFinished(() => {
    clearInterval(timer)
    for (const socket of sockets) socket.destroy()
  })
  return { open: () => sockets.filter((socket) => !socket.destroyed).length }
}

describe.each(stores)('%s', (name) => {
  const test = testOn[name]

  test('FAULTS while 300 connections send a byte a second, others book', async () => {
    const store = await makeStore(name, servers, pg)
    const server = await store.start()
    const load = await startLoad(store.url)
    const slow = await openSlowly(store.port)
    await load.more(10)
    expect(slow.open()).toBe(SLOW)
    await load.more(40)
    await load.stop()
    expect(load.failed).toEqual({ unanswered: [], unavailable: 0 })
    server.kill('SIGKILL')
    await server.ended
    const counts = await countUnharmed(store, load)
    record(`${SLOW} connections that send a byte a second`, name, counts, null)
  })
})
