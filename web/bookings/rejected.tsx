import type { ReactNode } from 'react'
import type { PaymentOfBooking } from '../../contract/booking-detail.ts'
import type { RejectReason } from '../../domain/payment.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Message } from '../api.ts'
import { langOf, useTranslate } from '../language/language.ts'
import { useCare } from '../root-data.ts'
import { useRupees } from '../ui/format.ts'
import { telephone, TextLink } from '../ui/text-link.tsx'

/** The same texts as in the email. */
const reasons: Record<RejectReason, typeof m.payment_reason_other> = {
  NOT_FOUND: m.payment_reason_not_found,
  AMOUNT_DIFFERS: m.payment_reason_amount_differs,
  ALREADY_USED: m.payment_reason_already_used,
  OTHER: m.payment_reason_other,
}
const advice: Record<RejectReason, Message<{ phone: string }>> = {
  NOT_FOUND: m.booking_advice_not_found,
  AMOUNT_DIFFERS: m.booking_advice_amount,
  ALREADY_USED: m.booking_advice_used,
  OTHER: m.booking_advice_other,
}

/** Why staff rejected a payment, what they wrote about it, and what the devotee can do. */
export function Rejected({ payment }: { payment: PaymentOfBooking }) {
  const t = useTranslate()
  const rupees = useRupees()
  const care = useCare()
  const reason = payment.rejectReason ?? 'OTHER'
  return (
    <>
      <p className="font-bold">{t(reasons[reason])}</p>
      <p>{t(m.booking_rejected_utr, { utr: payment.refNo ?? '', amount: rupees(payment.amountPayable) })}</p>
      {payment.rejectText && (
        <Quoted title={t(m.booking_staff_wrote)}>
          <span lang={langOf(payment.rejectText)}>{payment.rejectText}</span>
        </Quoted>
      )}
      <p>{t(advice[reason], care)}</p>
      <TextLink to={telephone(care.phone)}>{t(m.booking_call, care)}</TextLink>
    </>
  )
}

/** Words that somebody else wrote, with their title. */
export const Quoted = ({ title, children }: { title: string; children: ReactNode }) => (
  <figure className="grid gap-1 rounded-lg bg-glow px-4 py-2">
    <figcaption className="text-ink">{title}</figcaption>
    <blockquote className="font-bold whitespace-pre-line">{children}</blockquote>
  </figure>
)
