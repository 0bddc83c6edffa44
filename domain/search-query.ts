import { type Paise, paise } from './money.ts'
import { isTransferReference } from './transfer-reference.ts'
import { UTR_LENGTH } from './utr.ts'

/** What a text in the search field of the desk may be; null where it cannot be that. */
export type SearchQuery = {
  /** The beginning of an email address, in lower case. */
  email: string | null
  /** The last digits of a phone number, without the prefix of India. */
  phoneEnd: string | null
  /** The last characters of a UTR, or the whole. */
  utrEnd: string | null
  /** The beginning of a booking code. */
  reference: string | null
  /** A refund number, or the whole number of the transfer that sent a refund. */
  refund: string | null
  amount: Paise | null
  name: string | null
}

/** Fewer digits would find too much. */
const FEWEST_DIGITS = 4
const FEWEST_CODE = 3
const MOST_CODE = 8
const PHONE_DIGITS = 10
const DEVANAGARI_ZERO = 0x0966
const EMAIL = /^[\w.%+-]+@?[\w.-]*$/
const REFUND = /^R[0-9A-Z]{8}$/
const AMOUNT = /^(?:₹|rs\.?)?\d{1,8}(?:\.\d{1,2})?$/i

export function readSearch(text: string): SearchQuery {
  const latin = text
    .normalize('NFC')
    .trim()
    .replace(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
  const joined = latin.replaceAll(/[\s,-]/g, '')
  const digits = joined.replace(/^\+/, '')
  const isNumber = /^\d+$/.test(digits)
  const isCode = /^[0-9A-Za-z]+$/.test(joined)
  const amount = AMOUNT.test(joined) ? paise(Math.round(Number(joined.replace(/^\D+/, '')) * 100)) : null
  const hasDigits = /\d/.test(joined)
  return {
    email:
      EMAIL.test(latin) && amount === null && !isNumber && latin.length >= FEWEST_CODE ? latin.toLowerCase() : null,
    phoneEnd: isNumber && digits.length >= FEWEST_DIGITS ? digits.slice(-PHONE_DIGITS) : null,
    utrEnd:
      isCode && hasDigits && joined.length >= FEWEST_DIGITS && joined.length <= UTR_LENGTH
        ? joined.toUpperCase()
        : null,
    reference:
      isCode && joined.length >= FEWEST_CODE && joined.length <= MOST_CODE && !(isNumber && joined.length < MOST_CODE)
        ? joined.toUpperCase()
        : null,
    refund: isCode ? refundOf(joined.toUpperCase(), hasDigits) : null,
    amount: amount === 0 ? null : amount,
    name: !hasDigits && !latin.includes('@') && latin !== '' ? latin : null,
  }
}

const refundOf = (code: string, hasDigits: boolean): string | null =>
  REFUND.test(code) || (hasDigits && code.length > MOST_CODE && isTransferReference(code)) ? code : null
