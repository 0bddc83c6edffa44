import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { connectEmbedded } from '../../db/connect.ts'
import { isMigrated, migrate } from '../../db/migrate.ts'
import { exportDatabase } from '../../db/transfer.ts'
import { readEnv } from '../../server/env.ts'
import { prepareFirstStart } from '../../server/first-start.ts'
import { test, usePostgres } from './postgres.ts'

const pg = usePostgres()
const run = promisify(execFile)

test('DESIGN past one machine: PostgreSQL imports an exported embedded database without an error', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tirtha-moving-'))
  try {
    const embedded = await connectEmbedded({ dataDir: folder }, { onPoolError: () => {} })
    await migrate(embedded.db)
    await prepareFirstStart(embedded.db, readEnv({ NODE_ENV: 'test' }), new Date())
    const packages = await embedded.db.selectFrom('packages').selectAll().orderBy('id').execute()
    await embedded.close()
    const file = join(folder, 'copy.sql')
    await exportDatabase(folder, file)

    const url = await pg.newDatabase()
    await run('psql', [url, '--quiet', '--set', 'ON_ERROR_STOP=1', '--file', file])
    const { db } = pg.connect(url)
    expect(await isMigrated(db)).toBe(true)
    expect(await db.selectFrom('packages').selectAll().orderBy('id').execute()).toEqual(packages)
    expect(packages.length).toBeGreaterThan(15)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
