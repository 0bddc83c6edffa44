/** Spreadsheets read a text that begins so as a formula, also after blanks and with the wide signs of East Asian keyboards. */
const FORMULA = /^\s*[=+\-@|%＝＋－＠]|^[\t\r\n]/u

/** Spreadsheets read a file with this mark as UTF-8, so that they show Hindi. */
const BYTE_ORDER_MARK = '\uFEFF'

const textCell = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** A CSV file (RFC 4180). A number is written as it is, a text in quotes and never as a formula; null is an empty cell. */
export const csvText = (rows: readonly (readonly (string | number | null)[])[]): string =>
  BYTE_ORDER_MARK +
  rows
    .map((row) => `${row.map((cell) => (typeof cell === 'string' ? textCell(cell) : (cell ?? ''))).join(',')}\r\n`)
    .join('')
