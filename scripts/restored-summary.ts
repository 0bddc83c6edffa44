import type { Restored } from '../db/backup/restore-lines.ts'

/** A summary of the restored data. */
export function summary({ tables, files, missing }: Restored): string {
  const checks = Object.values(tables)
  const rows = checks.reduce((sum, table) => sum + table.rows, 0)
  const parts = [
    `${checks.length} tables with ${rows} rows`,
    ...(files > 0 ? [`${files} files of photos`] : []),
    'each compared by number and checksum',
    ...(missing.length > 0 ? [`${missing.length} files of photos were missing already: ${missing.join(', ')}`] : []),
  ]
  return parts.join(', ')
}
