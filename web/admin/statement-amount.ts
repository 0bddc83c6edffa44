import type { BookingDetail, PaymentOfBooking } from '../../contract/booking-detail.ts'
import { balanceOf } from '../../domain/ledger.ts'
import { paise, paiseFromRupees, rupeesFromPaise } from '../../domain/money.ts'

/** Rupees as staff type or paste them from a statement (`4,000.50`, `₹ 4000`); null when they are none. */
export function readRupees(text: string): number | null {
  const figures = text.replaceAll(/[₹,\s]/g, '')
  return /^\d{1,8}(\.\d{1,2})?$/.test(figures) ? Number(figures) : null
}

/** How much of a payment is for this booking; it may be for several. In rupees. */
export const partOf = ({ steps }: BookingDetail, { reference, amountPaid }: PaymentOfBooking): number =>
  steps.find((step) => step.kind === 'PAID' && step.reference === reference)?.amount ?? amountPaid

/**
 * What a booking comes to once a payment for it alone is found with this amount, in rupees: still due, over, or, of a
 * cancelled booking, to be sent back.
 */
export function afterVerifying(booking: BookingDetail, payment: PaymentOfBooking, amount: number) {
  const { money, status } = booking
  const claimed = payment.status === 'SUBMITTED' ? payment.amountPaid : 0
  const { due, over } = balanceOf(
    {
      price: paiseFromRupees(money.total),
      claimed: paise(paiseFromRupees(money.beingChecked) - paiseFromRupees(claimed)),
      received: paise(paiseFromRupees(money.received) + paiseFromRupees(amount)),
      refundDue: paiseFromRupees(money.refundDue),
    },
    status === 'CANCELLED',
  )
  return { due: rupeesFromPaise(due), over: rupeesFromPaise(over) }
}
