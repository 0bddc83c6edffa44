import { utils, write } from '@e965/xlsx'
import office from 'officecrypto-tool'
import PDFDocument from 'pdfkit'

/** An Excel file with a password. */
export function lockedSheet(
  rows: readonly (readonly (string | number)[])[],
  password: string,
): Uint8Array<ArrayBuffer> {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((cells) => [...cells])), 'Statement')
  const bytes = Buffer.from(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)
  return Uint8Array.from(office.encrypt(bytes, { password }))
}

/** A PDF whose page `draw` draws. */
export function pageOf(
  draw: (document: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PDFDocument(options)
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  const done = new Promise<Uint8Array<ArrayBuffer>>((resolve) =>
    document.on('end', () => resolve(Uint8Array.from(Buffer.concat(parts)))),
  )
  draw(document)
  document.end()
  return done
}

/** A scanned page: a picture without text. */
export const scannedPage = () => pageOf((document) => void document.rect(10, 10, 100, 100).fill('black'))
