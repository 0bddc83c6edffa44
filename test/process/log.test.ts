/** @module-tag thorough */
import { execFileSync } from 'node:child_process'
import { closeSync, constants, existsSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LogDestination } from '../../server/log-destination.ts'
import { waitUntil } from '../wait.ts'
import { useServers } from './server-process.ts'

const { preparedFolder, newFolder, start } = useServers()

/** A device on which every write finds the disk full; macOS has none. */
const FULL = '/dev/full'

const complaintsIn = (text: string) => text.split('\n').filter((line) => line.startsWith('The log cannot be written'))

test.skipIf(!existsSync(FULL))(
  'DESIGN: the site serves on while the disk of its log is full, and says so once',
  async () => {
    const dataDir = await preparedFolder()
    const server = await start({ dataDir, output: FULL, env: { LOG_LEVEL: 'info' } })
    for (let call = 0; call < 20; call++) expect((await server.call('GET', '/packages/city/varanasi')).status).toBe(200)
    expect(complaintsIn(server.said.stderr)).toEqual([expect.stringContaining('ENOSPC')])
    expect(await server.stop()).toEqual({ code: 0, signal: null })
    expect(complaintsIn(server.said.stderr)).toHaveLength(1)
  },
)

test.skipIf(!existsSync(FULL))(
  'DESIGN: the site serves on while the disk of its log and of standard error is full',
  async () => {
    const dataDir = await preparedFolder()
    const server = await start({ dataDir, output: FULL, errors: FULL, env: { LOG_LEVEL: 'info' } })
    expect((await server.call('GET', '/feedback')).status).toBe(200)
    expect(await server.stop()).toEqual({ code: 0, signal: null })
  },
)

describe('DESIGN: a slow reader of the log', () => {
  /** A pipe whose reader reads only when it is told to. */
  function pipe() {
    const path = join(newFolder(), 'pipe')
    execFileSync('mkfifo', [path])
    const end = openSync(path, constants.O_RDWR | constants.O_NONBLOCK)
    const buffer = Buffer.alloc(65_536)
    const read = () => {
      try {
        return buffer.toString('utf8', 0, readSync(end, buffer))
      } catch {
        return ''
      }
    }
    /** Reads on until the log has nothing more to write. */
    const readAll = async (destination: LogDestination) => {
      const state = { isIdle: false, text: '' }
      void destination.idle().then(() => (state.isIdle = true))
      await waitUntil(() => ((state.text += read()), state.isIdle))
      state.text += read()
      closeSync(end)
      return state.text
    }
    return { end, readAll }
  }

  test('it gets every line in order after a pause', async () => {
    const { end, readAll } = pipe()
    const complaints: string[] = []
    const destination = new LogDestination(end, (line) => complaints.push(line))
    const lines = Array.from({ length: 4000 }, (_, index) => `{"line":${index},"text":"${'x'.repeat(100)}"}\n`)
    for (const line of lines) destination.write(line)
    expect(await readAll(destination)).toBe(lines.join(''))
    expect(complaints).toEqual([])
  })

  test('lines beyond a limit are lost, which standard error says once', async () => {
    const { end, readAll } = pipe()
    const complaints: string[] = []
    const destination = new LogDestination(end, (line) => complaints.push(line))
    for (let line = 0; line < 40; line++) destination.write(`${'x'.repeat(65_535)}\n`)
    expect(complaints).toEqual([expect.stringContaining('too slow')])
    expect((await readAll(destination)).length).toBeLessThan(20 * 65_536)
  })
})
