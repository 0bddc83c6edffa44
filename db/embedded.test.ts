import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { prepareFirstStart } from '../server/first-start.ts'
import { startHousekeeping, vacuum } from '../server/housekeeping.ts'
import { emptyDatabase } from '../test/database.ts'
import { world } from '../test/world.ts'
import { connectEmbedded, type Database } from './connect.ts'
import { DataFolderRefusal } from './data-folder.ts'
import { ENGINE_MAJOR } from './embedded.ts'
import { isMigrated, migrate } from './migrate.ts'
import { exportDatabase, importDatabase } from './transfer.ts'

const root = resolve(import.meta.dirname, '..')
const node = join(root, 'node_modules/.bin/node')
const folders: string[] = []
const opened: Database[] = []
const children: { kill(signal: NodeJS.Signals): unknown; ended: Promise<unknown> }[] = []

afterEach(async () => {
  for (const child of children.splice(0)) {
    child.kill('SIGKILL')
    await child.ended
  }
  for (const database of opened.splice(0)) await database.close().catch(() => {})
})
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tirtha-embedded-'))
  folders.push(folder)
  return folder
}

/** What the engine makes of a new folder takes seconds: once for all the tests that are about something else. */
let begun: string
beforeAll(async () => {
  begun = newFolder()
  await (await connectEmbedded({ dataDir: begun }, { onPoolError: () => {} })).close()
})
function begunFolder(): string {
  const folder = newFolder()
  cpSync(begun, folder, { recursive: true })
  return folder
}

async function open(dataDir: string): Promise<Database> {
  const database = await connectEmbedded({ dataDir }, { onPoolError: () => {} })
  opened.push(database)
  return database
}

/** Another process, which has `open` (the database in `dataDir`), `sql` and `say` (a line to us). */
function elsewhere(dataDir: string, code: string) {
  const program = `
    const { connectEmbedded } = await import(${JSON.stringify(join(root, 'db/connect.ts'))})
    const { sql } = await import(${JSON.stringify(join(root, 'node_modules/kysely/dist/index.js'))})
    const { writeSync } = await import('node:fs')
    const say = (line) => void writeSync(1, line + '\\n')
    const open = () => connectEmbedded({ dataDir: ${JSON.stringify(dataDir)} }, { onPoolError() {} })
    ${code}`
  const child = spawn(node, ['--no-experimental-webstorage', '--input-type=module', '-e', program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  let complained = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (said += chunk))
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (complained += chunk))
  const ended = new Promise<number | null>((done) => child.once('close', (code) => done(code)))
  const process = {
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    ended,
    lines: () => said.split('\n').slice(0, -1),
    /** Waits for the lines until it has said as many; fails with what it complained of. */
    hear: async (count: number) => {
      const deadline = performance.now() + 20_000
      while (process.lines().length < count) {
        if (child.exitCode !== null || performance.now() > deadline)
          throw new Error(`it said ${said}, and: ${complained}`)
        await new Promise((turn) => setTimeout(turn, 5))
      }
      return process.lines()
    },
  }
  children.push(process)
  return process
}

