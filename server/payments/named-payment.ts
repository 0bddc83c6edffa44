import { sql } from 'kysely'
import type { NamedPayment } from '../../contract/named-payment.ts'
import type { LedgerDetail } from '../../db/tables.ts'
import { type Paise, rupeesFromPaise } from '../../domain/money.ts'
import { type PaymentState, paymentStatus } from '../../domain/payment.ts'
import type { SubmittedPayment } from './store.ts'

type Row = {
  id: string
  reference: string
  utr: string | null
  amount_payable: Paise
  found: Paise | null
  state: PaymentState['state']
  name: string
  booking_id: string | null
}

/** What identifies a payment in a ledger entry: its UTR, or the way of payment without one. */
export const referenceOf = ({ way, utr }: SubmittedPayment): LedgerDetail => (way === 'BANK' ? { utr } : { way })

/**
 * The amount of a payment that was found on the bank statement, in paise; null while none was. The query contains the table of
 * payments.
 */
export const foundAmount = sql<Paise | null>`
  (select nullif(sum(received), 0) from ledger where ledger.payment_id = payments.id)::bigint`

/** The booking of a balance, or the first booking of an advance. The query contains the table of payments. */
export const bookingOfPayment = sql<string | null>`coalesce(payments.booking_id,
  (select bookings.id from bookings where bookings.payment_id = payments.id order by bookings.id limit 1))`

export const toNamedPayment = (row: Row): NamedPayment => ({
  id: row.id,
  reference: row.reference,
  refNo: row.utr,
  amountPaid: rupeesFromPaise(row.amount_payable),
  amountFound: row.found === null ? null : rupeesFromPaise(row.found),
  status: paymentStatus({ state: row.state }),
  name: row.name,
  bookingId: row.booking_id,
})
