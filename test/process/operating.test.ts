import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { waitUntil } from '../wait.ts'
import { registerAt } from './register-at.ts'
import { run } from './run-script.ts'
import { useServers } from './server-process.ts'

const { newFolder, start, startPrepared } = useServers()

const BACKUP_PASSPHRASE = 'eight mango trees by the river'

/** Runs a command of the operator, and returns its exit code and what it said. */
async function command(script: string, file: string, env: Record<string, string>) {
  const done = run({ script: `scripts/${script}.ts`, args: [file], env: { BACKUP_PASSPHRASE, ...env } })
  const { code } = await done.ended
  return { code, lines: done.complaints() }
}

test(
  'DESIGN backup: the drill with a server that runs: backup, restore, start on the copy',
  { timeout: 120_000 },
  async () => {
    const [folder, copy] = [newFolder(), newFolder()]
    const [file, timed] = [join(folder, 'a.backup'), join(folder, 'timed')]
    const server = await startPrepared({ BACKUP_DIR: timed })
    const devotee = await registerAt(server)
    await devotee.addPooja()
    await devotee.book('426812345678')
    expect(await command('backup', file, { DATA_DIR: server.dataDir })).toEqual({
      code: 0,
      lines: [`Backup in ${file}, encrypted`],
    })
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
    // The server goes on, and its own timer has made a backup at the start.
    expect(await devotee.bookings()).toHaveLength(1)
    const made = await waitUntil(() => existsSync(timed) && readdirSync(timed).find((name) => name.endsWith('.backup')))
    expect(made).toMatch(/^tirtha-\d{8}T\d{6}Z\.backup$/)

    const taken = await command('restore', file, { DATA_DIR: server.dataDir })
    expect(taken).toEqual({ code: 1, lines: [expect.stringContaining(server.dataDir)] })
    const restored = await command('restore', file, { DATA_DIR: copy })
    expect(restored.lines).toEqual([expect.stringMatching(/\d+ tables with \d+ rows, each compared/)])
    expect(restored.code).toBe(0)
    const again = await command('restore', file, { DATA_DIR: copy })
    expect(again).toEqual({ code: 1, lines: [expect.stringContaining('empty place')] })

    const second = await start({ dataDir: copy })
    expect(second.said.stderr).not.toContain('First start')
    const { data } = await second.call('GET', '/bookings/all', undefined, devotee.token)
    expect(data).toEqual(await devotee.bookings())
    // Without a server the command reads the database itself.
    await second.stop()
    const stopped = await command('backup', join(folder, 'b.backup'), { DATA_DIR: copy })
    expect(stopped.code).toBe(0)
  },
)

test(
  'DESIGN embedded: a backup of a folder without a database fails and creates none',
  { timeout: 120_000 },
  async () => {
    const DATA_DIR = newFolder()
    const { code, lines } = await command('backup', join(newFolder(), 'a.backup'), { DATA_DIR })
    expect([code, lines]).toEqual([1, [expect.stringContaining(DATA_DIR)]])
    expect(readdirSync(DATA_DIR)).toEqual([])
  },
)
