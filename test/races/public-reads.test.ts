/** @module-tag thorough */
import pino from 'pino'
import { beforeEach, describe, expect } from 'vitest'
import type { ContentPart } from '../../db/content-part.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { followChanges } from '../../server/public-reads/follow-changes.ts'
import { admin } from '../data-template.ts'
import { makePackage, makeUser } from '../factories.ts'
import { freePort } from '../free-port.ts'
import { firstOf, present } from '../present.ts'
import { type ServerProcess, useServers } from '../process/server-process.ts'
import { waitFor } from '../wait.ts'
import { lineTo, lines } from './connection-line.ts'
import { test, usePostgres } from './postgres.ts'

/** Far more than a busy machine needs. The time on an idle machine is measured, not tested. */
const SOON_MS = 10_000

const pg = usePostgres()
const servers = useServers()

const renamed = (name: string) => pg.database.db.updateTable('packages').set({ name }).execute()

describe('DESIGN past one machine', () => {
  /** Two processes on one database, with an admin at the first. */
  async function two() {
    const env = {
      DATABASE_URL: pg.url,
      ADMIN_PASSWORD: admin.password,
      ADMIN_SECURITY_KEY: admin.key,
      RATE_LIMIT_SCALE: '0',
    }
    const [one, other] = [await servers.startFirst({ ...env }), await servers.start({ env })]
    const { data } = await one.call('POST', '/user/login', { email: admin.email, password: admin.password })
    const list = '/packages/city/varanasi'
    const [pack] = (await one.call('GET', list)).data
    const price = async (server: ServerProcess) =>
      firstOf<{ price: number }>((await server.call('GET', list)).data).price
    /** Makes an edit at the first process; the answer says that it is done. */
    const edit = async (to: number) => {
      const content = { ...pack, price: to, key: admin.key }
      expect((await one.call('POST', '/packages/update', { content }, data.access_token)).status).toBe(200)
    }
    return { one, other, price, edit, token: data.access_token as string }
  }

  test('an edit in one process shows at once there, and soon in another', async () => {
    const { one, other, price, edit } = await two()
    for (const to of [1001, 1002, 1003]) {
      await Promise.all([price(one), price(other)])
      await edit(to)
      expect(await price(one)).toBe(to)
      await waitFor(async () => expect(await price(other)).toBe(to), SOON_MS)
    }
  })

  test('the day of a festival that is chosen in one process shows at once there, and soon in another', async () => {
    const { one, other, token } = await two()
    const year = new Date().getFullYear()
    const { dates } = (await one.call('GET', `/admin/panchang/${year}`, undefined, token)).data
    const { computed, observance, name } = dates.find(
      (date: { observance: string }) => date.observance === 'janmashtami',
    )
    const isShown = async (server: ServerProcess) => {
      const { days } = (await server.call('GET', `/panchang/${computed.slice(0, 7)}`)).data
      return days.some((day: { observances: { name: string }[] }) => day.observances.some((one) => one.name === name))
    }
    for (const [method, body, shown] of [
      ['PUT', { day: null }, false],
      ['DELETE', undefined, true],
    ] as const) {
      expect([await isShown(one), await isShown(other)]).toEqual([!shown, !shown])
      await one.call(method, `/admin/panchang/${computed}/${observance}`, body, token)
      expect(await isShown(one)).toBe(shown)
      await waitFor(async () => expect(await isShown(other)).toBe(shown), SOON_MS)
    }
  })

  test('an edit shows soon while the listening connections are ended again and again', async () => {
    const { other, price, edit } = await two()
    const ofListening = (what: string) =>
      pg.execute(
        `select ${what} from pg_stat_activity where datname = current_database() and application_name = 'tirtha changes'`,
      )
    const bothListen = () => waitFor(async () => expect((await ofListening('pid')).rowCount).toBe(2))
    const endListening = () => ofListening('pg_terminate_backend(pid)')
    await bothListen()
    await endListening()
    for (const to of [2001, 2002, 2003]) {
      await price(other)
      await endListening()
      await edit(to)
      await waitFor(async () => expect(await price(other)).toBe(to), SOON_MS)
    }
    await bothListen()
  })

  test('a process that stops leaves no connection', async () => {
    const { one, other } = await two()
    await Promise.all([one.stop(), other.stop()])
    await waitFor(async () => {
      const { rows } = await pg.execute(
        `select application_name from pg_stat_activity where datname = current_database() and application_name like 'tirtha%'`,
      )
      // Only the pool of this file is left.
      expect(rows.filter(({ application_name: name }) => name !== 'tirtha')).toEqual([])
    })
  })
})

