import { latinDigits } from './cell.ts'
import { utrsIn, wordsOf } from './references.ts'

const UTR = /^\d{12}$/
/** A UPI ID, of which the first part may be a phone number or any other number, also where the bank wrote only a part of it. */
export const UPI_IDS = /(?<=[/:|,;(\s])[\w.-]+\s*@\s*[\w.]*|[\w.]+\s*@\s*[\w.]*/g
/** NEFT and RTGS have references of other lengths, so that twelve digits beside one are not the transfer's own. */
export const OTHER_TRANSFER = /(?<![A-Z0-9])(?:[A-Z]{4}[A-Z0-9]\d{11}|[A-Z]{4}[A-Z0-9]\d{17}|N\d{15})(?![A-Z0-9])/
/** What separates the parts of a narration. */
const BETWEEN_PARTS = /[^\p{L}\p{M}\p{N}\s.]+|\s{2,}/u
const MOBILE = /^[6-9]\d{9}$/

/** Kinds of transfers whose reference has twelve digits. */
export const KINDS = new Set([
  'UPI',
  'UPIAR',
  'UPIAB',
  'UPIIN',
  'IMPS',
  'MMT',
  'RRN',
  'P2A',
  'P2M',
  'P2V',
  'P2P',
  'BHIM',
  'MPAY',
  'TIMPS',
  'यूपीआई',
  'आईएमपीएस',
])
/** Words that banks write between the kind and the number, and before the kind. */
const LABELS = new Set([
  ...KINDS,
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
 * The UTRs that a row has as the bank's own reference: those in its column for references, else the number that stands where banks
 * write it in the narration. A word, a number inside a UPI ID and a number in the payer's remark are none. Empty if the row does not
 * show which number is its own.
 */
export function ownReferences(narration: string, columns: readonly string[]): string[] {
  const cells = columns.map((cell) => latinDigits(cell).toUpperCase())
  const inColumns = [...new Set(cells.flatMap(inColumn))]
  if (inColumns.length > 0) return inColumns
  if (cells.some((cell) => OTHER_TRANSFER.test(cell))) return []
  const inText = inNarration(narration)
  if (inText.length > 0) return inText
  // Some banks write the narration into the column for references.
  return [...new Set(columns.flatMap(inNarration))]
}

/** A cell with nothing but a number and labels, such as `UPI-632512345678`. A spreadsheet may have dropped leading zeros. */
function inColumn(cell: string): string[] {
  const words = wordsOf(cell).filter((word) => !LABELS.has(word))
  const [word, ...others] = words
  if (word === undefined || others.length > 0 || cell.includes('@') || MOBILE.test(word)) return []
  return utrsIn([word]).filter((utr) => UTR.test(utr))
}

function inNarration(text: string): string[] {
  const shown = latinDigits(text).toUpperCase().replace(UPI_IDS, ' / ')
  const parts = shown.split(BETWEEN_PARTS).map(wordsOf)
  const begin = parts.flat().findIndex((word) => !LABELS.has(word))
  const first = parts.flat()[begin]
  if (first === undefined) return []
  const direct = fullLength([first])
  if (direct.length > 0) return direct
  const all = fullLength(parts.flat())
  if (all.length !== 1 || OTHER_TRANSFER.test(shown) || !parts.flat().some((word) => KINDS.has(word))) return []
  return parts.flatMap((words) => fullLength(words.filter((word) => !LABELS.has(word)).slice(0, 1)))
}

/** Shorter numbers may be UTRs without their zeros, but also phone numbers: only a column of their own tells. */
const fullLength = (words: readonly string[]): string[] =>
  utrsIn(words.filter((word) => /\d{12}$/.test(word))).filter((utr) => UTR.test(utr))
