import { createHash } from 'node:crypto'
import type { CashReceipt } from '../../contract/cash.ts'
import type { Claim, PhoneBooking } from '../../contract/desk/phone-booking.ts'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { addDays, type CalendarDay, dayOf, startOf } from '../../domain/calendar-day.ts'
import { MINUTE_MS } from '../../domain/durations.ts'
import { formatDay, formatRupees } from '../../domain/format.ts'
import { quoted, submitted } from '../../domain/ledger.ts'
import { type Paise, paise, paiseFromRupees, rupeesFromPaise } from '../../domain/money.ts'
import { canBeReceivedOn } from '../../domain/payment.ts'
import { makeClaim } from '../account/claim.ts'
import { lockFound } from '../account/store.ts'
import { recordChange } from '../audit/store.ts'
import type { DocumentEnv } from '../documents/from-booking.ts'
import { queueEmailTo } from '../email/outbox.ts'
import { AppError } from '../http/app-error.ts'
import { getBooking, statusOf } from '../ledger/bookings.ts'
import { appendEntries, type BookingRow } from '../ledger/store.ts'
import type { Moment } from '../moment.ts'
import { aboutBooking } from '../payments/booking-emails.ts'
import { recordCashIn } from '../payments/cash.ts'
import { insertPayment } from '../payments/insert-payment.ts'
import { fixTerms, type Terms } from '../payments/quote.ts'
import { changeState, type Payment, type Staff } from '../payments/store.ts'
import { rejectDuplicateUtr } from '../payments/submit.ts'
import { findDevotee } from './find-devotee.ts'
import { toTravellers } from './travellers.ts'
import { readChoice } from './read-choice.ts'

/** The same input within this time is the same booking: the form was sent twice. */
const REPEATED_MS = 10 * MINUTE_MS
const HELD_DAYS = 2
const MOST_HELD_DAYS = 30

export type Site = DocumentEnv & Terms & { PUBLIC_URL: string }

export type Entered = {
  booking: BookingRow
  isNew: boolean
  isNewDevotee: boolean
  claim: Claim | null
  receipt: CashReceipt | null
}

/**
 * Books for a devotee who calls or comes to the counter, at the price of the day or at another price with its reason. Cash confirms
 * the booking at once; a UTR waits for the bank statement, like any other. Without a payment, the places are held until the end of
 * a day.
 * @throws AppError NOT_FOUND, PHONE_INVALID, DEVOTEE_UNCLEAR, EMAIL_TAKEN, DATE_OUT_OF_RANGE, OUT_OF_SEASON, ECLIPSE_DAY,
 * DAY_CLOSED, DAY_FULL, HELD_UNTIL_RANGE, PAID_OVER_PRICE, RECEIVED_ON_RANGE, UTR_TAKEN
 */
export const enterBooking = (
  db: Db,
  staff: Staff,
  entered: PhoneBooking,
  moment: Moment,
  site: Site,
): Promise<Entered> =>
  rejectDuplicateUtr(
    inTransaction(db, async (tx) => {
      const found = await lockFound(tx, () => findDevotee(tx, entered.devotee, moment))
      const { id: userId, isNew: isNewDevotee } = found
      const hash = createHash('sha256').update(JSON.stringify(entered)).digest('hex')
      const before = await enteredBefore(tx, userId, hash, moment.at)
      const made = before ?? (await makeBooking(tx, staff, { ...entered, userId, hash }, moment, site))
      const claim = await makeClaim(tx, userId, moment.at, site)
      const booking = await getBooking(tx, made.id)
      const { receipt = null } = made
      return { booking, isNew: !before, isNewDevotee, claim, receipt }
    }),
  )

/** `isWhole` means that the price is for all people together. */
type Wanted = PhoneBooking & { userId: string; hash: string; isWhole?: boolean }
type Made = { id: string; receipt?: CashReceipt | null }

const enteredBefore = (tx: Tx, userId: string, hash: string, at: Date): Promise<Made | undefined> =>
  tx
    .selectFrom('bookings')
    .innerJoin('payments', 'payments.id', 'bookings.payment_id')
    .select('bookings.id')
    .where('payments.user_id', '=', userId)
    .where('content_hash', '=', hash)
    .where('entered_by', 'is not', null)
    .where('payments.created_at', '>', new Date(at.getTime() - REPEATED_MS))
    .where('cancelled_at', 'is', null)
    .limit(1)
    .executeTakeFirst()

