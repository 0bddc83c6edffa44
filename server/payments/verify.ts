import type { Db } from '../../db/connect.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { formatRupees } from '../../domain/format.ts'
import { type Paise, total } from '../../domain/money.ts'
import { isSlip } from '../../domain/payment.ts'
import { statementShares, verifiesShare } from '../../domain/statement-shares.ts'
import { type Act, lastActor, standingVerifications, startAct, type StatementLine } from '../acts/store.ts'
import { recordChange } from '../audit/store.ts'
import type { DocumentEnv } from '../documents/from-booking.ts'
import { queueEmailTo, queueEmailsTo } from '../email/outbox.ts'
import { AppError } from '../http/app-error.ts'
import { settleRefunds } from '../ledger/refunds.ts'
import { lockParts, type Part } from '../ledger/store.ts'
import type { Moment } from '../moment.ts'
import { revokedEmail, verifiedEmails } from './booking-emails.ts'
import { issueWithAct } from './document-acts.ts'
import { sentBackOf, leavesEnough, settlingOf } from './settlement.ts'
import { lockSubmitted, type Staff, type SubmittedPayment } from './store.ts'
import { rejectDuplicateUtr } from './submit.ts'
import { takeBack } from './take-back.ts'
import { verifyParts, type Wanted } from './verify-parts.ts'

export type Verification = {
  paymentId: string
  /** The UTR that staff compared with the bank statement. */
  comparedUtr?: string
  /** The amount on the bank statement, in paise; without it, the submitted amount. */
  amount?: Paise
  /** Whether staff have confirmed an amount that differs much from the submitted one. */
  confirmed?: boolean
  /** The day on which the money reached the bank; today by default. */
  receivedOn?: CalendarDay
  /** The row of a bank statement that shows the money. */
  row?: StatementLine
  /** The note of staff about cash. */
  note?: string
  /**
   * Whether the act can be undone for a while. Then only a waiting payment is accepted, and the email waits for the end of that
   * time.
   */
  undoable?: boolean
}

/** The number of unverified parts, and the act if it has changed anything. */
export type Verified = { unverified: number; act?: Act }

/**
 * Verifies a payment that was found on the bank statement. `amount` is the amount of the whole payment: afterwards the received
 * money of its bookings adds up to it. A part that was verified with another amount is corrected: its receipt is cancelled and
 * issued again. A part that receives nothing stays unverified.
 * @throws AppError NOT_FOUND, NOT_SUBMITTED, PAYMENT_HANDLED, UTR_CHANGED, AMOUNT_FAR, RECEIVED_ON_RANGE, UTR_TAKEN if it was
 * rejected and another payment now has its UTR, REFUND_SENT if the money to be corrected was already sent back
 */
export const verifyPayment = (
  db: Db,
  staff: Staff,
  verification: Verification,
  moment: Moment,
  env: DocumentEnv,
): Promise<Verified> => rejectDuplicateUtr(inTransaction(db, (tx) => verifyIn(tx, staff, verification, moment, env)))

/** Verifies a payment within a transaction. */
export async function verifyIn(
  tx: Tx,
  staff: Staff,
  verification: Verification,
  moment: Moment,
  env: DocumentEnv,
): Promise<Verified> {
  const locked = await lockSubmitted(tx, verification.paymentId, verification.comparedUtr)
  if (verification.undoable) await refuseHandled(tx, locked)
  return verifyLocked(tx, staff, { locked, before: await lockParts(tx, locked.id) }, verification, moment, env)
}

type Locked = { locked: SubmittedPayment; before: readonly Part[] }

/** Verifies a locked payment with its locked parts; with `only`, only the part of this booking. */
export async function verifyLocked(
  tx: Tx,
  staff: Staff,
  { locked, before }: Locked,
  verification: Omit<Verification, 'paymentId'> & { only?: string },
  moment: Moment,
  env: DocumentEnv,
): Promise<Verified> {
  const { id: paymentId } = locked
  const { undoable = false, row, only } = verification
  refuseFar(locked, before, verification, moment)
  const found = await foundAmounts(tx, paymentId, before, verification.amount)
  const corrected = before.filter(({ share }) => share.verified && share.received !== found(share.bookingId))
  // If an import corrected this, an undo of the import would also take back the verification by somebody else.
  if (row && corrected.length > 0) throw await handled(tx, locked)
  const isFound = ({ share, booking }: Part) =>
    verifiesShare(share, found(booking.id)) && (only === undefined || only === booking.id)
  const open = before.filter((part) => !part.share.verified || corrected.includes(part))
  if (corrected.length === 0 && !open.some(isFound)) return { unverified: open.length }

  const isCorrection = corrected.length > 0
  const act = await startAct(
    tx,
    staff,
    { kind: isCorrection ? 'CORRECT' : 'VERIFY', paymentId, row, undoable: undoable && !isCorrection },
    moment,
  )
  const { payment, parts, told } = isCorrection
    ? await correct(tx, staff, { payment: locked, corrected, found, act, moment })
    : { payment: locked, parts: before, told: [] }
  const receivedBefore = new Map(corrected.map(({ share }) => [share.bookingId, share.received]))
  const wanted = parts
    .filter((part) => !part.share.verified && isFound(part))
    .map((part): Wanted => {
      const { id } = part.booking
      return { part, found: found(id), before: receivedBefore.get(id) }
    })
  const receivedOn = verification.receivedOn ?? moment.today
  const results = await verifyParts(tx, staff, {
    payment,
    parts,
    wanted,
    receivedOn,
    note: verification.note,
    moment,
    act,
  })
  await issueWithAct(tx, env, { payment, receivedOn, found: results, act })
  const to = { amount: verification.amount ?? total(wanted.map((one) => one.found)), receivedOn }
  const action = payment.way === 'CASH' ? 'cash_recorded' : 'payment_verified'
  const change = { action, subjectId: paymentId, from: {}, to, actId: act.id } as const
  // With `only`, the audit log records the confirmation of that booking instead.
  if (only === undefined) await recordChange(tx, { actorId: staff.id, ...change }, moment)
  const settling = before.map(({ booking }) => settlingOf(booking))
  await settleRefunds(tx, settling, moment.at)
  const transfer = {
    amount: verification.amount ?? payment.amountPayable,
    ...(told.length > 0 && { before: toldBefore(payment, before) }),
  }
  await queueEmailsTo(tx, payment.userId, moment.at, verifiedEmails(payment, results, transfer, moment.today), act)
  return { unverified: open.length - wanted.length, act }
}

