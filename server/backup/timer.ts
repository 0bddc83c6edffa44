import { mkdirSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Logger } from 'pino'
import { writeBackup } from '../../db/backup/backup-file.ts'
import type { Db } from '../../db/connect.ts'
import type { PhotoFiles } from '../../db/photo-files.ts'
import type { Env } from '../env.ts'
import { readEmbedded, readPostgres } from './read-database.ts'
import { HOUR_MS } from '../../domain/durations.ts'

const LOOK_EVERY_MS = 10 * 60 * 1000

const NAME = /^tirtha-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z\.backup$/
const PARTIAL = /^tirtha-\w+\.backup\.[\w.-]*partial$/

const nameAt = (at: Date): string => `tirtha-${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.backup`

const madeAt = (name: string): Date => new Date(name.replace(NAME, '$1-$2-$3T$4:$5:$6Z'))

/** The names of the backups in a folder, oldest first. */
const backupsIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => NAME.test(name)).toSorted()

/** The time of the newest backup in a folder; null if the folder has none. */
export async function newestBackup(folder: string): Promise<Date | null> {
  const newest = (await backupsIn(folder)).at(-1)
  return newest === undefined ? null : madeAt(newest)
}

type Settings = Pick<Env, 'BACKUP_KEEP' | 'BACKUP_HOURS' | 'BACKUP_PASSPHRASE'> & { BACKUP_DIR: string }
type Deps = {
  env: Settings
  /** A backup of this moment, compressed. */
  read: () => Promise<Readable>
  log: Logger
  now: () => Date
}

/** Makes a backup if the newest one is old enough, and deletes the oldest beyond the number to keep. Returns its name. */
export async function backUpIfDue({ env, read, log, now }: Deps): Promise<string | null> {
  const { BACKUP_DIR: folder, BACKUP_KEEP, BACKUP_HOURS, BACKUP_PASSPHRASE } = env
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const [newest, at] = [await newestBackup(folder), now()]
  if (newest && at.getTime() - newest.getTime() < BACKUP_HOURS * HOUR_MS) return null
  const name = nameAt(at)
  for (const left of await readdir(folder)) if (PARTIAL.test(left)) await rm(join(folder, left), { force: true })
  await writeBackup(join(folder, name), await read(), BACKUP_PASSPHRASE)
  for (const old of (await backupsIn(folder)).slice(0, -BACKUP_KEEP)) await rm(join(folder, old), { force: true })
  log.info({ file: join(folder, name) }, 'backup made')
  return name
}

/** Checks at the start and then every ten minutes, so that a failed backup is repeated soon. */
function startBackups(deps: Deps) {
  const state: { running: Promise<void> | null } = { running: null }
  const backUp = async () => {
    try {
      await backUpIfDue(deps)
    } catch (error) {
      deps.log.error({ err: error }, 'backup failed')
    } finally {
      state.running = null
    }
  }
  const look = () => {
    state.running ??= backUp()
  }
  look()
  const timer = setInterval(look, LOOK_EVERY_MS).unref()
  return {
    async stop(): Promise<void> {
      clearInterval(timer)
      await state.running
    },
  }
}

type ByTimer = { db: Db; photos: PhotoFiles; env: Env; log: Logger; now: () => Date }

/** Backups by timer, if the operator has set a folder for them. */
export function backUpByTimer({ db, photos, env, log, now }: ByTimer) {
  const { BACKUP_DIR, DATABASE_URL } = env
  if (!BACKUP_DIR) return null
  const read = async () => (DATABASE_URL ? readPostgres(DATABASE_URL, photos, now()) : readEmbedded(db, photos, now()))
  return startBackups({ env: { ...env, BACKUP_DIR }, read, log, now })
}
