import type { BookingDetail, PaymentOfBooking } from '../../../contract/booking-detail.ts'
import { m } from '../../../messages/compiled/messages.js'
import { paymentStatusText, rejectedText, type StatusText } from '../../../messages/status.ts'
import { langOf, useTranslate } from '../../language/language.ts'
import { useMoment, useRupees } from '../../ui/format.ts'
import { useTransferParts } from '../../ui/transfer-parts.ts'
import { DescriptionList } from '../parts/description-list.tsx'
import { rejectReasons } from '../parts/reject-fields.tsx'
import { RejectPayment } from '../parts/reject-payment.tsx'
import { StatusForStaff } from './status-for-staff.tsx'
import { VerifyPayment } from '../parts/verify-payment.tsx'

export function BookingPayments({ booking }: { booking: BookingDetail }) {
  const t = useTranslate()
  return (
    <section aria-labelledby="payments" className="grid gap-3">
      <h2 id="payments">{t(m.desk_all_payments)}</h2>
      <ul className="grid gap-4">
        {booking.payments.map((payment) => (
          <PaymentCard key={payment.id} booking={booking} payment={payment} />
        ))}
      </ul>
    </section>
  )
}

/** The sentence for an open payment is for the devotee, who is to pay. */
const textFor = ({ status, rejectReason, refNo }: PaymentOfBooking): StatusText =>
  status === 'REJECTED'
    ? { ...rejectedText(rejectReason), ...(!refNo && { label: m.desk_cash_gone }) }
    : { ...paymentStatusText[status], ...(status === 'INITIATED' && { next: m.desk_no_utr_next }) }

function PaymentCard({ booking, payment }: { booking: BookingDetail; payment: PaymentOfBooking }) {
  const t = useTranslate()
  const rupees = useRupees()
  const moment = useMoment()
  const { status, reference, refNo, amountPaid, submittedAt, rejectReason, rejectText, transfer } = payment
  const parts = useTransferParts([transfer])(transfer)
  const isOpen = status === 'INITIATED'
  const isBefore = booking.steps.some((step) => step.reference === reference && step.way === 'BEFORE')
  return (
    <li className="card grid gap-4">
      <h3>{t(payment.purpose === 'ADVANCE' ? m.desk_advance : m.desk_balance)}</h3>
      <StatusForStaff of={textFor(payment)} isRejected={status === 'REJECTED'} hasUtr={isOpen || refNo !== null} />
      <DescriptionList
        of={[
          isOpen
            ? [t(m.desk_due), rupees(payment.amountPayable)]
            : [t(status === 'VERIFIED' || !refNo ? m.desk_amount : m.desk_submitted_amount), rupees(amountPaid)],
          isOpen || refNo
            ? [t(m.common_utr_number), refNo]
            : [t(m.document_paid_by), t(isBefore ? m.desk_before : m.common_cash)],
          [t(m.common_payment_code), reference],
          [t(m.desk_submitted_at), refNo && submittedAt && moment(submittedAt)],
          [t(m.desk_reason), rejectReason && t(rejectReasons[rejectReason])],
        ]}
      />
      {rejectText && <p lang={langOf(rejectText)}>{rejectText}</p>}
      {parts && <p>{parts}</p>}
      {status === 'SUBMITTED' && <VerifyPayment booking={booking} payment={payment} />}
      {/* Cash that was undone is recorded anew. */}
      {status === 'REJECTED' && !booking.isTest && (refNo || isBefore) && (
        <details>
          <summary className="link min-h-11 py-2">{t(m.desk_verify_rejected)}</summary>
          <div className="pt-2">
            <VerifyPayment booking={booking} payment={payment} />
          </div>
        </details>
      )}
      {/* The money of a cancelled booking is being refunded, so its verification cannot be revoked here. */}
      {(status === 'SUBMITTED' || (status === 'VERIFIED' && booking.status !== 'CANCELLED')) && (
        <RejectPayment payment={payment} isCash={status === 'VERIFIED' && !refNo && !isBefore} />
      )}
    </li>
  )
}
