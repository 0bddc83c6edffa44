import type { ChangePreview, NewChoice } from '../../contract/desk/booking-acts.ts'
import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { limitsRefund } from '../../domain/cancellation.ts'
import { addEntries, balanceOf, dateChanged, repriced } from '../../domain/ledger.ts'
import { paise, rupeesFromPaise, sameRupees } from '../../domain/money.ts'
import { overpaid } from '../../domain/payment.ts'
import { startAct } from '../acts/store.ts'
import { recordChange } from '../audit/store.ts'
import type { DocumentEnv } from '../documents/from-booking.ts'
import { queueEmailTo } from '../email/outbox.ts'
import { AppError } from '../http/app-error.ts'
import { getBooking, statusOf } from '../ledger/bookings.ts'
import { settleRefunds } from '../ledger/refunds.ts'
import { appendEntries, type BookingRow, lockBooking } from '../ledger/store.ts'
import { sumsOf } from '../ledger/sums.ts'
import type { Moment } from '../moment.ts'
import { aboutBooking } from '../payments/booking-emails.ts'
import { settlementEntries } from '../payments/settlement.ts'
import type { Staff } from '../payments/store.ts'
import { moveTo } from './change-date.ts'
import { chooseAgain, type Chosen, describeChoice, versionOf } from './choose-again.ts'
import { invoiceAgain } from './invoice-again.ts'

type Wanted = { bookingId: string; choice: NewChoice }
/** The booking as the page showed it, and the new price in rupees. */
type Change = Wanted & { version: string; total: number }

/**
 * The price of a change of people, offers or day if `changeBooking` made it now; changes nothing.
 * @throws AppError the errors of `changeBooking`
 */
export const previewChange = (db: Db, { bookingId, choice }: Wanted, moment: Moment): Promise<ChangePreview> =>
  inTransaction(db, async (tx) => {
    const booking = changeable(await lockBooking(tx, bookingId), moment)
    return toPreview(booking, await chooseAgain(tx, booking, choice, moment))
  })

function toPreview(booking: BookingRow, chosen: Chosen): ChangePreview {
  const sums = addEntries([repricedTo(booking, chosen)], sumsOf(booking))
  const { paid, due } = balanceOf(sums, false)
  return {
    version: versionOf(booking),
    before: rupeesFromPaise(booking.price),
    total: rupeesFromPaise(sums.price),
    gst: rupeesFromPaise(chosen.gst),
    paid: rupeesFromPaise(paid),
    due: rupeesFromPaise(due),
    refund: rupeesFromPaise(overpaid(sums)),
  }
}

/** The rounding of cash and the allowances of staff stay. */
const repricedTo = ({ quoted, allowed }: BookingRow, { price }: Chosen) =>
  repriced(paise(Math.max(0, price - allowed) - quoted))

/**
 * Changes the people, the offers or the day of a booking for a devotee who asks staff; repeated changes are possible. Money beyond
 * the new price is refunded in full, as after a cancellation by staff; a missing amount is due. A valid invoice is credited, and a
 * new one is issued when the booking is paid in full. Places that are no longer used become free. The same choice changes nothing.
 * @throws AppError NOT_FOUND, NOT_CHANGEABLE, EDITED_MEANWHILE, and the errors of `chooseAgain`
 */
export const changeBooking = (
  db: Db,
  staff: Staff,
  { bookingId, choice, version, total }: Change,
  moment: Moment,
  env: DocumentEnv,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { at, today } = moment
    const booking = changeable(await lockBooking(tx, bookingId), moment)
    if (versionOf(booking) !== version) throw new AppError('EDITED_MEANWHILE')
    const chosen = await chooseAgain(tx, booking, choice, moment)
    const { date_start: dateBefore } = booking
    const { isOther } = chosen
    const isMoved = chosen.date_start !== dateBefore
    if (!isOther && !isMoved) return
    const entry = repricedTo(booking, chosen)
    const sums = addEntries([entry], sumsOf(booking))
    if (!sameRupees(total, sums.price)) throw new AppError('EDITED_MEANWHILE')
    const act = await startAct(tx, staff, { kind: 'CHANGE', paymentId: null }, moment)
    await tx
      .updateTable('bookings')
      .set({
        head_count: chosen.head_count,
        package: chosen.package && JSON.stringify(chosen.package),
        poojas: JSON.stringify(chosen.poojas),
        gst: chosen.gst,
      })
      .where('id', '=', bookingId)
      .execute()
    const day = { day: chosen.date_start, poojas: chosen.poojas }
    const mostRefunded = isMoved ? await moveTo(tx, booking, day, today) : booking.max_refund_percent
    const moves = isMoved ? [{ bookingId, entry: dateChanged, detail: { dateBefore } }] : []
    const changed = { before: describeChoice(booking), after: describeChoice(chosen) }
    const settled = settlementEntries({ ...booking, max_refund_percent: mostRefunded }, sums)
    await appendEntries(
      tx,
      at,
      [...moves, ...(isOther ? [{ bookingId, entry, detail: { changed } }] : []), ...settled],
      act,
    )
    await settleRefunds(tx, [{ bookingId, cause: 'OVERPAYMENT' }], at)
    const now = isOther ? await invoiceAgain(tx, env, booking, act, at) : await getBooking(tx, bookingId)
    const said = (of: 'before' | 'after', price: number, date: string) => ({
      ...(isOther && { choice: changed[of][moment.language], total: price }),
      ...(isMoved && { dateStart: date }),
    })
    const from = said('before', rupeesFromPaise(booking.price), dateBefore)
    const to = said('after', rupeesFromPaise(now.price), now.date_start)
    const change = { action: 'booking_changed', subjectId: bookingId, from, to, actId: act.id } as const
    await recordChange(tx, { actorId: staff.id, ...change }, moment)
    await queueEmailTo(tx, booking.user_id, at, (name) => ({
      kind: 'booking_changed',
      content: {
        ...aboutBooking(now, today),
        name,
        dateBefore,
        ...(isMoved && limitsRefund(mostRefunded, booking.refund_tiers) && { mostRefunded }),
        ...(isOther && { changed: { ...changed, total: now.price, refund: overpaid(sums) } }),
        bookingId,
        status: statusOf(now, today),
      },
    }))
  })

/** @throws AppError NOT_CHANGEABLE */
function changeable(booking: BookingRow, { today }: Moment): BookingRow {
  const status = statusOf(booking, today)
  // A booking that is not confirmed by its advance is confirmed only if its price is paid, so the price must not rise.
  const isPaidOtherwise = booking.payment_state === 'REJECTED' || booking.revoked
  if ((status !== 'VERIFIED' && status !== 'CHECKING') || isPaidOtherwise) throw new AppError('NOT_CHANGEABLE')
  return booking
}
