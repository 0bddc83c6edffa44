import type { Db } from '../../db/connect.ts'
import { inTransaction, isUniqueViolation, type Tx } from '../../db/transaction.ts'
import { rejected, submitted } from '../../domain/ledger.ts'
import { MOST_CORRECTIONS } from '../../domain/payment.ts'
import { utrKey } from '../../domain/utr.ts'
import { lockUser } from '../account/store.ts'
import { AppError } from '../http/app-error.ts'
import type { Moment } from '../moment.ts'
import { balanceOfBooking, bookingsOfPayment } from '../ledger/bookings.ts'
import { type BookingEntry, appendEntries, lockBooking, lockBookings, readShares } from '../ledger/store.ts'
import { takePlacesAgain } from '../places/take-again.ts'
import { lastAllowedUnverified, type LimitDeps, refuseTooManyUnverified } from './payment-limits.ts'
import { tellWithoutPlace } from './no-place.ts'
import { changeState, lockPayment, type Payment } from './store.ts'

export type Submission = { paymentId: string; utr: string }
type At = Pick<Moment, 'at' | 'today'>

/**
 * Submits the UTR of a balance or of a held booking, or corrects the UTR of a payment that is not verified. The same UTR again
 * changes nothing.
 * @throws AppError NOT_FOUND, UTR_TAKEN, PAYMENT_VERIFIED, NOTHING_DUE, TOO_MANY_UNVERIFIED, TOO_MANY_CORRECTIONS
 */
export const submitPayment = (
  db: Db,
  user: { id: string },
  submission: Submission,
  moment: At,
  deps: LimitDeps,
): Promise<void> => rejectDuplicateUtr(inTransaction(db, (tx) => submit(tx, user, submission, moment, deps)))

/** A unique index decides which of two payments gets a UTR. @throws AppError UTR_TAKEN for the other one */
export async function rejectDuplicateUtr<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (isUniqueViolation(error, 'payments_utr_key_key')) throw new AppError('UTR_TAKEN')
    throw error
  }
}

async function submit(
  tx: Tx,
  user: { id: string },
  { paymentId, utr }: Submission,
  moment: At,
  deps: LimitDeps,
): Promise<void> {
  const { at } = moment
  const payment = await lockPayment(tx, paymentId, user.id)
  const isQuote = payment.state === 'OPEN' && payment.purpose === 'ADVANCE' && !payment.isEntered
  if (payment.state === 'ENDED' || payment.way === 'BEFORE' || isQuote) throw new AppError('NOT_FOUND')
  if (payment.state === 'VERIFIED' || payment.state === 'SUBMITTED') {
    if (utrKey(payment.utr) === utrKey(utr)) return
    if (payment.state === 'VERIFIED') throw new AppError('PAYMENT_VERIFIED')
  }
  const entries =
    payment.state === 'OPEN' ? await payBalance(tx, payment, utr, moment) : await correct(tx, payment, utr, at, deps)
  if (payment.state !== 'SUBMITTED') {
    // This lock comes after the payment and its bookings, as in a verification, so that the two never wait for each other.
    const [last] = await lockUser(tx, user.id, lastAllowedUnverified(tx, user.id, deps))
    refuseTooManyUnverified(last, deps)
  }
  const replaced = payment.state === 'OPEN' ? {} : ({ corrected: true, warned_at: null, way: 'BANK' } as const)
  await changeState(tx, payment, { state: 'SUBMITTED', utr, submittedAt: at }, replaced)
  await appendEntries(tx, at, entries)
}

/** Pays a balance, or the advance of a held booking. After the hold, the booking takes a place again if one is free. */
async function payBalance(tx: Tx, payment: Payment, utr: string, { at, today }: At): Promise<BookingEntry[]> {
  const bookingId = payment.bookingId ?? (await bookingsOfPayment(tx, payment.id))[0]?.id
  if (bookingId === undefined) throw new AppError('NOT_FOUND')
  const booking = await lockBooking(tx, bookingId)
  const { due, unpaid, writtenOff } = balanceOfBooking(booking, today)
  // The money may have been sent before the rest was written off.
  if (due + unpaid + writtenOff < payment.amountPayable) throw new AppError('NOTHING_DUE')
  if (payment.purpose === 'ADVANCE' && payment.expiresAt <= at && !booking.verified)
    await tellWithoutPlace(tx, await takePlacesAgain(tx, [booking], at), at)
  return [{ bookingId: booking.id, paymentId: payment.id, entry: submitted(payment.amountPayable), detail: { utr } }]
}

/** Rejects the amounts that were submitted with the wrong UTR, and submits them again with the correct one. */
async function correct(
  tx: Tx,
  payment: Extract<Payment, { state: 'SUBMITTED' | 'REJECTED' }>,
  utr: string,
  at: Date,
  { env }: LimitDeps,
): Promise<BookingEntry[]> {
  const shares = await readShares(tx, payment.id)
  if (shares.some(({ submissions }) => submissions > MOST_CORRECTIONS))
    throw new AppError('TOO_MANY_CORRECTIONS', { words: { phone: env.CARE_PHONE } })
  const bookings = await lockBookings(
    tx,
    shares.map(({ bookingId }) => bookingId),
  )
  if (shares.some(({ verified }) => verified)) throw new AppError('PAYMENT_VERIFIED')
  if (payment.state === 'REJECTED') await tellWithoutPlace(tx, await takePlacesAgain(tx, bookings, at), at)
  // If later payments have covered a booking, its part of this payment is not needed.
  const covered = new Set(bookings.filter(({ verified }) => verified).map(({ id }) => id))
  const needed = shares.filter(({ bookingId }) => !covered.has(bookingId))
  if (needed.length === 0) throw new AppError('NOTHING_DUE')
  return needed.flatMap(({ bookingId, part, unverified }) => {
    const about = { bookingId, paymentId: payment.id }
    const wrong = { ...about, entry: rejected(unverified), detail: { utr: payment.utr } }
    return [...(unverified > 0 ? [wrong] : []), { ...about, entry: submitted(part), detail: { utr } }]
  })
}
