/** @module-tag thorough */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { newFolder, createdFolder, elsewhere, useFolders } from './folders.ts'
import { firstOf, present } from '../present.ts'

useFolders()

describe('DESIGN embedded, protection 1: a commit is on the disk', () => {
  test('a commit syncs the log, a checkpoint the tables, a read nothing', async () => {
    const { hear } = elsewhere(
      createdFolder(),
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
    expect(present(checkpoint).length).toBeGreaterThan(0)
    if (process.platform === 'linux') expect(present(checkpoint).some((path) => path.includes('/base/'))).toBe(true)
    expect(reading).toEqual([])
  })

  test('kill -9 during writes loses no commit and keeps no half of one', async () => {
    const folder = createdFolder()
    // Each process first prints what it finds and then writes until it is killed.
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
      const found = firstOf(await child.hear(1 + commits))
      child.kill('SIGKILL')
      await child.ended
      const rows = JSON.parse(found) as { n: number; halves: number }[]
      expect(rows.length).toBeGreaterThanOrEqual(acknowledged)
      // A commit may have finished without being printed.
      expect(rows.length).toBeLessThanOrEqual(acknowledged + 1)
      expect(rows.every(({ n, halves }, index) => n === index + 1 && halves === 2)).toBe(true)
      if (commits > 0) acknowledged = Number(child.lines().at(-1))
    }
    expect(acknowledged).toBeGreaterThanOrEqual(147)
  })

  // An operator may end the server while the engine creates its files.
  test.each(['PG_VERSION', 'base/5'])(
    'a first start that is killed after writing %s leaves a usable folder',
    async (file) => {
      const folder = newFolder()
      const first = elsewhere(folder, `await open(); say('open'); setInterval(() => {}, 1000)`)
      const deadline = performance.now() + 60_000
      // The engine creates its files in a folder whose name starts with pg.
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
