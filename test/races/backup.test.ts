/** @module-tag thorough */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { backupLines } from '../../db/backup/backup-lines.ts'
import { restoreFile, writeBackup } from '../../db/backup/backup-file.ts'
import { restoreLines } from '../../db/backup/restore-lines.ts'
import { connectEmbedded } from '../../db/connect.ts'
import { readPostgres } from '../../server/backup/read-database.ts'
import { shapeOf, textsOf } from '../database-content.ts'
import { newDataFolder } from '../data-template.ts'
import { fillTemplate } from '../data-template.ts'
import { oncePerRun } from '../once-per-run.ts'
import { run } from '../process/run-script.ts'
import { testPhotos } from '../photo-folder.ts'
import { world } from '../world.ts'
import { test, usePostgres } from './postgres.ts'

const pg = usePostgres()

let folder: string
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'tirtha-moving-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('DESIGN backup of PostgreSQL', () => {
  test('a restore has every row, constraint and trigger of PostgreSQL, and of the embedded database', async () => {
    const w = await world({ database: pg.database })
    const devotee = await w.devotee({ name: 'काशी "O\'Brien" \\n' })
    await devotee.addPooja()
    await devotee.book('426812345678')
    const before = { texts: await textsOf(pg.database), shape: await shapeOf(pg.database) }
    const file = join(folder, 'a.backup')
    await writeBackup(file, readPostgres(pg.url, w.photos, new Date()), undefined)

    const copy = pg.connect(await pg.newDatabase(), 'start')
    await restoreFile({ db: copy.db, photos: testPhotos() }, file, undefined)
    expect({ texts: await textsOf(copy), shape: await shapeOf(copy) }).toEqual(before)
    const again = await world({ database: copy })
    expect((await (await again.bearer(devotee.token).send('GET', '/bookings/all')).json()).data).toHaveLength(1)

    const embedded = await connectEmbedded({ dataDir: null }, { onPoolError: () => {} })
    await restoreFile({ db: embedded.db, photos: testPhotos() }, file, undefined)
    expect(await textsOf(embedded)).toEqual(before.texts)
    await embedded.close()
  })

  test('what is written during a backup is not in it: it is of one moment', async () => {
    const w = await world({ database: pg.database })
    const devotee = await w.devotee()
    await devotee.addPooja()
    const lines = backupLines(pg.database.db, w.photos, new Date())
    const begun = [(await lines.next()).value ?? '']
    await devotee.book('426812345678')
    const rest = await Array.fromAsync(lines)
    async function* all() {
      yield* begun
      yield* rest
    }
    const copy = pg.connect(await pg.newDatabase(), 'start')
    const { tables } = await restoreLines(copy.db, testPhotos(), all())
    expect([tables.bookings?.rows, tables.cart_entries?.rows]).toEqual([0, 1])
    expect(await devotee.bookings()).toHaveLength(1)
  })

  test('npm run move carries an embedded installation over, and leaves it as it was', async () => {
    const dataDir = newDataFolder(await oncePerRun('prepared', fillTemplate))
    const contentOf = async () => {
      const embedded = await connectEmbedded({ dataDir, purpose: 'backup' }, { onPoolError: () => {} })
      const content = { texts: await textsOf(embedded), shape: await shapeOf(embedded) }
      await embedded.close()
      return content
    }
    try {
      const before = await contentOf()
      const url = await pg.newDatabase()
      const move = (to: string) => run({ script: 'scripts/move.ts', args: ['--to', to], env: { DATA_DIR: dataDir } })
      const moved = move(url)
      expect((await moved.ended).code).toBe(0)
      expect(moved.complaints()[0]).toMatch(/^Moved to PostgreSQL: \d+ tables with \d+ rows, each compared/)
      const target = pg.connect(url)
      expect({ texts: await textsOf(target), shape: await shapeOf(target) }).toEqual(before)
      expect(await contentOf()).toEqual(before)
      await expect(connectEmbedded({ dataDir }, { onPoolError: () => {} })).rejects.toThrow(
        /set DATABASE_URL, or delete/,
      )
      const again = move(url)
      expect((await again.ended).code).toBe(1)
      expect(again.complaints()).toEqual([expect.stringContaining('empty place')])
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
})
