/** @module-tag thorough */
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { connectEmbedded } from '../../db/connect.ts'
import { DataFolderError } from '../../db/data-folder.ts'
import { ENGINE_MAJOR } from '../../db/embedded.ts'
import { newFolder, createdFolder, open, useFolders } from './folders.ts'
import { firstOf, present } from '../present.ts'

useFolders()

describe('DESIGN embedded, protection 5: the folder has the version in its name', () => {
  test('the name of the folder has the major version of its engine', async () => {
    const folder = createdFolder()
    const { db } = await open(folder)
    const { rows } = await sql<{ version: string }>`select current_setting('server_version_num') as version`.execute(db)
    expect(Math.floor(Number(firstOf(rows).version) / 10_000)).toBe(ENGINE_MAJOR)
    expect(readdirSync(folder).filter((name) => name.startsWith('pg'))).toEqual([`pg${ENGINE_MAJOR}`])
    expect(readFileSync(join(folder, `pg${ENGINE_MAJOR}`, 'PG_VERSION'), 'utf8').trim()).toBe(String(ENGINE_MAJOR))
  })

  test.each([ENGINE_MAJOR - 1, ENGINE_MAJOR + 1])(
    'beside a folder of version %d no database is created, with an advice',
    async (version) => {
      const folder = newFolder()
      mkdirSync(join(folder, `pg${version}`))
      for (const _time of ['first', 'second']) {
        const error = present(
          await connectEmbedded({ dataDir: folder }, { onPoolError: () => {} }).then(
            () => null,
            (reason: Error) => reason,
          ),
        )
        expect(error).toBeInstanceOf(DataFolderError)
        expect(error.message).toMatch(new RegExp(`pg${version}.*npm run backup.*npm run restore`))
        expect(error.message).toContain(folder)
      }
      expect(existsSync(join(folder, `pg${ENGINE_MAJOR}`))).toBe(false)
    },
  )
})

test('DESIGN embedded: a restore creates a database beside the folder of an older version', async () => {
  const folder = newFolder()
  mkdirSync(join(folder, `pg${ENGINE_MAJOR - 1}`))
  const { close } = await connectEmbedded({ dataDir: folder, purpose: 'restore' }, { onPoolError: () => {} })
  await close()
  expect(existsSync(join(folder, `pg${ENGINE_MAJOR}`))).toBe(true)
})