/**
 * Prevents two people who work through the queue at once from doing the same thing twice. @throws AppError PAYMENT_HANDLED with the
 * name of the first
 */
export async function refuseHandled(tx: Tx, payment: SubmittedPayment): Promise<void> {
  if (payment.state === 'SUBMITTED') return
  throw await handled(tx, payment)
}

const handled = async (tx: Tx, { id }: SubmittedPayment): Promise<AppError> =>
  new AppError('PAYMENT_HANDLED', { words: { name: await lastActor(tx, id) } })

/** One rupee instead of thousands is a mistake, unless staff confirm it. @throws AppError AMOUNT_FAR */
function refuseFar(
  { amountPayable }: SubmittedPayment,
  parts: readonly Part[],
  { amount, confirmed = false }: Pick<Verification, 'amount' | 'confirmed'>,
  { language }: Moment,
): void {
  const price = total(parts.map(({ booking }) => booking.quoted))
  if (amount === undefined || confirmed || !isSlip(amountPayable, amount, price)) return
  const words = { amount: formatRupees(amount, language), expected: formatRupees(amountPayable, language) }
  throw new AppError('AMOUNT_FAR', { field: 'amountReceived', words })
}

type Found = (bookingId: string) => Paise

/** The amount that each booking of the payment must receive. @throws AppError REFUND_SENT */
async function foundAmounts(
  tx: Tx,
  paymentId: string,
  parts: readonly Part[],
  amount: Paise | undefined,
): Promise<Found> {
  const shares = parts.map(({ share }) => share)
  const verified = parts.filter(({ share }) => share.verified)
  const sentBack = await sentBackOf(
    tx,
    paymentId,
    verified.map(({ booking }) => booking),
  )
  const isFixed = ({ share, booking }: Part) => sentBack.has(booking.id) || !leavesEnough(booking, share)
  const fixed = new Set(verified.filter(isFixed).map(({ share }) => share))
  const split =
    amount === undefined
      ? shares.map((share) => [share, share.verified ? share.received : share.part] as const)
      : statementShares(amount, shares, (share) => fixed.has(share))
  if (!split) throw new AppError('REFUND_SENT')
  const byBooking = new Map(split.map(([{ bookingId }, received]) => [bookingId, received]))
  return (bookingId) => {
    const received = byBooking.get(bookingId)
    if (received === undefined) throw new Error(`booking ${bookingId} has no share of this payment`)
    return received
  }
}

type Correcting = { payment: SubmittedPayment; corrected: readonly Part[]; found: Found; act: Act; moment: Moment }

/** Takes back the parts whose amount differs from the found one. Tells the devotee about parts that now receive nothing. */
async function correct(tx: Tx, staff: Staff, { payment, corrected, found, act, moment }: Correcting) {
  const taking = {
    staff,
    by: act,
    reason: 'AMOUNT_CORRECTED',
    only: corrected.map(({ booking }) => booking.id),
  } as const
  const acts = await standingVerifications(tx, payment.id)
  const back = await takeBack(tx, payment, acts, taking, moment)
  const lost = back.told.filter(({ share, booking }) => !verifiesShare(share, found(booking.id)))
  if (lost.length > 0) await queueEmailTo(tx, payment.userId, moment.at, revokedEmail(lost, payment))
  return back
}

/** The amount in the earlier email: the whole transfer, even if only a part was verified. */
const toldBefore = ({ amountPayable }: SubmittedPayment, parts: readonly Part[]): Paise =>
  parts.every(({ share }) => share.verified) ? total(parts.map(({ share }) => share.received)) : amountPayable
