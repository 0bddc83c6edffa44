import type { BookingDetail, PaymentOfBooking } from '../../../contract/booking-detail.ts'
import { settlementOf } from '../../../domain/cancellation.ts'
import { balanceOf } from '../../../domain/ledger.ts'
import { paise, paiseFromRupees, rupeesFromPaise } from '../../../domain/money.ts'

/** Reads an amount in rupees that was typed or pasted from a statement (`4,000.50`, `₹ 4000`, `४०००`); null if it is not an amount. */
export function readRupees(text: string): number | null {
  const figures = text.replaceAll(/[₹,\s]/g, '').replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
  return /^\d{1,8}(\.\d{1,2})?$/.test(figures) ? Number(figures) : null
}

/**
 * The rupees that are still due or that are too much after a payment for this booking alone is verified with an amount. For a
 * cancelled booking `over` is what must be refunded.
 */
export function afterVerifying(booking: BookingDetail, payment: PaymentOfBooking, amount: number) {
  const { money, status, steps, cancellation } = booking
  const received = paise(paiseFromRupees(money.received) + paiseFromRupees(amount))
  const refundDue = paiseFromRupees(money.refundDue)
  if (status === 'CANCELLED') {
    const quoted = paiseFromRupees(steps.find(({ kind }) => kind === 'QUOTED')?.amount ?? 0)
    const settlement = settlementOf({
      quoted,
      received,
      refunded: paiseFromRupees(money.refunded),
      percent: cancellation.percent,
      mostKept: cancellation.mostKept === undefined ? quoted : paiseFromRupees(cancellation.mostKept),
    })
    return { due: 0, over: settlement ? rupeesFromPaise(paise(settlement.refundDue - refundDue)) : 0 }
  }
  const submitted = payment.status === 'SUBMITTED' ? payment.part : 0
  const { due, over } = balanceOf(
    {
      price: paiseFromRupees(money.total),
      unverified: paise(paiseFromRupees(money.beingChecked) - paiseFromRupees(submitted)),
      received,
      refundDue,
    },
    false,
  )
  return { due: rupeesFromPaise(due), over: rupeesFromPaise(over) }
}
