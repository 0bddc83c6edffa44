import type { Db } from '../connect.ts'
import { migrationsRun } from '../migrate.ts'
import { BackupError } from './backup-error.ts'
import { rowBatches, rowChecker, type Session, type TableCheck, tableNames, useFixedTextFormats } from './table-rows.ts'

export const FORMAT = 'tirtha backup 1'

/** The first line of a backup. */
export type Head = { format: typeof FORMAT; madeAt: string; migrations: string[] }
/** Every other line but the last. */
export type Rows = { table: string; rows: string[] }
/** The last line, by which a backup is known to be complete. */
export type Foot = { tables: Record<string, TableCheck> }

/** A backup of the whole database as lines of JSON, all of one moment: others may write meanwhile. */
export async function* backupLines(db: Db, at: Date): AsyncGenerator<string> {
  const tx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()
  try {
    yield* linesOf(tx, at)
  } finally {
    await tx.rollback().execute()
  }
}

async function* linesOf(tx: Session, at: Date): AsyncGenerator<string> {
  await useFixedTextFormats(tx)
  const line = (part: Head | Rows | Foot) => `${JSON.stringify(part)}\n`
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
  yield line({ tables })
}
