import { resolve } from 'node:path'
import { sql } from 'kysely'
import { BackupError } from '../db/backup/backup-error.ts'
import { restoreFile } from '../db/backup/backup-file.ts'
import { connectEmbedded, connectPostgres } from '../db/connect.ts'
import { readEnv } from '../server/env.ts'
import { photoFiles } from '../server/photos/files.ts'
import { pathGiven, runCommand, say } from './run-command.ts'
import { summary } from './restored-summary.ts'

await runCommand(async () => {
  const [file] = process.argv.slice(2)
  if (!file) throw new BackupError('npm run restore -- FILE')
  const env = readEnv(process.env)
  const { db, close } = env.DATABASE_URL
    ? connectPostgres(env.DATABASE_URL, { onPoolError: () => {} }, 'start')
    : await connectEmbedded({ dataDir: env.DATA_DIR, purpose: 'restore' }, { onPoolError: () => {} })
  try {
    const restored = await restoreFile({ db, photos: photoFiles(env) }, pathGiven(file), env.BACKUP_PASSPHRASE)
    if (!env.DATABASE_URL) await sql`checkpoint`.execute(db)
    const place = env.DATABASE_URL ? 'PostgreSQL' : resolve(env.DATA_DIR)
    say(`Restored into ${place} what was there at ${restored.madeAt}: ${summary(restored)}`)
  } finally {
    await close()
  }
})