describe('DESIGN embedded, guard 1: a commit is on the disk', { timeout: 60_000 }, () => {
  test('DESIGN embedded: each commit is preceded by a real fsync of the log, a checkpoint by those of the tables, a read by none', async () => {
    const { hear } = elsewhere(
      begunFolder(),
      `
      const fs = (await import('node:fs')).default
      const { syncBuiltinESMExports } = await import('node:module')
      const real = fs.fsyncSync
      let synced = []
      fs.fsyncSync = (descriptor) => {
        real(descriptor)
        let path = 'unknown'
        try { path = fs.readlinkSync('/proc/self/fd/' + descriptor) } catch {}
        synced.push(path)
      }
      syncBuiltinESMExports()
      const counted = async (work) => {
        synced = []
        await work()
        say(JSON.stringify(synced))
      }
      const { db } = await open()
      await sql\`create table t (n int)\`.execute(db)
      for (let n = 0; n < 10; n++) await counted(() => sql\`insert into t values (\${n})\`.execute(db))
      await counted(() => db.transaction().execute(async (tx) => {
        await sql\`insert into t values (10)\`.execute(tx)
        await sql\`update t set n = n + 1\`.execute(tx)
      }))
      await counted(() => sql\`checkpoint\`.execute(db))
      await counted(() => sql\`select * from t\`.execute(db))
      process.exit(0)`,
    )
    const counts = (await hear(13)).map((line) => JSON.parse(line) as string[])
    const [reading, checkpoint, ...commits] = counts.toReversed()
    for (const commit of commits) {
      expect(commit.length).toBeGreaterThan(0)
      if (process.platform === 'linux') expect(commit.every((path) => path.includes('/pg_wal/'))).toBe(true)
    }
    expect(checkpoint!.length).toBeGreaterThan(0)
    if (process.platform === 'linux') expect(checkpoint!.some((path) => path.includes('/base/'))).toBe(true)
    expect(reading).toEqual([])
  })

  test('DESIGN embedded: kill -9 in the middle of writes loses no acknowledged commit and keeps no half of one', async () => {
    const folder = begunFolder()
    // Each process first tells what it finds, then writes until it is killed.
    const writer = `
      const database = await open()
      await sql\`create table if not exists t (n int, half int)\`.execute(database.db)
      const { rows } = await sql\`select n, count(*) as halves from t group by n order by n\`.execute(database.db)
      say(JSON.stringify(rows))
      for (let n = rows.length + 1; ; n++) {
        await database.db.transaction().execute(async (tx) => {
          await sql\`insert into t values (\${n}, 1)\`.execute(tx)
          await sql\`insert into t values (\${n}, 2)\`.execute(tx)
        })
        say(String(n))
      }`
    let acknowledged = 0
    for (const commits of [37, 110, 0]) {
      const child = elsewhere(folder, writer)
      const [found] = await child.hear(1 + commits)
      child.kill('SIGKILL')
      await child.ended
      const rows = JSON.parse(found!) as { n: number; halves: number }[]
      expect(rows.length).toBeGreaterThanOrEqual(acknowledged)
      // One commit may have been made and not yet told.
      expect(rows.length).toBeLessThanOrEqual(acknowledged + 1)
      expect(rows.every(({ n, halves }, index) => n === index + 1 && halves === 2)).toBe(true)
      if (commits > 0) acknowledged = Number(child.lines().at(-1))
    }
    expect(acknowledged).toBeGreaterThanOrEqual(147)
  })

  // The engine unpacks its first files for a while; an impatient operator ends it just then.
  test.each(['PG_VERSION', 'base/5'])(
    'DESIGN embedded: a first start that is killed when it has written %s does not spoil the folder',
    async (file) => {
      const folder = newFolder()
      const first = elsewhere(folder, `await open(); say('open'); setInterval(() => {}, 1000)`)
      const deadline = performance.now() + 20_000
      while (!existsSync(join(folder, `pg${ENGINE_MAJOR}`, file)) && performance.now() < deadline) await nextTurn()
      first.kill('SIGKILL')
      await first.ended
      const second = elsewhere(
        folder,
        `const { db } = await open(); say(JSON.stringify((await sql\`select 1 as one\`.execute(db)).rows)); process.exit(0)`,
      )
      expect(await second.hear(1)).toEqual(['[{"one":1}]'])
    },
  )
})

