/** @module-tag thorough */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { connectEmbedded } from '../../db/connect.ts'
import { DataFolderError } from '../../db/data-folder.ts'
import { ENGINE_MAJOR } from '../../db/embedded.ts'
import { createdByServer, createdFolder, elsewhere, newFolder, open, useFolders } from './folders.ts'

useFolders()

describe('DESIGN embedded, protection 2: one process on a folder', () => {
  const refusal = async (attempt: Promise<unknown>) => {
    const error = await attempt.then(
      () => null,
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(DataFolderError)
    const { message } = error as Error
    expect(message).not.toContain('\n')
    return message
  }

  test('a second opening in any process is refused with the name of the folder', async () => {
    const folder = createdFolder()
    const first = await open(folder)
    expect(await refusal(connectEmbedded({ dataDir: folder }, { onPoolError: () => {} }))).toContain(folder)
    for (const purpose of ['backup', 'restore'] as const)
      expect(await refusal(connectEmbedded({ dataDir: folder, purpose }, { onPoolError: () => {} }))).toContain(folder)
    const another = elsewhere(
      folder,
      `await open().then(() => say('opened'), (error) => say(error.name + ': ' + error.message)); process.exit(0)`,
    )
    expect((await another.hear(1))[0]).toMatch(/^DataFolderError: /)
    expect((await another.hear(1))[0]).toContain(folder)
    // The first database still works.
    expect((await sql`select 1 as one`.execute(first.db)).rows).toEqual([{ one: 1 }])
    await first.close()
    const next = await open(folder)
    expect((await sql`select 1 as one`.execute(next.db)).rows).toEqual([{ one: 1 }])
  })

  test('a killed process releases its lock', async () => {
    const folder = createdFolder()
    const holder = elsewhere(folder, `await open(); say('open'); setInterval(() => {}, 1000)`)
    await holder.hear(1)
    await refusal(connectEmbedded({ dataDir: folder }, { onPoolError: () => {} }))
    holder.kill('SIGKILL')
    await holder.ended
    expect((await sql`select 1 as one`.execute((await open(folder)).db)).rows).toEqual([{ one: 1 }])
  })

  test('one of two processes that open a new folder gets it, the other is refused', async () => {
    const folder = newFolder()
    const racer = `await open().then(() => { say('open'); setInterval(() => {}, 1000) }, (error) => { say(error.name); process.exit(0) })`
    const [one, other] = [elsewhere(folder, racer), elsewhere(folder, racer)]
    expect([...(await one.hear(1)), ...(await other.hear(1))].toSorted()).toEqual(['DataFolderError', 'open'])
  })

  test.skipIf(process.platform === 'win32')('no other user of the machine can read or write the database', async () => {
    const folder = createdByServer()
    const reachable = (path: string) => (statSync(path).mode & 0o007) !== 0
    const inside = join(folder, `pg${ENGINE_MAJOR}`)
    expect(reachable(folder) && reachable(inside) && reachable(join(inside, 'PG_VERSION'))).toBe(false)
  })
})
