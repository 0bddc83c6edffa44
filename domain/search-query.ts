import { type Paise, paise } from './money.ts'
import { isTransferReference } from './transfer-reference.ts'

/** The possible meanings of a search text; null for each meaning that it cannot have. */
export type SearchQuery = {
  /** A name must contain each of these words, in any order. Signs alone do not count. */
  words: string[]
  /** A name must sound like this one, in either script. */
  sound: string | null
  email: string | null
  /** Digits of a phone number. */
  phone: string | null
  /** Characters of a UTR or of a booking code. */
  code: string | null
  /** A refund number, or the complete number of the transfer that sent a refund. */
  refund: string | null
  amount: Paise | null
}

/** Fewer digits are in too many phone numbers; with letters in the text, only a complete number counts. */
const FEWEST_DIGITS = 3
const PHONE_DIGITS = 10
/** Fewer letters are in too many booking codes. */
const FEWEST_LETTERS = 4
/** Too many names contain the sound of a shorter word. */
const SHORTEST_SOUND = 3
const DEVANAGARI_ZERO = 0x0966
const NAME = /^\p{L}[\p{L}\p{M}\s.]+$/u
const REFUND = /^R[0-9A-Z]{8}$/
const AMOUNT = /^(?:₹|rs\.?)?\d{1,8}(?:\.\d{1,2})?$/i

export function readSearch(typed: string): SearchQuery {
  const text = typed
    .normalize('NFC')
    .trim()
    .replace(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const joined = text.replaceAll(/[\s,-]/g, '')
  const isCode = /^[0-9A-Za-z]+$/.test(joined)
  const hasDigits = /\d/.test(joined)
  const amount = AMOUNT.test(joined) ? paise(Math.round(Number(joined.replace(/^\D+/, '')) * 100)) : null
  const isPrice = amount !== null && /[₹.]/.test(text)
  return {
    words,
    sound: NAME.test(text) && text.split(/[\s.]+/).every(hasSound) ? text : null,
    email: words.length === 1 ? text : null,
    phone: isPrice ? null : phoneOf(text, /\p{L}/u.test(text) ? PHONE_DIGITS : FEWEST_DIGITS),
    code: isCode && (hasDigits || joined.length >= FEWEST_LETTERS) ? joined : null,
    refund: isCode ? refundOf(joined.toUpperCase(), hasDigits) : null,
    amount: amount === 0 ? null : amount,
  }
}

const hasSound = (word: string): boolean => word === '' || [...word].length >= SHORTEST_SOUND

/** The digits of a phone number as the database has them, without the leading 0 that people in India often write. */
export function phoneOf(text: string, fewest: number): string | null {
  const digits = text.replace(/\D/g, '').replace(/^0(?=\d{10}$)/, '')
  return digits.length >= fewest ? digits : null
}

const refundOf = (code: string, hasDigits: boolean): string | null =>
  REFUND.test(code) || (hasDigits && code.length > 8 && isTransferReference(code)) ? code : null
