import type { BookingDetail, PaymentOfBooking } from '../../contract/booking-detail.ts'
import { m } from '../../messages/compiled/messages.js'
import { langOf, useSay } from '../language/language.ts'
import { useMoment, useRupees } from '../ui/format.ts'
import { DeskStatus } from './booking-status.tsx'
import { Facts } from './description-list.tsx'
import { RejectPayment, rejectReasons } from './reject-payment.tsx'
import { partOf } from './statement-amount.ts'
import { VerifyPayment } from './verify-payment.tsx'

export function PaymentsOfBooking({ booking }: { booking: BookingDetail }) {
  const say = useSay()
  return (
    <section aria-labelledby="payments" className="grid gap-3">
      <h2 id="payments">{say(m.desk_payments)}</h2>
      <ul className="grid gap-4">
        {booking.payments.map((payment) => (
          <PaymentCard key={payment.id} booking={booking} payment={payment} />
        ))}
      </ul>
    </section>
  )
}

function PaymentCard({ booking, payment }: { booking: BookingDetail; payment: PaymentOfBooking }) {
  const say = useSay()
  const rupees = useRupees()
  const moment = useMoment()
  const { status, reference, refNo, amountPaid, submittedAt, rejectReason, rejectText } = payment
  const part = partOf(booking, payment)
  const isOpen = status === 'INITIATED'
  return (
    <li className="card grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3>{say(payment.purpose === 'ADVANCE' ? m.desk_advance : m.desk_balance)}</h3>
        <DeskStatus status={status} />
      </div>
      <Facts
        of={[
          [say(m.desk_reference), reference],
          [say(m.utr_number), refNo],
          isOpen
            ? [say(m.desk_due), rupees(payment.amountPayable)]
            : [say(m.desk_submitted_amount), rupees(amountPaid)],
          [say(m.desk_submitted_at), submittedAt && moment(submittedAt)],
          [say(m.desk_reason), rejectReason && say(rejectReasons[rejectReason])],
        ]}
      />
      {rejectText && <p lang={langOf(rejectText)}>{rejectText}</p>}
      {!isOpen && part !== amountPaid && <p>{say(m.desk_part, { amount: rupees(part) })}</p>}
      {status === 'SUBMITTED' && <VerifyPayment booking={booking} payment={payment} />}
      {status === 'REJECTED' && (
        <details>
          <summary className="link min-h-11 py-2">{say(m.desk_found_after_all)}</summary>
          <div className="pt-2">
            <VerifyPayment booking={booking} payment={payment} />
          </div>
        </details>
      )}
      {/* What was received for a cancelled booking is on its way back: that is no longer undone here. */}
      {(status === 'SUBMITTED' || (status === 'VERIFIED' && booking.status !== 'CANCELLED')) && (
        <RejectPayment payment={payment} />
      )}
    </li>
  )
}
