import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db } from '../db/connect.ts'
import type { PhotoFiles } from '../db/photo-files.ts'
import { dayOf } from '../domain/calendar-day.ts'
import { queueDeskEmails } from './desk/today/desk-emails.ts'
import { deleteExpiredCodes } from './account/one-time-code.ts'
import { deleteExpiredChallenges } from './account/passkeys.ts'
import { deleteExpiredTickets } from './account/second-step.ts'
import { deleteExpiredSessions } from './account/sessions.ts'
import { endHolds } from './bookings/end-holds.ts'
import { queueScheduledEmails } from './bookings/scheduled-emails.ts'
import { deleteSentBefore } from './email/outbox.ts'
import type { Env } from './env.ts'
import { deleteFeedbackForGood } from './feedback/store.ts'
import { deleteOldInquiries } from './inquiries/store.ts'
import { deleteExpiredLimits } from './http/limits.ts'
import { sweepPhotos } from './photos/sweep.ts'
import { invoiceEndedJourneys } from './payments/invoice-ended.ts'
import { removeTracesOfOldBookings } from './settings/remove-traces.ts'
import { deleteUnpaidBefore } from './payments/store.ts'
import { offerFreePlaces } from './waiting/offer.ts'
import { deleteHiddenBefore, deleteHiddenRowsBefore } from './statements/store.ts'
import { DAY_MS, MINUTE_MS } from '../domain/durations.ts'

const CHECKPOINT_EVERY_MS = 5 * MINUTE_MS
const CLEAN_EVERY_MS = 60 * MINUTE_MS
/** The number of rows that one statement deletes. */
const BATCH = 500
const EMAILS_EVERY_MS = 10 * MINUTE_MS
/** A free place is offered this often, because it is held for a waiting person until then. */
const PLACES_EVERY_MS = MINUTE_MS

type Kept = Pick<Env, 'KEEP_EMAILS_DAYS' | 'KEEP_QUOTES_DAYS'>

/** An import that is still being stored is younger than this; an older one belongs to a killed process. */
const LONGEST_IMPORT_DAYS = 1

/**
 * Deletes expired sessions, codes, unfinished logins, limits, deleted feedback, old questions, personal data of old bookings, and
 * the remains of killed imports. After the days in the settings, also deletes sent emails and payments without a UTR.
 */
export async function cleanUp(db: Db, at: Date, { KEEP_EMAILS_DAYS, KEEP_QUOTES_DAYS }: Kept): Promise<void> {
  await inBatches((most) => deleteExpiredSessions(db, at, most))
  await deleteExpiredCodes(db, at)
  await deleteExpiredTickets(db, at)
  await deleteExpiredChallenges(db, at)
  await inBatches((most) => deleteExpiredLimits(db, at, most))
  await deleteFeedbackForGood(db, at)
  await deleteOldInquiries(db, at)
  const today = dayOf(at.getTime())
  await inBatches((most) => removeTracesOfOldBookings(db, { today, at, most }))
  const daysAgo = (days: number) => new Date(at.getTime() - days * DAY_MS)
  await inBatches((most) => deleteSentBefore(db, daysAgo(KEEP_EMAILS_DAYS), most))
  await inBatches((most) => deleteUnpaidBefore(db, daysAgo(KEEP_QUOTES_DAYS), most))
  await inBatches((most) => deleteHiddenRowsBefore(db, daysAgo(LONGEST_IMPORT_DAYS), most))
  await deleteHiddenBefore(db, daysAgo(LONGEST_IMPORT_DAYS))
}

/** Each batch is a short statement, so that other work can run in between. */
async function inBatches(deleteSome: (most: number) => Promise<number>): Promise<void> {
  let deleted = BATCH
  while (deleted === BATCH) deleted = await deleteSome(BATCH)
}

const checkpoint = (db: Db) => sql`checkpoint`.execute(db)
export const vacuum = (db: Db) => sql`vacuum analyze`.execute(db)

type Deps = { db: Db; log: Logger; now: () => Date; embedded: boolean; env: Env; photos: PhotoFiles }

/**
 * Cleans up, ends holds, offers free places, issues invoices of ended journeys and queues the scheduled emails on a timer. The
 * embedded engine has no background processes, so its checkpoints and vacuum also run here.
 */
export function startHousekeeping({ db, log, now, embedded, env, photos }: Deps) {
  const every = (ms: number, name: string, task: () => Promise<unknown>) => {
    const run = () =>
      void task().catch((error: unknown) => log.error({ err: error, task: name }, 'housekeeping failed'))
    return setInterval(run, ms).unref()
  }
  const timers = [
    every(CLEAN_EVERY_MS, 'clean up', () => cleanUp(db, now(), env)),
    every(CLEAN_EVERY_MS, 'photos', () => sweepPhotos(db, photos, now())),
    every(EMAILS_EVERY_MS, 'scheduled emails', () => queueScheduledEmails(db, dayOf(now().getTime()), now())),
    every(EMAILS_EVERY_MS, 'invoices', () => invoiceEndedJourneys(db, env, now())),
    every(EMAILS_EVERY_MS, 'ended holds', () => endHolds(db, now())),
    every(PLACES_EVERY_MS, 'waiting list', () => offerFreePlaces(db, now())),
    every(EMAILS_EVERY_MS, 'emails to the operator', () => queueDeskEmails(db, env, now())),
  ]
  if (embedded) {
    timers.push(every(CHECKPOINT_EVERY_MS, 'checkpoint', () => checkpoint(db)))
    timers.push(every(CLEAN_EVERY_MS, 'vacuum', () => vacuum(db)))
  }
  return { stop: () => timers.forEach((timer) => clearInterval(timer)) }
}