describe('DESIGN embedded, guard 2: one process on a folder', { timeout: 60_000 }, () => {
  const refusal = async (attempt: Promise<unknown>) => {
    const error = await attempt.then(
      () => null,
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(DataFolderRefusal)
    const { message } = error as Error
    expect(message).not.toContain('\n')
    return message
  }

  test('DESIGN embedded: a second opening is refused, in the same process and in another; the message names the folder', async () => {
    const folder = begunFolder()
    const first = await open(folder)
    expect(await refusal(connectEmbedded({ dataDir: folder }, { onPoolError: () => {} }))).toContain(folder)
    expect(await refusal(exportDatabase(folder, join(newFolder(), 'copy.sql')))).toContain(folder)
    expect(await refusal(importDatabase(folder, join(newFolder(), 'copy.sql')))).toContain(folder)
    const another = elsewhere(
      folder,
      `await open().then(() => say('opened'), (error) => say(error.name + ': ' + error.message)); process.exit(0)`,
    )
    expect((await another.hear(1))[0]).toMatch(/^DataFolderRefusal: /)
    expect((await another.hear(1))[0]).toContain(folder)
    // The first one has not noticed.
    expect((await sql`select 1 as one`.execute(first.db)).rows).toEqual([{ one: 1 }])
    await first.close()
    const next = await open(folder)
    expect((await sql`select 1 as one`.execute(next.db)).rows).toEqual([{ one: 1 }])
  })

  test('DESIGN embedded: the lock of a killed process is free', async () => {
    const folder = begunFolder()
    const holder = elsewhere(folder, `await open(); say('open'); setInterval(() => {}, 1000)`)
    await holder.hear(1)
    await refusal(connectEmbedded({ dataDir: folder }, { onPoolError: () => {} }))
    holder.kill('SIGKILL')
    await holder.ended
    expect((await sql`select 1 as one`.execute((await open(folder)).db)).rows).toEqual([{ one: 1 }])
  })

  test('DESIGN embedded: two that open one new folder at the same moment: one has it, the other is refused', async () => {
    const folder = newFolder()
    const racer = `await open().then(() => { say('open'); setInterval(() => {}, 1000) }, (error) => { say(error.name); process.exit(0) })`
    const [one, other] = [elsewhere(folder, racer), elsewhere(folder, racer)]
    expect([...(await one.hear(1)), ...(await other.hear(1))].toSorted()).toEqual(['DataFolderRefusal', 'open'])
  })

  test.skipIf(process.platform === 'win32')(
    'DESIGN embedded: no other user of the machine can read or write the database',
    async () => {
      // The folder is made by the server, as `./data` is.
      const folder = join(newFolder(), 'data')
      await open(folder)
      const reachable = (path: string) => (statSync(path).mode & 0o007) !== 0
      const inside = join(folder, `pg${ENGINE_MAJOR}`)
      expect(reachable(folder) && reachable(inside) && reachable(join(inside, 'PG_VERSION'))).toBe(false)
    },
  )
})

describe('DESIGN embedded, guard 3: checkpoint and vacuum run on a timer', () => {
  const MINUTE_MS = 60_000
  afterEach(() => void vi.useRealTimers())
  const redo = async ({ db }: Database) =>
    (await sql<{ lsn: string }>`select redo_lsn::text as lsn from pg_control_checkpoint()`.execute(db)).rows[0]!.lsn
  const vacuums = async ({ db }: Database) =>
    (
      await sql<{ vacuums: number; analyzes: number }>`
        select vacuum_count as vacuums, analyze_count as analyzes from pg_stat_user_tables where relname = 'bookings'`.execute(
        db,
      )
    ).rows[0]!

  test('DESIGN embedded: a checkpoint every few minutes, vacuum and analyze within the hour, and none once stopped', async () => {
    const database = await emptyDatabase()
    const log = pino({ level: 'silent' })
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const housekeeping = startHousekeeping({ db: database.db, log, now: () => new Date(), embedded: true })
    const before = await redo(database)
    vi.advanceTimersByTime(10 * MINUTE_MS)
    await expect.poll(() => redo(database), { timeout: 5000 }).not.toBe(before)
    const { vacuums: vacuumed, analyzes } = await vacuums(database)
    vi.advanceTimersByTime(60 * MINUTE_MS)
    await expect.poll(async () => (await vacuums(database)).vacuums, { timeout: 5000 }).toBeGreaterThan(vacuumed)
    expect((await vacuums(database)).analyzes).toBeGreaterThan(analyzes)
    housekeeping.stop()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('DESIGN embedded: rows that were deleted give their room back', async () => {
    const { db } = await emptyDatabase()
    const fill = () =>
      sql`insert into settings select 'name ' || n, repeat('x', 500) from generate_series(1, 2000) as n`.execute(db)
    const size = async () =>
      (await sql<{ size: number }>`select pg_relation_size('settings') as size`.execute(db)).rows[0]!.size
    await fill()
    const full = await size()
    for (let round = 0; round < 3; round++) {
      await sql`delete from settings`.execute(db)
      await vacuum(db)
      await fill()
    }
    expect(await size()).toBeLessThanOrEqual(full * 1.1)
  })
})

describe('DESIGN embedded, guard 4: one connection with a timeout', () => {
  test('DESIGN embedded: the outer handle inside a transaction fails within the timeout; the transaction is undone and all goes on', async () => {
    const { db } = await emptyDatabase()
    const start = performance.now()
    const attempt = db.transaction().execute(async (tx) => {
      await tx.insertInto('settings').values({ name: 'inside', value: 'x' }).execute()
      await db.selectFrom('settings').selectAll().execute()
    })
    await expect(attempt).rejects.toThrow(/timeout/)
    expect(performance.now() - start).toBeLessThan(8000)
    expect(await db.selectFrom('settings').selectAll().execute()).toEqual([])
  })
})

describe('DESIGN embedded, guard 5: the folder bears the version', { timeout: 60_000 }, () => {
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

  test('DESIGN embedded: the folder is named by the major version of the engine that is in it', async () => {
    const folder = begunFolder()
    const { db } = await open(folder)
    const { rows } = await sql<{ version: string }>`select current_setting('server_version_num') as version`.execute(db)
    expect(Math.floor(Number(rows[0]!.version) / 10_000)).toBe(ENGINE_MAJOR)
    expect(readdirSync(folder).filter((name) => name.startsWith('pg'))).toEqual([`pg${ENGINE_MAJOR}`])
    expect(readFileSync(join(folder, `pg${ENGINE_MAJOR}`, 'PG_VERSION'), 'utf8').trim()).toBe(String(ENGINE_MAJOR))
  })

  test.each([ENGINE_MAJOR - 1, ENGINE_MAJOR + 1])(
    'DESIGN embedded: beside a folder of version %d nothing is begun; the line says what to do',
    async (version) => {
      const folder = newFolder()
      mkdirSync(join(folder, `pg${version}`))
      for (const _time of ['first', 'second']) {
        const error = await connectEmbedded({ dataDir: folder }, { onPoolError: () => {} }).then(
          () => null,
          (reason: Error) => reason,
        )
        expect(error).toBeInstanceOf(DataFolderRefusal)
        expect(error!.message).toMatch(new RegExp(`pg${version}.*db:export.*db:import`))
        expect(error!.message).toContain(folder)
      }
      expect(existsSync(join(folder, `pg${ENGINE_MAJOR}`))).toBe(false)
    },
  )

  test('DESIGN embedded: what is exported and imported again is the same database, and the product goes on with it', async () => {
    const [from, to, file] = [begunFolder(), newFolder(), join(newFolder(), 'tirtha.sql')]
    // An upgrade imports beside the folder of the version before.
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

    // What is there is not written over.
    const refused = await importDatabase(to, file).then(
      () => null,
      (reason: Error) => reason,
    )
    expect(refused).toBeInstanceOf(DataFolderRefusal)
    expect(refused!.message).toContain(to)
    expect((await textsOf(await open(to))).bookings).toEqual(texts.bookings)
  })

  test('DESIGN embedded: an import that fails leaves nothing behind, and can be done again', async () => {
    const [from, to, file] = [begunFolder(), newFolder(), join(newFolder(), 'tirtha.sql')]
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
