import type { CalendarDay } from '../calendar-day.ts'
import type { Paise } from '../money.ts'
import { isTransferReference, transferKey } from '../transfer-reference.ts'
import { UTR_LENGTH, utrKey } from '../utr.ts'
import type { StatementRow } from './read-rows.ts'
import { nearUtrs, utrsIn, wordsOf } from './references.ts'
import { roundedNumbers } from './row-doubts.ts'

/** A payment with a UTR that a row may match. */
export type Candidate = {
  id: string
  utr: string
  /** Our code, which payers write into the remark of the transfer. */
  reference: string
  /** The whole transfer, in paise. */
  amount: Paise
  /** The amount that was found for it, in paise; null while none was. */
  found: Paise | null
  name: string
  quotedOn: CalendarDay
  state: 'SUBMITTED' | 'PARTLY_VERIFIED' | 'VERIFIED' | 'REJECTED'
}

/** A refund that the statement may show as sent money. */
export type OutgoingRefund = { id: string; reference: string; refNo: string | null; amount: Paise }

type Known = { payments: readonly Candidate[]; refunds: readonly OutgoingRefund[] }

/** How a payment was found, if not by its UTR. */
type FoundBy = 'REFERENCE_ONLY' | 'UTR_NEAR' | 'ROUNDED' | 'NAME_ALIKE'

/** Shorter words of a name, such as initials, are ignored. */
const SHORTEST_NAME = 4

/** Finds payments by UTR, by our reference, by a UTR with a mistake and by name, each with one lookup in a map. */
export function indexOf({ payments, refunds }: Known) {
  const utrs = group(payments, ({ utr }) => [utrKey(utr)])
  const references = group(payments, ({ reference }) => [reference.toUpperCase()])
  const open = payments.filter(({ state }) => state === 'SUBMITTED' || state === 'REJECTED')
  const names = group(open, ({ amount, name }) =>
    wordsOf(name).flatMap((word) => (word.length < SHORTEST_NAME ? [] : [`${amount} ${word}`])),
  )
  const sent = group(refunds, ({ refNo, reference }) => [
    ...(refNo ? referenceWords(refNo) : []),
    reference.toUpperCase(),
  ])
  const lookUp = <T>(map: ReadonlyMap<string, T[]>, keys: readonly string[]): T[] => [
    ...new Set(keys.flatMap((key) => map.get(key) ?? [])),
  ]
  const rounded = roundedIndex(open)
  const amounts = new Set<number | null>(payments.map(({ amount }) => amount))
  const sameAmount = (row: StatementRow) => (payment: Candidate) => payment.amount === row.amount
  return {
    byUtr: ({ text, references: own }: StatementRow) => lookUp(utrs, [...utrsIn(wordsOf(text)), ...own]),
    byOwnReference: (row: StatementRow) => lookUp(utrs, row.references),
    byReference: ({ text }: StatementRow) => lookUp(references, wordsOf(text)),
    otherwise(row: StatementRow): [FoundBy, Candidate[]] {
      const words = wordsOf(row.text)
      const byReference = lookUp(references, words)
      if (byReference.length > 0) return ['REFERENCE_ONLY', byReference]
      if (!amounts.has(row.amount)) return ['NAME_ALIKE', []]
      const near = lookUp(utrs, utrsIn(words).flatMap(nearUtrs)).filter(sameAmount(row))
      if (near.length > 0) return ['UTR_NEAR', near]
      const cutOff = row.doubts.includes('ROUNDED') ? rounded(row) : []
      if (cutOff.length > 0) return ['ROUNDED', cutOff]
      return [
        'NAME_ALIKE',
        lookUp(
          names,
          words.map((word) => `${row.amount} ${word}`),
        ),
      ]
    },
    refunds: ({ text, amount }: StatementRow) =>
      lookUp(sent, wordsOf(text)).filter((refund) => refund.amount + (amount ?? 0) === 0),
  }
}

/** Finds the payments with an amount whose UTR a spreadsheet would have rounded to a number of the row. */
function roundedIndex(payments: readonly Candidate[]) {
  const numbers = payments.filter(({ utr }) => /^\d+$/.test(utr))
  const byMissing = new Map<number, Map<string, Candidate[]>>()
  const indexFor = (missing: number) => {
    const key = ({ amount, utr }: Candidate) => [`${amount} ${Math.round(Number(utr) / 10 ** missing)}`]
    const index = byMissing.get(missing) ?? group(numbers, key)
    byMissing.set(missing, index)
    return index
  }
  return ({ text, amount }: StatementRow): Candidate[] =>
    roundedNumbers(text).flatMap(({ digits, missing }) =>
      digits.length + missing === UTR_LENGTH ? (indexFor(missing).get(`${amount} ${digits}`) ?? []) : [],
    )
}

/** The forms in which a bank may write a reference that staff typed, such as `IMPS 426812345678`: all of it, or its numbers. */
const referenceWords = (refNo: string): string[] => [
  transferKey(refNo),
  ...wordsOf(refNo).filter((word) => isTransferReference(word) && /\d/.test(word)),
]

function group<T>(items: readonly T[], keysOf: (item: T) => readonly string[]): Map<string, T[]> {
  const map = new Map<string, T[]>()
  for (const item of items)
    for (const key of new Set(keysOf(item))) {
      const there = map.get(key)
      if (there) there.push(item)
      else map.set(key, [item])
    }
  return map
}
