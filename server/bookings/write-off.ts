import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { formatRupees } from '../../domain/format.ts'
import { writtenOff } from '../../domain/ledger.ts'
import { paise, rupeesFromPaise, sameRupees } from '../../domain/money.ts'
import { markUndone, startAct } from '../acts/store.ts'
import { recordChange } from '../audit/store.ts'
import { AppError } from '../http/app-error.ts'
import { balanceOfBooking, statusOf } from '../ledger/bookings.ts'
import { appendEntries, lockBooking } from '../ledger/store.ts'
import type { Moment } from '../moment.ts'
import type { Staff } from '../payments/store.ts'
import { standingActs } from './standing-acts.ts'

/** `amount` is the unpaid amount that the page showed, in rupees. */
type WriteOff = { bookingId: string; amount: number; reason: string }

/**
 * Writes off the unpaid amount of a verified journey that is over: nothing is due any more, and price, tax and documents stay (a
 * bad debt gets no credit note, section 34 of the CGST Act). Money that still comes counts first (`balanceOf`).
 * @throws AppError NOT_FOUND, NO_WRITE_OFF, WRITE_OFF_CHANGED with the unpaid amount
 */
export const writeOff = (
  db: Db,
  staff: Staff,
  { bookingId, amount, reason }: WriteOff,
  moment: Moment,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    if (statusOf(booking, moment.today) !== 'PAST') throw new AppError('NO_WRITE_OFF')
    const { unpaid } = balanceOfBooking(booking, moment.today)
    if (unpaid === 0 || !sameRupees(amount, unpaid))
      throw new AppError('WRITE_OFF_CHANGED', { words: { amount: formatRupees(unpaid, moment.language) } })
    const act = await startAct(tx, staff, { kind: 'WRITE_OFF', paymentId: null }, moment)
    const entry = { bookingId, entry: writtenOff(unpaid), detail: { text: reason } }
    await appendEntries(tx, moment.at, [entry], act)
    const to = { amount: rupeesFromPaise(unpaid), text: reason }
    const change = { action: 'booking_written_off', subjectId: bookingId, from: {}, to, actId: act.id } as const
    await recordChange(tx, { actorId: staff.id, ...change }, moment)
  })

/** Takes back everything that was written off for a booking; changes nothing if nothing was. @throws AppError NOT_FOUND */
export const undoWriteOff = (db: Db, staff: Staff, bookingId: string, moment: Moment): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { written_off: amount } = await lockBooking(tx, bookingId)
    if (amount === 0) return
    const by = await startAct(tx, staff, { kind: 'UNDO', paymentId: null }, moment)
    await appendEntries(tx, moment.at, [{ bookingId, entry: writtenOff(paise(0 - amount)) }], by)
    const acts = await standingActs(tx, bookingId, 'WRITTEN_OFF')
    await markUndone(
      tx,
      acts.map(({ id }) => id),
      staff,
      moment.at,
    )
    const from = { amount: rupeesFromPaise(amount) }
    const change = { action: 'booking_write_off_undone', subjectId: bookingId, from, to: {}, actId: by.id } as const
    await recordChange(tx, { actorId: staff.id, ...change }, moment)
  })
