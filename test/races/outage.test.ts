/** @module-tag thorough */
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect } from 'vitest'
import { nextUtr } from '../calls.ts'
import { makePackage } from '../factories.ts'
import { registerAt } from '../process/register-at.ts'
import { useServers } from '../process/server-process.ts'
import { world } from '../world.ts'
import { waitFor } from '../wait.ts'
import { test, testOfOwnServer, usePostgres } from './postgres.ts'
import { lineTo, lines } from './connection-line.ts'
import { present } from '../present.ts'

const pg = usePostgres({ ownServer: true })

const servers = useServers()

afterEach(() => lines.splice(0).forEach((line) => line.close()))

type W = Awaited<ReturnType<typeof world>>

type Devotee = Awaited<ReturnType<W['devotee']>>

const kamala = {
  name: 'Kamala Devi',
  phoneNumber: '98765 43210',
  email: 'kamala@example.com',
  password: 'narmada teerth 7',
}

/** Calls of every kind: public, with a login, writing, limited. */
const calls: [what: string, call: (w: W, devotee: Devotee) => Promise<Response>][] = [
  ['GET /packages/city', (w) => w.visitor().send('GET', '/packages/city/varanasi')],
  ['GET /feedback', (w) => w.visitor().send('GET', '/feedback')],
  ['GET /cart', (_, devotee) => devotee.send('GET', '/cart')],
  [
    'POST /bookings/add',
    (_, devotee) => devotee.send('POST', '/bookings/add', { amountPaid: 4720, refNo: '426812345678' }),
  ],
  [
    'POST /user/login',
    (w) => w.visitor().send('POST', '/user/login', { email: kamala.email, password: kamala.password }),
  ],
  ['POST /user/sendOtp', (w) => w.visitor().send('POST', '/user/sendOtp', { email: kamala.email })],
  ['POST /user/register', (w) => w.visitor().send('POST', '/user/register', kamala)],
]

