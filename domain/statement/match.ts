import type { CalendarDay } from '../calendar-day.ts'
import { canBeReceivedOn } from '../payment.ts'
import { utrKey } from '../utr.ts'
import { type Candidate, indexOf, type OutgoingRefund } from './match-index.ts'
import type { StatementRow } from './read-rows.ts'
import { numbersIn, utrsIn, wordsOf } from './references.ts'
import type { RowKind, RowReason } from './row-kinds.ts'
import { takenBackBy } from './taken-back.ts'

export type Match = { kind: RowKind; reasons: RowReason[]; paymentIds: string[]; refundIds: string[] }

type Known = {
  payments: readonly Candidate[]
  refunds: readonly OutgoingRefund[]
  /** Whether an earlier import contains this row. */
  isSeen: (row: StatementRow) => boolean
  /** The UTRs of sent money in other imports. */
  debited: ReadonlySet<string>
  today: CalendarDay
}

const MOST_CANDIDATES = 5

const NOTHING: Match = { kind: 'UNKNOWN', reasons: [], paymentIds: [], refundIds: [] }

/**
 * Matches the rows of a statement with payments and refunds. A row is EXACT only under all these conditions; a person must check
 * all other rows. It is certain money in. Its own reference is the UTR of one open payment. It has the whole amount of the payment,
 * on a possible day for the payment. No other row has this UTR, and the money did not leave again.
 */
export function matchRows(rows: readonly StatementRow[], known: Known): Match[] {
  const find = indexOf(known)
  // A row that anybody could have sent must not influence another row.
  const readable = rows.filter(
    (row) => row.unreadable.length === 0 && row.amount !== null && !row.doubts.includes('SENDER_UNSURE'),
  )
  const credits = readable.filter((row) => (row.amount ?? 0) > 0)
  const debits = readable.filter((row) => (row.amount ?? 0) < 0)
  const seen: Seen = {
    timesFound: new Map(),
    debited: new Set([...known.debited, ...debits.flatMap((row) => row.references)]),
    named: new Set(debits.flatMap((row) => [...utrsIn(wordsOf(row.text)), ...numbersIn(row.text)])),
    isTakenBack: takenBackBy(
      debits.filter((row) => find.refunds(row).length === 0),
      credits,
    ),
    today: known.today,
  }
  for (const row of credits)
    for (const { id } of find.byUtr(row)) seen.timesFound.set(id, (seen.timesFound.get(id) ?? 0) + 1)
  return rows.map((row) => {
    if (row.unreadable.length > 0 || row.amount === null)
      return { ...NOTHING, kind: 'UNREADABLE', reasons: row.unreadable }
    if (known.isSeen(row)) return { ...NOTHING, kind: 'SEEN' }
    if (row.amount < 0) return outgoing(find.refunds(row), find.byOwnReference(row))
    const exact = find.byUtr(row)
    const claims = claimsOf(exact, find.byReference(row))
    if (claims.length > 1) return oneTransfer(row, exact, claims, seen)
    if (exact.length > 0) return byUtr(row, exact, seen)
    const [reason, found] = find.otherwise(row)
    if (found.length === 0) return { ...NOTHING, reasons: row.doubts }
    return review(found, [...new Set([reason, ...differing(row, found), ...row.doubts])])
  })
}

/** The waiting payments that a row names together: at most one by its UTR, and others by our codes. */
function claimsOf(exact: readonly Candidate[], byReference: readonly Candidate[]): Candidate[] {
  const claims = [...new Set([...exact, ...byReference])]
  const areWaiting = claims.every(({ state }) => state === 'SUBMITTED')
  return exact.length <= 1 && areWaiting ? claims : []
}

/** Whether one transfer pays several payments, among which only a person may split it. */
function oneTransfer(row: StatementRow, exact: readonly Candidate[], claims: readonly Candidate[], seen: Seen): Match {
  const expected = claims.reduce((sum, { amount }) => sum + amount, 0)
  const doubts: RowReason[] = exact.length > 0 ? byUtr(row, exact, seen).reasons : ['REFERENCE_ONLY', ...row.doubts]
  const reasons: RowReason[] = [
    'ONE_TRANSFER',
    ...(expected === row.amount ? [] : (['AMOUNT_DIFFERS'] as const)),
    ...doubts.filter((reason) => reason !== 'AMOUNT_DIFFERS'),
  ]
  return { kind: 'REVIEW', reasons, paymentIds: claims.map(({ id }) => id), refundIds: [] }
}

