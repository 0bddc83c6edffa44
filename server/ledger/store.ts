import { type Expression, type Selectable, sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import type { Bookings, FactsColumns, LedgerDetail } from '../../db/tables.ts'
import type { Tx } from '../../db/transaction.ts'
import { type CalendarDay, dayOf } from '../../domain/calendar-day.ts'
import type { RefundTier } from '../../domain/cancellation.ts'
import type { LedgerEntry } from '../../domain/ledger.ts'
import { type Paise, paise } from '../../domain/money.ts'
import type { PaymentState } from '../../domain/payment.ts'
import { AppError } from '../http/app-error.ts'
import { moneyOfBooking, type SumColumns, summed } from './sums.ts'

/** A booking with its advance payment and the sums of its ledger, in paise. */
/** A query for the ids of bookings, which becomes a part of another statement. */
export type BookingIds = Expression<string>

export type BookingRow = Selectable<Bookings> &
  SumColumns &
  FactsColumns & {
    /** The price that was agreed for what is booked, and the refunds that were sent. */
    quoted: Paise
    refunded: Paise
    /** What was written off, also if it was paid since. */
    written_off: Paise
    /** What staff have allowed of the price, and waived of the fee of a cancelled booking. */
    allowed: Paise
    waived: Paise
    utr: string | null
    reference: string
    payment_state: PaymentState['state']
    /** The rate of GST on the day of the quote. */
    gst_percent: number
    /** The cancellation terms of the quote; null: the usual ones. */
    refund_tiers: RefundTier[] | null
    /** The last day of the journey or of its poojas, in Asia/Kolkata. */
    last_day: CalendarDay
  }

/** The day of the last pooja of a booking; null without poojas. */
export const lastPooja = sql<CalendarDay | null>`
  (select max((dated ->> 'date')::date) from jsonb_array_elements(bookings.poojas) as dated)`

/** For queries of bookings joined with packages. A package has as many days as its itinerary has entries. */
export const lastDay = sql<CalendarDay>`greatest(
  bookings.date_start + greatest(coalesce(jsonb_array_length(packages.itinerary), 1) - 1, 0), ${lastPooja})`

const advanceIs = (state: 'REJECTED' | 'OPEN') => sql<boolean>`exists (
  select from payments where payments.id = bookings.payment_id and payments.state = ${sql.lit(state)})`
export const paymentRejected = advanceIs('REJECTED')
/** Staff have entered the booking, and its advance has no UTR. */
export const isHeld = advanceIs('OPEN')

/** As `bookingStatus` in domain/booking-status.ts decides NO_PLACE. */
export const lacksPlace = sql<boolean>`bookings.no_place and bookings.cancelled_at is null
  and (bookings.verified or not (${paymentRejected} or ${isHeld}))`

export const selectBookings = (db: Db) =>
  db
    .selectFrom('bookings')
    .innerJoin('payments', 'payments.id', 'bookings.payment_id')
    .leftJoin('packages', (join) => join.on('packages.id', '=', sql<string>`(bookings.package ->> 'id')::uuid`))
    .innerJoinLateral(moneyOfBooking, (join) => join.onTrue())
    .selectAll('bookings')
    // Money without a UTR has a number of its own in its place.
    .select(sql<string | null>`case payments.way when 'BANK' then payments.utr end`.as('utr'))
    .select(['payments.reference', 'payments.state as payment_state', 'payments.gst_percent'])
    .select('payments.refund_tiers')
    .select(['money.price', 'money.unverified', 'money.received', 'money.refund_due', 'money.quoted', 'money.refunded'])
    .select(['money.written_off', 'money.allowed', 'money.waived'])
    .select(['packages.stops', 'packages.vehicle', 'packages.hotel_class', 'packages.nights'])
    .select(lastDay.as('last_day'))

/** A journey that was over when it was imported: it has no invoice of ours. */
export const isHistory = ({ imported, created_at: at, last_day: last }: BookingRow): boolean =>
  imported && last < dayOf(at.getTime())

/**
 * Locks bookings until the transaction ends and reads them after that, in the order of their ids. So nobody else changes their
 * sums before this transaction adds entries.
 */
export async function lockBookings(tx: Tx, ids: readonly string[]): Promise<BookingRow[]> {
  const wanted = [...ids]
  if (wanted.length === 0) return []
  await tx.selectFrom('bookings').select('id').where('id', 'in', wanted).orderBy('id').forNoKeyUpdate().execute()
  return selectBookings(tx).where('bookings.id', 'in', wanted).orderBy('bookings.id').execute()
}

/** Locks one booking; with `userId`, only a booking of this user. @throws AppError NOT_FOUND */
export async function lockBooking(tx: Tx, id: string, userId?: string): Promise<BookingRow> {
  const [booking] = await lockBookings(tx, [id])
  if (!booking || (userId !== undefined && booking.user_id !== userId)) throw new AppError('NOT_FOUND')
  return booking
}

/**
 * The share of a booking in a payment: the amount that is for this booking, how much of it is unverified, how much was
 * received, and whether staff have verified it. All in paise.
 */
export type Share = {
  bookingId: string
  part: Paise
  unverified: Paise
  received: Paise
  /** By how much its cash rounded the price. */
  rounding: Paise
  verified: boolean
  /** How many times its UTR was submitted. */
  submissions: number
  /** The act that verified it last. */
  actId: string | null
}

export const readShares = (db: Db, paymentId: string): Promise<Share[]> =>
  db
    .selectFrom('ledger')
    .leftJoin('acts', 'acts.id', 'ledger.act_id')
    .select('booking_id as bookingId')
    .select(summed)
    .select([
      // Each submission of a payment has the same amount for a booking.
      sql<Paise>`max(unverified) filter (where ledger.kind = 'SUBMITTED')`.as('part'),
      sql<Paise>`coalesce(sum(price) filter (where ledger.kind = 'ROUNDED'), 0)::bigint`.as('rounding'),
      sql<number>`(count(*) filter (where ledger.kind = 'SUBMITTED'))::int`.as('submissions'),
      // Counted, because ids of several servers may not sort by time. A verification is revoked at most once.
      sql<boolean>`count(*) filter (where ledger.kind = 'VERIFIED') > count(*) filter (where ledger.kind = 'REVOKED')`.as(
        'verified',
      ),
      sql<string | null>`(array_agg(acts.id order by acts.seq desc) filter (where ledger.kind = 'VERIFIED'))[1]`.as(
        'actId',
      ),
    ])
    .where('ledger.payment_id', '=', paymentId)
    .groupBy('booking_id')
    .orderBy('booking_id')
    .execute()

/** The share of a booking in a payment, together with the booking. */
export type Part = { share: Share; booking: BookingRow }

/** Locks the bookings of a payment and reads their shares. The caller has locked the payment. */
export async function lockParts(tx: Tx, paymentId: string): Promise<Part[]> {
  const shares = await readShares(tx, paymentId)
  const bookings = await lockBookings(
    tx,
    shares.map(({ bookingId }) => bookingId),
  )
  return shares.flatMap((share) => {
    const booking = bookings.find(({ id }) => id === share.bookingId)
    return booking ? [{ share, booking }] : []
  })
}

/** A ledger entry with its booking, and with the payment that it is about. */
export type BookingEntry = {
  bookingId: string
  paymentId?: string
  entry: LedgerEntry
  detail?: LedgerDetail
  /** Its own act, where one statement writes the entries of several. */
  actId?: string
}

/** Writes entries in their order, for an act of staff or, without one, for the devotee. The caller has locked the bookings. */
export async function appendEntries(
  tx: Tx,
  at: Date,
  entries: readonly BookingEntry[],
  act?: { id: string },
): Promise<void> {
  if (entries.length > 0) await insertEntriesStatement(tx, at, entries, act).execute()
}

/** The statement that writes entries. */
export const insertEntriesStatement = (tx: Tx, at: Date, entries: readonly BookingEntry[], act?: { id: string }) =>
  tx.insertInto('ledger').values(
    entries.map(({ bookingId, paymentId, entry, detail, actId }) => ({
      id: newId(),
      booking_id: bookingId,
      payment_id: paymentId ?? null,
      kind: entry.kind,
      price: entry.price ?? paise(0),
      unverified: entry.unverified ?? paise(0),
      received: entry.received ?? paise(0),
      refund_due: entry.refundDue ?? paise(0),
      written_off: entry.writtenOff ?? paise(0),
      detail: JSON.stringify(detail ?? {}),
      created_at: at,
      act_id: actId ?? act?.id ?? null,
    })),
  )
