import type { MissingPayment } from '../../../contract/desk/statements.ts'
import { m } from '../../../messages/compiled/messages.js'
import { langOf, useTranslate } from '../../language/language.ts'
import { useMoment, useRupees } from '../../ui/format.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import { RejectPayment } from '../parts/reject-payment.tsx'

/** A payment that is on no row of a statement. Staff may reject it if the statement should contain it. */
export function MissingRow({ payment, canReject }: { payment: MissingPayment; canReject: boolean }) {
  const t = useTranslate()
  const rupees = useRupees()
  const moment = useMoment()
  const { name, reference, refNo, bookingId } = payment
  return (
    <div className="grid items-center gap-x-4 gap-y-1 border-b border-stone py-2 text-base md:grid-cols-[9rem_8rem_1fr_auto]">
      <p className="font-bold">{refNo && <Unbroken>{refNo}</Unbroken>}</p>
      <p className="font-bold tabular-nums md:text-end">{rupees(payment.amountPaid)}</p>
      <div className="min-w-0">
        <p lang={langOf(name)}>{name}</p>
        <p className="text-quiet">
          {t(m.common_payment_code)} {reference} · {t(m.desk_submitted_at)} {moment(payment.submittedAt)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 md:justify-end">
        {bookingId && <TextLink to={`/admin/bookings/${bookingId}`}>{t(m.statement_decide)}</TextLink>}
        {canReject && <RejectPayment payment={payment} />}
      </div>
    </div>
  )
}
