import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { backupLines } from '../../db/backup/backup-lines.ts'
import { compressed } from '../../db/backup/backup-file.ts'
import { connectPostgres, type Db } from '../../db/connect.ts'

/**
 * A compressed backup of the embedded database. All of it is read before any is written: the engine has one session, and a
 * slow disk or reader would stop the site.
 */
export const readEmbedded = async (db: Db, at: Date): Promise<Readable> =>
  Readable.from([await buffer(compressed(backupLines(db, at)))])

/** A compressed backup of a PostgreSQL, on a connection of its own without the time limits of requests. */
export function readPostgres(url: string, at: Date): Readable {
  const { db, close } = connectPostgres(url, { onPoolError: () => {} }, 'start')
  async function* lines() {
    try {
      yield* backupLines(db, at)
    } finally {
      await close()
    }
  }
  return compressed(lines())
}
