import { sql } from 'kysely'
import { describe, expect, onTestFinished } from 'vitest'
import type { Db } from '../../db/connect.ts'
import { freePort } from '../free-port.ts'
import { startMailServer } from '../mail-server.ts'
import { matchIn } from '../present.ts'
import { useServers } from '../process/server-process.ts'
import { usePostgres } from '../races/postgres.ts'
import { waitFor, waitUntil } from '../wait.ts'
import { countBookings, unharmed } from './count-bookings.ts'
import { isFullRun, record } from './figures.ts'
import { startLoad } from './load.ts'
import { makeStore, stores, testOn } from './stores.ts'

const servers = useServers()

const pg = usePostgres()

type MailServer = Awaited<ReturnType<typeof startMailServer>>

/** How many times the email about each UTR arrived. */
function arrivals({ taken }: MailServer): Map<string, number> {
  const utrs = taken()
    .filter(({ mail }) => mail.subject?.includes('We have received your booking'))
    .map(({ mail }) => matchIn(mail.text ?? '', /\b5\d{11}\b/))
  return new Map([...Map.groupBy(utrs, (utr) => utr)].map(([utr, all]) => [utr, all.length]))
}

/** As if so much time had passed since the emails were queued or tried. */
const passHour = (db: Db) =>
  sql`update outbox set due_at = due_at - interval '1 hour' where sent_at is null`.execute(db)

const unsent = async (db: Db) =>
  (await db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()).length

describe.each(stores)('%s', (name) => {
  const test = testOn[name]

  test(
    'FAULTS kill -9 amid the sending of emails loses none, and doubles at most the one being sent',
    { timeout: 400_000 },
    async () => {
      const times = isFullRun() ? 3 : 1
      const mailServer = await startMailServer({ answer: () => ({ takeAfterMs: 20 }) })
      onTestFinished(mailServer.stop)
      const store = await makeStore(name, servers, pg)
      const env = { SMTP_URL: mailServer.url }
      let server = await store.start(env)
      // Emails are sent one at a time and must keep up with the bookings.
      const load = await startLoad(store.url, { devotees: 4, pauseMs: 1000 })
      let longest = 0
      for (let time = 0; time < times; time++) {
        const before = arrivals(mailServer).size
        await waitUntil(() => arrivals(mailServer).size >= before + 5, 60_000)
        const killed = performance.now()
        server.kill('SIGKILL')
        await server.ended
        // The email that was being sent is sent again when its lease has ended.
        await store.read(passHour)
        server = await store.start(env)
        longest = Math.max(longest, await load.secondsUntilAnswered(killed))
      }
      await load.stop()
      const count = () => arrivals(mailServer)
      await waitFor(() => expect(load.acknowledged.filter(({ utr }) => !count().has(utr))).toEqual([]), 120_000)
      await server.stop()
      expect(await store.read(unsent)).toBe(0)
      const twice = [...count().values()].filter((copies) => copies > 1)
      expect(twice.length).toBeLessThanOrEqual(times)
      expect(Math.max(...count().values())).toBeLessThanOrEqual(2)
      const counts = await store.read((db) => countBookings(db, load.acknowledged))
      expect({ ...counts, odd: load.odd }).toMatchObject({ ...unharmed, odd: [] })
      record(`kill -9 amid sending emails, ${times} times`, name, counts, longest, `${twice.length} emails sent twice`)
    },
  )

  test(
    'FAULTS while the mail server is away for hours all is booked, then each email is sent once',
    { timeout: 400_000 },
    async () => {
      const port = await freePort()
      const store = await makeStore(name, servers, pg)
      const env = { SMTP_URL: `smtp://127.0.0.1:${port}` }
      const first = await store.start(env)
      const load = await startLoad(store.url, { devotees: 4 })
      await load.more(8)
      await load.stop()
      const refused = (server: typeof first) => server.said.stdout.split('"email not sent"').length - 1
      await waitUntil(() => refused(first) >= 3, 30_000)
      await first.stop()
      for (let hour = 1; hour <= 3; hour++) {
        await store.read(passHour)
        const server = await store.start(env)
        await waitUntil(() => refused(server) >= 8, 30_000)
        await server.stop()
      }
      const mailServer = await startMailServer({ port })
      onTestFinished(mailServer.stop)
      await store.read(passHour)
      const last = await store.start(env)
      await waitFor(() => expect(arrivals(mailServer).size).toBe(load.acknowledged.length), 60_000)
      await last.stop()
      expect(new Set(arrivals(mailServer).values())).toEqual(new Set([1]))
      expect(await store.read(unsent)).toBe(0)
      const counts = await store.read((db) => countBookings(db, load.acknowledged))
      expect({ ...counts, odd: load.odd }).toMatchObject({ ...unharmed, odd: [] })
      record('mail server away for three hours', name, counts, null, 'each email sent once')
    },
  )
})
