import type { Readable } from 'node:stream'
import { BackupError } from '../db/backup/backup-error.ts'
import { backupLines } from '../db/backup/backup-lines.ts'
import { compressed, writeBackup } from '../db/backup/backup-file.ts'
import { connectEmbedded } from '../db/connect.ts'
import { readPostgres } from '../server/backup/read-database.ts'
import { askServer, LOG_SAYS_WHY } from '../server/control-socket.ts'
import { type Env, readEnv } from '../server/env.ts'
import { photoFiles } from '../server/photos/files.ts'
import { pathGiven, runCommand, say } from './run-command.ts'

const onPoolError = (): void => {}

/** Backs up the embedded database: asks the server that runs on it, or reads it if none runs. */
async function backUpEmbedded(env: Env, write: (bytes: Readable) => Promise<void>): Promise<void> {
  const answer = await askServer(env.DATA_DIR, 'backup')
  if (answer)
    return write(answer).catch((error: Error & { code?: string }) => {
      if (error.code !== 'ECONNRESET') throw error
      throw new BackupError(LOG_SAYS_WHY)
    })
  const { db, close } = await connectEmbedded({ dataDir: env.DATA_DIR, purpose: 'backup' }, { onPoolError })
  try {
    await write(compressed(backupLines(db, photoFiles(env), new Date())))
  } finally {
    await close()
  }
}

await runCommand(async () => {
  const [name] = process.argv.slice(2)
  if (!name) throw new BackupError('npm run backup -- FILE')
  const file = pathGiven(name)
  const env = readEnv(process.env)
  const write = (bytes: Readable) => writeBackup(file, bytes, env.BACKUP_PASSPHRASE)
  if (env.DATABASE_URL) await write(readPostgres(env.DATABASE_URL, photoFiles(env), new Date()))
  else await backUpEmbedded(env, write)
  say(`Backup in ${file}${env.BACKUP_PASSPHRASE ? ', encrypted' : ''}`)
})
