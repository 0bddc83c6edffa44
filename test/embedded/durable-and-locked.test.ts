import { existsSync, readdirSync, statSync } from 'node:fs'

import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'

import { connectEmbedded } from '../../db/connect.ts'
import { DataFolderError } from '../../db/data-folder.ts'
import { ENGINE_MAJOR } from '../../db/embedded.ts'

import { exportDatabase, importDatabase } from '../../db/transfer.ts'

import { newFolder, begunFolder, open, elsewhere, useFolders } from './folders.ts'

useFolders()

describe('DESIGN embedded, protect 1: a commit is on the disk', { timeout: 60_000 }, () => {
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
      // Wherever in the folder the engine makes its files.
      const isThere = () =>
        existsSync(folder) &&
        readdirSync(folder).some((name) => name.startsWith('pg') && existsSync(join(folder, name, file)))
      while (!isThere() && performance.now() < deadline) await nextTurn()
      first.kill('SIGKILL')
      expect(first.lines()).toEqual([])
      await first.ended
      const second = elsewhere(
        folder,
        `const { db } = await open(); say(JSON.stringify((await sql\`select 1 as one\`.execute(db)).rows)); process.exit(0)`,
      )
      expect(await second.hear(1)).toEqual(['[{"one":1}]'])
    },
  )
})

describe('DESIGN embedded, protect 2: one process on a folder', { timeout: 60_000 }, () => {
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
    expect((await another.hear(1))[0]).toMatch(/^DataFolderError: /)
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
    expect([...(await one.hear(1)), ...(await other.hear(1))].toSorted()).toEqual(['DataFolderError', 'open'])
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