type Seen = {
  /** The number of rows of money in with the UTR of a payment. */
  timesFound: Map<string, number>
  /** The UTRs that sent money has as references. */
  debited: ReadonlySet<string>
  /** The numbers in the texts of sent money: a bank may name the transfer that it takes back. */
  named: ReadonlySet<string>
  /** Whether a row takes the credit back without naming it. */
  isTakenBack: (row: StatementRow) => boolean
  today: CalendarDay
}

function byUtr(row: StatementRow, found: readonly Candidate[], seen: Seen): Match {
  const [payment, ...others] = found
  if (!payment || others.length > 0) return review(found, ['SEVERAL_PAYMENTS'])
  const isReversed =
    seen.debited.has(utrKey(payment.utr)) ||
    (payment.state !== 'VERIFIED' && (seen.named.has(utrKey(payment.utr)) || seen.isTakenBack(row)))
  const reasons: RowReason[] = [
    ...(payment.state === 'VERIFIED' ? differingFromFound(row, payment) : differing(row, found)),
    ...((seen.timesFound.get(payment.id) ?? 0) > 1 ? (['UTR_TWICE'] as const) : []),
    ...(isReversed ? (['REVERSED'] as const) : []),
  ]
  if (payment.state === 'VERIFIED' && reasons.length === 0)
    return { ...review(found, ['ALREADY_VERIFIED']), kind: 'SEEN' }
  if (payment.state === 'REJECTED') reasons.push('PAYMENT_REJECTED')
  if (payment.state === 'PARTLY_VERIFIED') reasons.push('PARTLY_VERIFIED')
  if (payment.state === 'VERIFIED') reasons.push('ALREADY_VERIFIED')
  else reasons.push(...uncertain(row, payment, seen.today))
  return reasons.length > 0 ? review(found, reasons) : { ...review(found, []), kind: 'EXACT' }
}

/** Why the row may not be the transfer of the payment, although it has its UTR and perhaps its amount. */
function uncertain(row: StatementRow, payment: Candidate, today: CalendarDay): RowReason[] {
  const utr = utrKey(payment.utr)
  const isNumber = /^\d+$/.test(utr)
  const isOwn = isNumber && row.references.includes(utr)
  const canBeOn = row.date !== null && canBeReceivedOn(row.date, { quotedOn: payment.quotedOn, today })
  return [
    ...(isOwn ? [] : ([isNumber ? 'IN_REMARK' : 'NOT_A_REFERENCE'] as const)),
    ...(canBeOn ? [] : (['DATE_OUT_OF_RANGE'] as const)),
    ...row.doubts,
  ]
}

const differing = ({ amount }: StatementRow, found: readonly Candidate[]): RowReason[] =>
  found.some((payment) => payment.amount === amount) ? [] : ['AMOUNT_DIFFERS']

/** Staff may have typed another amount than the statement shows; then the payment is not settled. */
const differingFromFound = ({ amount }: StatementRow, payment: Candidate): RowReason[] =>
  (payment.found ?? payment.amount) === amount ? [] : ['AMOUNT_DIFFERS']

const review = (found: readonly Candidate[], reasons: RowReason[]): Match => ({
  kind: 'REVIEW',
  reasons: found.length > 1 && !reasons.includes('SEVERAL_PAYMENTS') ? [...reasons, 'SEVERAL_PAYMENTS'] : reasons,
  paymentIds: found.slice(0, MOST_CANDIDATES).map(({ id }) => id),
  refundIds: [],
})

/** If money left with the UTR of a payment, the bank took the payment back, unless the money is a refund. */
const outgoing = (refunds: readonly OutgoingRefund[], payments: readonly Candidate[]): Match => {
  if (refunds.length > 0)
    return {
      kind: 'OUTGOING',
      reasons: refunds.some(({ refNo }) => refNo !== null) ? ['REFUND_SENT'] : ['REFUND_OPEN'],
      paymentIds: [],
      refundIds: refunds.map(({ id }) => id),
    }
  return payments.length > 0
    ? { ...review(payments, ['REVERSED']), kind: 'OUTGOING' }
    : { ...NOTHING, kind: 'OUTGOING' }
}
