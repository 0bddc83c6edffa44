import { type Paise, paise } from '../money.ts'
import { latinDigits } from './cell.ts'

export type Side = 'CREDIT' | 'DEBIT'

export type ReadAmount = {
  amount: Paise
  /** Cr or Dr beside the amount. */
  side: Side | null
}

const CURRENCY = /^(?:₹|INR|Rs\.?)\s*/i
const SIDE = /\s*\(?\s*(Cr|Dr|(?<=[\d\s])[CD])\.?\s*\)?$/i
const SIDE_BEFORE = /^\(?(Cr|Dr)\b[.:)\s]*/i
// Groups of three, or as in India a last group of three after groups of two. Programs write four decimals; three would be a group
// of thousands in another language.
const NUMBER = /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.(?:\d{1,2}|\d\d00))?$/
const MINUS = /[\u2212\u2013]/g

/**
 * Reads an amount of a bank statement: lakh commas, a sign before or after it, brackets for a negative amount, Cr or Dr after or
 * before it, Devanagari digits. Null for anything else, such as an amount in another currency; it is never guessed and never read
 * as zero.
 */
export function readAmount(text: string): ReadAmount | null {
  let rest = latinDigits(text).replace(MINUS, '-').trim()
  const place = SIDE.test(rest) ? SIDE : SIDE_BEFORE
  const side = readSide(place.exec(rest)?.[1] ?? '')
  if (side) rest = rest.replace(place, '')
  rest = rest.replace(/\/-$/, '')
  const inBrackets = /^\((.*)\)$/.exec(rest)
  if (inBrackets) rest = inBrackets[1] ?? ''
  rest = rest.replace(CURRENCY, '')
  const sign = /^[-+]|[-+]$/.exec(rest)?.[0]
  const isNegative = inBrackets !== null || sign === '-'
  rest = rest.replace(/^[-+]\s*|\s*[-+]$/, '').replace(CURRENCY, '')
  if (!NUMBER.test(rest)) return null
  const [rupees = '', decimals = ''] = rest.replaceAll(',', '').split('.')
  const amount = Number(rupees) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'))
  if (!Number.isSafeInteger(amount)) return null
  return { amount: paise(isNegative ? -amount : amount), side }
}

const CREDIT = /^(?:cr|credit|credited|crdt|c|deposit|in|inward|received|जमा)$/i
const DEBIT = /^(?:dr|debit|debited|dbit|d|withdrawal|out|outward|paid|नामे|निकासी)$/i

/** Reads the side from a cell; null if the cell does not name one. */
export function readSide(text: string): Side | null {
  const word = text.replace(/[\s().]/g, '')
  if (CREDIT.test(word)) return 'CREDIT'
  return DEBIT.test(word) ? 'DEBIT' : null
}
