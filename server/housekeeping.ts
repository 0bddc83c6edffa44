import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db } from '../db/connect.ts'
import { dayOf } from '../domain/calendar-day.ts'
import { queueScheduledEmails } from './bookings/scheduled-emails.ts'

const MINUTE_MS = 60 * 1000
const DAY_MS = 24 * 60 * MINUTE_MS
const CHECKPOINT_EVERY_MS = 5 * MINUTE_MS
const CLEAN_EVERY_MS = 60 * MINUTE_MS
const LETTERS_EVERY_MS = 10 * MINUTE_MS
/** How long sent mail and quotes that nobody paid stay to be looked up. */
const KEPT_MS = 90 * DAY_MS

/** Deletes what has run out: sessions, codes, limits, old sent mail, old unpaid quotes. */
export async function cleanUp(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', at).execute()
  await db.deleteFrom('one_time_codes').where('expires_at', '<=', at).execute()
  await db.deleteFrom('rate_limits').where('expire', '<=', at.getTime()).execute()
  const longAgo = new Date(at.getTime() - KEPT_MS)
  await db.deleteFrom('outbox').where('sent_at', '<', longAgo).execute()
  await db.deleteFrom('payments').where('state', 'in', ['OPEN', 'ENDED']).where('expires_at', '<', longAgo).execute()
}

export const checkpoint = (db: Db) => sql`checkpoint`.execute(db)
export const vacuum = (db: Db) => sql`vacuum analyze`.execute(db)

/** Cleans up and writes the letters of the day on a timer; the embedded engine, which has no background processes, also gets its checkpoints and vacuum. */
export function startHousekeeping({
  db,
  log,
  now,
  embedded,
}: {
  db: Db
  log: Logger
  now: () => Date
  embedded: boolean
}) {
  const every = (ms: number, name: string, task: () => Promise<unknown>) => {
    const run = () =>
      void task().catch((error: unknown) => log.error({ err: error, task: name }, 'housekeeping failed'))
    return setInterval(run, ms).unref()
  }
  const timers = [
    every(CLEAN_EVERY_MS, 'clean up', () => cleanUp(db, now())),
    every(LETTERS_EVERY_MS, 'letters of the day', () => queueScheduledEmails(db, dayOf(now().getTime()), now())),
  ]
  if (embedded) {
    timers.push(every(CHECKPOINT_EVERY_MS, 'checkpoint', () => checkpoint(db)))
    timers.push(every(CLEAN_EVERY_MS, 'vacuum', () => vacuum(db)))
  }
  return { stop: () => timers.forEach((timer) => clearInterval(timer)) }
}
