import { type Paise, paise } from '../money.ts'

export type Side = 'CREDIT' | 'DEBIT'

const CURRENCY = /^(?:₹|INR|Rs\.?)\s*/i
const SIDE = /\s*(Cr|Dr)\.?$/i
// Groups of three, or as in India a last group of three and groups of two before it.
const NUMBER = /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.(\d{1,2}))?$/

/**
 * Reads an amount of a bank statement: lakh commas, a sign, brackets for a negative amount, Cr or Dr behind it. Null if the
 * text is anything else, such as an amount in another currency: it is never guessed and never zero.
 */
export function readAmount(text: string): { amount: Paise; side: Side | null } | null {
  let rest = text.trim()
  const side = readSide(SIDE.exec(rest)?.[1] ?? '')
  rest = rest.replace(SIDE, '')
  const inBrackets = /^\((.*)\)$/.exec(rest)
  if (inBrackets) rest = inBrackets[1] ?? ''
  rest = rest.replace(CURRENCY, '')
  const isNegative = inBrackets !== null || rest.startsWith('-')
  rest = rest.replace(/^[-+]\s*/, '').replace(CURRENCY, '')
  const match = NUMBER.exec(rest)
  if (!match) return null
  const [rupees = '', decimals = ''] = rest.replaceAll(',', '').split('.')
  const amount = Number(rupees) * 100 + Number(decimals.padEnd(2, '0'))
  if (!Number.isSafeInteger(amount)) return null
  return { amount: paise(isNegative ? -amount : amount), side }
}

/** Reads a cell that says on which side an amount stands; null if it says nothing. */
export function readSide(text: string): Side | null {
  if (/^\s*(?:cr|credit|c|deposit)\.?\s*$/i.test(text)) return 'CREDIT'
  return /^\s*(?:dr|debit|d|withdrawal)\.?\s*$/i.test(text) ? 'DEBIT' : null
}
