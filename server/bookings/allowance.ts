import type { Allowance } from '../../contract/desk/booking-acts.ts'
import type { Db } from '../../db/connect.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { formatRupees } from '../../domain/format.ts'
import { addEntries, allowed, waived } from '../../domain/ledger.ts'
import { type Paise, paise, paiseFromRupees, rupeesFromPaise, sameRupees } from '../../domain/money.ts'
import { markUndone, startAct } from '../acts/store.ts'
import { recordChange } from '../audit/store.ts'
import { creditChangedInvoice } from '../documents/cancel-documents.ts'
import type { DocumentEnv } from '../documents/from-booking.ts'
import { lockUntold, queueEmailTo, withdrawEmails } from '../email/outbox.ts'
import { AppError } from '../http/app-error.ts'
import { statusOf } from '../ledger/bookings.ts'
import { settleRefunds } from '../ledger/refunds.ts'
import { appendEntries, type BookingEntry, type BookingRow, lockBooking } from '../ledger/store.ts'
import { sumsOf } from '../ledger/sums.ts'
import type { Moment } from '../moment.ts'
import { aboutBooking } from '../payments/booking-emails.ts'
import { settlementEntries } from '../payments/settlement.ts'
import type { Staff } from '../payments/store.ts'
import { invoiceAgain } from './invoice-again.ts'
import { standingActs } from './standing-acts.ts'

type Wanted = Allowance & { bookingId: string }

/**
 * Reduces the price of a confirmed booking, or waives a part of the fee of a cancelled one. Money beyond the reduced price waits as
 * a refund; an unpaid balance gets smaller. `total` and `refund` are the amounts on the page, in rupees.
 * @throws AppError NOT_FOUND, NO_ALLOWANCE, ALLOWANCE_TOO_MUCH with the most, EDITED_MEANWHILE
 */
export const allow = (
  db: Db,
  staff: Staff,
  { bookingId, amount: rupees, reason, total, refund: shown }: Wanted,
  moment: Moment,
  env: DocumentEnv,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const booking = allowable(await lockBooking(tx, bookingId), moment)
    const amount = paiseFromRupees(rupees)
    const most = paise(Math.min(booking.price, booking.received))
    if (amount > most) {
      const words = { amount: formatRupees(most, moment.language) }
      throw new AppError('ALLOWANCE_TOO_MUCH', { field: 'amount', words })
    }
    const { entries, refund } = reducedBy(booking, amount, reason)
    if (!sameRupees(total, booking.price) || !sameRupees(shown, refund)) throw new AppError('EDITED_MEANWHILE')
    const act = await startAct(tx, staff, { kind: 'ALLOW', paymentId: null }, moment)
    await settle(tx, booking, entries, act, moment, env)
    const to = { amount: rupees, refund: rupeesFromPaise(refund), text: reason }
    const change = { action: 'booking_allowed', subjectId: bookingId, from: {}, to, actId: act.id } as const
    await recordChange(tx, { actorId: staff.id, ...change }, moment)
    const told = { amount, refund, reason, cancelled: booking.cancelled_at !== null }
    await queueEmailTo(tx, booking.user_id, moment.at, (name) => emailOf(booking, { name, ...told }), act)
  })

/**
 * Takes back everything that was allowed or waived for a booking, if no part of it has been refunded. Changes nothing if nothing
 * was allowed.
 * @throws AppError NOT_FOUND, NO_ALLOWANCE, REFUND_SENT
 */
export const undoAllowance = (
  db: Db,
  staff: Staff,
  bookingId: string,
  moment: Moment,
  env: DocumentEnv,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    const isCancelled = booking.cancelled_at !== null
    const amount = isCancelled ? booking.waived : booking.allowed
    if (amount === 0) return
    allowable(booking, moment)
    const acts = await standingActs(tx, bookingId, isCancelled ? 'WAIVED' : 'ALLOWED')
    await refuseSent(tx, bookingId, acts)
    const by = await startAct(tx, staff, { kind: 'UNDO', paymentId: null }, moment)
    await settle(tx, booking, reducedBy(booking, paise(0 - amount)).entries, by, moment, env)
    const ids = acts.map(({ id }) => id)
    const untold = await lockUntold(tx, ids)
    await withdrawEmails(tx, ids)
    await markUndone(tx, ids, staff, moment.at)
    const from = { amount: rupeesFromPaise(amount) }
    const change = { action: 'booking_allowance_undone', subjectId: bookingId, from, to: {}, actId: by.id } as const
    await recordChange(tx, { actorId: staff.id, ...change }, moment)
    if (ids.every((id) => untold.has(id))) return
    const told = { amount, refund: paise(0), cancelled: isCancelled, takenBack: true }
    await queueEmailTo(tx, booking.user_id, moment.at, (name) => emailOf(booking, { name, ...told }))
  })

/** @throws AppError NO_ALLOWANCE */
function allowable(booking: BookingRow, { today }: Moment): BookingRow {
  const status = statusOf(booking, today)
  // A booking that is not confirmed by its advance is confirmed only if its price is paid, so the price must not rise again.
  const isPaidOtherwise = booking.payment_state === 'REJECTED' || booking.revoked
  if (status === 'CANCELLED' || ((status === 'VERIFIED' || status === 'PAST') && !isPaidOtherwise)) return booking
  throw new AppError('NO_ALLOWANCE')
}

/** The entries that reduce the cost of a booking by an amount in paise, and the increase of its refund. */
function reducedBy(booking: BookingRow, amount: Paise, text?: string): { entries: BookingEntry[]; refund: Paise } {
  const less = paise(0 - amount)
  const entry = booking.cancelled_at ? waived(less) : allowed(less)
  const after = { ...booking, waived: paise(booking.waived + (booking.cancelled_at ? amount : 0)) }
  const settled = settlementEntries(after, addEntries([entry], sumsOf(booking)))
  const refund = addEntries(settled.map((one) => one.entry)).refundDue
  return { entries: [{ bookingId: booking.id, entry, ...(text && { detail: { text } }) }, ...settled], refund }
}

async function settle(
  tx: Tx,
  booking: BookingRow,
  entries: readonly BookingEntry[],
  act: { id: string },
  { at }: Moment,
  env: DocumentEnv,
): Promise<void> {
  await appendEntries(tx, at, entries, act)
  const cause = booking.cancelled_at ? 'CANCELLATION' : 'OVERPAYMENT'
  await settleRefunds(tx, [{ bookingId: booking.id, cause }], at)
  if (!booking.cancelled_at) return void (await invoiceAgain(tx, env, booking, act, at))
  // A waived part of a fee is credited when it is refunded. server/payments/invoice-ended.ts replaces an invoice that states less
  // than the fee.
  const { price } = addEntries(
    entries.map(({ entry }) => entry),
    sumsOf(booking),
  )
  await creditChangedInvoice(tx, booking, act, at, price)
}

/** @throws AppError REFUND_SENT */
async function refuseSent(tx: Tx, bookingId: string, acts: readonly { at: Date }[]): Promise<void> {
  const [first] = acts
  const sent = tx.selectFrom('refunds').select('id').where('booking_id', '=', bookingId).limit(1)
  if (first && (await sent.where('sent_at', '>=', first.at).executeTakeFirst())) throw new AppError('REFUND_SENT')
}

type Told = { name: string; amount: Paise; refund: Paise; reason?: string; cancelled: boolean; takenBack?: boolean }

const emailOf = (booking: BookingRow, told: Told) =>
  ({ kind: 'booking_allowed', content: { ...aboutBooking(booking), ...told, bookingId: booking.id } }) as const
