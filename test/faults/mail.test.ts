/** @module-tag thorough */
import { sql } from 'kysely'
import { describe, expect, onTestFinished } from 'vitest'
import type { Db } from '../../db/connect.ts'
import { freePort } from '../free-port.ts'
import { startMailServer, type Try } from '../mail-server.ts'
import { matchIn } from '../present.ts'
import { useServers } from '../process/server-process.ts'
import { usePostgres } from '../races/postgres.ts'
import { waitFor, waitUntil } from '../wait.ts'
import { countUnharmed } from './count-bookings.ts'
import { isFullRun, record } from './figures.ts'
import { startLoad } from './load.ts'
import { makeStore, stores, testOn } from './stores.ts'

const servers = useServers()

const pg = usePostgres()

type MailServer = Awaited<ReturnType<typeof startMailServer>>

const isAboutBooking = ({ subject }: Try['mail']) => subject?.includes('We have received your booking') ?? false

/** The Message-IDs with which the email about each UTR arrived. */
function arrivals({ taken }: MailServer): Map<string, (string | undefined)[]> {
  const mails = taken().flatMap(({ mail }) => (isAboutBooking(mail) ? [mail] : []))
  const byUtr = Map.groupBy(mails, ({ text = '' }) => matchIn(text, /\b5\d{11}\b/))
  return new Map([...byUtr].map(([utr, copies]) => [utr, copies.map(({ messageId }) => messageId)]))
}

/** Changes the times as if so much time had passed since the emails were queued or tried. */
const passHour = (db: Db) =>
  sql`update outbox set due_at = due_at - interval '1 hour' where sent_at is null`.execute(db)

const unsent = async (db: Db) =>
  (await db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()).length

describe.each(stores)('%s', (name) => {
  const test = testOn[name]

  test(
    'FAULTS kill -9 amid the sending of emails loses none, and doubles only the one being sent',
    { timeout: 400_000 },
    async () => {
      const times = isFullRun() ? 3 : 1
      // The worst moment of a kill: the mail server has accepted an email, and the product does not know it yet.
      const state = { isWaited: false, taken: () => {}, goOn: () => {} }
      const mailServer = await startMailServer({
        answer: (_count, mail) => {
          if (!state.isWaited || !isAboutBooking(mail)) return { takeAfterMs: 20 }
          state.isWaited = false
          state.taken()
          return { sayAfter: new Promise((resolve) => (state.goOn = resolve)) }
        },
      })
      onTestFinished(mailServer.stop)
      const nextIsTaken = () =>
        new Promise<void>((resolve) => {
          state.taken = resolve
          state.isWaited = true
        })
      const store = await makeStore(name, servers, pg)
      const env = { SMTP_URL: mailServer.url }
      let server = await store.start(env)
      // Emails are sent one at a time and must keep up with the bookings.
      const load = await startLoad(store.url, { devotees: 4, pauseMs: 1000 })
      let longest = 0
      for (let time = 0; time < times; time++) {
        const before = arrivals(mailServer).size
        await waitUntil(() => arrivals(mailServer).size >= before + 5, 60_000)
        await nextIsTaken()
        const killed = performance.now()
        server.kill('SIGKILL')
        await server.ended
        state.goOn()
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
      const twice = [...count().values()].filter((copies) => copies.length > 1)
      expect(twice).toHaveLength(times)
      // A mailbox that compares Message-IDs shows only one email.
      for (const copies of twice) expect([copies.length, new Set(copies).size]).toEqual([2, 1])
      const counts = await countUnharmed(store, load)
      const note = `emails: ${count().size} sent, 0 lost, ${twice.length} sent twice, one for each kill`
      record(`kill -9 when the mail server has an email, ${times} times`, name, counts, longest, note)
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
      const sent = arrivals(mailServer)
      expect(load.acknowledged.filter(({ utr }) => !sent.has(utr))).toEqual([])
      expect([...sent.values()].filter((copies) => copies.length > 1)).toEqual([])
      expect(await store.read(unsent)).toBe(0)
      const counts = await countUnharmed(store, load)
      record('mail server away for three hours', name, counts, null, `emails: ${sent.size} sent, 0 lost, 0 sent twice`)
    },
  )
})
