import { readUtr, utrKey } from './utr.ts'

const NEFT_LENGTH = 16
const RTGS_LENGTH = 22
const REFERENCE = /^[0-9A-Z]{6,30}$/

/** The form in which references of transfers are compared, because people type blanks, hyphens and letters of either case. */
export const transferKey = (reference: string): string => utrKey(reference.replaceAll(/[\s-]/g, ''))

/** Whether a text can be a bank's reference of a transfer: 6 to 30 letters or digits. */
export const isTransferReference = (text: string): boolean => REFERENCE.test(transferKey(text))

/** Whether a reference is, or contains, the UTR of an incoming payment, as in `UPI 426812345678`. */
export const namesUtr = (reference: string, utr: string): boolean => transferKey(reference).includes(utrKey(utr))

/** The doubts about a reference of a transfer that staff type. */
export type ReferenceDoubt = { kind: 'LETTERS'; letters: string } | { kind: 'LENGTH'; length: number }

/** Letters that people type or read instead of a 0 or a 1. */
const LIKE_DIGITS = /(?<=\d)[OIL]+(?=\d|$)|^[OIL]+(?=\d)/g
const OF_BANK = /^[A-Z]{4}/

/**
 * The doubt about a reference that looks mistyped: it has a letter among digits, or a length that no kind of transfer has. Null if
 * there is none.
 */
export function doubtOf(text: string): ReferenceDoubt | null {
  const key = transferKey(text)
  if (key === '' || readUtr(text).hint === null) return null
  const letters = new Set((key.match(LIKE_DIGITS) ?? []).flatMap((found) => [...found]))
  if (letters.size > 0) return { kind: 'LETTERS', letters: [...letters].join(', ') }
  const isOfBank = OF_BANK.test(key) && (key.length === NEFT_LENGTH || key.length === RTGS_LENGTH)
  return isOfBank ? null : { kind: 'LENGTH', length: key.length }
}
