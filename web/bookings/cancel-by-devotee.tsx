import type { BookingDetail } from '../../contract/booking-detail.ts'
import { unwrap } from '../../contract/client.ts'
import { m } from '../../messages/compiled/messages.js'
import { api } from '../api.ts'
import { useTranslate } from '../language/language.ts'
import { useCare } from '../root-data.ts'
import { Amounts } from '../ui/amounts.tsx'
import { Dialog, DialogActions, useCloseDialog } from '../ui/dialog.tsx'
import { TextArea } from '../ui/field.tsx'
import { AjaxForm, FormError } from '../ui/form.tsx'
import { useDay } from '../ui/format.ts'
import { useMutation } from '../ui/use-mutation.ts'

const LONGEST_REASON = 500

/** Shows the refund and the charge before the devotee cancels. The server cancels only for the refund that was shown. */
export function CancelByDevotee({ booking }: { booking: BookingDetail }) {
  const t = useTranslate()
  const care = useCare()
  const { possible } = booking.cancellation
  return (
    <section aria-labelledby="cancel" className="card grid gap-3 print:hidden">
      <h2 id="cancel">{t(m.booking_cancel_title)}</h2>
      {possible ? (
        <>
          <p>{t(m.booking_cancel_text)}</p>
          <Dialog opener={t(m.booking_cancel_open)} title={t(m.booking_cancel_question)} startsAtTitle>
            <CancelForm booking={booking} />
          </Dialog>
        </>
      ) : (
        <p>{t(m.booking_cancel_begun, care)}</p>
      )}
    </section>
  )
}

function CancelForm({ booking }: { booking: BookingDetail }) {
  const t = useTranslate()
  const day = useDay()
  const { percent, refund, kept, limit } = booking.cancellation
  const { received, beingChecked } = booking.money
  const isUnverified = received === 0 && beingChecked > 0
  const care = useCare()
  const cancelling = useMutation({
    call: (form: FormData) => {
      const reason = String(form.get('reason')).trim()
      return unwrap(api.bookings.cancel.$post({ json: { id: booking.id, refund, ...(reason && { reason }) } }))
    },
    saved: m.booking_cancelled_message,
    fallback: m.booking_cancel_failed,
    done: useCloseDialog(),
    reloadsAfterConflict: true,
  })

  return (
    <AjaxForm onSend={cancelling.run}>
      <p className="font-bold">
        {t(isUnverified ? m.booking_cancel_percent_once_found : m.booking_cancel_percent, { percent: String(percent) })}
      </p>
      <Amounts
        rows={[
          [t(m.booking_cancel_kept), kept],
          [t(m.booking_cancel_refund), refund],
        ]}
      />
      {beingChecked > 0 && !isUnverified && <p>{t(m.booking_cancel_once_verified)}</p>}
      {limit && <p>{t(m.booking_refund_limit, { percent: String(limit.percent), date: day(limit.dateBefore) })}</p>}
      {refund > 0 && <p>{t(m.booking_refund_where, care)}</p>}
      <Policy steps={booking.cancellation.steps} />
      <TextArea label={t(m.booking_cancel_reason_label)} name="reason" rows={2} maxLength={LONGEST_REASON} />
      <FormError text={cancelling.error} advice={cancelling.advice} />
      <DialogActions
        isDangerous
        send={t(m.booking_cancel_confirm)}
        busy={cancelling.busy}
        keep={t(m.booking_cancel_keep)}
      />
    </AjaxForm>
  )
}

/** The cancellation policy: one line for each refund tier. */
function Policy({ steps }: Pick<BookingDetail['cancellation'], 'steps'>) {
  const t = useTranslate()
  const care = useCare()
  const least = steps.at(-1)?.daysBefore ?? 0
  return (
    <div>
      <h3>{t(m.booking_cancel_policy)}</h3>
      <ul className="list-disc ps-6">
        {steps.map(({ daysBefore, percent }) => (
          <li key={daysBefore}>{t(m.booking_cancel_term, { days: String(daysBefore), percent: String(percent) })}</li>
        ))}
        <li>{t(m.booking_cancel_term_last, { ...care, days: String(least) })}</li>
      </ul>
    </div>
  )
}
