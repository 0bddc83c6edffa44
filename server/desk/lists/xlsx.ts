import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { Cell } from './cells.ts'

/** A sheet can have 1,048,576 rows; further rows go on another sheet. */
const MOST_ROWS = 1_000_000

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types'
const FORMAT = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/**
 * Writes an XLSX file row by row into `write`, so that memory never holds the whole workbook. A text is an inline string, which a
 * spreadsheet never reads as a formula.
 */
export function xlsxWriter(write: (bytes: Uint8Array) => void) {
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    if (bytes.length > 0) write(bytes)
  })
  const sheets: string[] = []
  let rows = 0
  let sheet: ZipDeflate | null = null

  function addFile(name: string, xml: string): void {
    const part = new ZipDeflate(name)
    zip.add(part)
    part.push(strToU8(DECLARATION + xml), true)
  }
  function openSheet(name = `Tirtha ${sheets.length + 1}`): ZipDeflate {
    sheets.push(name)
    const part = new ZipDeflate(`xl/worksheets/sheet${sheets.length}.xml`)
    zip.add(part)
    part.push(strToU8(`${DECLARATION}<worksheet xmlns="${MAIN}"><sheetData>`))
    rows = 0
    return part
  }
  const closeSheet = () => sheet?.push(strToU8('</sheetData></worksheet>'), true)

  return {
    /** Begins another sheet. The name has at most 31 characters, none that XML or a spreadsheet forbids. */
    sheet(name: string): void {
      closeSheet()
      sheet = openSheet(name)
    },
    rows(some: readonly (readonly Cell[])[]): void {
      if (rows >= MOST_ROWS) {
        closeSheet()
        sheet = null
      }
      sheet ??= openSheet()
      rows += some.length
      sheet.push(strToU8(some.map((cells) => `<row>${cells.map(cellXml).join('')}</row>`).join('')))
    },
    end(): void {
      closeSheet()
      const numbers = sheets.map((_, index) => index + 1)
      const entries = sheets.map(
        (name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
      )
      const relations = numbers.map((number) => relation(number, 'worksheet', `worksheets/sheet${number}.xml`))
      const types = numbers.map((number) => override(`/xl/worksheets/sheet${number}.xml`, 'worksheet'))
      addFile(
        'xl/workbook.xml',
        `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${entries.join('')}</sheets></workbook>`,
      )
      addFile('xl/_rels/workbook.xml.rels', `<Relationships xmlns="${RELATIONS}">${relations.join('')}</Relationships>`)
      addFile(
        '_rels/.rels',
        `<Relationships xmlns="${RELATIONS}">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
      )
      addFile(
        '[Content_Types].xml',
        `<Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${override('/xl/workbook.xml', 'sheet.main')}${types.join('')}</Types>`,
      )
      zip.end()
    },
  }
}

const relation = (number: number, type: string, target: string) =>
  `<Relationship Id="rId${number}" Type="${OFFICE}/${type}" Target="${target}"/>`
const override = (name: string, type: string) => `<Override PartName="${name}" ContentType="${FORMAT}.${type}+xml"/>`

const cellXml = (cell: Cell): string =>
  typeof cell === 'number'
    ? `<c><v>${cell}</v></c>`
    : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' }

/** Characters that XML 1.0 cannot contain are left out. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll(/[&<>\r]/g, (character) => entities[character] ?? character)
