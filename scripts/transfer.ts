import { resolve } from 'node:path'
import { DataFolderError } from '../db/data-folder.ts'
import { exportDatabase, importDatabase } from '../db/transfer.ts'
import { EnvironmentError, readEnv } from '../server/env.ts'

const [, , direction, file = 'tirtha.sql'] = process.argv
const say = (line: string) => void process.stderr.write(`${line}\n`)

try {
  const env = readEnv(process.env)
  if (env.DATABASE_URL)
    throw new DataFolderError('DATABASE_URL is set: use pg_dump and psql, this is for the embedded database')
  if (direction === 'export') await exportDatabase(env.DATA_DIR, file)
  else await importDatabase(env.DATA_DIR, file)
  say(
    `${direction === 'export' ? 'Exported' : 'Imported'} ${resolve(env.DATA_DIR)} ${direction === 'export' ? 'to' : 'from'} ${resolve(file)}`,
  )
} catch (error) {
  if (
    !(
      error instanceof EnvironmentError ||
      error instanceof DataFolderError ||
      (error as NodeJS.ErrnoException).code === 'ENOENT'
    )
  )
    throw error
  say((error as Error).message)
  process.exit(1)
}
