import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BackupError } from '../db/backup/backup-error.ts'
import { backupLines } from '../db/backup/backup-lines.ts'
import { restoreLines } from '../db/backup/restore-lines.ts'
import { connectEmbedded, connectPostgres } from '../db/connect.ts'
import { markMoved } from '../db/embedded.ts'
import { readEnv } from '../server/env.ts'
import { photoFiles } from '../server/photos/files.ts'
import { runCommand, say } from './run-command.ts'
import { summary } from './restored-summary.ts'

const onPoolError = (): void => {}

await runCommand(async () => {
  const { to } = parseArgs({ options: { to: { type: 'string' } } }).values
  if (!to) throw new BackupError('npm run move -- --to postgres://…')
  const { DATABASE_URL } = readEnv({ DATABASE_URL: to })
  const env = readEnv(process.env)
  if (env.DATABASE_URL) throw new BackupError('DATABASE_URL is set: this moves the embedded database of DATA_DIR')
  // The server must not run, because data that it writes after the copy would be lost.
  const source = await connectEmbedded({ dataDir: env.DATA_DIR, purpose: 'backup' }, { onPoolError })
  try {
    const target = connectPostgres(DATABASE_URL ?? to, { onPoolError }, 'start')
    try {
      // Photos go into the bucket if one is set; otherwise they stay in the folder.
      const photos = photoFiles(env)
      const restored = await restoreLines(target.db, photos, backupLines(source.db, photos, new Date()))
      markMoved(env.DATA_DIR)
      say(`Moved to PostgreSQL: ${summary(restored)}.`)
      say(
        `Start with DATABASE_URL from now on. ${resolve(env.DATA_DIR)} is as it was: keep it until you trust the new place.`,
      )
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
})
