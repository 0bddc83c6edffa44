import { sql } from 'kysely'
import type { CashReceipt } from '../../contract/cash.ts'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { CalendarDay } from '../../domain/calendar-day.ts'
import { formatRupees } from '../../domain/format.ts'
import { submitted } from '../../domain/ledger.ts'
import { type Paise, paise, rupeesFromPaise, total } from '../../domain/money.ts'
import { numberWithoutUtr, QUOTE_LIFETIME_MS, roundingOf } from '../../domain/payment.ts'
import { utrKey } from '../../domain/utr.ts'
import type { DocumentEnv } from '../documents/from-booking.ts'
import { AppError } from '../http/app-error.ts'
import { balanceOfBooking, getBooking } from '../ledger/bookings.ts'
import { newReference } from '../ledger/reference.ts'
import { appendEntries, type BookingRow, lockBooking, lockParts } from '../ledger/store.ts'
import type { Moment } from '../moment.ts'
import { isDayClosed } from './cash-counts.ts'
import { lockPayments, lockSubmitted, type Staff } from './store.ts'
import { verifyLocked } from './verify.ts'

/** The amount is in paise, `receivedOn` a day in Asia/Kolkata. */
export type Cash = {
  bookingId: string
  amount: Paise
  receivedOn: CalendarDay
  note: string
  /** Whether staff have confirmed an amount above the due one. The rest waits as a refund. */
  confirmed?: boolean
}

/**
 * Records cash for a booking as a payment that is verified at once, with its receipt and its email. Repeating it with the same
 * amount, day and note changes nothing (`isNew` is false).
 * @throws AppError NOT_FOUND, CANCELLED, BOOKING_REJECTED, CASH_OVER_DUE with the due amount, RECEIVED_ON_RANGE
 */
export const recordCash = (
  db: Db,
  staff: Staff,
  cash: Cash,
  moment: Moment,
  env: DocumentEnv,
): Promise<{ receipt: CashReceipt; isNew: boolean }> =>
  inTransaction(db, (tx) => recordCashIn(tx, staff, cash, moment, env))

/** Records cash within a transaction. */
export async function recordCashIn(
  tx: Tx,
  staff: Staff,
  cash: Cash,
  moment: Moment,
  env: DocumentEnv,
): Promise<{ receipt: CashReceipt; isNew: boolean }> {
  const { bookingId, amount, receivedOn, note } = cash
  // The cash may confirm the booking and so change its advance. All code locks the advance before the booking.
  await lockPayments(tx, [(await getBooking(tx, bookingId)).payment_id])
  const booking = await lockBooking(tx, bookingId)
  const before = await sameCash(tx, cash)
  if (before) return { receipt: await readReceipt(tx, staff, before.id, cash, moment), isNew: false }
  refuseOverDue(booking, cash, moment, env)
  const id = await insertCash(tx, booking, amount, moment.at)
  const entry = { bookingId, paymentId: id, entry: submitted(amount), detail: { way: 'CASH' } } as const
  await appendEntries(tx, moment.at, [entry])
  const payment = { locked: await lockSubmitted(tx, id), before: await lockParts(tx, id) }
  await verifyLocked(tx, staff, payment, { receivedOn, note }, moment, env)
  return { receipt: await readReceipt(tx, staff, id, cash, moment), isNew: true }
}

function refuseOverDue(booking: BookingRow, { amount, confirmed }: Cash, moment: Moment, env: DocumentEnv): void {
  if (booking.cancelled_at) throw new AppError('CANCELLED', { words: { phone: env.CARE_PHONE } })
  if (booking.payment_state === 'REJECTED' && !booking.verified) throw new AppError('BOOKING_REJECTED')
  // An amount that was written off can still be paid.
  const due = total([dueOf(booking, moment), balanceOfBooking(booking, moment.today).writtenOff])
  const rest = paise(due - amount)
  if (confirmed || rest >= 0 || (due > 0 && roundingOf(amount, rest) !== 0)) return
  const words = { amount: formatRupees(due, moment.language) }
  throw new AppError('CASH_OVER_DUE', { field: 'amount', words })
}

const dueOf = (booking: BookingRow, { today }: Moment): Paise => {
  const { due, unpaid } = balanceOfBooking(booking, today)
  return total([due, unpaid])
}

const sameCash = (tx: Tx, { bookingId, amount, receivedOn, note }: Cash) =>
  tx
    .selectFrom('payments')
    .innerJoin('ledger', 'ledger.payment_id', 'payments.id')
    .select('payments.id')
    .where('payments.booking_id', '=', bookingId)
    .where('payments.way', '=', 'CASH')
    .where('payments.state', '=', 'VERIFIED')
    .where('payments.amount_payable', '=', amount)
    .where('ledger.kind', '=', 'VERIFIED')
    .where(sql<boolean>`ledger.detail ->> 'receivedOn' = ${receivedOn}`)
    .where(sql<boolean>`coalesce(ledger.detail ->> 'text', '') = ${note}`)
    .limit(1)
    .executeTakeFirst()

/** Writes the payment in its state before the verification. An open balance payment of the devotee stays. */
async function insertCash(tx: Tx, booking: BookingRow, amount: Paise, at: Date): Promise<string> {
  const [id, reference] = [newId(), newReference()]
  const utr = numberWithoutUtr('CASH', reference)
  await tx
    .insertInto('payments')
    .values({
      id,
      reference,
      user_id: booking.user_id,
      booking_id: booking.id,
      purpose: 'BALANCE',
      way: 'CASH',
      state: 'SUBMITTED',
      order_amount: amount,
      gst: paise(0),
      gst_percent: 0,
      amount_total: amount,
      amount_payable: amount,
      amount_paid: amount,
      utr,
      utr_key: utrKey(utr),
      submitted_at: at,
      created_at: at,
      expires_at: new Date(at.getTime() + QUOTE_LIFETIME_MS),
    })
    .execute()
  return id
}

async function readReceipt(
  tx: Tx,
  staff: Staff,
  paymentId: string,
  { bookingId, amount, receivedOn }: Cash,
  moment: Moment,
) {
  const booking = await getBooking(tx, bookingId)
  const { serial } = await tx
    .selectFrom('documents')
    .select('serial')
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'receipt')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return {
    paymentId,
    bookingId,
    serial,
    amount: rupeesFromPaise(amount),
    receivedOn,
    due: rupeesFromPaise(dueOf(booking, moment)),
    afterClosing: await isDayClosed(tx, { staffId: staff.id, day: receivedOn }),
    over: rupeesFromPaise(balanceOfBooking(booking, moment.today).over),
  }
}
