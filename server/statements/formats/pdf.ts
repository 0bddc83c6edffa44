import { extractTextItems, getDocumentProxy } from 'unpdf'
import { tableOfPages } from './page-columns.ts'
import type { PageItem } from './page-headings.ts'
import { FileProblem, lineOf, type Table } from './table.ts'

const MOST_PAGES = 1000

/** The table of a PDF with text, whose columns are found by position. @throws FileProblem */
export async function readPdf(bytes: Uint8Array, password: string | undefined): Promise<Table> {
  const document = await open(bytes, password)
  if (document.numPages > MOST_PAGES) throw new FileProblem('STATEMENT_TOO_LONG')
  const { items } = await extractTextItems(document)
  const pages = items.map((page) =>
    page.flatMap(({ str, x, y, width, fontSize, dir }): PageItem[] =>
      str.trim() === '' || dir === 'ttb' ? [] : [{ text: str, from: x, to: x + width, y, height: fontSize }],
    ),
  )
  // Pictures from a scanner contain no text.
  if (pages.every((page) => page.length === 0)) throw new FileProblem('STATEMENT_SCANNED')
  const lines = tableOfPages(pages).flatMap(({ cells, isUnsure }, index) => {
    const line = lineOf(index + 1, cells)
    return line ? [{ ...line, isUnsure }] : []
  })
  return { lines, isByPosition: true }
}

async function open(bytes: Uint8Array, password: string | undefined) {
  try {
    // The reader transfers the bytes, so they get a copy.
    return await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0, ...(password && { password }) })
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    if (!isLocked) throw new FileProblem('STATEMENT_UNREADABLE')
    throw new FileProblem(password ? 'STATEMENT_PASSWORD_WRONG' : 'STATEMENT_LOCKED')
  }
}
