import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { backupLines, endLines, rowLines, type RowsRead } from '../../db/backup/backup-lines.ts'
import { compressed } from '../../db/backup/backup-file.ts'
import { connectPostgres, type Db } from '../../db/connect.ts'
import type { PhotoFiles } from '../../db/photo-files.ts'

/**
 * A compressed backup of the embedded database and its photos. All rows are read before any row is written: the engine has one
 * session, so a slow disk or reader would stop the site. Photos, which have many more bytes, are read while they are written.
 */
export async function readEmbedded(db: Db, photos: Pick<PhotoFiles, 'read'>, at: Date): Promise<Readable> {
  const end: { rows?: RowsRead } = {}
  async function* lines() {
    end.rows = yield* rowLines(db, at)
  }
  const rows = await buffer(compressed(lines()))
  const read = end.rows
  if (!read) throw new Error('the rows of a backup have no end')
  // Readers treat two concatenated compressed files as one.
  async function* parts() {
    yield rows
    yield* compressed(endLines(photos, read as RowsRead))
  }
  return Readable.from(parts())
}

/** A compressed backup of a PostgreSQL database and its photos, on its own connection without the time limits of requests. */
export function readPostgres(url: string, photos: Pick<PhotoFiles, 'read'>, at: Date): Readable {
  const { db, close } = connectPostgres(url, { onPoolError: () => {} }, 'start')
  async function* lines() {
    try {
      yield* backupLines(db, photos, at)
    } finally {
      await close()
    }
  }
  return compressed(lines())
}
