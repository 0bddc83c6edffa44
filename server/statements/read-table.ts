import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Line } from '../../domain/statement/columns.ts'
import { AppError } from '../http/app-error.ts'
import { decodeText } from './decode-text.ts'
import { readCsv } from './read-csv.ts'

/** XLSX is a zip, old XLS an OLE file. */
const SPREADSHEETS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]
const LONGEST_READING_MS = 20_000
const MOST_MEMORY_MB = 512

/** The lines of a statement: CSV or a spreadsheet, told by the bytes and not by the name. @throws AppError STATEMENT_UNREADABLE */
export async function readTable(bytes: Uint8Array): Promise<Line[]> {
  const isSpreadsheet = SPREADSHEETS.some((begin) => begin.every((byte, index) => bytes[index] === byte))
  if (isSpreadsheet) return readSpreadsheet(bytes)
  const text = decodeText(bytes)
  if (text === null || text.startsWith('%PDF')) throw new AppError('STATEMENT_UNREADABLE')
  return readCsv(text)
}

/** In a thread of its own, because a hostile file could take all memory or time of the process. */
async function readSpreadsheet(bytes: Uint8Array): Promise<Line[]> {
  const reader = new Worker(new URL('./spreadsheet-thread.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  })
  try {
    const [lines] = (await once(reader, 'message', { signal: AbortSignal.timeout(LONGEST_READING_MS) })) as [Line[]]
    return lines
  } catch {
    throw new AppError('STATEMENT_UNREADABLE')
  } finally {
    await reader.terminate()
  }
}
