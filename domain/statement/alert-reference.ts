import { isKind, OTHER_TRANSFER, UPI_IDS } from './own-references.ts'
import { utrsIn, wordsOf } from './references.ts'

/** At least one of these words stands before the reference of a transfer. */
const STRONG = new Set(['REF', 'REFNO', 'REFERENCE', 'UTR', 'TXN', 'TRANSACTION', 'संदर्भ', 'रेफ', 'रेफरेंस'])
/** Words that may stand between them. "From" and "to" are not among them, because a phone number follows them. */
const BETWEEN = new Set(['NO', 'NUM', 'NUMBER', 'ID', 'IS', 'CR', 'संख्या', 'नंबर', 'क्रमांक', 'है'])
/** The remark of the payer, up to the end of its line. */
const REMARK = /(?:remarks?|notes?|message|msg|comments?|टिप्पणी)\s*[:-].*$/gim
const FULL_LENGTH = /^\d{12,}$/

const isStrong = (word: string): boolean => STRONG.has(word) || isKind(word)

/**
 * The bank's reference of the transfer in an alert: the only number of twelve digits, after a word that introduces it. There is no
 * reference if there are two such numbers, or one beside the reference of another kind of transfer. The reference of NEFT or RTGS
 * is not a UTR, but it distinguishes two alerts.
 */
export function referenceOfAlert(text: string): string[] {
  const shown = text.toUpperCase().replace(UPI_IDS, ' / ')
  const others = new Set(wordsOf(shown).filter((word) => OTHER_TRANSFER.test(word)))
  const numbers = (of: string) => new Set(utrsIn(wordsOf(of).filter((word) => FULL_LENGTH.test(word))))
  const [only, ...more] = [...numbers(shown), ...others]
  if (only === undefined || more.length > 0) return []
  if (others.size > 0) return [only]
  const words = wordsOf(shown.replace(REMARK, ' '))
  const at = words.findIndex((word) => utrsIn([word]).includes(only))
  if (at < 0) return []
  const glued = words[at]?.match(/^\d+$/) === null
  const begin = words.slice(0, at).findLastIndex((word) => !BETWEEN.has(word) && !isStrong(word)) + 1
  return glued || words.slice(begin, at).some(isStrong) ? [only] : []
}
