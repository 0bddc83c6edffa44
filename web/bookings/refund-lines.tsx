import type { BookingDetail } from '../../contract/booking-detail.ts'
import { m } from '../../messages/compiled/messages.js'
import { useTranslate } from '../language/language.ts'
import { useCare } from '../root-data.ts'
import { useMoment, useRupees } from '../ui/format.ts'

type Props = Pick<BookingDetail, 'refunds'> & {
  /** Another amount that must be refunded, shown before the text that says how the refund comes. */
  children?: React.ReactNode
}

/** The refunds of a booking with their numbers, and, while one of them waits, how the money comes. */
export function RefundLines({ refunds, children }: Props) {
  const t = useTranslate()
  const rupees = useRupees()
  const moment = useMoment()
  const care = useCare()
  const isOpen = Boolean(children) || refunds.some(({ sentAt }) => sentAt === null)
  return (
    <>
      {refunds.map(({ reference, amount, sentAt }) => (
        <p key={reference}>
          {sentAt
            ? t(m.booking_refund_sent, { amount: rupees(amount), reference, moment: moment(sentAt) })
            : t(m.booking_refund_due, { amount: rupees(amount), reference })}
        </p>
      ))}
      {children}
      {isOpen && <p>{t(m.booking_refund_where, care)}</p>}
    </>
  )
}
