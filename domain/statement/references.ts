import { UTR_LENGTH, utrKey } from '../utr.ts'

/** The words of a narration that could be a reference or part of a name, in upper case. */
export const wordsOf = (text: string): string[] => text.toUpperCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

const DIGITS = /^\d+$/

/** The UTRs that a word could stand for: banks pad them with zeros, and spreadsheets drop leading zeros. */
export function utrsIn(words: readonly string[]): string[] {
  const found = words.flatMap((word) => {
    if (word.length === UTR_LENGTH) return [utrKey(word)]
    if (!DIGITS.test(word)) return []
    if (word.length < UTR_LENGTH) return word.length >= UTR_LENGTH - 3 ? [word.padStart(UTR_LENGTH, '0')] : []
    return /^0+$/.test(word.slice(0, -UTR_LENGTH)) ? [word.slice(-UTR_LENGTH)] : []
  })
  return [...new Set(found)]
}

/** The numbers that differ from a UTR of digits by one digit, or by two digits beside each other that are swapped. */
export function nearUtrs(utr: string): string[] {
  if (!DIGITS.test(utr)) return []
  const near = new Set<string>()
  for (let at = 0; at < utr.length; at++) {
    for (let digit = 0; digit < 10; digit++) near.add(`${utr.slice(0, at)}${digit}${utr.slice(at + 1)}`)
    const [first = '', second = ''] = utr.slice(at, at + 2)
    near.add(`${utr.slice(0, at)}${second}${first}${utr.slice(at + 2)}`)
  }
  near.delete(utr)
  return [...near]
}
