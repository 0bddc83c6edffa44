import { type RefObject, useEffect, useRef } from 'react'
import type { BookingDetail, PaymentOfBooking } from '../../contract/booking-detail.ts'
import { m } from '../../messages/compiled/messages.js'
import { bookingStatusText, paymentStatusText, rejectedText } from '../../messages/status.ts'
import { langOf, useTranslate } from '../language/language.ts'
import { useCare } from '../root-data.ts'
import { ButtonLink } from '../ui/button.tsx'
import { useDay, useMoment, useRupees } from '../ui/format.ts'
import { Status, statusBorder } from '../ui/status.tsx'
import { useTransferParts } from '../ui/transfer-parts.ts'
import { advanceOf, balancePayments, statusFor, verificationOf } from './booking-payments.ts'
import { RefundLines } from './refund-lines.tsx'
import { Quoted, Rejected } from './rejected.tsx'

/** `now` is in epoch milliseconds; it shows whether a check is late. */
type Props = { booking: BookingDetail; now: number; canAct: boolean }
type SectionProps = Props & { heading: RefObject<HTMLHeadingElement | null> }

/** The state of a booking and of each of its payments, and what the devotee can do. */
export function BookingStatus({ booking, now, canAct, heading }: SectionProps) {
  const t = useTranslate()
  const advance = advanceOf(booking)
  const { status } = booking
  // After the journey nothing reminds the devotee of the balance, but it can still be paid.
  const due = booking.amountDue || booking.money.unpaid
  const text = status === 'REJECTED' && advance ? rejectedText(advance.rejectReason) : bookingStatusText[status]
  return (
    <section aria-labelledby="status" className={`card grid gap-3 ${statusBorder[text.tone]}`}>
      <h2 id="status" ref={heading} tabIndex={-1} className="scroll-mt-4 max-sm:sr-only">
        {t(m.status_label)}
      </h2>
      <Status of={isRefundDue(booking) ? { ...text, next: m.status_cancelled_next } : text} />
      {status === 'CANCELLED' && <Cancelled booking={booking} />}
      {advance && <PaymentState booking={booking} payment={advance} now={now} canAct={canAct} />}
      {balancePayments(booking).map((payment) => (
        <div key={payment.id} className="grid gap-3 border-t border-dotted border-edge pt-3">
          <h3>{t(m.booking_balance)}</h3>
          <Status
            of={payment.status === 'REJECTED' ? rejectedText(payment.rejectReason) : paymentStatusText[payment.status]}
          />
          <PaymentState booking={booking} payment={payment} now={now} canAct={canAct} />
        </div>
      ))}
      {status === 'PAST' && canAct && (
        <ButtonLink to="/feedback" className="justify-self-start print:hidden">
          {t(m.history_tell_feedback)}
        </ButtonLink>
      )}
      {booking.money.writtenOff > 0 && <p>{t(m.booking_written_off)}</p>}
      {due > 0 && status !== 'REJECTED' && status !== 'NO_PLACE' && (
        <BalanceDue booking={booking} due={due} canAct={canAct} />
      )}
    </section>
  )
}

/**
 * The pressed button is far from the state, so the state's heading is scrolled into view after a change. The hook belongs to the
 * page, because the state changes its place in it.
 */
