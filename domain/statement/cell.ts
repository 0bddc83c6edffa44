import { UTR_LENGTH } from '../utr.ts'

// Blanks of any width, and invisible characters that web pages and spreadsheets put between words.
const BLANK = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g
const INVISIBLE = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\u00AD]/g
/** Banks write a text as a formula, so that a spreadsheet does not change it: `="0000632512345678"`. */
const AS_FORMULA = /^="([^"]*)"$/
const DEVANAGARI_ZERO = 0x0966

/** The text that a cell shows. */
export function cleanCell(text: string): string {
  const shown = text.replace(BLANK, ' ').replace(INVISIBLE, '').replaceAll('\0', '').trim()
  // An apostrophe before a number keeps a spreadsheet from computing with it.
  return (AS_FORMULA.exec(shown)?.[1] ?? shown).replace(/^'(?=[\d+-])/, '').trim()
}

/** Converts Devanagari digits to Latin ones. A number with both cannot come from a bank, and stays as it is. */
export const latinDigits = (text: string): string =>
  text.replace(/(?<![\d\u0966-\u096F])[\u0966-\u096F]+(?!\d)/g, (digits) =>
    digits.replace(/./g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO)),
  )

/** Joins the lines of a text. The parts of a number that a line end has broken are joined only if they form a UTR. */
export function joinLines(above: string, below: string): string {
  if (above === '' || below === '') return above + below
  const end = /(?<![\p{L}\p{N}])\d+$/u.exec(above)?.[0] ?? ''
  const begin = /^\d+(?![\p{L}\p{N}])/u.exec(below)?.[0] ?? ''
  const isBroken =
    end.length > 0 &&
    begin.length > 0 &&
    end.length < UTR_LENGTH &&
    begin.length < UTR_LENGTH &&
    (end + begin).replace(/^0{4}(?=\d{12}$)/, '').length === UTR_LENGTH
  return isBroken ? above + below : `${above} ${below}`
}

/** The text of a cell, which may contain several lines. */
export const inOneLine = (cell: string): string =>
  cell
    .split(/\r?\n/)
    .map((line) => line.trim())
    .reduce(joinLines, '')
