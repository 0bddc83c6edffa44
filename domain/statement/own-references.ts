import type { CalendarDay } from '../calendar-day.ts'
import { latinDigits } from './cell.ts'
import { utrsIn, wordsOf } from './references.ts'
import { namesSum } from './sums.ts'
import { DAY_MS } from '../durations.ts'

const UTR = /^\d{12}$/
/** A text that begins with one of these words is a sum, not a transfer. */
const BEGIN_OF_TEXT = 8
/** Credits that are not UPI or IMPS transfers begin with one of these words. */
const OTHER_KIND =
  /(?<![A-Z])(?:CASH(?:BACK)?|CDM|CHQ|CHEQUE|CLG|CLEARING|INT(?:EREST|\.? ?P(?:AI)?D)|LOAN|REWARD|DIVIDEND|SALARY)(?![A-Z])/i
const BEGIN_OF_KIND = 24
/** A UPI ID, whose first part may be a phone number or any other number. The bank may have written only a part of it. */
export const UPI_IDS = /(?<=[/:|,;(\s])[\w.-]+\s*@\s*[\w.]*|[\w.]+\s*@\s*[\w.]*/g
/** NEFT and RTGS have references of other lengths, so twelve digits beside such a reference are not the transfer's own. */
export const OTHER_TRANSFER = /(?<![A-Z0-9])(?:[A-Z]{4}[A-Z0-9]\d{11}|[A-Z]{4}[A-Z0-9]\d{17}|N\d{15})(?![A-Z0-9])/
/** The separators of the parts of a narration. */
const BETWEEN_PARTS = /[^\p{L}\p{M}\p{N}\s.]+|\s{2,}/u
const MOBILE = /^[6-9]\d{9}$/
const WITH_COUNTRY = /^91[6-9]\d{9}$/
/** Banks write UPI and IMPS with further letters: UPIAR, UPIOUT, IMPSAB. */
const KIND = /^(?:UPI|IMPS)[A-Z]{0,3}$/
/** Words that introduce a number as a reference. */
const NAMES_REFERENCE = /^(?:RRN|UTR|REF(?:NO|ERENCE)?|TXN|TRAN|ID|NO|NUM|NUMBER)$/
/** The payer follows these words, perhaps identified by the number of an account. */
const PERSON_FOLLOWS = new Set(['FROM', 'TO'])

/** Kinds of transfers whose reference has twelve digits. */
const KINDS = new Set(['MMT', 'RRN', 'P2A', 'P2M', 'P2V', 'P2P', 'BHIM', 'MPAY', 'TIMPS', 'यूपीआई', 'आईएमपीएस'])
/** Words that banks write before the kind of transfer, or between the kind and the number. */
const LABELS = new Set([
  'CR',
  'DR',
  'C',
  'D',
  'CREDIT',
  'IN',
  'INW',
  'INWARD',
  'INET',
  'INB',
  'INT',
  'MB',
  'MOB',
  'QR',
  'NPCI',
  'RECD',
  'RCVD',
  'BY',
  'FROM',
  'TO',
  'TRANSFER',
  'TFR',
  'TRF',
  'TRFR',
  'TRTR',
  'DEP',
  'FT',
  'FUND',
  'PAYMENT',
  'PAY',
  'COLLECT',
  'REF',
  'REFNO',
  'REFERENCE',
  'NO',
  'NUM',
  'NUMBER',
  'ID',
  'TXN',
  'TRAN',
  'UTR',
  'XFER',
  'RECEIVED',
  'SENT',
])

/**
 * The UTRs that the bank gives as a row's own reference: from its columns for references, or else the number at the usual position
 * in the narration. A word, a number inside a UPI ID and a number in the payer's remark do not count. Empty if the row does not
 * show which number is its own.
 */
export function ownReferences(
  narration: string,
  columns: ReferenceCells = { utrs: [], others: [] },
  day: CalendarDay | null = null,
): string[] {
  return referencesIn(narration, columns).filter((utr) => !WITH_COUNTRY.test(utr) || isOfDay(utr, day))
}

/**
 * The cells of the columns for references: by their heading, `utrs` identify the transfer, `others` perhaps an entry of the bank's
 * books.
 */
export type ReferenceCells = { utrs: readonly string[]; others: readonly string[] }

function referencesIn(narration: string, { utrs, others }: ReferenceCells): string[] {
  if (namesSum(narration.slice(0, BEGIN_OF_TEXT)) || OTHER_KIND.test(narration.slice(0, BEGIN_OF_KIND))) return []
  const columns = [...utrs, ...others]
  const cells = columns.map((cell) => latinDigits(cell).toUpperCase())
  const numbers = [cells.slice(0, utrs.length), cells].map((some) => [...new Set(some.flatMap(inColumn))])
  const inColumns = numbers.find((found) => found.length > 0) ?? []
  // If there are two numbers, nobody can know which one belongs to the transfer.
  if (inColumns.length > 0) return inColumns.length === 1 ? inColumns : []
  if (cells.some((cell) => OTHER_TRANSFER.test(cell))) return []
  const inText = inNarration(narration)
  if (inText.length > 0) return inText
  // Some banks write the narration into the column for references.
  return [...new Set(columns.flatMap(inNarration))]
}

/** A cell with only a number and labels, such as `UPI-632512345678`. A spreadsheet may have dropped leading zeros. */
function inColumn(cell: string): string[] {
  const words = wordsOf(cell)
  const [word, ...others] = words.filter((one) => !isLabel(one))
  if (word === undefined || others.length > 0 || cell.includes('@') || MOBILE.test(word)) return []
  if (!isNamed(words, word)) return []
  return utrsIn([word]).filter((utr) => UTR.test(utr))
}

function inNarration(text: string): string[] {
  const shown = latinDigits(text).toUpperCase().replace(UPI_IDS, ' / ')
  const parts = shown.split(BETWEEN_PARTS).map(wordsOf)
  const first = parts.flat().find((word) => !isLabel(word))
  if (first === undefined) return []
  const direct = isNamed(parts.flat(), first) ? fullLength([first]) : []
  if (direct.length > 0) return direct
  const all = fullLength(parts.flat())
  if (all.length !== 1 || OTHER_TRANSFER.test(shown) || !parts.flat().some(isKind)) return []
  return parts.flatMap((words) => {
    const word = words.find((one) => !isLabel(one))
    return word !== undefined && !isOfPerson(words, word) ? fullLength([word]) : []
  })
}

/** Shorter numbers may be UTRs without their zeros, but also phone numbers. Only a separate column makes this clear. */
const fullLength = (words: readonly string[]): string[] =>
  utrsIn(words.filter((word) => /\d{12}$/.test(word))).filter((utr) => UTR.test(utr))

export const isKind = (word: string): boolean => KINDS.has(word) || KIND.test(word)
const isLabel = (word: string): boolean => LABELS.has(word) || isKind(word)

const isOfPerson = (words: readonly string[], word: string): boolean =>
  PERSON_FOLLOWS.has(words[words.indexOf(word) - 1] ?? '')

/** Whether a number, or the words before it if there are any, identify it as the reference of a transfer. */
function isNamed(words: readonly string[], word: string): boolean {
  if (!/^\d+$/.test(word)) return true
  const before = words.slice(0, words.indexOf(word))
  return (
    before.length === 0 || (before.some((one) => isKind(one) || NAMES_REFERENCE.test(one)) && !isOfPerson(words, word))
  )
}

const NEAR_DAYS = 7

/** Whether a number begins with the last digit of the year and the number of the day, like the references of UPI and IMPS. */
function isOfDay(utr: string, day: CalendarDay | null): boolean {
  if (day === null || day[3] !== utr[0]) return false
  const ofYear = (Date.parse(day) - Date.UTC(Number(day.slice(0, 4)), 0, 0)) / DAY_MS
  return Math.abs(ofYear - Number(utr.slice(1, 4))) <= NEAR_DAYS
}
