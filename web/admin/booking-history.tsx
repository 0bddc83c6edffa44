import type { BookingDetail, Step } from '../../contract/booking-detail.ts'
import { m } from '../../messages/compiled/messages.js'
import { langOf, useSay } from '../language/language.ts'
import { useDay, useMoment, useRupees } from '../ui/format.ts'
import { rejectReasons } from './reject-payment.tsx'

const words = {
  QUOTED: m.desk_step_quoted,
  PAID: m.desk_step_paid,
  VERIFIED: m.desk_step_verified,
  REVOKED: m.desk_step_revoked,
  REJECTED: m.desk_step_rejected,
  CANCELLED: m.desk_step_cancelled,
  REFUND_DUE: m.desk_step_refund_due,
  REFUNDED: m.desk_step_refunded,
} as const satisfies Partial<Record<Step['kind'], unknown>>

/** What has happened with a booking, oldest first, with the moments in India. */
export function StepsOfBooking({
  booking: { reference, steps },
}: {
  booking: Pick<BookingDetail, 'reference' | 'steps'>
}) {
  const say = useSay()
  return (
    <section aria-labelledby="steps" className="ledger grid gap-3">
      <h2 id="steps">{say(m.desk_steps)}</h2>
      <ol className="grid gap-3">
        {steps.map((step, index) => (
          <StepLine key={index} step={step} isOfAdvance={step.reference === reference} />
        ))}
      </ol>
    </section>
  )
}

function StepLine({ step, isOfAdvance }: { step: Step; isOfAdvance: boolean }) {
  const say = useSay()
  const rupees = useRupees()
  const day = useDay()
  const moment = useMoment()
  const { kind, at, reference, refNo, reason, text, dateBefore } = step

  const happened = () => {
    if (kind === 'CHANGED') return say(m.desk_step_changed, { date: dateBefore ? day(dateBefore) : '' })
    // A payment that nobody rejected was taken back by its payer, who gave another reference.
    if (kind === 'REJECTED' && !reason) return say(m.desk_step_replaced)
    return say(words[kind], { amount: rupees(step.amount) })
  }

  return (
    <li className="border-b border-dotted border-edge pb-2 last:border-0">
      <p className="text-quiet tabular-nums">
        <time dateTime={at}>{moment(at)}</time>
      </p>
      <p className="font-bold">{happened()}</p>
      {(reason || text) && (
        <p>
          {reason && say(rejectReasons[reason])}
          {reason && text && ': '}
          {text && <span lang={langOf(text)}>{text}</span>}
        </p>
      )}
      {refNo && (
        <p className="tabular-nums">
          {say(kind === 'REFUNDED' ? m.desk_sent_under : m.utr_number)}: {refNo}
        </p>
      )}
      {reference && !isOfAdvance && (
        <p className="text-quiet tabular-nums">
          {say(m.desk_reference)}: {reference}
        </p>
      )}
    </li>
  )
}
