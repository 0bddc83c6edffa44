import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { isDatabaseAway } from '../../db/connection-errors.ts'
import { waitUntil } from '../wait.ts'

/** On a busy machine a call waited longer than it may, so the history proves nothing about the rest of its acts. */
export class Late extends Error {}

/** Whether undisturbed acts have waited too long for the database. */
export const isLate = (answers: readonly { status: number; code?: string }[], thrown: readonly unknown[]): boolean =>
  answers.some(({ status, code }) => status === 503 && code === 'UNAVAILABLE') || thrown.some(isDatabaseAway)

/** Waits until work whose caller has given up has ended. */
export async function untilQuiet(db: Db): Promise<void> {
  await waitUntil(async () => {
    const { busy } = await sql<{ busy: boolean }>`
      select exists (select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and state <> 'idle') as busy`
      .execute(db)
      .then(({ rows: [row] }) => row ?? { busy: false })
    return busy ? null : true
  }, 60_000)
}

const MOST_LIVES = 5

/** Repeats a late history: one that really waits for itself is late each time. Returns the number of repetitions. */
export async function untilInTime(live: () => Promise<void>): Promise<number> {
  for (let late = 0; ; late++)
    try {
      await live()
      return late
    } catch (error) {
      if ((!(error instanceof Late) && !isDatabaseAway(error)) || late + 1 === MOST_LIVES) throw error
    }
}
