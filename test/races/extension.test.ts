/** @module-tag thorough */
import { expect } from 'vitest'
import { isMigrated, migrate } from '../../db/migrate.ts'
import { checkDatabase } from '../../server/doctor/database.ts'
import { testOfOwnServer as test, usePostgres } from './postgres.ts'
import { execute } from './postgres-server.ts'

const pg = usePostgres()

const asUser = (url: string, user: string): string => {
  const changed = new URL(url)
  changed.username = user
  return changed.href
}

test('DESIGN past one machine: a role that may not create the extension is told what to run, by the start and by the doctor', async () => {
  const url = await pg.newDatabase()
  await execute(url, 'create role clerk login; grant all on schema public to clerk')
  const { db } = pg.connect(asUser(url, 'clerk'), 'start')
  const told = {
    message: expect.stringContaining('run "create extension pg_trgm" in it as an administrator') as string,
  }
  await expect(migrate(db)).rejects.toMatchObject({ name: 'ExtensionError', ...told })
  const bad = { level: 'bad', subject: 'pg_trgm', text: told.message }
  expect(await checkDatabase(db, () => new Date())).toContainEqual(bad)

  // A host may keep extensions in a separate schema.
  await execute(url, 'create schema extensions; grant usage on schema extensions to clerk')
  await execute(url, 'create extension pg_trgm schema extensions')
  await migrate(db)
  expect(await isMigrated(db)).toBe(true)
  expect(await checkDatabase(db, () => new Date())).not.toContainEqual(expect.objectContaining({ level: 'bad' }))
  await execute(url, 'drop owned by clerk; drop role clerk')
})
