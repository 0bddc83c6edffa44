import { UTR_LENGTH } from '../utr.ts'

// Blanks of every width, and invisible characters that web pages and spreadsheets put between words.
const BLANK = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g
const INVISIBLE = /[\u200B\u2060\uFEFF\u00AD]/g
/** Banks write a text as a formula, so that a spreadsheet shows it as it is: `="0000632512345678"`. */
const AS_FORMULA = /^="([^"]*)"$/
const DEVANAGARI_ZERO = 0x0966

/** The text that a cell shows. */
export function cleanCell(text: string): string {
  const shown = text.replace(BLANK, ' ').replace(INVISIBLE, '').replaceAll('\0', '').trim()
  // An apostrophe before a number keeps a spreadsheet from computing with it.
  return (AS_FORMULA.exec(shown)?.[1] ?? shown).replace(/^'(?=[\d+-])/, '').trim()
}

/** Writes Devanagari digits as Latin ones. */
export const latinDigits = (text: string): string =>
  text.replace(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))

/** Joins the lines of a text. A number that the end of a line has broken is put together only if it becomes a UTR. */
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
