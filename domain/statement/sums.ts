import { type Paise, paise } from '../money.ts'
import type { Line } from './columns.ts'
import { readAmount } from './read-amount.ts'

const OPENING = /opening ?bal|brought forward|\bb\/f\b|आरंभिक शेष|प्रारंभिक शेष/i
const CLOSING = /closing ?bal|carried forward|\bc\/f\b|अंतिम शेष|इतिशेष/i
/** Texts of lines that are not payments: a sum, or a balance that is carried over. */
const SUM = /\b(?:total|opening|closing|balance|brought|carried|b\/f|c\/f|summary|count)\b|कुल|शेष/i
/** The whole text of such a line. A single word is not enough, because a payer may write it into the remark of a transfer. */
const WHOLE_SUM =
  /^(?:\*|-|=|:|\s|page|grand|sub|statement|account|ledger|available|running|as on|the|of|for|period|(?:dr|cr|debit|credit|withdrawal|deposit)s?|amounts?|totals?|opening|closing|balances?|bal|brought|carried|forward|b\/f|c\/f|summary|counts?|numbers?|no|transactions?|entries|items|rs|inr|₹|कुल|योग|शेष|आरंभिक|प्रारंभिक|अंतिम|[\d./,()])+$/i
const CARRIED_OVER = /opening|closing|brought|carried|[bc]\/f|आरंभिक|प्रारंभिक|अंतिम/i
/** A reference has more digits than a date or a number of rows. */
const REFERENCE = /\d{9}/

/** Whether the whole text of a line marks it as a sum or a balance. */
export const isSum = (text: string): boolean => SUM.test(text) && WHOLE_SUM.test(text.trim()) && !REFERENCE.test(text)

/** Whether a line contains only sums: their words and their values. */
export const isSumLine = (cells: readonly string[]): boolean =>
  cells.some(isSum) && cells.every((cell) => cell === '' || WHOLE_SUM.test(cell.trim()) || readBalance(cell) !== null)

/** Whether a line is a balance that a bank carries over as a row with a date. */
export const isCarriedOver = (text: string): boolean => CARRIED_OVER.test(text)

const OF_PAGE =
  /^\W*page\b.*\d|computer[- ]generated|(?:does not|no) (?:need|require)|registered office|end of (?:the )?statement|this is a |contents of this statement|continued on|पृष्ठ/i

/** Whether a bank writes such a text between two pages or below the rows, perhaps in the column of the narration. */
export const isOfPage = (text: string): boolean => OF_PAGE.test(text)

const LABEL = /^\p{L}[\p{L}\s./]{2,30}:\s/u

/** Whether a line has no amount, but words with their values, or a cell with a text between two pages. */
export const isFoot = (cells: readonly string[]): boolean => {
  const texts = cells.filter(Boolean)
  if (texts.some((text) => readAmount(text) !== null)) return false
  return texts.some(isOfPage) || texts.filter((text) => LABEL.test(text)).length * 2 > texts.length
}

/** Whether a text has a word of a sum. */
export const namesSum = (text: string): boolean => SUM.test(text)

/** A balance as a bank writes it, in paise; Dr after it is money that the holder owes. */
export function readBalance(text: string, side = ''): Paise | null {
  const read = readAmount(`${text}${side}`) ?? readAmount(text)
  if (!read) return null
  return paise(read.side === 'DEBIT' ? -Math.abs(read.amount) : read.amount)
}

/**
 * The opening and the closing balance in the lines beside the rows: the next amount of the same line, or the cell below the words
 * in the next line.
 */
export function balancesIn(lines: readonly Line[]): { opening: Paise | null; closing: Paise | null } {
  const first = (pattern: RegExp, among = [...lines.entries()]) => {
    for (const [index, { cells }] of among)
      for (const [at, cell] of cells.entries()) {
        if (!pattern.test(cell)) continue
        const own = readBalance(cell.replace(/^.*?[:=]/, ''))
        const beside = cells.slice(at + 1).map((one) => readBalance(one))
        const below = readBalance(lines[index + 1]?.cells[at] ?? '')
        const isHeadings = cells.filter((one) => SUM.test(one)).length > 1 && below !== null
        const found = isHeadings ? below : (own ?? beside.find((one) => one !== null) ?? below)
        if (found !== null && found !== undefined) return found
      }
    return null
  }
  return { opening: first(OPENING), closing: first(CLOSING, [...lines.entries()].toReversed()) }
}