export function useFocusOnChange(status: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(status)
  useEffect(() => {
    if (before.current === status) return
    before.current = status
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [status])
  return heading
}

/** Whether a cancelled booking has a refund that still must be sent, or may have one. */
const isRefundDue = ({ status, money }: BookingDetail): boolean =>
  status === 'CANCELLED' && money.refundDue + money.beingChecked > 0

function BalanceDue({ booking, due, canAct }: { booking: BookingDetail; due: number; canAct: boolean }) {
  const t = useTranslate()
  const rupees = useRupees()
  const day = useDay()
  const held = booking.held && { amount: rupees(booking.held.amount), date: day(booking.held.until) }
  const amount = held ? held.amount : rupees(due)
  if (booking.amountBeingChecked > 0) return <p className="text-quiet">{t(m.booking_balance_waits, { amount })}</p>
  return (
    <>
      {held && !booking.ended && <p>{t(m.booking_held, held)}</p>}
      {canAct && (
        <ButtonLink
          to={`/user/bookings/${booking.id}/pay`}
          kind={booking.status === 'VERIFIED' ? 'main' : 'second'}
          className="justify-self-start print:hidden"
        >
          {t(held ? m.booking_pay_held : m.booking_pay_balance, { amount })}
        </ButtonLink>
      )}
    </>
  )
}

type OfPayment = Props & { payment: PaymentOfBooking }

function PaymentState({ booking, payment, now, canAct }: OfPayment) {
  const status = statusFor(booking, payment)
  if (status === 'VERIFIED') return <Verified booking={booking} payment={payment} />
  const asksForUtr = status === 'REJECTED' && payment.rejectReason !== 'AMOUNT_DIFFERS'
  return (
    <>
      {status === 'REJECTED' ? <Rejected payment={payment} /> : <BeingChecked payment={payment} now={now} />}
      {canAct && <CorrectLink booking={booking} payment={payment} kind={asksForUtr ? 'main' : 'second'} />}
    </>
  )
}

function BeingChecked({ payment, now }: Pick<OfPayment, 'payment' | 'now'>) {
  const t = useTranslate()
  const rupees = useRupees()
  const moment = useMoment()
  const care = useCare()
  const { checkedBy, refNo, amountPayable, transfer } = payment
  const partsOf = useTransferParts([transfer])
  const isLate = checkedBy !== null && Date.parse(checkedBy) < now
  return (
    <>
      <p>
        {t(m.booking_submitted, {
          utr: refNo ?? '',
          amount: rupees(amountPayable),
        })}{' '}
        {partsOf(transfer)}
      </p>
      {checkedBy && (
        <p>{isLate ? t(m.booking_check_late, care) : t(m.booking_checked_by, { moment: moment(checkedBy) })}</p>
      )}
    </>
  )
}

function Verified({ booking, payment }: Omit<OfPayment, 'now' | 'canAct'>) {
  const t = useTranslate()
  const rupees = useRupees()
  const { refNo, amountPayable, transfer } = payment
  const partsOf = useTransferParts([transfer])
  const verification = verificationOf(booking, payment)
  // For cash, the history says everything.
  if (!verification || !refNo) return null
  // A cached page of an earlier version may lack the transfer.
  const [found, submitted] = transfer ? [transfer.amount, amountPayable] : [verification.amount, payment.part]
  const words = { found: rupees(found), submitted: rupees(submitted) }
  return (
    <>
      <p>
        {t(m.booking_payment_received, {
          amount: rupees(found),
          utr: refNo,
        })}{' '}
        {partsOf(transfer)}
      </p>
      {found < submitted && <p className="font-bold">{t(m.booking_payment_received_less, words)}</p>}
      {found > submitted && <p className="font-bold">{t(m.booking_payment_received_more, words)}</p>}
    </>
  )
}

function CorrectLink({ booking, payment, kind }: Pick<OfPayment, 'booking' | 'payment'> & { kind: 'main' | 'second' }) {
  const t = useTranslate()
  return (
    <ButtonLink
      to={`/user/payments/${payment.id}?booking=${booking.id}`}
      kind={kind}
      className="justify-self-start print:hidden"
    >
      {t(m.booking_correct_utr)}
    </ButtonLink>
  )
}

/** The refunds of a cancelled booking. */
function Cancelled({ booking: { money, refunds, cancelReason, cancellation } }: { booking: BookingDetail }) {
  const t = useTranslate()
  const rupees = useRupees()
  const care = useCare()
  const later = cancellation.onceVerified.refund
  return (
    <>
      {cancelReason && (
        <Quoted title={t(m.booking_cancel_reason)}>
          <span lang={langOf(cancelReason)}>{cancelReason}</span>
        </Quoted>
      )}
      <RefundLines refunds={refunds}>
        {later > 0 && (
          <p>{t(m.booking_refund_once_verified, { amount: rupees(money.beingChecked), refund: rupees(later) })}</p>
        )}
      </RefundLines>
      {refunds.length === 0 && later === 0 && (
        <p>{money.received + money.beingChecked > 0 ? t(m.booking_no_refund) : t(m.booking_nothing_paid, care)}</p>
      )}
    </>
  )
}
