import { UTR_LENGTH, utrKey } from '../utr.ts'
import { latinDigits } from './cell.ts'

/** The words of a narration that could be a reference or a part of a name, in upper case, with Latin digits. */
export const wordsOf = (text: string): string[] =>
  latinDigits(text)
    .toUpperCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

const DIGITS = /^\d+$/
/** Some banks write the kind of the transfer and its number as one word. */
const GLUED = /^(?:UPI|IMPS|MMT|RRN|UTR|REF|REFNO)(\d{12})$/

/** The UTRs that a word may mean: banks add leading zeros, and spreadsheets drop them. */
export function utrsIn(words: readonly string[]): string[] {
  const found = words.flatMap((word) => {
    const [, glued] = GLUED.exec(word) ?? []
    if (glued !== undefined) return [glued]
    if (word.length === UTR_LENGTH) return [utrKey(word)]
    if (!DIGITS.test(word)) return []
    if (word.length < UTR_LENGTH) return word.length >= UTR_LENGTH - 3 ? [word.padStart(UTR_LENGTH, '0')] : []
    return /^0+$/.test(word.slice(0, -UTR_LENGTH)) ? [word.slice(-UTR_LENGTH)] : []
  })
  return [...new Set(found)].filter(isNumbered)
}

/** If a transfer has no number, some banks write only zeros. */
const isNumbered = (word: string): boolean => !/^0+$/.test(word)

/** All numbers with the length of a UTR in a text, also if they are inside a word or have blanks between their digits. */
export function numbersIn(text: string): string[] {
  const together = latinDigits(text).replace(/(?<=\d)[ -](?=\d)/g, '')
  const apart = latinDigits(text)
  return [apart, together].flatMap((one) =>
    [...one.matchAll(/(?<!\d)0*(\d{12})(?!\d)/g)].map(([, number = '']) => number).filter(isNumbered),
  )
}

/** The numbers that differ from a UTR with digits by one digit, or by two swapped neighbouring digits. */
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

/** Unlike an email address, the handle of a UPI ID has no dot. */
const UPI_ID = /(?<![\w.])[a-z0-9][a-z0-9._]+@[a-z]{2,}(?![\w.])/i

/** The UPI ID of the payer in a narration, or null. */
export const upiIdIn = (text: string): string | null => UPI_ID.exec(text)?.[0].toLowerCase() ?? null

/** A UTR in a narration that differs from this one by one mistake, or null. */
export const nearUtrIn = (text: string, utr: string): string | null => {
  const near = new Set(nearUtrs(utrKey(utr)))
  return utrsIn(wordsOf(text)).find((one) => near.has(one)) ?? null
}
