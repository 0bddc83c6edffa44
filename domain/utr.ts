/** The length of a UPI or IMPS reference (specification, section 5). */
export const UTR_LENGTH = 12

const UTR = new RegExp(`^[0-9A-Za-z]{${UTR_LENGTH}}$`)

/** Whether a text is a UTR: twelve letters or digits. The caller has trimmed it. */
export const isUtr = (text: string): boolean => UTR.test(text)

/** The form in which a UTR must be unique: people type it in upper or lower case. */
export const utrKey = (utr: string): string => utr.toUpperCase()

/** The error of a UTR while it is typed; `length` counts characters without blanks and hyphens. */
export type UtrHint =
  | { kind: 'EMPTY' }
  | { kind: 'OTHER_CHARACTERS' }
  /** UPI and IMPS references have only digits; a bank may still show letters. */
  | { kind: 'LETTERS' }
  /** One digit twelve times. */
  | { kind: 'SAME_DIGITS' }
  | { kind: 'MISSING'; missing: number }
  | { kind: 'TOO_MANY'; length: number }
  /** A mobile number of ten digits, or 91 and ten digits. Twelve digits may nevertheless be a UTR. */
  | { kind: 'PHONE'; missing: number }
  /** NEFT references have 16 characters, RTGS references 22. */
  | { kind: 'NEFT' }
  | { kind: 'RTGS' }

// Blanks of any width, hyphens, and invisible characters that phones put into a copied number.
const BETWEEN = /[\s\u200B-\u200D\u2060\uFEFF\u00AD\-\u2010-\u2015\u2212]/g
const DEVANAGARI_ZERO = 0x0966
const MOBILE = /^(?:\+?91)?[6-9][0-9]{9}$/

/**
 * Reads a UTR that people type, paste or dictate: removes blanks and hyphens, converts digits to Latin ones, and finds the
 * twelve digits in a line copied from a receipt, such as `UPI/426812345678`. `hint` is null if nothing is wrong.
 */
export function readUtr(text: string): { utr: string; hint: UtrHint | null } {
  const latin = text
    .normalize('NFKC')
    .replace(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
  const utr = latin.replace(BETWEEN, '')
  const found = isUtr(utr) ? null : inLine(latin)
  return found ? { utr: found, hint: null } : { utr, hint: hintFor(utr) }
}

const WORD = /[0-9A-Za-z]+/g
/** A NEFT reference, which is not a UTR, begins with the four letters of a bank. */
const LABELLED = /^(?![A-Z]{4}\d)(?:[A-Z]*)(\d{12})$|^IMPS(\d{12})$/i

/** The only number of twelve digits in a line with other words or signs; null if there is none or more than one. */
function inLine(line: string): string | null {
  if (!/[^\d\s-]/.test(line) || MOBILE.test(line.replace(BETWEEN, ''))) return null
  const numbers = (line.match(WORD) ?? []).flatMap((word) => {
    const [, number, ofImps] = LABELLED.exec(word) ?? []
    return number ?? ofImps ?? []
  })
  const [first, ...others] = new Set(numbers)
  return first !== undefined && others.length === 0 ? first : null
}

function hintFor(utr: string): UtrHint | null {
  const { length } = utr
  if (length === 0) return { kind: 'EMPTY' }
  if (MOBILE.test(utr)) return { kind: 'PHONE', missing: Math.max(0, UTR_LENGTH - length) }
  if (/[^0-9A-Za-z]/.test(utr)) return { kind: 'OTHER_CHARACTERS' }
  if (length === 16) return { kind: 'NEFT' }
  if (length === 22) return { kind: 'RTGS' }
  if (/[A-Za-z]/.test(utr)) return { kind: 'LETTERS' }
  if (length < UTR_LENGTH) return { kind: 'MISSING', missing: UTR_LENGTH - length }
  if (length > UTR_LENGTH) return { kind: 'TOO_MANY', length }
  return /^(\d)\1*$/.test(utr) ? { kind: 'SAME_DIGITS' } : null
}
