import { createHash } from 'node:crypto'
import type { Db } from '../connect.ts'
import { migrationsRun } from '../migrate.ts'
import type { PhotoFiles } from '../photo-files.ts'
import { BackupError } from './backup-error.ts'
import { rowBatches, rowChecker, type Session, type TableCheck, tableNames, useFixedTextFormats } from './table-rows.ts'

export const FORMAT = 'tirtha backup 1'

/** The first line of a backup. */
export type Head = { format: typeof FORMAT; madeAt: string; migrations: string[] }
/** Every line except the first and the last. */
export type Rows = { table: string; rows: string[] }
/** A line for each file of a photo, after all rows. */
export type File = { file: string; sha256: string; base64: string }
/** The last line, which proves that a backup is complete. `missing` lists files of photos that did not exist. */
export type Foot = { tables: Record<string, TableCheck>; files?: number; missing?: string[] }

const line = (part: Head | Rows | File | Foot) => `${JSON.stringify(part)}\n`

/**
 * A backup of the whole database as lines of JSON, all from the same moment: others may write meanwhile. The files of its photos
 * follow; they exist for days after a photo is deleted.
 */
export async function* backupLines(db: Db, photos: Pick<PhotoFiles, 'read'>, at: Date): AsyncGenerator<string> {
  yield* endLines(photos, yield* rowLines(db, at))
}

/** The lines after the rows of a backup. */
export type RowsRead = { tables: Foot['tables']; files: string[] }

/** The rows of a backup, without the lines of `endLines`. */
export async function* rowLines(db: Db, at: Date): AsyncGenerator<string, RowsRead> {
  const tx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()
  try {
    return yield* linesOf(tx, at)
  } finally {
    await tx.rollback().execute()
  }
}

/** The files of a backup, one in memory at a time, and its last line. */
export async function* endLines(photos: Pick<PhotoFiles, 'read'>, { tables, files }: RowsRead): AsyncGenerator<string> {
  const missing: string[] = []
  for (const file of files) {
    const bytes = await photos.read(file)
    if (bytes) yield line({ file, sha256: sha256Of(bytes), base64: Buffer.from(bytes).toString('base64') })
    else missing.push(file)
  }
  yield line({ tables, files: files.length - missing.length, ...(missing.length > 0 && { missing }) })
}

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

async function* linesOf(tx: Session, at: Date): AsyncGenerator<string, RowsRead> {
  await useFixedTextFormats(tx)
  const migrations = await migrationsRun(tx)
  if (migrations.length === 0)
    throw new BackupError('there is no database to back up: the product has not started on it yet')
  yield line({ format: FORMAT, madeAt: at.toISOString(), migrations })
  const tables: Foot['tables'] = {}
  for (const table of await tableNames(tx)) {
    const checker = rowChecker()
    for await (const rows of rowBatches(tx, table)) {
      checker.add(rows)
      yield line({ table, rows })
    }
    tables[table] = checker.result()
  }
  return {
    tables,
    files: [...(tables.photos ? await photoNames(tx) : []), ...(tables.day_photos ? await dayPhotoNames(tx) : [])],
  }
}

async function photoNames(tx: Session): Promise<string[]> {
  const rows = await tx.selectFrom('photos').select('files').orderBy('id').execute()
  return rows.flatMap(({ files }) => files.map(({ name }) => name))
}

async function dayPhotoNames(tx: Session): Promise<string[]> {
  const rows = await tx.selectFrom('day_photos').select('file').orderBy('id').execute()
  return rows.map(({ file }) => file)
}
