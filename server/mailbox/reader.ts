import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { ImapFlow } from 'imapflow'
import type { Logger } from 'pino'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import type { Env } from '../env.ts'
import { momentOf } from '../moment.ts'
import { workOnAlerts } from '../statements/automatic.ts'
import { mailboxOf, openMailbox, problemOf } from './imap.ts'
import { look } from './look.ts'
import { alertSettings } from './settings.ts'
import { lease, noteLook, noteProblem, release } from './state.ts'

/** How often the mailbox is checked, even if its server does not announce new mail. */
const LOOK_EVERY_MS = 20_000
const FIRST_WAIT_MS = 5000
const LONGEST_WAIT_MS = 5 * 60_000

type Deps = {
  db: Db
  env: Env
  log: Logger
  now: () => Date
  statementWork: { runFor: (jobId: string) => Promise<void> }
}

/** Reads the mailbox with the bank's alerts, if the operator has set one. Of several servers one does it, until it is stopped. */
export function startAlertReader(
  { db, env, log, now, statementWork }: Deps,
  { lookEveryMs = LOOK_EVERY_MS, firstWaitMs = FIRST_WAIT_MS } = {},
) {
  const { IMAP_URL: url } = env
  if (!url) return null
  const stopping = new AbortController()
  const { address } = mailboxOf(url)
  const by = newId()
  const { trusted, limit } = alertSettings(env)
  const moment = () => momentOf(now(), env.OPERATOR_LANGUAGE ?? 'en', `alerts-${by}`)
  const wait = (ms: number) => pause(ms, undefined, { signal: stopping.signal }).catch(() => {})

  /** Checks the mailbox until the connection or the lease is lost. */
  async function readOn(client: ImapFlow, onLook: () => void): Promise<void> {
    while (!stopping.signal.aborted && client.usable) {
      const known = await lease(db, address, by, now())
      if (!known) return
      const news = newsOf(client, lookEveryMs, stopping.signal)
      await look(client, { db, log, address, by, trusted }, known, moment())
      await workOnAlerts({ db, limit, statementWork }, moment())
      await noteLook(db, address, now())
      onLook()
      await news.wait()
    }
  }

  async function run(): Promise<void> {
    let waitMs = firstWaitMs
    while (!stopping.signal.aborted) {
      try {
        if (await lease(db, address, by, now())) {
          const client = await openMailbox(url ?? '')
          try {
            await readOn(client, () => (waitMs = firstWaitMs))
          } finally {
            client.close()
          }
        }
        await wait(lookEveryMs)
      } catch (error) {
        if (stopping.signal.aborted) return
        log.warn({ err: error, mailbox: address }, 'mailbox with alerts not read')
        await noteProblem(db, address, problemOf(error)).catch(() => {})
        await wait(waitMs)
        waitMs = Math.min(LONGEST_WAIT_MS, 2 * waitMs)
      }
    }
  }

  const done = run()
  return {
    async stop(): Promise<void> {
      stopping.abort()
      await done
      await release(db, address, by).catch(() => {})
    },
  }
}

/** Notices mail that comes from now on, also during a check. */
function newsOf(client: ImapFlow, longestMs: number, stopping: AbortSignal) {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(longestMs)])
  const news = Promise.race([once(client, 'exists', { signal }), once(client, 'close', { signal })]).catch(() => {})
  return {
    async wait(): Promise<void> {
      // The next command ends IDLE. A server without IDLE is asked again when the time is over.
      void client.idle().catch(() => {})
      await news
    },
  }
}
