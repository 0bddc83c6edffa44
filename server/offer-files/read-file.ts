import { MOST_OFFERS } from '../../contract/offer-files.ts'
import type { Line } from '../../domain/statement/columns.ts'
import { AppError } from '../http/app-error.ts'
import { inThread } from '../statements/in-thread.ts'
import { type Kind, kinds } from './columns.ts'

/** A row of the file; `cell` is undefined for a column that the file does not have. */
export type FileRow = { line: number; kind: Kind | null; cell: (name: string) => string | undefined }

const required = ['kind', 'city', 'name']

/**
 * The rows of a CSV or XLSX file, read in a separate process, as bank statements are.
 * @throws AppError OFFERS_FILE_UNREADABLE, OFFERS_FILE_LONG
 */
export async function readOfferFile(bytes: Uint8Array): Promise<FileRow[]> {
  const lines = await inThread('FILE', async (ask) => {
    await ask('open', { bytes })
    return ask('lines', { from: 0, count: MOST_OFFERS + 2 })
  }).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
    throw error.code === 'STATEMENT_TOO_LONG' ? tooLong() : unreadable()
  })
  const [header, ...rows] = lines
  const names = header?.cells.map((cell) => cell.trim()) ?? []
  if (!required.every((name) => names.includes(name))) throw unreadable()
  if (rows.length > MOST_OFFERS) throw tooLong()
  return rows.map((row) => rowOf(row, names))
}

const unreadable = () => new AppError('OFFERS_FILE_UNREADABLE', { field: 'file' })
const tooLong = () => new AppError('OFFERS_FILE_LONG', { field: 'file', words: { most: String(MOST_OFFERS) } })

function rowOf({ line, cells }: Line, names: readonly string[]): FileRow {
  const cell = (name: string) => (names.includes(name) ? (cells[names.indexOf(name)] ?? '') : undefined)
  return { line, kind: kinds.find((kind) => kind === cell('kind')?.trim().toLowerCase()) ?? null, cell }
}
