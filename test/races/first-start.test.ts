/** @module-tag thorough */
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { isMigrated, migrate } from '../../db/migrate.ts'
import { isSecurityKey } from '../../server/account/security-key.ts'
import { prepareFirstStart } from '../../server/first-start.ts'
import { world } from '../world.ts'
import { test, usePostgres } from './postgres.ts'
import { firstOf, present } from '../present.ts'

const pg = usePostgres()

const settings = {
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: undefined,
  ADMIN_SECURITY_KEY: undefined,
  SEED: 'demo',
} as const
const at = new Date('2026-11-21T04:30:00Z')
const six = [1, 2, 3, 4, 5, 6]

const counts = async (db: typeof pg.database.db) =>
  firstOf(
    (
      await sql<Record<string, number>>`
      select (select count(*) from users where role = 'ADMIN') as admins, (select count(*) from packages) as packages,
        (select count(distinct (name, city)) from packages) as "differentPackages", (select count(*) from poojas) as poojas,
        (select count(distinct (name, city)) from poojas) as "differentPoojas", (select count(*) from feedback) as feedback`.execute(
        db,
      )
    ).rows,
  )

describe('DESIGN past one machine', () => {
  test('six simultaneous instances migrate an empty database and succeed', async () => {
    const url = await pg.newDatabase()
    const instances = six.map(() => pg.connect(url, 'start'))
    await Promise.all(instances.map(({ db }) => migrate(db)))
    expect(await Promise.all(instances.map(({ db }) => isMigrated(db)))).toEqual(six.map(() => true))
  })

  test('six simultaneous first starts make one admin, key and content', async () => {
    const url = await pg.newDatabase()
    const instances = six.map(() => pg.connect(url, 'start'))
    const results = await Promise.all(
      instances.map(async ({ db }) => {
        await migrate(db)
        return prepareFirstStart(db, settings, at)
      }),
    )
    const generated = results.filter((result) => result !== null)
    expect(generated).toHaveLength(1)
    const { email, password, securityKey } = firstOf(generated)
    const { db } = firstOf(instances)
    const found = await counts(db)
    expect(found).toMatchObject({ admins: 1, packages: found.differentPackages, poojas: found.differentPoojas })
    // The content is the same as after the start of one instance.
    const alone = pg.connect(await pg.newDatabase(), 'start')
    await migrate(alone.db)
    await prepareFirstStart(alone.db, settings, at)
    expect(found).toEqual(await counts(alone.db))
    // The credentials that one instance generated work at all instances.
    expect(await isSecurityKey(present(instances[5]).db, present(securityKey))).toBe(true)
    for (const database of instances) {
      const w = await world({ database })
      const login = await w.visitor().send('POST', '/user/login', { email, password })
      expect(login.status).toBe(200)
    }
  })

  test('six simultaneous later starts agree on a new security key', async () => {
    const url = await pg.newDatabase()
    const instances = six.map(() => pg.connect(url, 'start'))
    await migrate(firstOf(instances).db)
    await prepareFirstStart(firstOf(instances).db, settings, at)
    const results = await Promise.all(
      instances.map(async ({ db }) => {
        await migrate(db)
        return prepareFirstStart(db, { ...settings, ADMIN_SECURITY_KEY: 'a key of the operator' }, at)
      }),
    )
    expect(results).toEqual(six.map(() => null))
    for (const { db } of instances) expect(await isSecurityKey(db, 'a key of the operator')).toBe(true)
    expect((await counts(firstOf(instances).db)).admins).toBe(1)
  })
})