describe('DESIGN public reads: changes of other processes', () => {
  let changed: ContentPart[] = []
  beforeEach(() => void (changed = []))

  const follow = (url: string) =>
    followChanges({
      db: pg.database.db,
      url,
      log: pino({ level: 'silent' }),
      onChange: (part) => changed.push(part),
    })

  test('without a connection that listens, a change is found by looking', async () => {
    await makePackage(pg.database.db)
    const { stop } = await follow(`postgres://tirtha@127.0.0.1:${await freePort()}/none`)
    expect(changed).toEqual(['catalogue'])
    await renamed('New')
    await waitFor(() => expect(changed).toEqual(['catalogue', 'catalogue']), SOON_MS)
    await stop()
  })

  test('a connection that lost its network without a word delays a change by less than a second', async () => {
    await makePackage(pg.database.db)
    const line = await lineTo(pg.url)
    const { stop } = await follow(line.url)
    line.silence()
    await renamed('New')
    await waitFor(() => expect(changed).toEqual(['catalogue', 'catalogue']), SOON_MS)
    lines.splice(0).forEach((open) => open.close())
    await stop()
  })

  test('each kind of change raises the version of its part, once, when it is committed', async () => {
    const { db } = pg.database
    const versions = async () =>
      Object.fromEntries(
        (await db.selectFrom('content_versions').selectAll().execute()).map((row) => [row.part, row.version]),
      )
    const user = await makeUser(db)
    expect(await versions()).toEqual({})
    await makePackage(db)
    const first = await versions()
    expect(first).toEqual({ catalogue: expect.stringMatching(/^\d+$/) })
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('packages').set({ name: 'One' }).execute()
      expect(await versions()).toEqual(first)
    })
    const edited = await versions()
    expect(edited.catalogue).not.toBe(present(first.catalogue))
    await db.updateTable('users').set({ phone: '+915550012345' }).where('id', '=', user.id).execute()
    expect(await versions()).toEqual(edited)
    await db.updateTable('users').set({ name: 'Kamala' }).where('id', '=', user.id).execute()
    expect(await versions()).toEqual({ ...edited, feedback: expect.stringMatching(/^\d+$/) })
    await db.deleteFrom('packages').execute()
    const emptied = await versions()
    expect(emptied.catalogue).not.toBe(present(edited.catalogue))
    const day = '2026-09-05' as CalendarDay
    await db
      .insertInto('panchang_dates')
      .values({
        id: crypto.randomUUID(),
        observance: 'janmashtami',
        computed_day: '2026-09-04' as CalendarDay,
        day,
        decided_by: user.id,
        decided_at: new Date(),
      })
      .execute()
    const decided = await versions()
    expect(decided).toEqual({ ...emptied, panchang: expect.stringMatching(/^\d+$/) })
    await db.updateTable('panchang_dates').set({ day: null }).execute()
    expect((await versions()).panchang).not.toBe(present(decided.panchang))
  })

  test('edits at the same time all succeed, and a later one is noticed', async () => {
    const { db } = pg.database
    for (let made = 0; made < 4; made++) await makePackage(db)
    const ids = (await db.selectFrom('packages').select('id').execute()).map(({ id }) => id)
    const { stop } = await follow(pg.url)
    const both = [ids, ids.toReversed()].flatMap((order) =>
      order.map((id) => [id, order === ids ? 'up' : 'down'] as const),
    )
    await Promise.all(both.map(([id, name]) => db.updateTable('packages').set({ name }).where('id', '=', id).execute()))
    const before = changed.length
    await renamed('Last')
    await waitFor(() => expect(changed.length).toBeGreaterThan(before), SOON_MS)
    await stop()
  })
})
