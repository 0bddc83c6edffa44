import type { Transfer } from '../../contract/booking.ts'
import { m } from '../../messages/compiled/messages.js'
import { nameIn } from '../language/in-language.ts'
import { useLanguage, useTranslate } from '../language/language.ts'
import { useTableRupees } from './format.ts'

/** Says which part of a transfer is for the booking of the page and which for others; null if all of it is for this booking. */
export function useTransferParts(
  of: readonly (Transfer | undefined)[],
): (transfer: Transfer | undefined) => string | null {
  const t = useTranslate()
  const language = useLanguage()
  const rupees = useTableRupees(
    of.flatMap((transfer) => (transfer ? [transfer.part, ...transfer.others.map(({ amount }) => amount)] : [])),
  )
  return (transfer) =>
    transfer && transfer.others.length > 0
      ? t(m.common_part, {
          amount: rupees(transfer.part),
          others: transfer.others
            .map((other) => t(m.common_part_other, { amount: rupees(other.amount), name: nameIn(language, other) }))
            .join(', '),
        })
      : null
}
