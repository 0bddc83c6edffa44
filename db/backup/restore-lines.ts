import { sql } from 'kysely'
import type { Db } from '../connect.ts'
import { knownMigrations, migrateTo } from '../migrate.ts'
import { UNNAMED } from '../named-statements.ts'
import { isPhotoName, type PhotoFiles } from '../photo-files.ts'
import { type File, type Foot, FORMAT, type Head, type Rows, sha256Of } from './backup-lines.ts'
import { BackupError } from './backup-error.ts'
import { checkTable, type Session, type TableCheck, tableNames, useFixedTextFormats } from './table-rows.ts'

/** The number of restored rows and files, compared with the backup table by table. */
export type Restored = { madeAt: string; tables: Record<string, TableCheck>; files: number; missing: string[] }

/**
 * Fills an empty database from the lines of a backup, all in one transaction: after a failure the database is as empty as
 * before. It gets the tables of the release that made the backup; the next start migrates them.
 * @throws BackupError when the database is not empty, or the backup is incomplete or of a newer release
 */
export async function restoreLines(db: Db, photos: PhotoFiles, lines: AsyncIterable<string>): Promise<Restored> {
  const reader = lines[Symbol.asyncIterator]()
  try {
    return await db.transaction().execute((tx) => restoreFrom(tx, photos, reader))
  } finally {
    await reader.return?.()
  }
}

async function restoreFrom(tx: Session, photos: PhotoFiles, reader: AsyncIterator<string>): Promise<Restored> {
  await useFixedTextFormats(tx)
  if ((await tableNames(tx)).length > 0)
    throw new BackupError('there is a database already: restore into an empty place')
  const head = readLine(await reader.next()) as Partial<Head>
  if (head.format !== FORMAT || !head.migrations || !head.madeAt)
    throw new BackupError('this is no backup that this release can read')
  await makeTables(tx, head.migrations)
  const tables = await tableNames(tx)
  const foreignKeys = await prepareTables(tx, tables)
  const foot = await insertAll(tx, photos, reader, await storedColumns(tx))
  await protectTables(tx, tables, foreignKeys)
  await compare(tx, tables, foot)
  return { madeAt: head.madeAt, tables: foot.tables, files: foot.files ?? 0, missing: foot.missing ?? [] }
}

function readLine(result: IteratorResult<string>): unknown {
  if (result.done) throw new BackupError('the backup is incomplete: its last lines are missing')
  try {
    return JSON.parse(result.value)
  } catch {
    throw new BackupError('this is no backup that this release can read')
  }
}

async function makeTables(tx: Session, migrations: readonly string[]): Promise<void> {
  const known = await knownMigrations()
  const unknown = migrations.find((name) => !known.includes(name))
  if (unknown) throw new BackupError(`the backup was made by a newer release, which has the migration ${unknown}`)
  const newest = migrations.at(-1)
  if (!newest) throw new BackupError('the backup is of a database without tables')
  await migrateTo(tx, newest)
  await useFixedTextFormats(tx)
}

type ForeignKey = { table: string; name: string }

/**
 * Triggers are off, because they would change rows or refuse them. Foreign keys are checked at the end, because tables refer to
 * each other.
 */
async function prepareTables(tx: Session, tables: readonly string[]): Promise<ForeignKey[]> {
  await sql`set constraints all immediate`.execute(tx)
  const { rows: foreignKeys } = await sql<ForeignKey>`
    select relname::text as table, conname::text as name from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and connamespace = 'public'::regnamespace`.execute(tx)
  for (const { table, name } of foreignKeys)
    await sql`alter table ${sql.table(table)} alter constraint ${sql.ref(name)} deferrable initially deferred`.execute(
      tx,
    )
  for (const table of tables) {
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx)
    // A migration may have written rows.
    await sql`delete from ${sql.table(table)}`.execute(tx)
  }
  await sql`set constraints all deferred`.execute(tx)
  return foreignKeys
}

async function protectTables(tx: Session, tables: readonly string[], foreignKeys: readonly ForeignKey[]) {
  await sql`set constraints all immediate`.execute(tx)
  for (const { table, name } of foreignKeys)
    await sql`alter table ${sql.table(table)} alter constraint ${sql.ref(name)} not deferrable`.execute(tx)
  for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx)
}

type Columns = ReadonlyMap<string, string[]>

/** The columns of each table that a row contains. The database computes the others again. */
async function storedColumns(tx: Session): Promise<Columns> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name::text as table, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' group by table_name`.execute(tx)
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}

async function insertAll(
  tx: Session,
  photos: PhotoFiles,
  reader: AsyncIterator<string>,
  columns: Columns,
): Promise<Foot> {
  for (let files = 0; ;) {
    const part = readLine(await reader.next()) as Rows | File | Foot
    if ('tables' in part) {
      // The end of the file has its checksum.
      if (!(await reader.next()).done) throw new BackupError('the backup goes on after its last line')
      if (files !== (part.files ?? 0)) throw new BackupError('the backup is incomplete: files of photos are missing')
      return part
    }
    if ('file' in part) {
      await restorePhoto(photos, part)
      files++
      continue
    }
    const { table, rows } = part
    const names = columns.get(table)
    if (!names) throw new BackupError(`the backup has a table that its release does not: ${table}`)
    const stored = sql.join(names.map((name) => sql.ref(name)))
    await sql`${sql.raw(UNNAMED)} insert into ${sql.table(table)} (${stored})
      select ${stored} from unnest(${rows}::${sql.table(table)}[])`.execute(tx)
  }
}

/** Stores a file, and compares what was stored with the backup. */
async function restorePhoto(photos: PhotoFiles, { file, sha256, base64 }: File): Promise<void> {
  if (!isPhotoName(file)) throw new BackupError('this is no backup that this release can read')
  await photos.write(file, Buffer.from(base64, 'base64'))
  const stored = await photos.read(file)
  if (!stored || sha256Of(stored) !== sha256) throw new BackupError(`the photo ${file} differs from that of the backup`)
}

async function compare(tx: Session, tables: readonly string[], foot: Foot): Promise<void> {
  for (const table of tables) {
    const [found, expected] = [await checkTable(tx, table), foot.tables[table]]
    if (found.rows !== expected?.rows || found.sha256 !== expected.sha256)
      throw new BackupError(
        `the table ${table} has ${found.rows} rows that differ from the ${expected?.rows ?? 0} of the backup`,
      )
  }
}
