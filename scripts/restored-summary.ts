import type { Restored } from '../db/backup/restore-lines.ts'

/** What was restored, in words. */
export function summary({ tables }: Restored): string {
  const checks = Object.values(tables)
  const rows = checks.reduce((sum, table) => sum + table.rows, 0)
  return `${checks.length} tables with ${rows} rows, each compared by number and checksum`
}
