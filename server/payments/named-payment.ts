import type { NamedPayment } from '../../contract/named-payment.ts'
import { type Paise, rupeesFromPaise } from '../../domain/money.ts'
import { type PaymentState, paymentStatus } from '../../domain/payment.ts'

type Row = {
  id: string
  reference: string
  utr: string | null
  amount_payable: Paise
  state: PaymentState['state']
  name: string
  booking_id: string | null
}

export const toNamedPayment = (row: Row): NamedPayment => ({
  id: row.id,
  reference: row.reference,
  refNo: row.utr,
  amountPaid: rupeesFromPaise(row.amount_payable),
  status: paymentStatus({ state: row.state }),
  name: row.name,
  bookingId: row.booking_id,
})
