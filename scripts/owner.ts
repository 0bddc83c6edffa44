import { text } from 'node:stream/consumers'
import { BackupError } from '../db/backup/backup-error.ts'
import { connectEmbedded, connectPostgres, type Database } from '../db/connect.ts'
import { isMigrated } from '../db/migrate.ts'
import { askServer } from '../server/control-socket.ts'
import { type Env, readEnv } from '../server/env.ts'
import { type Recovered, recoverOwner } from '../server/staff/recover-owner.ts'
import { runCommand } from './run-command.ts'

const onPoolError = (): void => {}

async function recoverIn({ db, close }: Database, email: string): Promise<Recovered> {
  try {
    if (!(await isMigrated(db))) throw new BackupError('the database is not of this release: start the server once')
    return await recoverOwner(db, email, new Date())
  } finally {
    await close()
  }
}

/** Asks the server that runs on the embedded database, or opens it if none runs. */
async function recoverEmbedded(env: Env, email: string): Promise<Recovered> {
  const answer = await askServer(env.DATA_DIR, 'owner', { email })
  if (!answer)
    return recoverIn(await connectEmbedded({ dataDir: env.DATA_DIR, purpose: 'backup' }, { onPoolError }), email)
  if (answer.statusCode !== 200) throw new BackupError('the server that runs is of another release: restart it first')
  return JSON.parse(await text(answer)) as Recovered
}

await runCommand(async () => {
  const [email] = process.argv.slice(2)
  if (!email) throw new BackupError('npm run owner -- EMAIL')
  const env = readEnv(process.env)
  const { password } = env.DATABASE_URL
    ? await recoverIn(connectPostgres(env.DATABASE_URL, { onPoolError }), email)
    : await recoverEmbedded(env, email)
  if (password === null) throw new BackupError(`no account has the email ${email}: register it on the site first`)
  process.stdout.write(`${email} is an owner now, without a second step. All its sessions have ended.\n`)
  process.stdout.write(`New password, shown once: ${password}\n`)
})
