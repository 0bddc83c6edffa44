import { sql } from 'kysely'
import type { Db } from '../../../db/connect.ts'
import type { CalendarDay } from '../../../domain/calendar-day.ts'
import type { NumberedKind } from '../../../domain/document.ts'
import type { Paise } from '../../../domain/money.ts'
import type { PaymentWay } from '../../../domain/payment.ts'
import type { IssuedData } from '../../documents/document-data.ts'
import { type TaxFigures, taxFigures } from '../../documents/tax-figures.ts'

/** The first day of a month (`YYYY-MM`) and of the next one. */
export function daysOf(month: string): { from: CalendarDay; before: CalendarDay } {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  return { from: `${month}-01` as CalendarDay, before: `${next}-01` as CalendarDay }
}

export type IssuedRow<Kind extends NumberedKind = NumberedKind> = {
  id: string
  booking_id: string
  kind: Kind
  serial: string
  day: CalendarDay
  amount: Paise
  data: IssuedData[Kind]
  cancels: string | null
  /** The document was marked as cancelled without another document, so GSTR-1 gets no figures from it. */
  isVoid: boolean
  figures: TaxFigures
}

const documents = (db: Db) =>
  db
    .selectFrom('documents')
    .select(['id', 'booking_id', 'kind', 'serial', 'issued_on as day', 'amount', 'data', 'cancels'])
    .select(sql<boolean>`cancel_reason is not null`.as('isVoid'))
    .orderBy('kind')
    .orderBy('serial')

type Read = Awaited<ReturnType<ReturnType<typeof documents>['execute']>>[number]

const toIssued = (row: Read): IssuedRow => {
  const data = row.data as IssuedData[NumberedKind]
  return { ...row, data, figures: taxFigures(row.kind, data) }
}

/** The numbered documents of a month, by kind and serial. */
export async function readIssued(db: Db, month: string): Promise<IssuedRow[]> {
  const { from, before } = daysOf(month)
  const rows = await documents(db).where('issued_on', '>=', from).where('issued_on', '<', before).execute()
  return rows.map(toIssued)
}

/** Documents from before a month of the bookings of other documents. */
export async function readEarlier(db: Db, month: string, issued: readonly IssuedRow[]): Promise<IssuedRow[]> {
  const bookings = [...new Set(issued.map(({ booking_id: id }) => id))]
  const rows = documents(db)
    .where('booking_id', '=', sql<string>`any(${bookings}::uuid[])`)
    .where('issued_on', '<', daysOf(month).from)
  return (await rows.execute()).map(toIssued)
}

/** Money that was received or refunded on a day; a refund is negative. */
export type Move = {
  day: CalendarDay
  way: PaymentWay
  /** The reference at the bank; for cash, the reference of the payment. */
  reference: string
  booking: string
  amount: Paise
  /** A statement of the bank has a row for it. */
  isStated: boolean
}

/** The movements of money: receipts by the day of the bank or of the cash, refunds by the day on which they were recorded. */
const moves = sql`(
    select payments.id as payment_id, max(ledger.detail ->> 'receivedOn') filter (where ledger.kind = 'VERIFIED') as day, payments.way,
      coalesce(payments.utr, payments.reference) as reference, ledger.booking_id, sum(ledger.received)::bigint as amount
    from ledger join payments on payments.id = ledger.payment_id
    group by payments.id, ledger.booking_id having sum(ledger.received) > 0
    union all
    select null::uuid, india_day(ledger.created_at)::text, 'BANK', coalesce(ledger.detail ->> 'utr', ''), ledger.booking_id, ledger.received
    from ledger where ledger.kind = 'REFUNDED')`

/** The money of a month, without that of the earlier books. */
export async function readMoves(db: Db, month: string): Promise<Move[]> {
  const { from, before } = daysOf(month)
  const { rows } = await sql<Move>`
    select received.day, received.way, received.reference, origin.reference as booking, received.amount,
      coalesce(received.payment_id in (
        select jsonb_array_elements_text(payment_ids)::uuid from statement_rows join statements on statements.id = statement_id
        where undone_at is null and published is not null and statement_rows.amount > 0), false) as "isStated"
    from ${moves} as received join bookings on bookings.id = received.booking_id
    join payments as origin on origin.id = bookings.payment_id
    where received.day >= ${from} and received.day < ${before} and received.way <> 'BEFORE'
    order by received.day, received.way, received.reference, received.booking_id, received.amount`.execute(db)
  return rows
}

/** The movements of money before a day, added up by way and kind of reference; counted cash is no longer in hand. */
export async function readOpening(db: Db, before: CalendarDay): Promise<Pick<Move, 'way' | 'reference' | 'amount'>[]> {
  const { rows } = await sql<Pick<Move, 'way' | 'reference' | 'amount'>>`
    select way, max(reference) as reference, sum(amount)::bigint as amount from ${moves} as received
    where day < ${before} and way <> 'BEFORE' group by way, reference ~ '^[0-9]{12}$'
    union all
    select 'CASH', '', (0 - coalesce(sum(counted), 0))::bigint from cash_counts where day < ${before}`.execute(db)
  return rows
}

export type Open = { before: CalendarDay; held: Paise; owed: Paise }

/** Before each of some days: money of devotees without an invoice, and what stands on invoices and was not paid, both by booking. */
export async function readOpen(db: Db, days: readonly CalendarDay[]): Promise<Open[]> {
  const { rows } = await sql<Open>`
    select before::text, coalesce(sum(greatest(0, open)), 0)::bigint as held, coalesce(sum(greatest(0, 0 - open)), 0)::bigint as owed
    from unnest(${[...days]}::date[]) as before left join lateral (
      select sum(amount) as open from (
        select booking_id, amount from ${moves} as received where day::date < before
        union all
        select booking_id, case kind when 'invoice' then 0 - amount else amount end from documents
        where kind in ('invoice', 'credit_note') and cancel_reason is null and issued_on < before) as parts
      group by booking_id) as bookings on true
    group by before order by before`.execute(db)
  return rows
}
