import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { prepareFirstStart } from '../../server/first-start.ts'
import { world } from '../world.ts'
import { connectEmbedded, type Database } from '../../db/connect.ts'
import { DataFolderError } from '../../db/data-folder.ts'
import { ENGINE_MAJOR } from '../../db/embedded.ts'
import { isMigrated, migrate } from '../../db/migrate.ts'
import { exportDatabase, importDatabase } from '../../db/transfer.ts'
import { newFolder, createdFolder, open, useFolders } from './folders.ts'
import { firstOf, present } from '../present.ts'

useFolders()

describe('DESIGN embedded, protection 5: the folder has the version in its name', { timeout: 120_000 }, () => {
  const textsOf = async ({ db }: Database) => {
    const { rows: tables } = await sql<{ name: string; kind: string }>`
      select c.relname as name, c.relpersistence::text as kind from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`.execute(db)
    const rowsOf = async (name: string) =>
      (await sql<{ line: string }>`select t::text as line from ${sql.table(name)} t order by 1`.execute(db)).rows
    return Object.fromEntries(
      await Promise.all(tables.map(async ({ name, kind }) => [name, { kind, rows: await rowsOf(name) }])),
    )
  }
  const shapeOf = async ({ db }: Database) =>
    (
      await sql`
        select 'index' as kind, indexdef as text from pg_indexes where schemaname = 'public'
        union all select 'constraint', conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
        union all select 'trigger', pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
        union all select 'column', table_name || ' ' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '')
          from information_schema.columns where table_schema = 'public'
        order by 1, 2`.execute(db)
    ).rows

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
        expect(error.message).toMatch(new RegExp(`pg${version}.*db:export.*db:import`))
        expect(error.message).toContain(folder)
      }
      expect(existsSync(join(folder, `pg${ENGINE_MAJOR}`))).toBe(false)
    },
  )

  test('an export that is imported again gives the same, working database', async () => {
    const [from, to, file] = [createdFolder(), newFolder(), join(newFolder(), 'tirtha.sql')]
    // An upgrade imports beside the folder of the former version.
    mkdirSync(join(to, `pg${ENGINE_MAJOR - 1}`))
    const source = await open(from)
    await migrate(source.db)
    const settings = {
      ADMIN_EMAIL: 'admin@example.com',
      ADMIN_PASSWORD: 'a long enough secret',
      ADMIN_SECURITY_KEY: 'the key of the house',
      SEED: 'demo',
    } as const
    await prepareFirstStart(source.db, settings, new Date('2026-11-21T04:30:00Z'))
    const w = await world({ database: source })
    const devotee = await w.devotee({ name: `काशी "O'Brien" \\n \\. $$ 🪔\n--; drop table users;\ttab` })
    await devotee.addPackage()
    await devotee.addPooja()
    await devotee.book('426812345678')
    await sql`insert into rate_limits values ('login:x', 3, 99)`.execute(source.db)
    const [texts, shape] = [await textsOf(source), await shapeOf(source)]
    await source.close()

    await exportDatabase(from, file)
    await importDatabase(to, file)
    const copy = await open(to)
    expect(await isMigrated(copy.db)).toBe(true)
    await migrate(copy.db)
    expect(await textsOf(copy)).toEqual(texts)
    expect(await shapeOf(copy)).toEqual(shape)

    const again = await world({ database: copy })
    const me = again.bearer(devotee.token)
    expect((await (await me.send('GET', '/bookings/all')).json()).data).toHaveLength(2)
    const login = await again
      .visitor()
      .send('POST', '/user/login', { email: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD })
    expect(login.status).toBe(200)
    await sql`update users set password_hash = 'other' where id = ${devotee.user.id}`.execute(copy.db)
    expect((await me.send('POST', '/user/verify')).status).toBe(401)
    await copy.close()

    // An import does not overwrite a database.
    const refused = present(
      await importDatabase(to, file).then(
        () => null,
        (reason: Error) => reason,
      ),
    )
    expect(refused).toBeInstanceOf(DataFolderError)
    expect(refused.message).toContain(to)
    expect((await textsOf(await open(to))).bookings).toEqual(texts.bookings)
  })

  test('a failed import leaves nothing behind and can be repeated', async () => {
    const [from, to, file] = [createdFolder(), newFolder(), join(newFolder(), 'tirtha.sql')]
    const source = await open(from)
    await migrate(source.db)
    await source.close()
    await exportDatabase(from, file)
    const whole = readFileSync(file, 'utf8')
    const broken = join(newFolder(), 'broken.sql')
    writeFileSync(broken, whole.replace('CREATE TABLE public.users', 'CREATE TABEL public.users'))
    await expect(importDatabase(to, broken)).rejects.toThrow()
    await importDatabase(to, file)
    expect(await isMigrated((await open(to)).db)).toBe(true)
  })
})
