import type { PaymentOfRow, StatementLine } from '../../../contract/desk/statements.ts'
import { paiseFromRupees, total } from '../../../domain/money.ts'

type Row = Pick<StatementLine, 'amount'> & { payments: readonly Pick<PaymentOfRow, 'amountPaid'>[] }

/**
 * The amount in rupees with which a payment of a row is confirmed. Null if several payments share the row and their submitted
 * amounts do not add up to the row's amount.
 */
export function amountToConfirm({ amount, payments }: Row, payment: Row['payments'][number]): number | null {
  if (amount === null || amount <= 0) return null
  if (payments.length === 1 || payment.amountPaid === amount) return amount
  const together = total(payments.map(({ amountPaid }) => paiseFromRupees(amountPaid)))
  return together === paiseFromRupees(amount) ? payment.amountPaid : null
}