/** Books what staff and a devotee have agreed. The caller has locked the devotee's row. @throws as `enterBooking` */
export async function makeBooking(tx: Tx, staff: Staff, wanted: Wanted, moment: Moment, site: Site): Promise<Made> {
  const { at } = moment
  const { line, usual } = await readChoice(tx, wanted, moment)
  const fixed = fixTerms({ id: wanted.userId }, [line], site)
  const until = holdOf(wanted, line.dateStart, moment)
  const amount = paidOf(wanted, fixed.amount_total, moment)
  const payment = await insertPayment(tx, {
    ...fixed,
    ...(wanted.paid && wanted.paid.method !== 'CASH' && { amount_payable: amount }),
    entered_by: staff.id,
    created_at: at,
    content_hash: wanted.hash,
    expires_at: new Date(startOf(addDays(until, 1))),
  })
  const id = newId()
  const travellers = toTravellers(wanted.travellers)
  await tx
    .insertInto('bookings')
    .values({
      id,
      user_id: wanted.userId,
      payment_id: payment.id,
      cart_entry_id: line.id,
      head_count: line.headCount,
      date_start: line.dateStart,
      package: line.package && JSON.stringify(line.package),
      poojas: JSON.stringify(line.poojas),
      gst: fixed.gst,
      travellers: travellers && JSON.stringify(travellers),
      created_at: at,
    })
    .execute()
  await appendEntries(tx, at, [{ bookingId: id, paymentId: payment.id, entry: quoted(fixed.amount_total) }])
  const change = {
    action: 'booking_entered',
    subjectId: id,
    from: usual === null ? {} : { price: rupeesFromPaise(usual) },
    to: usual === null ? {} : { price: wanted.price, text: wanted.reason },
  } as const
  await recordChange(tx, { actorId: staff.id, ...change }, moment)
  const receipt = await pay(tx, staff, { id, payment, paid: wanted.paid }, moment, site)
  await tellEntered(tx, id, { until, amount: payment.amountPayable }, moment)
  return { id, receipt }
}

/** The last day of the hold. @throws AppError HELD_UNTIL_RANGE */
function holdOf({ heldUntil }: Wanted, start: CalendarDay, { today, language }: Moment): CalendarDay {
  const least = (day: CalendarDay) => (day < start ? day : start)
  if (heldUntil === undefined) return least(addDays(today, HELD_DAYS))
  const [day, last] = [dayOf(heldUntil), least(addDays(today, MOST_HELD_DAYS))]
  if (day >= today && day <= last) return day
  const words = { first: formatDay(today, language), last: formatDay(last, language) }
  throw new AppError('HELD_UNTIL_RANGE', { field: 'heldUntil', words })
}

/**
 * The paid amount in paise, at most the price. Cash in whole rupees may exceed the price by less than a rupee.
 * @throws AppError PAID_OVER_PRICE, RECEIVED_ON_RANGE
 */
function paidOf({ paid }: Wanted, price: Paise, { today, language }: Moment): Paise {
  if (!paid) return paise(0)
  const day = dayOf(paid.receivedOn)
  if (!canBeReceivedOn(day, { quotedOn: today, today })) {
    const words = { first: formatDay(addDays(today, -1), language), last: formatDay(today, language) }
    throw new AppError('RECEIVED_ON_RANGE', { field: 'paid.receivedOn', words })
  }
  const amount = paiseFromRupees(paid.amount)
  if (amount >= price + 100)
    throw new AppError('PAID_OVER_PRICE', { field: 'paid.amount', words: { amount: formatRupees(price, language) } })
  return paise(Math.min(amount, price))
}

type Paying = { id: string; payment: Payment; paid: PhoneBooking['paid'] }

async function pay(tx: Tx, staff: Staff, { id, payment, paid }: Paying, moment: Moment, site: Site) {
  if (!paid) return null
  const { at } = moment
  if (paid.method === 'CASH') {
    const [amount, receivedOn] = [paiseFromRupees(paid.amount), dayOf(paid.receivedOn)]
    const { receipt } = await recordCashIn(tx, staff, { bookingId: id, amount, receivedOn, note: '' }, moment, site)
    return receipt
  }
  await changeState(tx, payment, { state: 'SUBMITTED', utr: paid.refNo, submittedAt: at })
  const entry = { bookingId: id, paymentId: payment.id, entry: submitted(payment.amountPayable) }
  await appendEntries(tx, at, [{ ...entry, detail: { utr: paid.refNo } }])
  return null
}

/** Emails the devotee about a booking that staff have entered. */
export async function tellEntered(
  tx: Tx,
  id: string,
  hold: { until: CalendarDay; amount: Paise } | null,
  moment: Moment,
) {
  const booking = await getBooking(tx, id)
  const status = statusOf(booking, moment.today)
  await queueEmailTo(tx, booking.user_id, moment.at, (name) => ({
    kind: 'phone_booking',
    content: {
      ...aboutBooking(booking, moment.today),
      name,
      bookingId: id,
      status,
      ...(status === 'HELD' && hold && { held: hold }),
    },
  }))
}
