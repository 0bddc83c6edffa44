import { newestBackup } from '../backup/timer.ts'
import type { Env } from '../env.ts'
import { bad, doubtful, type Finding, good } from './finding.ts'
import { HOUR_MS } from '../../domain/durations.ts'

/** Whether the timer makes its backups, and whether the backups are encrypted. */
export async function checkBackups(
  { BACKUP_DIR, BACKUP_HOURS, BACKUP_PASSPHRASE }: Env,
  now: Date,
): Promise<Finding[]> {
  if (!BACKUP_DIR) return [doubtful('backup', 'BACKUP_DIR is not set: no backup is made by timer')]
  const newest = await newestBackup(BACKUP_DIR).catch(() => null)
  const found = newest
    ? ageOf(newest, BACKUP_HOURS, now)
    : bad('backup', `${BACKUP_DIR} has no backup; the log of the server says why ("backup failed")`)
  const open = doubtful('backup', 'BACKUP_PASSPHRASE is not set: whoever gets a file can read names and phone numbers')
  return [found, ...(BACKUP_PASSPHRASE ? [] : [open])]
}

function ageOf(newest: Date, everyHours: number, now: Date): Finding {
  const hours = Math.round((now.getTime() - newest.getTime()) / HOUR_MS)
  const text = `the newest is ${hours} hours old, one is due every ${everyHours}`
  return hours > 2 * everyHours ? bad('backup', text) : good('backup', text)
}
