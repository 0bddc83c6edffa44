import { m } from '../../../messages/compiled/messages.js'
import { useTranslate } from '../../language/language.ts'
import { useRupees } from '../../ui/format.ts'

type Payment = { amountPaid: number; amountFound: number | null }

/** The amount of a payment. If the bank received another amount than expected, the text has both. */
export function useFoundAmount(format?: (rupees: number) => string): (payment: Payment) => string {
  const t = useTranslate()
  const rupees = useRupees()
  const write = format ?? rupees
  return ({ amountPaid, amountFound }) =>
    amountFound === null || amountFound === amountPaid
      ? write(amountPaid)
      : t(m.desk_found_of, { found: write(amountFound), expected: write(amountPaid) })
}
