import type { BookingDetail, Money } from '../../contract/booking-detail.ts'
import type { Db } from '../../db/connect.ts'
import { addDays, type CalendarDay, dayOf } from '../../domain/calendar-day.ts'
import { canCancel, canChange, CHANGE_DAYS_BEFORE, limitsRefund, refundTiers } from '../../domain/cancellation.ts'
import { paise, rupeesFromPaise, total } from '../../domain/money.ts'
import type { Role } from '../../domain/role.ts'
import { getUserForAdmin } from '../account/store.ts'
import type { SitePlace } from '../catalogue/response.ts'
import { readBookedFacts } from '../documents/booked-facts.ts'
import { availableDocuments } from '../documents/render-document.ts'
import { AppError } from '../http/app-error.ts'
import { balanceOfBooking, findBooking, statusOf } from '../ledger/bookings.ts'
import type { BookingRow } from '../ledger/store.ts'
import { type EntryRow, readEntriesOfBooking } from '../ledger/sums.ts'
import type { Moment } from '../moment.ts'
import { refundsOf, toRefundResponse } from '../payments/refunds.ts'
import { toBookingPaymentResponse } from '../payments/response.ts'
import { type Payment, paymentsOfBooking } from '../payments/store.ts'
import { photosOfBooking } from '../sheets/stop-photos.ts'
import { isShown, toHistoryResponse } from './history.ts'
import { toBookingResponse } from './response.ts'
import { readShareLinks } from './share.ts'
import { cancellationTerms } from './terms.ts'
import { readTransfers } from './transfers.ts'

type Reader = { id: string; role: Role }

/** @throws AppError NOT_FOUND, also for the booking of another devotee */
export async function readBookingFor(db: Db, reader: Reader, id: string): Promise<BookingRow> {
  const booking = await findBooking(db, id)
  if (!booking || (reader.role !== 'ADMIN' && booking.user_id !== reader.id)) throw new AppError('NOT_FOUND')
  return booking
}

/** A booking with all data of its page; for staff also the devotee. @throws AppError NOT_FOUND */
export async function readDetail(
  db: Db,
  reader: Reader,
  id: string,
  moment: Moment,
  site: SitePlace,
): Promise<BookingDetail> {
  const booking = await readBookingFor(db, reader, id)
  const entries = await readEntriesOfBooking(db, booking.id)
  // The devotee does not see cash that was recorded by mistake and taken back.
  const all = await paymentsOfBooking(db, booking)
  // An advance without a UTR is a hold of the booking.
  const held = all.find(({ purpose, state }) => purpose === 'ADVANCE' && state === 'OPEN')
  const payments = all.filter(
    (payment) =>
      reader.role === 'ADMIN' || (payment !== held && (payment.way === 'BANK' || payment.state !== 'REJECTED')),
  )
  const transfers = await readTransfers(db, [booking])
  const refunds = await refundsOf(db, [booking.id], { withClosed: reader.role === 'ADMIN' })
  const { kinds, receipts, cancelled } = await availableDocuments(db, booking)
  const links = await readShareLinks(db, booking.id, moment.at)
  const devotee = reader.role === 'ADMIN' ? await getUserForAdmin(db, booking.user_id, moment.language) : null
  return {
    ...toBookingResponse(booking, moment.today),
    money: moneyOf(booking, moment.today),
    held: held && statusOf(booking, moment.today) === 'HELD' ? heldOf(held) : null,
    steps: entries
      .filter((entry) => isShown(entry, reader.role))
      .map((entry) => ({
        ...toHistoryResponse(entry, booking.cancel_reason),
        ...transfers.ofEntry(entry),
      })),
    payments: payments.map((payment) => ({
      ...toBookingPaymentResponse(payment, partOf(payment, entries)),
      ...transfers.ofPayment(payment.id, booking.id),
    })),
    cancellation: cancellationOf(booking, moment),
    change: changeOf(booking, moment),
    driver: booking.driver,
    priest: booking.priest,
    photos: await photosOfBooking(db, booking.id),
    known: await readKnown(db, booking, moment, site),
    cancelReason: booking.cancel_reason,
    isTest: booking.is_test,
    refunds: refunds.map(toRefundResponse),
    papers: kinds,
    receipts,
    cancelledPapers: cancelled,
    shared: links.length > 0,
    sharedUntil:
      links
        .map(({ expires_at: end }) => end.toISOString())
        .toSorted()
        .at(-1) ?? null,
    User: devotee ?? null,
  }
}