const expectAway = async (what: string, response: Response) => {
  expect([what, response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([what, 503, true])
  const body = await response.json()
  expect(body).toMatchObject({ code: 'UNAVAILABLE' })
  expect(JSON.stringify(body)).not.toMatch(/ECONN|postgres|127\.0\.0\.1|terminat|select/i)
}

describe('CONTRACT 503', () => {
  testOfOwnServer.each([
    ['stopped', 'SIGINT'],
    ['crashed', 'SIGQUIT'],
  ] as const)('while PostgreSQL is %s every call gives 503, and afterwards all works again', async (_, signal) => {
    const w = await world({ database: pg.connect(), environment: { RATE_LIMIT_SCALE: '1' } })
    const devotee = await w.devotee()
    await devotee.addPackage()
    // The pool has several idle connections when the server stops.
    await Promise.all(Array.from({ length: 8 }, () => devotee.cart()))
    await pg.server.stop(signal)
    try {
      for (const [what, call] of calls) await expectAway(what, await call(w, devotee))
      const probes = [await w.request('/healthz'), await w.request('/readyz')]
      expect(probes.map((probe) => probe.status)).toEqual([200, 503])
      expect(Number(present(probes[1]).headers.get('retry-after'))).toBeGreaterThan(0)
    } finally {
      await pg.server.start()
    }
    await waitFor(async () => expect((await w.request('/readyz')).status).toBe(200))
    expect(await devotee.cart()).toHaveLength(1)
    expect(await devotee.book('426812345678')).toHaveLength(1)
  })

  test('a database that does not answer, as without its network, gives 503 too', async () => {
    const line = await lineTo(pg.url)
    const w = await world({ database: pg.connect(line.url) })
    const devotee = await w.devotee()
    await makePackage(w.db)
    await Promise.all(Array.from({ length: 3 }, () => devotee.cart()))
    line.silence()
    const begun = performance.now()
    const silent = new Promise<null>((resolve) => setTimeout(resolve, 15_000, null))
    const answers = await Promise.all(
      calls.slice(0, 3).map(async ([what, call]) => [what, await Promise.race([call(w, devotee), silent])] as const),
    )
    line.mend()
    for (const [what, answer] of answers) {
      expect([what, answer && 'answered']).toEqual([what, 'answered'])
      await expectAway(what, present(answer))
    }
    expect(performance.now() - begun).toBeLessThan(15_000)
    await waitFor(async () => expect(await devotee.cart()).toEqual([]))
  })

  test('CONTRACT bookings/add: broken connections leave whole bookings or none; repetition works', async () => {
    const url = await pg.newDatabase()
    const server = await servers.start({ env: { DATABASE_URL: url, RATE_LIMIT_SCALE: '0' } })
    const devotees = await Promise.all(Array.from({ length: 8 }, () => registerAt(server)))
    const observer = pg.connect(url)
    const name = new URL(url).pathname.slice(1)
    const settled: string[] = []
    /** Repeats an attempt until it succeeds, as a person does. */
    const untilDone = (attempt: () => Promise<{ status: number }>) =>
      waitFor(async () => {
        if (!server.isRunning()) return
        expect([200, 201]).toContain((await attempt()).status)
      }, 60_000)
    const buy = async ({ addPooja, book }: (typeof devotees)[number]) => {
      const refNo = nextUtr()
      await untilDone(async () => ({ status: (await addPooja()).id ? 201 : 503 }))
      await untilDone(() => book(refNo))
      settled.push(refNo)
    }
    const buying = (async () => {
      for (let round = 0; round < 4 && server.isRunning(); round++) await Promise.all(devotees.map(buy))
    })()
    for (let outage = 0; outage < 25; outage++) {
      await pg.execute(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
      await pause(50)
    }
    await buying
    // The process still runs.
    expect(server.isRunning(), server.said.stderr + server.said.stdout.slice(-3000)).toBe(true)
    await waitFor(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(200))
    const rows = await observer.db
      .selectFrom('payments')
      .leftJoin('bookings', 'bookings.payment_id', 'payments.id')
      .leftJoin('ledger', (join) =>
        join.onRef('ledger.booking_id', '=', 'bookings.id').on('ledger.kind', '=', 'SUBMITTED'),
      )
      .select(({ fn }) => [
        'payments.utr',
        'payments.amount_paid',
        fn.sum<string>('ledger.unverified').as('booked'),
        fn.count<number>('bookings.id').as('count'),
      ])
      .where('payments.submitted_at', 'is not', null)
      .groupBy('payments.id')
      .execute()
    for (const row of rows)
      expect([row.utr, row.count > 0, Number(row.booked)]).toEqual([row.utr, true, row.amount_paid])
    expect(rows.map((row) => row.utr).toSorted()).toEqual(settled.toSorted())
    const mails = await observer.db.selectFrom('outbox').select('id').where('kind', '=', 'booking_received').execute()
    expect(mails).toHaveLength(rows.length)
    const left = await observer.db
      .selectFrom('cart_entries')
      .innerJoin('bookings', 'bookings.cart_entry_id', 'cart_entries.id')
      .select('cart_entries.id')
      .execute()
    expect(left).toEqual([])
  })

  test('CONTRACT environment: a DATABASE_URL that PostgreSQL refuses stops the start with one line', async () => {
    for (const change of [
      (url: URL) => void (url.pathname = '/no_such_database'),
      (url: URL) => void (url.username = 'no_such_role'),
    ]) {
      const url = new URL(pg.url)
      url.password = 'Xq7-secret'
      change(url)
      const refused = await servers.launch({ env: { DATABASE_URL: url.href } })
      expect((await refused.ended).code).toBe(1)
      expect(refused.complaints()).toEqual([expect.stringMatching(/^DATABASE_URL\b/)])
      expect(refused.said.stderr + refused.said.stdout).not.toContain('Xq7-secret')
    }
  })
})
