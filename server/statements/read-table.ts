import { joinHeadings } from '../../domain/statement/joined-headings.ts'
import { isCamt, readCamt } from './formats/camt.ts'
import { readCsv } from './formats/csv.ts'
import { decodeText } from './formats/decode-text.ts'
import { isHtml, readHtml } from './formats/html.ts'
import { isMt940, readMt940 } from './formats/mt940.ts'
import { FileProblem, type Table } from './formats/table.ts'

const ZIP = [0x50, 0x4b, 0x03, 0x04]
/** Old Excel files, and new ones with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0]
const PDF = [0x25, 0x50, 0x44, 0x46]

/** The cells of a statement. The bytes determine its format, not the name. @throws FileProblem */
export async function readTable(bytes: Uint8Array, password?: string): Promise<Table> {
  try {
    const table = await readFormat(bytes, password)
    return table.isByPosition ? table : { ...table, lines: joinHeadings(table.lines) }
  } catch (error) {
    // If a file is damaged, the reader of each format throws its own errors.
    throw error instanceof FileProblem ? error : new FileProblem('STATEMENT_UNREADABLE')
  }
}

async function readFormat(bytes: Uint8Array, password: string | undefined): Promise<Table> {
  const begins = (begin: readonly number[]) => begin.every((byte, index) => bytes[index] === byte)
  if (begins(PDF)) return (await import('./formats/pdf.ts')).readPdf(bytes, password)
  if (begins(ZIP) || begins(OLE)) return readOfficeFile(bytes, begins(ZIP), password)
  const text = decodeText(bytes)
  if (text === null) throw new FileProblem('STATEMENT_UNREADABLE')
  if (isCamt(text)) return readCamt(text)
  if (/<Workbook[\s>]/.test(text)) {
    const { isSpreadsheetXml, readSpreadsheet } = await import('./formats/spreadsheet.ts')
    if (isSpreadsheetXml(text)) return readSpreadsheet(bytes, false)
  }
  if (isHtml(text)) return readHtml(text)
  return isMt940(text) ? readMt940(text) : readCsv(text)
}

async function readOfficeFile(bytes: Uint8Array, isZip: boolean, password: string | undefined): Promise<Table> {
  const { readSpreadsheet } = await import('./formats/spreadsheet.ts')
  if (isZip) return readSpreadsheet(bytes, true)
  const { isLocked, unlock } = await import('./formats/locked-office-file.ts')
  if (!isLocked(bytes)) return readSpreadsheet(bytes, false)
  const opened = await unlock(bytes, password)
  return readSpreadsheet(
    opened,
    ZIP.every((byte, index) => opened[index] === byte),
  )
}
