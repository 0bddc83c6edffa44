/** Spreadsheets read a text with this beginning as a formula, also after blanks and with the wide signs of East Asian keyboards. */
const FORMULA = /^\s*[=+\-@|%＝＋－＠]|^[\t\r\n]/u

/** With this mark, spreadsheets read a file as UTF-8, so that they show Hindi. */
export const BYTE_ORDER_MARK = '\uFEFF'

const textCell = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

export type CsvCell = string | number | null

/**
 * A line of a CSV file (RFC 4180). A number is written as it is, a text in quotes and in a form that no spreadsheet reads as a
 * formula; null is an empty cell.
 */
export const csvLine = (cells: readonly CsvCell[]): string =>
  `${cells.map((cell) => (typeof cell === 'string' ? textCell(cell) : (cell ?? ''))).join(',')}\r\n`

/** A CSV file with these lines, which spreadsheets read as UTF-8. */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string => BYTE_ORDER_MARK + rows.map(csvLine).join('')
