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
/** A query for the ids of bookings, used as a part of another statement. */
export type BookingIds = Expression<string>

export type BookingRow = Selectable<Bookings> &
  SumColumns &
  FactsColumns & {
    /** The agreed price of the booking, and the refunds that were sent. */
    quoted: Paise
    refunded: Paise
    /** The amount that was written off, even if it was paid later. */
    written_off: Paise
    /** The amounts that staff have allowed from the price, and waived from the fee of a cancelled booking. */
    allowed: Paise
    waived: Paise
    utr: string | null
    reference: string
    payment_state: PaymentState['state']
    /** The rate of GST on the day of the quote. */
    gst_percent: number
    /** The cancellation terms of the quote; null for the usual terms. */
    refund_tiers: RefundTier[] | null
    /** The last day of the journey or of its poojas, in Asia/Kolkata. */
    last_day: CalendarDay
  }

/** The day of the last pooja of a booking; null without poojas. */
export const lastPooja = sql<CalendarDay | null>`
  (select max((dated ->> 'date')::date) from jsonb_array_elements(bookings.poojas) as dated)`

/** For queries of bookings joined with packages. The itinerary of a package has one entry for each day. */
export const lastDay = sql<CalendarDay>`greatest(
  bookings.date_start + greatest(coalesce(jsonb_array_length(packages.itinerary), 1) - 1, 0), ${lastPooja})`

const advanceIs = (state: 'REJECTED' | 'OPEN') => sql<boolean>`exists (
  select from payments where payments.id = bookings.payment_id and payments.state = ${sql.lit(state)})`
export const paymentRejected = advanceIs('REJECTED')
/** Whether staff have entered the booking and its advance has no UTR. */
export const isHeld = advanceIs('OPEN')

/** The same rule as for NO_PLACE in `bookingStatus` of domain/booking-status.ts. */
export const lacksPlace = sql<boolean>`bookings.no_place and bookings.cancelled_at is null
  and (bookings.verified or not (${paymentRejected} or ${isHeld}))`

export const selectBookings = (db: Db) =>
  db
    .selectFrom('bookings')
    .innerJoin('payments', 'payments.id', 'bookings.payment_id')
    .leftJoin('packages', (join) => join.on('packages.id', '=', sql<string>`(bookings.package ->> 'id')::uuid`))
    .innerJoinLateral(moneyOfBooking, (join) => join.onTrue())
    .selectAll('bookings')
    // Money without a UTR has an invented number in this column.
    .select(sql<string | null>`case payments.way when 'BANK' then payments.utr end`.as('utr'))
    .select(['payments.reference', 'payments.state as payment_state', 'payments.gst_percent'])
    .select('payments.refund_tiers')
    .select(['money.price', 'money.unverified', 'money.received', 'money.refund_due', 'money.quoted', 'money.refunded'])
    .select(['money.written_off', 'money.allowed', 'money.waived'])
    .select(['packages.stops', 'packages.vehicle', 'packages.hotel_class', 'packages.nights'])
    .select(lastDay.as('last_day'))

/** Whether a journey was already over when it was imported; such a journey gets no invoice from us. */
export const isHistory = ({ imported, created_at: at, last_day: last }: BookingRow): boolean =>
  imported && last < dayOf(at.getTime())

/**
 * Locks bookings until the transaction ends, then reads them, in the order of their ids. Nobody else can change their sums before
 * this transaction adds entries.
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
 * The share of a booking in a payment: its part of the amount, how much of it is unverified, how much was received, and whether
 * staff have verified it. Amounts in paise.
 */
export type Share = {
  bookingId: string
  part: Paise
  unverified: Paise
  received: Paise
  /** The amount by which cash rounded the price. */
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
      // Each submission of a payment has the same amount for one booking.
      sql<Paise>`max(unverified) filter (where ledger.kind = 'SUBMITTED')`.as('part'),
      sql<Paise>`coalesce(sum(price) filter (where ledger.kind = 'ROUNDED'), 0)::bigint`.as('rounding'),
      sql<number>`(count(*) filter (where ledger.kind = 'SUBMITTED'))::int`.as('submissions'),
      // The entries are counted, because ids from several servers may not sort by time. A verification is revoked at most once.
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

/** A ledger entry with its booking and its payment. */
export type BookingEntry = {
  bookingId: string
  paymentId?: string
  entry: LedgerEntry
  detail?: LedgerDetail
  /** The act of this entry, if one statement writes the entries of several acts. */
  actId?: string
}

/** Writes entries in their order, for an act of staff or, without an act, for the devotee. The caller has locked the bookings. */
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
