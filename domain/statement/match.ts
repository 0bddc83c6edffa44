import type { Paise } from '../money.ts'
import { isTransferReference, transferKey } from '../transfer-reference.ts'
import { utrKey } from '../utr.ts'
import type { StatementRow } from './read-rows.ts'
import { nearUtrs, utrsIn, wordsOf } from './references.ts'

export const rowKinds = ['EXACT', 'REVIEW', 'UNKNOWN', 'OUTGOING', 'SEEN', 'UNREADABLE'] as const
export type RowKind = (typeof rowKinds)[number]

export const rowReasons = [
  'DATE_UNREADABLE',
  'AMOUNT_UNREADABLE',
  'AMOUNT_DIFFERS',
  'UTR_NEAR',
  'UTR_TWICE',
  'REFERENCE_ONLY',
  'NAME_ALIKE',
  'SEVERAL_PAYMENTS',
  'ONE_TRANSFER',
  'PAYMENT_REJECTED',
  'ALREADY_VERIFIED',
  'PARTLY_VERIFIED',
  'REFUND_SENT',
  'REFUND_OPEN',
] as const
export type RowReason = (typeof rowReasons)[number]

/** A payment with a UTR that a row may be. */
export type Candidate = {
  id: string
  utr: string
  /** Our code, which payers write into the remark of the transfer. */
  reference: string
  /** The whole transfer, in paise. */
  amount: Paise
  /** What was found of it, in paise; null while nothing was. */
  found: Paise | null
  name: string
  state: 'SUBMITTED' | 'PARTLY_VERIFIED' | 'VERIFIED' | 'REJECTED'
}

/** A refund that the statement may show as money that left. */
export type OutgoingRefund = { id: string; reference: string; refNo: string | null; amount: Paise }

export type Match = { kind: RowKind; reasons: RowReason[]; paymentIds: string[]; refundIds: string[] }

type Known = {
  payments: readonly Candidate[]
  refunds: readonly OutgoingRefund[]
  /** Whether an earlier import has this row. */
  isSeen: (row: StatementRow) => boolean
}

/** Words of a name that are shorter, such as initials, say nothing. */
const SHORTEST_NAME = 4
const MOST_CANDIDATES = 5

const NOTHING: Match = { kind: 'UNKNOWN', reasons: [], paymentIds: [], refundIds: [] }

/**
 * Matches the rows of a statement with payments and refunds. EXACT only if the UTR is that of one payment, the amount is its
 * whole amount, and no other row has this UTR: all else is for a person to look at.
 */
export function matchRows(rows: readonly StatementRow[], known: Known): Match[] {
  const find = indexOf(known)
  const credits = rows.filter((row) => row.unreadable.length === 0 && (row.amount ?? 0) > 0 && !known.isSeen(row))
  const timesFound = new Map<string, number>()
  for (const row of credits) for (const { id } of find.byUtr(row)) timesFound.set(id, (timesFound.get(id) ?? 0) + 1)
  return rows.map((row) => {
    if (row.unreadable.length > 0 || row.amount === null)
      return { ...NOTHING, kind: 'UNREADABLE', reasons: row.unreadable }
    if (known.isSeen(row)) return { ...NOTHING, kind: 'SEEN' }
    if (row.amount < 0) return outgoing(find.refunds(row))
    const exact = find.byUtr(row)
    if (exact.length > 0) return byUtr(row, exact, timesFound)
    const [reason, found] = find.otherwise(row)
    return found.length > 0 ? review(found, [reason, ...differing(row, found)]) : NOTHING
  })
}

function byUtr(row: StatementRow, found: readonly Candidate[], timesFound: ReadonlyMap<string, number>): Match {
  const [payment, ...others] = found
  if (!payment || others.length > 0) return review(found, ['SEVERAL_PAYMENTS'])
  const reasons: RowReason[] = [
    ...(payment.state === 'VERIFIED' ? differingFromFound(row, payment) : differing(row, found)),
    ...((timesFound.get(payment.id) ?? 0) > 1 ? (['UTR_TWICE'] as const) : []),
  ]
  if (payment.state === 'VERIFIED' && reasons.length === 0)
    return { ...review(found, ['ALREADY_VERIFIED']), kind: 'SEEN' }
  if (payment.state === 'REJECTED') reasons.push('PAYMENT_REJECTED')
  if (payment.state === 'PARTLY_VERIFIED') reasons.push('PARTLY_VERIFIED')
  if (payment.state === 'VERIFIED') reasons.push('ALREADY_VERIFIED')
  return reasons.length > 0 ? review(found, reasons) : { ...review(found, []), kind: 'EXACT' }
}

const differing = ({ amount }: StatementRow, found: readonly Candidate[]): RowReason[] =>
  found.some((payment) => payment.amount === amount) ? [] : ['AMOUNT_DIFFERS']

/** Staff may have typed another amount than the statement has; then it is not settled. */
const differingFromFound = ({ amount }: StatementRow, payment: Candidate): RowReason[] =>
  (payment.found ?? payment.amount) === amount ? [] : ['AMOUNT_DIFFERS']

const review = (found: readonly Candidate[], reasons: RowReason[]): Match => ({
  kind: 'REVIEW',
  reasons: found.length > 1 && !reasons.includes('SEVERAL_PAYMENTS') ? [...reasons, 'SEVERAL_PAYMENTS'] : reasons,
  paymentIds: found.slice(0, MOST_CANDIDATES).map(({ id }) => id),
  refundIds: [],
})

const outgoing = (refunds: readonly OutgoingRefund[]): Match => ({
  kind: 'OUTGOING',
  reasons: refunds.length === 0 ? [] : refunds.some(({ refNo }) => refNo !== null) ? ['REFUND_SENT'] : ['REFUND_OPEN'],
  paymentIds: [],
  refundIds: refunds.map(({ id }) => id),
})

/** Finds payments by UTR, by our reference, by a UTR with a mistake and by name, each in one look into a map. */
function indexOf({ payments, refunds }: Known) {
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
  const sameAmount = (row: StatementRow) => (payment: Candidate) => payment.amount === row.amount
  return {
    byUtr: ({ text }: StatementRow) => lookUp(utrs, utrsIn(wordsOf(text))),
    otherwise(row: StatementRow): [RowReason, Candidate[]] {
      const words = wordsOf(row.text)
      const byReference = lookUp(references, words)
      if (byReference.length > 0) return ['REFERENCE_ONLY', byReference]
      const near = lookUp(utrs, utrsIn(words).flatMap(nearUtrs)).filter(sameAmount(row))
      if (near.length > 0) return ['UTR_NEAR', near]
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

/** What a bank may write for a reference that staff typed, such as `IMPS 426812345678`: the whole of it, or its numbers. */
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