/** The advance can be paid until the day before it expires. */
const heldOf = ({ expiresAt, amountPayable }: Payment) => ({
  until: addDays(dayOf(expiresAt.getTime()), -1),
  amount: rupeesFromPaise(amountPayable),
})

async function readKnown(
  db: Db,
  booking: BookingRow,
  { today, language }: Moment,
  site: SitePlace,
): Promise<BookingDetail['known']> {
  if (booking.cancelled_at) return { meetings: [], lists: [] }
  const { meetings, lists } = (await readBookedFacts(db, booking, { today, site }))[language]
  return { meetings, lists: lists.map(([title, lines]) => ({ title, lines: [...lines] })) }
}

const moneyOf = (booking: BookingRow, today: CalendarDay): Money => {
  const { due, unpaid, writtenOff, over, refundDue } = balanceOfBooking(booking, today)
  return {
    total: rupeesFromPaise(booking.price),
    beingChecked: rupeesFromPaise(booking.unverified),
    received: rupeesFromPaise(booking.received),
    due: rupeesFromPaise(due),
    unpaid: rupeesFromPaise(unpaid),
    writtenOff: rupeesFromPaise(writtenOff),
    allowed: rupeesFromPaise(booking.cancelled_at ? booking.waived : booking.allowed),
    over: rupeesFromPaise(over),
    refundDue: rupeesFromPaise(refundDue),
    refunded: rupeesFromPaise(booking.refunded),
  }
}

/** The part of a payment that is for this booking, in paise: the amount that was submitted last, or the payable amount. */
const partOf = (payment: Payment, entries: readonly EntryRow[]) =>
  entries.findLast(({ kind, payment_id }) => kind === 'SUBMITTED' && payment_id === payment.id)?.unverified ??
  payment.amountPayable

function cancellationOf(booking: BookingRow, { today }: Moment): BookingDetail['cancellation'] {
  const { percent, now, onceVerified } = cancellationTerms(booking, today, 'USER')
  return {
    possible: !booking.cancelled_at && canCancel(booking.date_start, today),
    percent,
    refund: rupeesFromPaise(total([now.refund, onceVerified.refund])),
    kept: rupeesFromPaise(total([now.kept, onceVerified.kept])),
    onceVerified: { refund: rupeesFromPaise(onceVerified.refund), kept: rupeesFromPaise(onceVerified.kept) },
    ...(booking.cancel_most_kept !== null && {
      mostKept: rupeesFromPaise(paise(Math.max(0, booking.cancel_most_kept - booking.waived))),
    }),
    steps: refundTiers(booking.max_refund_percent, booking.refund_tiers),
    ...limitOf(booking),
  }
}

const limitOf = ({ max_refund_percent: percent, date_before: dateBefore, refund_tiers: tiers }: BookingRow) =>
  limitsRefund(percent, tiers) && dateBefore ? { limit: { percent, dateBefore } } : {}

const changeOf = (booking: BookingRow, { today }: Moment): BookingDetail['change'] => ({
  possible:
    !booking.cancelled_at && (booking.no_place || (!booking.date_before && canChange(booking.date_start, today))),
  until: addDays(booking.date_start, -CHANGE_DAYS_BEFORE),
  used: booking.date_before !== null && !booking.no_place,
})
