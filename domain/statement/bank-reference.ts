import { isTransferReference, transferKey } from '../transfer-reference.ts'
import { utrsIn, wordsOf } from './references.ts'

/** The shortest reference of a bank; shorter words with digits are dates and codes of branches. */
const SHORTEST_REFERENCE = 10

/** The word of a narration that is most probably the bank's reference of the transfer, or an empty text. */
export const bankReferenceIn = (text: string): string =>
  wordsOf(text).find((word) => word.length >= SHORTEST_REFERENCE && isTransferReference(word) && /\d{6}/.test(word)) ??
  ''

/** Whether a narration contains the reference of a transfer, also if the bank has added or dropped leading zeros. */
export function hasReference(text: string, reference: string): boolean {
  const key = transferKey(reference)
  const words = wordsOf(text)
  const own = wordsOf(reference).filter((word) => isTransferReference(word) && /\d{6}/.test(word))
  return (
    transferKey(text).includes(key) ||
    utrsIn(words).some((utr) => [key, ...own].includes(utr)) ||
    own.some((word) => words.includes(word))
  )
}
