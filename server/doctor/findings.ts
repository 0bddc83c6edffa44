import { json } from 'node:stream/consumers'
import { connectEmbedded, connectPostgres, type Database } from '../../db/connect.ts'
import { askServer } from '../control-socket.ts'
import type { LiveEnv } from '../live-env.ts'
import type { Env } from '../env.ts'
import { checkBackups } from './backups.ts'
import { checkDatabase } from './database.ts'
import { bad, type Finding, good } from './finding.ts'
import { checkFirstRun } from './first-run.ts'
import { checkMachine } from './machine.ts'
import { checkNetwork } from './network.ts'
import { checkSettings } from './settings.ts'

const now = () => new Date()

/** All checks of the doctor. If a server runs on the embedded database, the doctor asks the server for its findings. */
export async function findings(live: LiveEnv): Promise<Finding[]> {
  const { env } = live
  const parts = await Promise.all([
    checkMachine(env),
    checkStored(live).catch((error: unknown) => [bad('database', (error as Error).message || String(error))]),
    checkBackups(env, now()),
    checkNetwork(env),
  ])
  return parts.flat()
}

/** The settings of the desk are in the database, so they are checked with it. */
async function checkStored({ env, reload }: LiveEnv): Promise<Finding[]> {
  const running = env.DATABASE_URL ? null : await askServer(env.DATA_DIR, 'doctor')
  if (running) return (await json(running)) as Finding[]
  const { db, pool, close } = await connect(env)
  try {
    const stored = await checkDatabase(db, now)
    await reload(db)
    const found = [...checkSettings(env), ...stored, ...(await checkFirstRun(db, env))]
    return pool.isPooled ? [...found, good('pooler', 'it pools transactions: no statement is named')] : found
  } finally {
    await close()
  }
}

const onPoolError = (): void => {}

const connect = async ({ DATABASE_URL, DATA_DIR }: Env): Promise<Database> =>
  DATABASE_URL
    ? connectPostgres(DATABASE_URL, { onPoolError })
    : connectEmbedded({ dataDir: DATA_DIR, purpose: 'backup' }, { onPoolError })
