import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { NOT_ALLOWED, NOT_INSTALLED } from '../../db/extension-error.ts'
import { isMigrated, knownMigrations, migrationsRun } from '../../db/migrate.ts'
import { waitingWork } from '../metrics/waiting-work.ts'
import { bad, doubtful, type Finding, good } from './finding.ts'
import { HOUR_MS } from '../../domain/durations.ts'

const OLDEST_POSTGRES = 15
/** With a larger difference of the clocks, sessions, codes and quotes end at visibly wrong times. */
const CLOCK_SECONDS = 5

/** Checks the version, the migrations, the clock, and work that waits too long. `now` is the clock of this machine. */
export async function checkDatabase(db: Db, now: () => Date): Promise<Finding[]> {
  return [
    await checkVersion(db),
    await checkMigrations(db),
    ...(await checkExtension(db)),
    await checkClock(db, now),
    ...(await checkWork(db, now())),
  ]
}

async function checkVersion(db: Db): Promise<Finding> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db)
  const version = rows[0]?.version ?? ''
  return Number.parseInt(version, 10) < OLDEST_POSTGRES
    ? bad('database', `PostgreSQL ${version}, ${OLDEST_POSTGRES} or newer is needed`)
    : good('database', `it answers, PostgreSQL ${version}`)
}

async function checkMigrations(db: Db): Promise<Finding> {
  const [known, run] = [await knownMigrations(), await migrationsRun(db)]
  const newer = run.find((name) => !known.includes(name))
  if (newer) return bad('migrations', `${newer} is of a newer release: start that one`)
  if (run.length === 0) return doubtful('migrations', 'none has run: there was no start')
  return (await isMigrated(db))
    ? good('migrations', `all ${run.length} have run`)
    : doubtful('migrations', `${known.length - run.length} have not run: the next start runs them`)
}

/** Whether the next start can create the extension for searches, if no start has done so. */
async function checkExtension(db: Db): Promise<Finding[]> {
  const { rows } = await sql<{ isInstalled: boolean; isCreated: boolean; isAllowed: boolean }>`
    select count(*) > 0 as "isInstalled", coalesce(bool_or(installed_version is not null), false) as "isCreated",
      has_database_privilege(current_database(), 'CREATE') as "isAllowed"
    from pg_available_extensions where name = 'pg_trgm'`.execute(db)
  const { isInstalled, isCreated, isAllowed } = rows[0] ?? {}
  if (!isInstalled) return [bad('pg_trgm', NOT_INSTALLED)]
  return isCreated || isAllowed ? [] : [bad('pg_trgm', NOT_ALLOWED)]
}

/** Compares the machine's clock with the database's, and with the newest row, because an embedded database has no other clock. */
async function checkClock(db: Db, now: () => Date): Promise<Finding> {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db)
  const seconds = Math.round(Math.abs((rows[0]?.at.getTime() ?? 0) - now().getTime()) / 1000)
  if (seconds > CLOCK_SECONDS) return bad('clock', `it differs from that of the database by ${seconds} seconds`)
  if ((await migrationsRun(db)).length === 0) return good('clock', 'it agrees with that of the database')
  const { rows: newest } = await sql<{ at: Date | null }>`select max(created_at) as at from users`.execute(db)
  const latest = newest[0]?.at ?? null
  return latest && latest > now()
    ? bad('clock', `it is before ${latest.toISOString()}, when the newest account was made`)
    : good('clock', `${now().toISOString()}, not before the newest account`)
}

async function checkWork(db: Db, now: Date): Promise<Finding[]> {
  if (!(await isMigrated(db))) return []
  const { oldestEmail, emailsGivenUp, oldestUnchecked, oldestRefund } = await waitingWork(db)
  const hours = (since: Date | null) => (since ? Math.floor((now.getTime() - since.getTime()) / HOUR_MS) : 0)
  const found = [
    ...(hours(oldestEmail) >= 1 ? [doubtful('emails', `one has waited for ${hours(oldestEmail)} hours`)] : []),
    ...(emailsGivenUp > 0
      ? [doubtful('emails', `${emailsGivenUp} were given up; last_error in the table outbox`)]
      : []),
    ...(hours(oldestUnchecked) >= 48
      ? [doubtful('payments', `one has been unchecked for ${hours(oldestUnchecked)} hours`)]
      : []),
    ...(hours(oldestRefund) >= 72 ? [doubtful('refunds', `one has waited for ${hours(oldestRefund)} hours`)] : []),
  ]
  return found.length > 0 ? found : [good('work', 'no email, payment or refund has waited too long')]
}
