import type { Logger } from 'pino'
import { isDatabaseAway } from '../../db/connection-errors.ts'
import type { Db } from '../../db/connect.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { withoutWaitingTime } from '../../db/waiting-time.ts'
import type { DocumentEnv } from '../documents/from-booking.ts'
import { AppError } from '../http/app-error.ts'
import { type Moment, momentOf } from '../moment.ts'
import { claimJob, countItem, endJob, type LockedJob, lockJob, Skipped } from './job-store.ts'
import { undoItem } from './undo.ts'
import { verifyItem } from './verify.ts'

export type JobDeps = { db: Db; env: DocumentEnv; log: Logger; now: () => Date; wakeMail: () => void }

/** The longest time for which a request waits for the end of its job. */
const LONGEST_WAIT_MS = 20_000
/** How often a process looks for jobs of a process that has died. */
const LOOK_EVERY_MS = 10_000

type State = { isStopping: boolean; running: Map<string, Promise<void>>; timer?: NodeJS.Timeout }

/** Runs the jobs of statements, in this process and independently of the requests that began them. */
export function statementJobs(deps: JobDeps) {
  const state: State = { isStopping: false, running: new Map() }

  const run = (id: string): Promise<void> => {
    const known = state.running.get(id)
    if (known) return known
    const work = withoutWaitingTime(() => workOn(deps, id, () => state.isStopping)).finally(() =>
      state.running.delete(id),
    )
    state.running.set(id, work)
    return work
  }
  const takeUp = async (): Promise<void> => {
    if (state.isStopping) return
    const left = await claimJob(deps.db, deps.now())
    if (left) await run(left.id)
  }
  return {
    /** Runs a job until it has ended, or until a request has waited long enough. */
    async runFor(id: string, longestMs = LONGEST_WAIT_MS): Promise<void> {
      const late = Promise.withResolvers<void>()
      const waiting = setTimeout(late.resolve, longestMs)
      await Promise.race([run(id), late.promise])
      clearTimeout(waiting)
    },
    /** Takes over a job that another process has left, and runs it until it has ended. */
    takeUp,
    /** Regularly takes over jobs that other processes have left. */
    start(): void {
      const look = () => void takeUp().catch((error: unknown) => deps.log.error({ err: error }, 'no job taken up'))
      state.timer = setInterval(look, LOOK_EVERY_MS).unref()
      look()
    },
    /** Stops after the current items; another process or the next start continues. */
    async stop(): Promise<void> {
      clearInterval(state.timer)
      state.isStopping = true
      await Promise.all(state.running.values())
    },
  }
}

/** Handles one item after another, each in its own transaction. */
async function workOn(deps: JobDeps, id: string, isStopping: () => boolean): Promise<void> {
  try {
    while (!isStopping() && (await handleNext(deps, id))) deps.wakeMail()
  } catch (error) {
    // Some process takes the job over when its lease is over.
    deps.log.error({ err: error, job: id }, 'job interrupted')
  }
}

/** Handles the next item of a job; false if it has ended. */
async function handleNext(deps: JobDeps, id: string): Promise<boolean> {
  const { db, now } = deps
  const seen: { handled: number; item: number | string | null } = { handled: 0, item: null }
  try {
    return await inTransaction(db, async (tx) => {
      const job = await lockJob(tx, id)
      if (!job) return false
      Object.assign(seen, job)
      if (job.item === null) {
        await endJob(tx, id, now())
        return false
      }
      await handle(tx, job, momentOf(now(), job.language, job.request_id), deps.env)
      await countItem(tx, id, null, now())
      return true
    })
  } catch (error) {
    if (isDatabaseAway(error) || seen.item === null) throw error
    const reason = error instanceof Skipped ? error.reason : error instanceof AppError ? error.code : 'INTERNAL'
    if (reason === 'INTERNAL') deps.log.error({ err: error, job: id, item: seen.item }, 'item of a job failed')
    return skip(db, id, { handled: seen.handled, item: seen.item, reason }, now())
  }
}

const handle = (tx: Tx, job: LockedJob, moment: Moment, env: DocumentEnv): Promise<void> =>
  job.kind === 'VERIFY' ? verifyItem(tx, job, moment, env) : undoItem(tx, job, moment)

type Skipping = { handled: number; item: number | string; reason: string }

const skip = (db: Db, id: string, { handled, item, reason }: Skipping, at: Date): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const job = await lockJob(tx, id)
    if (!job) return false
    // Another process was faster.
    if (job.handled === handled) await countItem(tx, id, { item, reason }, at)
    return true
  })
