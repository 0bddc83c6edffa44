import { parentPort, workerData } from 'node:worker_threads'
import { type CellObject, read, utils, type WorkSheet } from '@e965/xlsx'
import { unzipSync, zipSync } from 'fflate'
import { guessColumns, type Line } from '../../domain/statement/columns.ts'

/** An unpacked XLSX file may be at most so large, in bytes: a few kilobytes can unpack to gigabytes. */
const MOST_UNPACKED = 100_000_000
const MOST_ROWS = 50_000
const ZIP = [0x50, 0x4b]

/**
 * Unpacks a zip within the limit and packs it again without compression. The reader of spreadsheets would trust the sizes that
 * the file claims.
 */
function unpackSafely(bytes: Uint8Array): Uint8Array {
  let unpacked = 0
  const files = unzipSync(bytes, {
    filter: ({ originalSize }) => {
      unpacked += originalSize
      if (unpacked > MOST_UNPACKED) throw new Error('the file unpacks to too many bytes')
      return true
    },
  })
  return zipSync(files, { level: 0 })
}

/**
 * Puts the text of each formula in place of its stored value. No bank writes formulas into the rows of a statement, and the
 * stored value is what another program computed, or claims to have computed.
 */
function showFormulas(sheet: WorkSheet): void {
  for (const [address, cell] of Object.entries(sheet) as [string, CellObject][])
    if (!address.startsWith('!') && (cell.f !== undefined || cell.F !== undefined))
      sheet[address] = { t: 's', v: `=${cell.f ?? ''}` } satisfies CellObject
}

function linesOf(sheet: WorkSheet): Line[] {
  showFormulas(sheet)
  const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, UTC: true, defval: '', blankrows: true })
  return rows
    .slice(0, MOST_ROWS)
    .map((cells, index) => ({ line: index + 1, cells: cells.map(textOf) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
}

/** A cell as a CSV file would have it, with dates as year, month and day. */
function textOf(cell: unknown): string {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  // Spreadsheets compute with doubles: 2100.1 may be stored as 2100.0999999999999.
  if (typeof cell === 'number') return String(Math.round(cell * 1e6) / 1e6)
  return typeof cell === 'string' ? cell : ''
}

/** The first sheet that is a statement, else the first. */
function readSheets(bytes: Uint8Array): Line[] {
  const isZip = ZIP.every((byte, index) => bytes[index] === byte)
  const book = read(isZip ? unpackSafely(bytes) : bytes, {
    type: 'array',
    cellDates: true,
    cellFormula: true,
    cellHTML: false,
    sheetRows: MOST_ROWS,
  })
  const sheets = Object.values(book.Sheets).map(linesOf)
  return sheets.find((lines) => guessColumns(lines)) ?? sheets[0] ?? []
}

parentPort?.postMessage(readSheets(workerData as Uint8Array), [])
