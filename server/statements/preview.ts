import type { StatementPreview } from '../../contract/desk/statements.ts'
import type { Db } from '../../db/connect.ts'
import { AppError } from '../http/app-error.ts'
import { columnsFor } from './import.ts'
import { inThread } from './in-thread.ts'

type Chosen = { bytes: Uint8Array; password?: string | undefined }

/**
 * Says how an import would read a file: its columns, its first lines and the questions that only a person can answer.
 * @throws AppError STATEMENT_UNREADABLE, STATEMENT_LOCKED, STATEMENT_PASSWORD_WRONG, STATEMENT_SCANNED, STATEMENT_TOO_LONG
 */
export function previewStatement(db: Db, file: Chosen): Promise<StatementPreview> {
  return inThread('FILE', async (ask) => {
    const opened = await ask('open', file)
    if (!opened.hasTransactions) throw new AppError('STATEMENT_UNREADABLE')
    const read = await ask('read', await columnsFor(db, opened))
    const questions = read?.summary.questions ?? []
    return { columns: read?.columns ?? null, lines: opened.lines, ...(questions.length > 0 && { questions }) }
  })
}
